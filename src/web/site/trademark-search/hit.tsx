import { formatDate } from '#kernel/dates.ts'
import { Facts, type Fact } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { SimilarityScores } from '#ui/similarity.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { BandVerdict } from '../../mark-checker/band-verdict.tsx'
import { MarkReasons, SmallLetters, useMarkPhrase } from '../../mark-checker/near-mark.tsx'
import type { NearName } from '../../mark-checker/near-marks.ts'
import type { AnsweredMark } from '../../mark-checker/question.ts'

export const hitId = (mark: AnsweredMark): string => `mark-${mark.office}-${mark.number.replaceAll(/[^\w-]/g, '-')}`

function useHitFacts(mark: AnsweredMark): Fact[] {
  const t = useText('checker')
  const language = useLanguage()
  const date = (day: string | null) => day && formatDate(day.slice(0, 10), language)
  const owner = [mark.owner, mark.ownerCountry].filter(Boolean).join(', ')
  const facts: (Omit<Fact, 'label'> & { key: 'number' | 'owner' | 'filed' | 'registered' | 'expires' | 'status' })[] = [
    {
      key: 'number',
      code: '210',
      value: <span className="mw-num">{[mark.number, mark.registrationNumber].filter(Boolean).join(' / ')}</span>,
    },
    { key: 'owner', code: '730', value: owner },
    { key: 'filed', code: '220', value: date(mark.filingDate) },
    { key: 'registered', code: '151', value: date(mark.registrationDate) },
    { key: 'expires', code: '180', value: date(mark.expiryDate) },
    { key: 'status', value: mark.status },
  ]
  const goods = mark.goods.map((item) => `${item.class}: ${item.terms.join(', ')}`).join('; ')
  return [
    ...facts
      .filter(({ value }) => value !== null && value !== '')
      .map((fact) => ({ ...fact, label: t(`detail.${fact.key}`) })),
    {
      key: 'goods',
      code: '511',
      label: t('detail.goods'),
      value: goods || mark.classes.join(', '),
    },
  ]
}

/** Everything the register says of a mark, and the score in its parts. */
function Details({ mark }: { mark: AnsweredMark }) {
  const t = useText('checker')
  const names = useText('trademark')
  const language = useLanguage()
  const facts = useHitFacts(mark)
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
