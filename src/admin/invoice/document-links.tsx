import { addressOf } from '#contract/client.ts'
import {
  creditNoteDocument,
  invoiceDocument,
  invoiceDownload,
  invoiceTranslated,
  productRegenerateDocument,
} from '#contract/product.ts'
import { languages } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { InvoiceRow } from '#operations/staff/invoice.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { formatDate, formatInstant } from '../kit/time.ts'

/** An invoice to take away: as a document, and for machines once it is issued. */
export function InvoiceLinks({ row }: { row: Pick<InvoiceRow, 'id' | 'serial_number' | 'variable_symbol'> }) {
  const t = useText()
  const printed = languages.map((language) => ({
    language,
    href: addressOf(invoiceTranslated, { params: { ref: row.variable_symbol }, query: { language } }),
  }))
  const params = { id: row.id }
  return (
    <>
      <ButtonLink small href={addressOf(invoiceDownload, { params })}>
        {t('order.download')}
      </ButtonLink>
      {row.serial_number !== null && (
        <ButtonLink small href={addressOf(invoiceDocument, { params })} download>
          {t('order.ubl')}
        </ButtonLink>
      )}
      <span className="mw-source">
        {t('order.translated')}{' '}
        {printed.map(({ language, href }) => (
          <a key={language} href={href} download className="wb-weblink">
            {language}
          </a>
        ))}
      </span>
    </>
  )
}

/** Draws the PDF of an issued invoice anew, where the stored one is damaged or looks wrong. */
export function Regenerate({ productId }: { productId: string }) {
  const t = useText()
  const draw = useSend(productRegenerateDocument, { done: t('order.regenerated') })
  return (
    <Button small kind="quiet" busy={draw.busy} onClick={() => void draw.send({ params: { id: productId } })}>
      {t('order.regenerate')}
    </Button>
  )
}

/** What takes an invoice back, each with its document in both forms; nothing where nothing does. */
export function CreditNotes({ rows }: { rows: InvoiceRow['credit_notes'] }) {
  const t = useText()
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <Section title={t('order.creditNotes')}>
      <ul className="mw-ruled">
        {rows.map(({ id, document_context: printed, refund }) => (
          <li key={id} className="mw-split">
            <span>
              {printed.number}, {formatDate(printed.issueDate, language)},{' '}
              {formatMoney(printed.totals.total, printed.currency, language)}
              {refund && (
                <span className="mw-small mw-muted mw-lines">
                  {`\n${refund.reason}\n${personName(refund.user)}, ${formatInstant(refund.created_at, language)}, `}
                  {t(`giveBack.${refund.status}`)}
                </span>
              )}
            </span>
            <span className="mw-cluster">
              <a href={addressOf(creditNoteDocument, { params: { id } })}>{t('order.download')}</a>
              <a href={addressOf(creditNoteDocument, { params: { id }, query: { format: 'ubl' } })} download>
                {t('order.ubl')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
