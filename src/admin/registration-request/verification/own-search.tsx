import { useId, useState } from 'react'
import { verificationSearch } from '#contract/verification.ts'
import { ownSearchKinds, type OwnSearchKind } from '#domain/verification/search-log.ts'
import type { Scope } from '#domain/clearance/scope.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../../calls.ts'
import { useText } from '../../i18n/texts.ts'
import { candidateKey, candidatesOf, familyOf, pickedOf, type SearchAnswer } from './candidate.ts'
import { CandidateRow, type CandidateActions } from './candidate-row.tsx'
import type { ResultDraft } from './result-draft.ts'
import { SearchLog } from './search-log.tsx'

interface OwnSearchProps extends CandidateActions {
  row: RequestRow
  draft: ResultDraft
  classes: readonly number[]
  scope: Scope
  withDead: boolean
  compared: readonly string[]
  /** What a search found, so that it can be compared with the others. */
  onFound: (marks: SearchAnswer['marks']) => void
  found: SearchAnswer['marks'] | null
}

/** What is looked for beside the client's text: an element, a pattern, another reading, an owner, a number. Each search is kept. */
export function OwnSearch({
  row,
  draft,
  classes,
  scope,
  withDead,
  compared,
  onFound,
  found,
  ...actions
}: OwnSearchProps) {
  const t = useText()
  const id = useId()
  const [kind, setKind] = useState<OwnSearchKind>('element')
  const [query, setQuery] = useState('')
  const asked = useSend(verificationSearch)
  const ask = async (): Promise<void> => {
    const body = { kind, query: query.trim(), classes: [...classes], scope, withDead }
    const answer = await asked.send({ params: { id: row.id }, body })
    if (answer.ok) onFound(answer.value.marks)
  }
  const rows = found ? candidatesOf({ marks: found }, draft) : []
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('ownSearch.title')}</h2>
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
          label={t('ownSearch.kind')}
          value={kind}
          options={ownSearchKinds.map((one) => ({ value: one, label: t(`ownSearch.kinds.${one}`) }))}
          onChange={(event) => setKind(ownSearchKinds.find((one) => one === event.target.value) ?? 'element')}
        />
        <TextField
          id={`${id}-query`}
          name="query"
          label={t('ownSearch.query')}
          hint={t(`ownSearch.hints.${kind}`)}
          value={query}
          maxLength={200}
          error={fieldError(asked.fields, 'query', t('ownSearch.query'))}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button small type="submit" busy={asked.busy} disabled={query.trim() === ''}>
          {t('ownSearch.ask')}
        </Button>
      </form>
      <div role="status">{found && <p className="mw-small">{t('ownSearch.found', { count: rows.length })}</p>}</div>
      <ul className="wb-cand">
        {rows.map((candidate, index) => (
          <CandidateRow
            key={candidateKey(candidate)}
            id={`${id}-${index}`}
            mark={row.value}
            candidate={candidate}
            rank={index + 1}
            again={false}
            family={familyOf(rows, candidate.name)}
            waits={false}
            picked={pickedOf(draft, candidate) !== undefined}
            compared={compared.includes(candidateKey(candidate))}
            focused={false}
            {...actions}
          />
        ))}
      </ul>
      <SearchLog row={row} />
    </section>
  )
}
