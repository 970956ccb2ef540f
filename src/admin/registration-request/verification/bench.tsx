import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { verificationComplete } from '#contract/registration.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useRefusal, useSend } from '../../calls.ts'
import { useText } from '../../i18n/texts.ts'
import { useKeys } from '../../kit/use-keys.ts'
import { candidatesOf, toLookAt } from './candidate.ts'
import { CandidateList } from './candidate-list.tsx'
import { DismissDialog } from './dismiss-dialog.tsx'
import { gapsOf, looksOf, type Searched, type SimilarDraft } from './result-draft.ts'
import { PictureComparison } from './picture-comparison.tsx'
import { RequestFacts } from './request-facts.tsx'
import { ResultColumn } from './result-column.tsx'
import { SimilarMarks } from './similar-marks.tsx'
import { useClassSuggestions } from './use-class-suggestions.ts'
import { useCandidates } from './use-candidates.ts'
import { useResult } from './use-result.ts'

const hasPicture = (type: string): boolean => type !== 'WORD' && type !== 'SOUND'

/** Takes whoever sends to the first answer that is missing. */
function focusFirstGap(): void {
  const error = document.querySelector('.wb-result .mw-error')
  // In a list it is the text beside the error that is missing, elsewhere the first answer of its section.
  const field =
    error?.parentElement?.querySelector<HTMLElement>(':scope > textarea') ??
    error
      ?.closest('.wb-section')
      ?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button, summary')
  error?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

/** The verification in three columns: what was asked, what stands in the way, what we answer. */
export function Bench({ row }: { row: RequestRow }) {
  const t = useText()
  const searched = useRef<Searched>(undefined)
  const result = useResult(row, searched)
  const suggested = useClassSuggestions(row)
  // Until a person chooses, the classes that the client's words point to are compared.
  const compared =
    result.draft.classes.length > 0 ? result.draft.classes : (suggested?.map(({ niceClass }) => niceClass) ?? null)
  const candidates = useCandidates(row, compared)
  const { data: answer } = candidates
  // The answer to a question before is not told as one to this.
  const current = candidates.isPlaceholderData ? undefined : answer
  const told = current && {
    listed: toLookAt(candidatesOf(current, result.draft)),
    filters: { classes: [...(compared ?? [])], scope: candidates.scope, withDead: candidates.withDead },
  }
  useEffect(() => {
    searched.current = told
  })
  const complete = useSend(verificationComplete, { done: t('verification.sent'), ownRefusal: true })
  const say = useRefusal()
  const [dismissing, setDismissing] = useState(false)
  const [tried, setTried] = useState(false)
  const [editing, setEditing] = useState<SimilarDraft | null>(null)
  const gaps = gapsOf(result.draft)

  const approve = async (): Promise<void> => {
    flushSync(() => setTried(true))
    // A mark that is still being written would be lost by sending now.
    if (editing) return
    if (gaps.length > 0) {
      focusFirstGap()
      return
    }
    if (!(await result.open())) return
    await complete.send({
      params: { id: row.id },
      body: { outcome: 'approved', reason: null, revision: result.revision() },
    })
  }
  useKeys([{ key: 'Enter', mod: true, typing: true, run: () => void approve() }])
  const refused = complete.error && Object.keys(complete.error.fields).length === 0 ? say(complete.error) : null
  const refusal = tried && editing ? t('similar.unfinished') : refused

  return (
    <div className="wb-bench">
      <RequestFacts row={row} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div className="wb-similar" tabIndex={0} role="region" aria-label={t('candidates.column')}>
        <CandidateList row={row} result={result} candidates={candidates} compared={compared ?? []} />
        {hasPicture(row.type) && <PictureComparison />}
        <SimilarMarks
          mark={row.value}
          wanted={row.jurisdictions}
          result={result}
          editing={editing}
          onEdit={setEditing}
        />
      </div>
      <ResultColumn
        row={row}
        result={result}
        suggested={suggested ?? []}
        gaps={tried ? gaps : []}
        looks={looksOf(result.draft, told)}
        refusal={refusal}
        fields={{ ...result.fields, ...complete.fields }}
        busy={complete.busy}
        onApprove={() => void approve()}
        onDismiss={() => setDismissing(true)}
      />
      {dismissing && <DismissDialog row={row} result={result} onClose={() => setDismissing(false)} />}
    </div>
  )
}
