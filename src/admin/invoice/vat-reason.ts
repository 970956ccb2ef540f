import type { Text } from '../i18n/texts.ts'

const reasons = [
  'domestic',
  'eu-reverse-charge',
  'eu-consumer',
  'eu-number-unconfirmed',
  'outside-eu',
  'us-issuer',
] as const

/** Why VAT is charged as it is, in words; a rule that has no words here is named by its key. */
export function vatReason(t: Text, key: string): string {
  const reason = reasons.find((one) => one === key)
  return reason ? t(`vat.${reason}`) : key
}
