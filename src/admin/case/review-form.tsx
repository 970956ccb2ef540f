import { caseRequestStatus } from '#contract/case-request.ts'
import type { CaseRequestStatus } from '#domain/enforcement/status.ts'
import type { CaseRequestRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** Takes a report on, asks about it or dismisses it; the question and the reason are mailed as they are written. */
export function ReviewForm({ row, next }: { row: CaseRequestRow; next: readonly CaseRequestStatus[] }) {
  const t = useText()
  const [text, setText] = useKeptText(`case-request-review:${row.id}`)
  const review = useSend(caseRequestStatus, { done: t('caseRequest.saved'), ownRefusal: true })
  const canAsk = row.status === 'Created' || next.includes('Info requested')
  const canDismiss = next.includes('Dismissed')
  const send = async (to: 'In review' | 'Info requested' | 'Dismissed'): Promise<void> => {
    const { ok } = await review.send({ params: { id: row.id }, body: { to, text: to === 'In review' ? null : text } })
    if (ok && to !== 'In review') setText('')
  }
  const isEmpty = text.trim() === ''
  return (
    <div className="mw-stack wb-form">
      {next.includes('In review') && (
        <div>
          <Button small busy={review.busy} onClick={() => void send('In review')}>
            {t(row.status === 'Dismissed' ? 'caseRequest.takeAgain' : 'caseRequest.takeOn')}
          </Button>
        </div>
      )}
      {(canAsk || canDismiss) && (
        <>
          <TextArea
            name="reviewText"
            label={t('caseRequest.text')}
            hint={t('caseRequest.textHint')}
            maxLength={500}
            value={text}
            error={fieldError(review.fields, 'text', t('caseRequest.text'))}
            onChange={(event) => setText(event.target.value)}
          />
          <Refusal error={review.error} />
          <div className="mw-cluster">
            {canAsk && (
              <Button small busy={review.busy} disabled={isEmpty} onClick={() => void send('Info requested')}>
                {t('caseRequest.ask')}
              </Button>
            )}
            {canDismiss && (
              <Button small busy={review.busy} disabled={isEmpty} onClick={() => void send('Dismissed')}>
                {t('caseRequest.dismiss')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
