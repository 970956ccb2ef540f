import { useId, useState } from 'react'
import type { CallOutput } from '#contract/call.ts'
import { verificationSearchNames } from '#contract/verification.ts'
import { isJurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { otherNameKinds, sourcesText, type OtherNameKind } from '#domain/verification/other-names.ts'
import { riskToShow } from '#domain/verification/vocabulary.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { Select } from '#ui/select.tsx'
import { formatScore } from '#ui/similarity.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../../calls.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { formatDate } from '../../kit/time.ts'
import { clientLanguage, otherNameRemark } from './notes.ts'
import { emptySimilar, type ResultDraft, type SimilarDraft } from './result-draft.ts'

type Answer = CallOutput<typeof verificationSearchNames>
type Find = Answer['finds'][number]

interface OtherNamesProps {
  row: RequestRow
  draft: ResultDraft
  change: (next: (old: ResultDraft) => ResultDraft) => void
}

/** A company or a domain name as the client will read of it: without an office, so it counts as entered by hand. */
function similarOf(find: Find, row: RequestRow): SimilarDraft {
  const country = find.country === null ? null : jurisdictionFrom(find.country)
  return {
    ...emptySimilar(`${find.kind} ${find.name} ${find.number}`),
    name: find.name.slice(0, 200),
    jurisdictions: country && isJurisdiction(country) ? [country] : row.jurisdictions,
    similarity: riskToShow(find.score.band),
    number: find.number.slice(0, 60),
    reason: otherNameRemark(find, clientLanguage(row.language)),
  }
}

const isSame = (mark: SimilarDraft, find: Find): boolean =>
  mark.office === null && mark.name === find.name.slice(0, 200) && mark.number === find.number.slice(0, 60)

/** Names outside of the registers of marks: companies and domain names. Each question is kept. */
export function OtherNames({ row, draft, change }: OtherNamesProps) {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const [kind, setKind] = useState<OtherNameKind>('company')
  const [query, setQuery] = useState(row.value)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const asked = useSend(verificationSearchNames)
  const ask = async (): Promise<void> => {
    const sent = await asked.send({ params: { id: row.id }, body: { kind, query: query.trim() } })
    if (sent.ok) setAnswer(sent.value)
  }
  const show = (find: Find, isShown: boolean): void =>
    change((old) => {
      const others = old.similar.filter((mark) => !isSame(mark, find))
      return { ...old, similar: isShown ? [...others, similarOf(find, row)] : others }
    })
  const sources = sourcesText(answer?.asked ?? [], {
    standIn: t('otherNames.standIn'),
    noAnswer: t('otherNames.noAnswer'),
    nobody: t('otherNames.nobody'),
  })
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('otherNames.title')}</h2>
      <p className="mw-source">{t('otherNames.text')}</p>
      <form
        className="mw-pair"
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <Select
          id={`${id}-kind`}
          name="kind"
          label={t('otherNames.kind')}
          value={kind}
          options={otherNameKinds.map((one) => ({ value: one, label: t(`otherNames.kinds.${one}`) }))}
          onChange={(event) => setKind(otherNameKinds.find((one) => one === event.target.value) ?? 'company')}
        />
        <TextField
          id={`${id}-query`}
          name="query"
          label={t('otherNames.query')}
          value={query}
          maxLength={100}
          error={fieldError(asked.fields, 'query', t('otherNames.query'))}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button small type="submit" busy={asked.busy} disabled={query.trim() === ''}>
          {t('otherNames.ask')}
        </Button>
      </form>
      <div role="status">
        {answer && (
          <p className="mw-small">
            {answer.asked.length === 0
              ? sources
              : `${t('otherNames.found', { count: answer.finds.length })} · ${t('otherNames.asked', { list: sources })}`}
          </p>
        )}
      </div>
      <ul className="wb-cand">
        {answer?.finds.map((find, at) => (
          <li key={`${find.name} ${find.number}`}>
            <input
              className="wb-cb"
              type="checkbox"
              aria-label={`${t('otherNames.take')}: ${find.name}`}
              disabled={find.state === 'free' || find.state === 'unknown'}
              checked={draft.similar.some((mark) => isSame(mark, find))}
              onChange={(event) => show(find, event.target.checked)}
            />
            <span className="wb-rank">{at + 1}</span>
            <p>
              <Mark>{find.name}</Mark>{' '}
              <small>
                {[
                  t(`otherNames.state.${find.state}`),
                  find.number,
                  find.country,
                  find.place,
                  find.since && t('otherNames.since', { date: formatDate(find.since, language) }),
                  find.until && t('otherNames.until', { date: formatDate(find.until, language) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </p>
            <span className="wb-score">
              <small>{formatScore(find.score.mark, language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
