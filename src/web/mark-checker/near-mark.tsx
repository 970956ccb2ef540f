import { Letters } from '#ui/letters.tsx'
import { SimilarityReasons } from '#ui/similarity.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { BandVerdict } from './band-verdict.tsx'
import { comparedText, dateOf, type NearName } from './near-marks.ts'
import type { AnsweredMark } from './question.ts'

/** Office, state and year in one phrase; of an international registration also how far it reaches. */
export function useMarkPhrase(offices: Record<string, string>): (mark: AnsweredMark) => string {
  const t = useText('checker')
  return (mark) => {
    const office = offices[mark.office] ?? mark.office
    const year = dateOf(mark).slice(0, 4)
    const phrase = year === '' ? t(`state.${mark.state}`, { office }) : t(`state.${mark.state}In`, { office, year })
    const further = [
      mark.office === 'WIPO' && t('international'),
      mark.spelling !== null && t('spelling', { mark: mark.text, spelling: mark.spelling }),
    ]
    return [phrase, ...further].filter((part) => part !== false).join('. ')
  }
}

interface NearMarkProps {
  own: string
  mark: AnsweredMark
  offices: Record<string, string>
}

/** The two names letter under letter, in the small setting. */
export function SmallLetters({ own, mark }: Pick<NearMarkProps, 'own' | 'mark'>) {
  const t = useText('checker')
  const common = useText('common')
  if (comparedText(mark) === '') return <p className="mw-small mw-muted">{t('withoutWords')}</p>
  return (
    <Letters
      small
      own={own}
      earlier={comparedText(mark)}
      ownLabel={common('yours')}
      earlierLabel={common('earlierMark')}
    />
  )
}

/** The reasons one under the other. That no goods were compared is said once for all marks, beside the verdict. */
export function MarkReasons({ own, mark }: Pick<NearMarkProps, 'own' | 'mark'>) {
  const names = useText('trademark')
  const language = useLanguage()
  return (
    <SimilarityReasons
      similarity={mark.score}
      own={own}
      earlier={comparedText(mark)}
      say={names}
      language={language}
      without={['unknown']}
    />
  )
}

/** One near name in a short list: letters, where it stands, how often more, why it is near, how near. */
export function NearMark({ own, mark, further, offices }: NearMarkProps & Pick<NearName, 'further'>) {
  const t = useText('checker')
  const phrase = useMarkPhrase(offices)
  return (
    <li className="mw-near">
      <SmallLetters own={own} mark={mark} />
      <div>
        <p className="mw-small">
          {phrase(mark)}
          {further.length > 0 && `. ${t('further', { count: further.length })}`}
        </p>
        <MarkReasons own={own} mark={mark} />
      </div>
      <BandVerdict band={mark.score.band} />
    </li>
  )
}
