import { Trans } from 'react-i18next'
import { alignLetters } from '#ui/letter-alignment.ts'
import { Entry } from '#ui/entry.tsx'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { Reasons } from '#ui/reasons.tsx'
import { Verdict } from '#ui/verdict.tsx'
import { useText } from '../../i18n/text.ts'
import type { SummaryMark } from './load.server.ts'

interface SimilarMarksProps {
  own: string
  marks: SummaryMark[]
  classes: number[]
}

function useReasons(own: string, mark: SummaryMark, classes: number[]) {
  const t = useText('summary')
  const [upper] = alignLetters(own, mark.name)
  const letters = upper.filter((letter) => letter.kind !== 'gap' && letter.kind !== 'space')
  const shared = letters.filter((letter) => letter.kind === 'same').length
  const theirs = mark.facts.classes ?? []
  const same = theirs.filter((number) => classes.includes(number))
  const other = theirs.filter((number) => !classes.includes(number))
  const bold = { b: <b /> }
  return [
    {
      key: 'shared',
      text: (
        <Trans ns="summary" i18nKey="similar.shared" values={{ shared, total: letters.length }} components={bold} />
      ),
    },
    same.length > 0 && {
      key: 'same',
      text: <Trans ns="summary" i18nKey="similar.sameClass" values={{ list: same.join(', ') }} components={bold} />,
    },
    same.length === 0 &&
      other.length > 0 && {
        key: 'other',
        text: <Trans ns="summary" i18nKey="similar.otherClass" values={{ list: other.join(', ') }} components={bold} />,
      },
    mark.competitor && { key: 'competitor', text: t('similar.competitor') },
    mark.well_known && { key: 'known', text: t('similar.wellKnown') },
  ].filter((reason) => reason !== false)
}

function SimilarMark({ own, mark, classes }: { own: string; mark: SummaryMark; classes: number[] }) {
  const t = useText('summary')
  const common = useText('common')
  const names = useText('trademark')
  const reasons = useReasons(own, mark, classes)
  const { number, owner, status, goods, reason } = mark.facts
  const facts: (Fact | false)[] = [
    { key: 'register', label: t('similar.register'), value: mark.places.map((place) => place.name).join(', ') },
    !!number && {
      key: 'number',
      code: '111',
      label: t('similar.number'),
      value: <span className="mw-num">{number}</span>,
    },
    !!owner && { key: 'owner', code: '730', label: t('similar.owner'), value: owner },
    !!status && { key: 'state', label: t('similar.state'), value: status },
    (!!goods || !!mark.facts.classes?.length) && {
      key: 'goods',
      code: '511',
      label: t('similar.goods'),
      value: [mark.facts.classes?.join(', '), goods].filter(Boolean).join(': '),
    },
  ]
  const heading = `similar-${mark.id}`
  return (
    <article className="mw-sim" aria-labelledby={heading}>
      <header className="mw-sim__head">
        <h3 className="mw-h3" id={heading}>
          <span className="mw-vh">{t('similar.compare', { own })}</span>
          <Mark>{mark.name}</Mark>
        </h3>
        <Verdict risk={mark.similarity}>{names(`risk.${mark.similarity}`)}</Verdict>
        <Reasons items={reasons} />
      </header>
      <div className="mw-sim__pair">
        <Letters own={own} earlier={mark.name} ownLabel={common('yours')} earlierLabel={common('earlierMark')} />
      </div>
      <div className="mw-sim__why">
        {reason && <p>{reason}</p>}
        <Facts tight facts={facts.filter((fact) => fact !== false)} />
        {/^https?:\/\//i.test(mark.url ?? '') && (
          <p className="mw-small">
            <a href={mark.url ?? ''} rel="noreferrer nofollow">
              {t('similar.open')}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}

export function SimilarMarks({ own, marks, classes }: SimilarMarksProps) {
  const t = useText('summary')
  return (
    <Entry id="similar" number={3} margin={t('similar.margin')}>
      <h2 className="mw-h2" id="similar-title">
        {marks.length > 0 ? t('similar.title', { count: marks.length }) : t('similar.none')}
      </h2>
      <p className="mw-prose mw-small mw-muted mt-1 mb-4">{t(marks.length > 0 ? 'similar.key' : 'similar.noneText')}</p>
      {marks.map((mark) => (
        <SimilarMark key={mark.id} own={own} mark={mark} classes={classes} />
      ))}
    </Entry>
  )
}
