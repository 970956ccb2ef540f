/** Where who issues is: in Slovakia, Czechia, another member state of the Union, the United States. The digit opens every variable symbol. */
export const issuers = ['SK', 'CZ', 'EU', 'US'] as const
export type Issuer = (typeof issuers)[number]

const digit: Record<Issuer, string> = { SK: '1', CZ: '2', US: '3', EU: '4' }

/** Payment reference: issuer digit, two-digit year, seven-digit counter; ten digits, the most that banks take. */
export function variableSymbol(issuer: Issuer, year: number, counter: number): string {
  if (counter < 1 || counter > 9_999_999) throw new RangeError(`counter: ${counter}`)
  return `${digit[issuer]}${String(year % 100).padStart(2, '0')}${String(counter).padStart(7, '0')}`
}

/** The number printed on an invoice, ten characters: 2026000042 for SK, CZ26000042, EU26000042, US26000042. */
export function invoiceNumber(issuer: Issuer, year: number, serial: number): string {
  if (serial < 1 || serial > 999_999) throw new RangeError(`serial: ${serial}`)
  const head = issuer === 'SK' ? String(year) : `${issuer}${String(year % 100).padStart(2, '0')}`
  return `${head}${String(serial).padStart(6, '0')}`
}

/** The number of a credit note: that of an invoice after a D, in a series of its own. */
export function creditNoteNumber(issuer: Issuer, year: number, serial: number): string {
  return `D${invoiceNumber(issuer, year, serial)}`
}
