import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bankStatementTake } from '#contract/bank.ts'
import { cameBefore, matchOf, symbolsIn } from '#domain/billing/bank-entry.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import { bankEntry, bankStatement } from '#schema/bank.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { holdEntry, holdInvoices, moveEntry, place } from './bank-match.ts'
import { largestStatement, readStatement, type TakenCredit } from './bank-statement.ts'
import { matchEntries } from './jobs.ts'

/** Entries in one statement. */
const atOnce = 500

const plainIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase()

/** Takes a bank's file in. Every payment is entered before anything is made of one; a job puts them to orders. */
export const takeStatement = handle(bankStatementTake, async ({ body }, { userId }, facilities) => {
  if (userId === null) throw new AppError('sign-in-required')
  const { file } = body as typeof body & { file?: File }
  if (!(file instanceof File)) refuseField('file', 'required')
  if (file.size > largestStatement) throw new AppError('too-large', { facts: { limit: String(largestStatement) } })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { credits, accounts, skipped } = await readStatement(bytes)
  const ours = [facilities.supplier, facilities.supplierInUs].flatMap((one) => (one?.iban ? [plainIban(one.iban)] : []))
  if (ours.length > 0 && accounts.some((account) => !ours.includes(account))) refuseField('file', 'file-other-account')
  const digest = createHash('sha256').update(bytes).digest('hex')
  const name =
    file.name
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, 200)
      .toWellFormed() || 'statement.xml'
  return await facilities.write(async (tx) => {
    const id = uuidv7()
    const [made] = await tx
      .insert(bankStatement)
      .values({ id, digest, name, userId })
      .onConflictDoNothing({ target: bankStatement.digest })
      .returning({ id: bankStatement.id })
    if (!made) {
      const [stands] = await tx
        .select({ id: bankStatement.id })
        .from(bankStatement)
        .where(eq(bankStatement.digest, digest))
      return { id: stands?.id ?? id, entered: 0, known: credits.length, skipped }
    }
    let entered = 0
    for (let at = 0; at < credits.length; at += atOnce) entered += await enter(tx, id, credits.slice(at, at + atOnce))
    await facilities.queue().send(tx, matchEntries, {})
    return { id, entered, known: credits.length - entered, skipped }
  })
})

async function enter(db: Database, bankStatementId: string, credits: readonly TakenCredit[]): Promise<number> {
  const made = await db
    .insert(bankEntry)
    .values(credits.map((credit) => ({ ...credit, bankStatementId })))
    .onConflictDoNothing({ target: bankEntry.fingerprint })
    .returning({ id: bankEntry.id })
  return made.length
}

/** Puts every entry that nobody has looked at to the order that it pays, or leaves it to a person; each on its own. */
export async function matchNewEntries(facilities: Facilities): Promise<void> {
  const entries = await facilities.db
    .select({ id: bankEntry.id })
    .from(bankEntry)
    .where(eq(bankEntry.status, 'New'))
    .orderBy(bankEntry.bookedOn, bankEntry.id)
  await eachOf(entries, { log: facilities.log, what: 'bank entries', name: ({ id }) => id }, async ({ id }) => {
    await matchOne(facilities, id, true).catch(async (error: unknown) => {
      // A rule said no: a person looks at it.
      if (!(error instanceof AppError)) throw error
      facilities.log.warn({ err: error, entryId: id }, 'an order refused a payment of the bank')
      await matchOne(facilities, id, false)
    })
  })
}

async function matchOne(facilities: Facilities, id: string, byItself: boolean): Promise<void> {
  await inTransaction(facilities.pool, async (tx) => {
    const [seen] = await tx.select().from(bankEntry).where(eq(bankEntry.id, id))
    if (seen?.status !== 'New') return
    const invoices = byItself ? await holdInvoices(tx, facilities, symbolsIn(seen)) : []
    const entry = await holdEntry(tx, id)
    if (entry.status !== 'New') return
    const named = invoices.map((held) => ({
      held,
      variableSymbol: held.row.variableSymbol,
      open: held.open,
      currency: held.row.documentContext.currency,
      // What came before there was the order is no payment of it: a person looks at it.
      isWaiting:
        held.row.serialNumber === null &&
        held.payable.phase === 'placed' &&
        !cameBefore(entry, held.row.documentContext),
    }))
    const match = matchOf(entry, named)
    const held = named.find((one) => one.variableSymbol === match?.variableSymbol)?.held
    if (held) await place(tx, facilities, { entry, held, amount: entry.amount, userId: null })
    await moveEntry(tx, entry, { status: held ? 'Matched' : 'Open' })
  })
}
