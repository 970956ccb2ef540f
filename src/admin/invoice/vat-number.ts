import type { InvoiceRow } from '#operations/staff/invoice.ts'
import type { Language } from '#kernel/languages.ts'
import type { Fact } from '#ui/facts.tsx'
import type { Text } from '../i18n/texts.ts'
import { formatInstant } from '../kit/time.ts'

/**
 * What the European Union's register had said of the buyer's VAT number when the document was made: when, and under which number
 * of its own. Documents of before have none: then what is known of the number today.
 */
export function vatNumberFact(
  t: Text,
  language: Language,
  row: Pick<InvoiceRow, 'billing_entity' | 'document_context'>,
): Fact[] {
  const { billing_entity: billed, document_context: document } = row
  const number = document.customer.vatNumber ?? billed?.vat
  if (!number) return []
  const {
    isConfirmed,
    askedAt: asked,
    consultation,
  } = document.vatCheck ?? {
    isConfirmed: billed?.vat_payer ?? false,
    askedAt: billed?.vat_asked_at ?? null,
    consultation: billed?.vat_consultation ?? null,
  }
  const at = asked === null ? '' : formatInstant(asked, language)
  const said = (): string => {
    if (asked === null) return t('vatNumber.silent', { number })
    if (!isConfirmed) return t('vatNumber.unknown', { number, at })
    return consultation === null
      ? t('vatNumber.confirmed', { number, at })
      : t('vatNumber.proved', { number, at, consultation })
  }
  return [{ key: 'vat-number', label: t('vatNumber.label'), value: said() }]
}
