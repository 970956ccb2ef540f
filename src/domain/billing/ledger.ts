import type { Money } from '#kernel/money.ts'
import type { InvoiceDocument, OrderLine } from './invoice-document.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What money was spent on for an order: what an office asked, what a local agent did, and anything else. */
export const expenseKinds = ['official', 'agent', 'other'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** Expenses that one order takes, without the rows that take them back: a sum is of all of them. */
export const mostExpenses = 400

/** Money that was spent; one that corrects another takes its whole amount back, with the other sign. */
export interface Expense extends Money {
  kind: ExpenseKind
}

export interface LedgerFacts {
  currency: string
  /** The price as it stands, without VAT; null as long as there is none. */
  lines: readonly Pick<OrderLine, 'kind' | 'net' | 'law'>[] | null
  /** Places or marks whose price a person still works out. */
  toQuote: number
  /** What was ordered bindingly, with VAT: its pro forma or invoice, and whether it was paid. */
  invoice: { total: number; isPaid: boolean } | null
  /** What was given back of it. */
  credited: number
  expenses: readonly Expense[]
}

export const ledgerKeys = [
  'promised',
  'ordered',
  'paid',
  'given-back',
  'spent-official',
  'spent-agent',
  'spent-other',
  'to-pay',
  'to-spend-official',
  'later',
] as const
export type LedgerKey = (typeof ledgerKeys)[number]

/** One row: amounts, one for each currency, largest first; null where it is not known, and none where there is nothing. */
export interface LedgerRow<Key extends LedgerKey = LedgerKey> {
  key: Key
  amounts: Money[] | null
}

/** An order as the pages of client and staff have it. */
export interface LedgerOrder {
  /** What it was priced at, before there is an invoice. */
  priced: { currency: string; lines: readonly OrderLine[]; toQuote: readonly string[] } | null
  /** The one that holds: neither cancelled nor of an order that ended unpaid. */
  invoice: {
    payment_date: string | null
    document_context: Pick<InvoiceDocument, 'currency' | 'lines' | 'totals'>
    credit_notes: readonly { document_context: Pick<InvoiceDocument, 'totals'> }[]
  } | null
  /** It ended: what nobody paid of it is not ordered any more. */
  isOver: boolean
  expenses: readonly Expense[]
}

/** What the sum is made of: the lines of the invoice where there is one, else those of the price. */
export function ledgerFacts({ priced, invoice, isOver, expenses }: LedgerOrder): LedgerFacts {
  const isPaid = invoice !== null && invoice.payment_date !== null
  const holds = invoice !== null && (isPaid || !isOver) ? invoice : null
  const document = holds?.document_context
  return {
    currency: document?.currency ?? priced?.currency ?? 'EUR',
    lines: document?.lines ?? priced?.lines ?? null,
    toQuote: document ? 0 : (priced?.toQuote.length ?? 0),
    invoice: document ? { total: document.totals.total, isPaid } : null,
    credited: sum((holds?.credit_notes ?? []).map((note) => note.document_context.totals.total)),
    expenses,
  }
}

/** What was spent on a kind, by currency; what was taken back whole is not there. */
function spent(expenses: readonly Expense[], kind: ExpenseKind): Money[] {
  const mine = Map.groupBy(
    expenses.filter((one) => one.kind === kind),
    ({ currency }) => currency,
  )
  return [...mine]
    .map(([currency, rows]) => ({ currency, amount: sum(rows.map(({ amount }) => amount)) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => b.amount - a.amount || a.currency.localeCompare(b.currency))
}

/**
 * The money and scope of one order: what was promised, ordered, paid, given back and spent, and what is still to come. Staff read all of
 * it; a client reads the same rows by `clientLedger`.
 */
export function ledgerOf(facts: LedgerFacts): LedgerRow[] {
  const { currency, lines, toQuote, invoice, credited, expenses } = facts
  const inOrder = (amount: number): Money[] => (amount === 0 ? [] : [{ amount, currency }])
  const isPriced = lines !== null && lines.length > 0 && toQuote === 0
  const official = (lines ?? []).filter(({ kind }) => kind === 'official')
  const paid = invoice?.isPaid === true ? invoice.total : 0
  const atOffices = spent(expenses, 'official')
  const isComparable = atOffices.every((one) => one.currency === currency)
  const left = sum(official.map(({ net }) => net)) - sum(atOffices.map(({ amount }) => amount))
  const isLaterKnown = isPriced && official.every(({ law }) => law !== undefined)
  return [
    { key: 'promised', amounts: isPriced ? inOrder(sum(lines.map(({ net }) => net))) : null },
    { key: 'ordered', amounts: inOrder(invoice?.total ?? 0) },
    { key: 'paid', amounts: inOrder(paid) },
    { key: 'given-back', amounts: inOrder(credited) },
    { key: 'spent-official', amounts: atOffices },
    { key: 'spent-agent', amounts: spent(expenses, 'agent') },
    { key: 'spent-other', amounts: spent(expenses, 'other') },
    { key: 'to-pay', amounts: inOrder(invoice !== null && !invoice.isPaid ? invoice.total : 0) },
    // Of another currency we know what was spent, and not what is left of what was ordered.
    {
      key: 'to-spend-official',
      amounts: invoice === null ? [] : credited > 0 || !isComparable ? null : inOrder(Math.max(0, left)),
    },
    { key: 'later', amounts: isLaterKnown ? inOrder(sum(official.map(({ law }) => law?.later ?? 0))) : null },
  ]
}

/** What agents and others were paid is our own cost. */
const ownCosts = ['spent-agent', 'spent-other'] as const
export type ClientLedgerKey = Exclude<LedgerKey, (typeof ownCosts)[number]>
const isOwnCost = (key: LedgerKey): key is (typeof ownCosts)[number] => ownCosts.some((one) => one === key)

/** The rows that a client reads, of the same sum. */
export const clientLedger = (facts: LedgerFacts): LedgerRow<ClientLedgerKey>[] =>
  ledgerOf(facts).flatMap(({ key, amounts }) => (isOwnCost(key) ? [] : [{ key, amounts }]))
