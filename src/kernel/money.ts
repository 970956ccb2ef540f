import type { Language } from './languages.ts'

/** The twelve currencies we charge in (spec, part 1, section 9). */
export const currencies = ['EUR', 'CZK', 'GBP', 'USD', 'AUD', 'CHF', 'CAD', 'NZD', 'TRY', 'JPY', 'MXN', 'ZAR'] as const
export type Currency = (typeof currencies)[number]

export function isCurrency(text: string | undefined | null): text is Currency {
  return currencies.some((currency) => currency === text)
}

const symbols: Record<Currency, string> = {
  EUR: '€',
  CZK: 'Kč',
  GBP: '£',
  USD: '$',
  AUD: 'AU$',
  CHF: 'CHF',
  CAD: 'CA$',
  NZD: 'NZ$',
  TRY: '₺',
  JPY: '¥',
  MXN: 'Mex$',
  ZAR: 'R',
}

/** Decimal places of a minor unit (ISO 4217). Currencies outside our twelve appear only as official fees. */
export function exponentOf(currency: string): number {
  if (['JPY', 'KRW', 'CLP', 'PYG', 'VND', 'XAF', 'DJF', 'BIF', 'UGX', 'ISK'].includes(currency)) return 0
  if (['BHD', 'KWD', 'OMR', 'JOD', 'TND'].includes(currency)) return 3
  return 2
}

/** An amount in minor units of a currency; never a fraction. */
export interface Money {
  amount: number
  currency: string
}

/** Major units as decimal text from minor units, e.g. 123450 EUR → "1234.50". */
export function majorText(amount: number, currency: string): string {
  const exponent = exponentOf(currency)
  const sign = amount < 0 ? '-' : ''
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  if (exponent === 0) return sign + digits
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Minor units from decimal text of major units. Throws RangeError when the text is not an exact amount. */
export function minorUnits(text: string, currency: string): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) throw new RangeError(`not an amount: ${text}`)
  const exponent = exponentOf(currency)
  const fraction = (match[3] ?? '').padEnd(exponent, '0')
  if (!/^0*$/.test(fraction.slice(exponent))) throw new RangeError(`too many decimals for ${currency}: ${text}`)
  const minor = Number((match[2] ?? '0') + fraction.slice(0, exponent))
  return match[1] ? -minor : minor
}

const groupOf: Record<Language, [group: string, decimal: string]> = {
  en: [',', '.'],
  cs: ['\u00a0', ','],
  sk: ['\u00a0', ','],
  es: ['\u00a0', ','],
}

/**
 * Money as the product prints it (spec, part 1, section 9): two decimals always; symbol before the amount for GBP, USD,
 * AUD, CAD or in English, otherwise after it behind a no-break space.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const [group, decimal] = groupOf[language]
  const exponent = exponentOf(currency)
  const text = majorText(Math.abs(amount), currency)
  const [whole = '0', fraction = ''] = text.split('.')
  const digits = `${whole.replace(/\B(?=(\d{3}){1,8}$)/g, group)}${decimal}${fraction.padEnd(Math.max(2, exponent), '0')}`
  const sign = amount < 0 ? '−' : ''
  const symbol = isCurrency(currency) ? symbols[currency] : currency
  const before = language === 'en' || ['GBP', 'USD', 'AUD', 'CAD'].includes(currency)
  if (!before) return `${sign}${digits}\u00a0${symbol}`
  const gap = isCurrency(currency) ? '' : '\u00a0'
  return `${sign}${symbol}${gap}${digits}`
}

/** Half away from zero: the rounding used on documents. */
export function roundHalfUp(value: number): number {
  const nudged = value + Math.sign(value) * 1e-9
  return Math.sign(nudged) * Math.floor(Math.abs(nudged) + 0.5) || 0
}

/** Converts minor units by a decimal rate (1 unit of `from` = `rate` units of `to`), rounded half up once. */
export function convert(amount: number, from: string, to: string, rate: number): number {
  const shift = 10 ** (exponentOf(to) - exponentOf(from))
  return roundHalfUp(amount * rate * shift)
}
