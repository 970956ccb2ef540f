import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { bankEntryCandidates, bankEntryMatch, bankEntrySetAside, bankEntryUndo } from '#contract/bank.ts'
import {
  bankEntryMachine,
  cameBefore,
  cameLongBefore,
  mostNamed,
  symbolsIn,
  type BankEntryStatus,
} from '#domain/billing/bank-entry.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { decide } from '#kernel/state-machine.ts'
import { bankAllocation, bankEntry } from '#schema/bank.ts'
import { invoice } from '#schema/billing.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { placedOf, waitingFor } from './bank-allocation.ts'
import { holdEntry, holdInvoices, moveEntry, place, type BankEntryRow } from './bank-match.ts'
import { productSteps } from './payable.ts'

function refuseStep({ status }: BankEntryRow, to: BankEntryStatus): void {
  if (!decide(bankEntryMachine, status, to, 'staff').ok)
    throw new AppError('transition-refused', { facts: { from: status, to } })
}

/** A person says which orders a payment is for. Nothing is placed unless everything fits. */
export const matchEntry = handle(bankEntryMatch, async ({ params, body }, { userId }, facilities) => {
  const symbols = body.parts.map(({ variableSymbol }) => variableSymbol)
  for (const [at, symbol] of symbols.entries())
    if (symbols.indexOf(symbol) !== at) refuseField(`parts.${at}.variableSymbol`, 'not-a-choice')
  return await facilities.write(async (tx) => {
    const invoices = await holdInvoices(tx, facilities, symbols)
    const entry = await holdEntry(tx, params.id)
    refuseStep(entry, 'Matched')
    let left = entry.amount - (await placedOf(tx, entry.id))
    const paid: string[] = []
    const parts = body.parts.map(({ variableSymbol, amount }, at) => {
      const held = invoices.find(({ row }) => row.variableSymbol === variableSymbol)
      if (!held || held.row.documentContext.currency !== entry.currency)
        refuseField(`parts.${at}.variableSymbol`, 'not-a-choice')
      if (held.row.serialNumber !== null || held.payable.phase !== 'placed')
        throw new AppError('transition-refused', { facts: { from: held.payable.standing, to: productSteps.paid } })
      if (cameLongBefore(entry, held.row.documentContext)) refuseField(`parts.${at}.variableSymbol`, 'date-too-early')
      left -= amount
      if (left < 0 || amount > held.open) refuseField(`parts.${at}.amount`, 'too-much')
      return { held, amount }
    })
    for (const part of parts)
      if (await place(tx, facilities, { entry, ...part, userId })) paid.push(part.held.row.variableSymbol)
    await moveEntry(tx, entry, { status: left === 0 ? 'Matched' : 'Open', decidedByUserId: userId })
    return { paid }
  })
})

/** A person says that a payment, or what is left of it, is for no order. */
export const setEntryAside = handle(
  bankEntrySetAside,
  async ({ params, body }, { userId }, { write }) =>
    await write(async (tx) => {
      const entry = await holdEntry(tx, params.id)
      refuseStep(entry, 'Set aside')
      await moveEntry(tx, entry, { status: 'Set aside', note: body.note, decidedByUserId: userId })
      return { done: true as const }
    }),
)

/** Opens a payment again. What has become a paid order stays: that is given back on its invoice. */
export const undoEntry = handle(bankEntryUndo, async ({ params }, { userId }, facilities) => {
  return await facilities.write(async (tx) => {
    const waiting = and(eq(bankAllocation.bankEntryId, params.id), isNull(bankAllocation.paymentAttemptId))
    const seen = await tx.select({ symbol: bankAllocation.variableSymbol }).from(bankAllocation).where(waiting)
    // Another payment could make these a paid order at this moment.
    await holdInvoices(
      tx,
      facilities,
      seen.map(({ symbol }) => symbol),
    )
    const entry = await holdEntry(tx, params.id)
    const undone = entry.status === 'Set aside' ? [] : await tx.delete(bankAllocation).where(waiting).returning()
    if (entry.status !== 'Set aside' && undone.length === 0)
      throw new AppError('rules-unmet', { facts: { missing: 'unpaid-part' } })
    if (undone.some(({ variableSymbol }) => !seen.some(({ symbol }) => symbol === variableSymbol)))
      throw new AppError('changed-meanwhile')
    await moveEntry(tx, entry, { status: 'Open', note: null, decidedByUserId: userId })
    return { done: true as const }
  })
})

/** Orders that a payment may be for, for the person who decides. */
export const entryCandidates = handle(bankEntryCandidates, async ({ params }, _caller, facilities) => {
  const db = facilities.db
  const [hit] = await db.select().from(bankEntry).where(eq(bankEntry.id, params.id))
  const entry = found(hit)
  const left = entry.amount - (await placedOf(db, entry.id))
  const named = symbolsIn(entry)
  const byName =
    named.length === 0
      ? []
      : await db
          .select()
          .from(invoice)
          .where(and(inArray(invoice.variableSymbol, named), isNull(invoice.cancelledAt)))
  const byAmount = await db
    .select()
    .from(invoice)
    .where(
      and(
        isNull(invoice.paymentDate),
        isNull(invoice.cancelledAt),
        sql`(${invoice.documentContext}->'totals'->>'total')::bigint - ${left} = (
          select coalesce(sum(a.amount), 0) from ${bankAllocation} a
           where a.variable_symbol = ${invoice.variableSymbol} and a.payment_attempt_id is null)`,
        sql`${invoice.documentContext}->>'currency' = ${entry.currency}`,
      ),
    )
    .orderBy(invoice.createdAt)
    .limit(mostNamed)
  const near = [...byName, ...byAmount].filter((row) => !cameLongBefore(entry, row.documentContext))
  const rows = new Map(near.map((row) => [row.variableSymbol, row]))
  const candidates = await Promise.all(
    [...rows.values()].map(async (row) => {
      const { customer, subject, totals, currency } = row.documentContext
      const isLater = row.serialNumber === null && cameBefore(entry, row.documentContext)
      return {
        invoiceId: row.id,
        variableSymbol: row.variableSymbol,
        customer: customer.name,
        subject: `${subject.mark}, ${subject.order}`,
        total: totals.total,
        open: row.serialNumber === null ? totals.total - (await waitingFor(db, row.variableSymbol)) : 0,
        currency,
        why: named.includes(row.variableSymbol) ? ('named' as const) : ('amount' as const),
        isWaiting: row.serialNumber === null && (await isPlaced(facilities, row.productId)),
        isLater,
      }
    }),
  )
  return { left, candidates }
})

async function isPlaced({ orders, db }: Pick<Facilities, 'orders' | 'db'>, productId: string): Promise<boolean> {
  return (await orders.payable(db, productId, 'system'))?.phase === 'placed'
}
