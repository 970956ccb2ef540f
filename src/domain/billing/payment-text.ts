import { majorText } from '#kernel/money.ts'
import { ibanIsValid } from './iban.ts'
import type { InvoiceDocument } from './invoice-document.ts'

/** What a payer has to type, as far as a code carries it. */
export type Payable = Pick<
  InvoiceDocument,
  'currency' | 'variableSymbol' | 'constantSymbol' | 'dueDate' | 'supplier' | 'totals'
>

const account = ({ supplier }: Payable): string | null => {
  const iban = supplier.iban?.replaceAll(' ', '') ?? null
  return iban !== null && ibanIsValid(iban) ? iban : null
}

/** Letters of the basic Latin alphabet only, as these codes want them. */
const basic = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '')

/**
 * The text of a SPAYD code (QR Platba, Czech Banking Association, 1.2), or null where it does not reach: it is for Czech
 * accounts and for koruna.
 */
export function spayd(document: Payable): string | null {
  const iban = account(document)
  const { currency, supplier, totals, variableSymbol, constantSymbol, dueDate } = document
  if (iban === null || (!iban.startsWith('CZ') && currency !== 'CZK')) return null
  const parts = [
    'SPD*1.0',
    `ACC:${iban}${supplier.bic ? `+${supplier.bic}` : ''}`,
    `AM:${majorText(totals.total, currency)}`,
    `CC:${currency}`,
    `DT:${dueDate.replaceAll('-', '')}`,
    `RN:${basic(supplier.name).toUpperCase().replaceAll('*', '').slice(0, 35)}`,
    `X-VS:${variableSymbol}`,
    ...(constantSymbol ? [`X-KS:${constantSymbol}`] : []),
  ]
  return `${parts.join('*')}*`
}

/**
 * The text of an EPC code (European Payments Council, EPC069-12, version 2), or null where it does not reach: it is for euro
 * transfers. The payment reference stands as a creditor reference.
 */
export function epcText(document: Payable): string | null {
  const iban = account(document)
  const { currency, supplier, totals, variableSymbol } = document
  // 0.01 to 999,999,999.99 euro is what the guideline takes.
  if (iban === null || currency !== 'EUR' || totals.total < 1 || totals.total > 99_999_999_999) return null
  const lines = ['BCD', '002', '1', 'SCT', supplier.bic ?? '', basic(supplier.name).slice(0, 70), iban]
  return [...lines, `EUR${majorText(totals.total, currency)}`, '', creditorReference(variableSymbol)].join('\n')
}

/** A street and the number of the house behind it; the number is empty where the line ends in none. */
function streetOf(line: string): [street: string, house: string] {
  const end = line.lastIndexOf(' ')
  const last = line.slice(end + 1)
  return end > 0 && /^\d\w*$/.test(last) ? [line.slice(0, end), last] : [line, '']
}

/**
 * The text of a Swiss QR-bill (SIX, version 2.3), or null where it does not reach: it is for francs or euro into accounts of
 * Switzerland and Liechtenstein, and wants a structured address.
 */
export function swissText(document: Payable): string | null {
  const iban = account(document)
  const { currency, supplier, totals, variableSymbol } = document
  const place = /^(\d{4}) (.+)$/.exec(supplier.lines[1] ?? '')
  const [street, house] = streetOf(supplier.lines[0] ?? '')
  if (iban === null || !/^(CH|LI)/.test(iban) || !['CHF', 'EUR'].includes(currency) || !place) return null
  const [, postcode = '', town = ''] = place
  const creditor = ['S', supplier.name, street, house, postcode, town, supplier.country]
  const nobody = ['', '', '', '', '', '', '']
  return [
    'SPC',
    '0200',
    '1',
    iban,
    ...creditor,
    ...nobody,
    majorText(totals.total, currency),
    currency,
    ...nobody,
    'SCOR',
    creditorReference(variableSymbol),
    '',
    'EPD',
  ].join('\n')
}

/** A payment reference as a creditor reference with its check digits (ISO 11649). */
export function creditorReference(symbol: string): string {
  // R is 27 and F is 15; the two digits make the whole leave a remainder of one.
  const check = 98n - (BigInt(`${symbol}271500`) % 97n)
  return `RF${String(check).padStart(2, '0')}${symbol}`
}

/** The payment reference inside a creditor reference; null when its check digits are wrong or it is another's. */
export function symbolOfReference(reference: string): string | null {
  const text = reference.replaceAll(' ', '').toUpperCase()
  const symbol = /^RF\d{2}(\d{1,10})$/.exec(text)?.[1]
  return symbol !== undefined && creditorReference(symbol) === text ? symbol : null
}
