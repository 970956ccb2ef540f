import type { InvoiceRow } from '#operations/staff/invoice.ts'
import type { Language } from '#kernel/languages.ts'
import type { Fact } from '#ui/facts.tsx'
import type { Text } from '../i18n/texts.ts'
import { formatInstant } from '../kit/time.ts'

/** What the European Union's register said of the VAT number of who is billed: when, and under which number of its own. */
export function vatNumberFact(t: Text, language: Language, billed: InvoiceRow['billing_entity']): Fact[] {
  if (!billed?.vat) return []
  const { vat: number, vat_payer: isConfirmed, vat_asked_at: asked, vat_consultation: consultation } = billed
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
