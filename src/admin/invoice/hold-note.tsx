import { givenBack } from '#domain/billing/credit.ts'
import { Callout } from '#ui/callout.tsx'
import type { InvoiceOfRequest } from '#operations/staff/request.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatInstant } from '../kit/time.ts'
import { invoicePath } from '../paths.ts'

type Invoice = Pick<InvoiceOfRequest, 'id' | 'document_context' | 'credit_notes'>

interface HoldNoteProps {
  withdrawal: { created_at: string } | undefined
  /** The invoice that holds, where there is one. */
  invoice: Invoice | undefined
  /** The order has come to its end, so that nothing of it is held. */
  isOver: boolean
}

const isGivenBack = ({ document_context: document, credit_notes: notes }: Invoice): boolean =>
  givenBack(
    document,
    notes.map((note) => note.document_context),
  ) === 'whole'

/** Why nothing goes on with an order, and what a person decides about it; nothing of an order that nothing holds. */
export function HoldNote({ withdrawal, invoice, isOver }: HoldNoteProps) {
  const t = useText()
  const language = useLanguage()
  const at = withdrawal && formatInstant(withdrawal.created_at, language)
  const returned = invoice !== undefined && isGivenBack(invoice)
  if (at === undefined && (isOver || !returned)) return null
  const withdrawn = at === undefined ? '' : t(isOver ? 'hold.withdrawnOver' : 'hold.withdrawn', { at })
  return (
    <div className="wb-pad">
      <Callout tone={isOver ? 'plain' : 'seal'}>
        <p>{!isOver && returned ? t('hold.givenBack') : withdrawn}</p>
        {!isOver && invoice !== undefined && (
          <p>
            <a href={invoicePath(invoice.id)}>{t('hold.settle')}</a>
          </p>
        )}
      </Callout>
    </div>
  )
}
