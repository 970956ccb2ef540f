import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { SimilarityScores } from '#ui/similarity.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { BandVerdict } from '../../mark-checker/band-verdict.tsx'
import { useMarkFacts } from '../../mark-checker/mark-facts.tsx'
import { MarkReasons, SmallLetters, useMarkPhrase } from '../../mark-checker/near-mark.tsx'
import type { NearName } from '../../mark-checker/near-marks.ts'
import type { AnsweredMark } from '../../mark-checker/question.ts'

export const hitId = (mark: AnsweredMark): string => `mark-${mark.office}-${mark.number.replaceAll(/[^\w-]/g, '-')}`

/** Everything the register says of a mark, and the score in its parts. */
function Details({ mark }: { mark: AnsweredMark }) {
  const t = useText('checker')
  const names = useText('trademark')
  const language = useLanguage()
  const facts = useMarkFacts(mark)
  return (
    <details className="mw-hit__more">
      <summary className="mw-small">
        {t('detail.open')} <span className="mw-vh">: {mark.text}</span>
      </summary>
      <div className="mw-hit__inside">
        <SimilarityScores similarity={mark.score} say={names} language={language} />
        <div>
          <Facts tight facts={facts} />
          {/^https?:\/\//i.test(mark.officeUrl ?? '') && (
            <p className="mw-small mt-1">
              <a href={mark.officeUrl ?? ''} rel="noreferrer nofollow">
                {t('detail.entry')}
              </a>
            </p>
          )}
        </div>
      </div>
    </details>
  )
}

/** The other records of the same name: where each stands, for which classes, how near. */
function Further({ marks, offices }: { marks: readonly AnsweredMark[]; offices: Record<string, string> }) {
  const t = useText('checker')
  const names = useText('trademark')
  const phrase = useMarkPhrase(offices)
  return (
    <details className="mw-hit__more">
      <summary className="mw-small">
        {t('further', { count: marks.length })} <span className="mw-vh">: {marks[0]?.text}</span>
      </summary>
      <ul className="mw-list mw-hit__further">
        {marks.map((mark) => (
          <li key={hitId(mark)} className="mw-checker__line mw-small">
            <span>
              {phrase(mark)}
              <span className="mw-muted mw-hit__record">
                {[
                  mark.classes.length > 0 &&
                    names('classes', { list: mark.classes.join(', '), count: mark.classes.length }),
                  mark.owner,
                  mark.number,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <BandVerdict band={mark.score.band} bare />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface HitProps extends NearName {
  own: string
  offices: Record<string, string>
}

/** One name of the list: a row where there is room, a card on a phone. */
export function Hit({ own, mark, further, offices }: HitProps) {
  const t = useText('checker')
  const phrase = useMarkPhrase(offices)
  return (
    <li className="mw-hit" id={hitId(mark)} tabIndex={-1}>
      <div className="mw-hit__name">
        <h3>
          <Mark size="s">{mark.text || t('withoutWords')}</Mark>
        </h3>
        <p className="mw-small mw-muted">{phrase(mark)}</p>
      </div>
      <SmallLetters own={own} mark={mark} />
      <MarkReasons own={own} mark={mark} />
      <div className="mw-hit__band">
        <BandVerdict band={mark.score.band} />
      </div>
      <Details mark={mark} />
      {further.length > 0 && <Further marks={further} offices={offices} />}
    </li>
  )
}
