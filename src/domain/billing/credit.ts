import { convert } from '#kernel/money.ts'
import type { InvoiceDocument, OrderLine } from './invoice-document.ts'

type Document = Pick<InvoiceDocument, 'currency' | 'lines' | 'totals' | 'euro'>
/** What of a document says how much it is of. */
export interface Summed {
  totals: Pick<InvoiceDocument['totals'], 'total'>
}
export type Credit = Pick<InvoiceDocument, 'lines' | 'totals' | 'euro'>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** `of` in the proportion of `part` to `whole`, half up; exact, however large the amounts are. */
function share(of: number, part: number, whole: number): number {
  if (whole === 0) return 0
  return Number((2n * BigInt(of) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** What of an invoice its credit notes have not taken back yet, in minor units with VAT. */
export const leftToCredit = (invoice: Summed, notes: readonly Summed[]): number =>
  invoice.totals.total - sum(notes.map(({ totals }) => totals.total))

/** Whether credit notes took an invoice back, whole or in part; null where none did. One of nothing has nothing to give back. */
export function givenBack(invoice: Summed, notes: readonly Summed[]): GivenBack {
  if (invoice.totals.total <= 0 || notes.length === 0) return null
  return leftToCredit(invoice, notes) <= 0 ? 'whole' : 'part'
}
export type GivenBack = 'whole' | 'part' | null

/**
 * The lines and sums of a credit note of `amount` (minor units with VAT) of an invoice that `notes` have taken back a part of.
 * Every line and the VAT are taken in proportion; the notes of an invoice never take more of a line or of the VAT than it has,
 * and the one that takes the rest takes exactly the rest. Throws RangeError for what is no amount or more than is left.
 */
export function creditOf(invoice: Document, notes: readonly Document[], amount: number): Credit {
  const before = sum(notes.map(({ totals }) => totals.total))
  const { totals } = invoice
  if (!Number.isSafeInteger(amount) || amount < 1 || before + amount > totals.total)
    throw new RangeError(`credit: ${amount}`)
  const until = before + amount
  const net = share(totals.net, until, totals.total) - sum(notes.map((note) => note.totals.net))
  const lines = linesOf(invoice, notes, net)
  const vat = amount - net
  const vatUntil = sum(notes.map((note) => note.totals.vat)) + vat
  const serviceVat = share(totals.serviceVat, vatUntil, totals.vat) - sum(notes.map((note) => note.totals.serviceVat))
  const ofKind = (kind: OrderLine['kind']) => sum(lines.filter((line) => line.kind === kind).map((line) => line.net))
  const { euro, currency } = invoice
  const taxed = (minor: number): number => {
    if (!euro) return 0
    return euro.currency
      ? convert(minor, currency, euro.currency, euro.rate)
      : convert(minor, currency, 'EUR', 1 / euro.rate)
  }
  return {
    lines,
    totals: {
      service: ofKind('service'),
      official: ofKind('official'),
      net,
      serviceVat,
      officialVat: vat - serviceVat,
      vat,
      total: amount,
    },
    euro: euro && { ...euro, net: taxed(net), vat: taxed(vat) },
  }
}

/** Where a line of a note belongs: notes leave out lines of which they take nothing. */
const sameLine = (line: OrderLine): string =>
  JSON.stringify([line.kind, line.jurisdiction, line.classes, line.offering, line.mark, line.text])

/** What is left of each line, taken in proportion; the units that rounding leaves go to the largest fractions. */
function linesOf(invoice: Document, notes: readonly Document[], net: number): OrderLine[] {
  const taken = notes.flatMap(({ lines }) => lines).map((line) => ({ key: sameLine(line), net: line.net }))
  const left = invoice.lines.map((line) => {
    const key = sameLine(line)
    let rest = line.net
    for (const one of taken) {
      if (one.key !== key) continue
      const now = Math.min(rest, one.net)
      rest -= now
      one.net -= now
    }
    return rest
  })
  const all = sum(left)
  const exact = (rest: number): bigint => BigInt(rest) * BigInt(net)
  const whole = left.map((rest) => (all === 0 ? 0 : Number(exact(rest) / BigInt(all))))
  const byFraction = left
    .map((rest, at) => ({ at, fraction: all === 0 ? 0n : exact(rest) % BigInt(all) }))
    .toSorted((a, b) => (a.fraction === b.fraction ? a.at - b.at : a.fraction < b.fraction ? 1 : -1))
  for (const { at } of byFraction.slice(0, net - sum(whole))) whole[at] = (whole[at] ?? 0) + 1
  const lines = invoice.lines.flatMap((line, at) => {
    const amount = whole[at] ?? 0
    if (amount === 0) return []
    if (amount === line.net) return [line]
    return [partOf(line, amount)]
  })
  const [first] = invoice.lines
  return lines.length === 0 && first ? [partOf(first, 0)] : lines
}

/** What the coupon took off, and what the office asked in its own currency, was said of the whole line. */
function partOf({ discount: _, law: __, ...line }: OrderLine, net: number): OrderLine {
  return { ...line, net, original: null }
}
