import { givenBack, type Summed } from '#domain/billing/credit.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { productSteps, type OrderedRow } from './payable.ts'

/** What has to come before the work on an order goes on: an invoice that is paid and kept, or a withdrawal that is settled. */
export type HeldBy = 'paid-invoice' | 'withdrawal-settled'

interface Hold {
  missing: HeldBy
  /** The day from which nothing more is done. */
  since: PlainDate
}

interface PaidInvoice {
  document: Summed
  notes: (Summed & Pick<InvoiceDocument, 'issueDate'>)[]
}

async function paidInvoicesOf(db: Database, { by, id }: OrderedRow): Promise<PaidInvoice[]> {
  const { rows } = await db.$client.query<PaidInvoice>(
    `select i.document_context as document, coalesce((select json_agg(c.document_context) from credit_note c
         where c.invoice_reference = i.variable_symbol), '[]') as notes
       from invoice i join product p on p.id = i.product_id
      where p.${by} = $1 and i.serial_number is not null and i.cancelled_at is null`,
    [id],
  )
  return rows
}

const isKept = ({ document, notes }: PaidInvoice): boolean => givenBack(document, notes) !== 'whole'

async function withdrawnAt(db: Database, { by, id }: OrderedRow): Promise<Date | null> {
  const { rows } = await db.$client.query<{ at: Date | null }>(
    `select min(e.created_at) as at from product_event e join product p on p.id = e.product_id where p.${by} = $1 and e.name = $2`,
    [id, productSteps.withdrawn],
  )
  return rows[0]?.at ?? null
}

/** Whether an order has an invoice that was paid and not taken back whole; one of which a part was is still paid. */
export const isPaid = async (db: Database, order: OrderedRow): Promise<boolean> =>
  (await paidInvoicesOf(db, order)).some(isKept)

/**
 * What holds the work on an order; null where nothing does. It is held once all that was paid for it went back, and once a consumer
 * withdrew (Directive 2011/83/EU, article 12), which giving back what is due settles.
 */
export async function holdOf(db: Database, order: OrderedRow): Promise<Hold | null> {
  const withdrawn = await withdrawnAt(db, order)
  const withdrawnOn = withdrawn && today(officeZone, withdrawn)
  const invoices = await paidInvoicesOf(db, order)
  if (invoices.length === 0 || invoices.some(isKept))
    return withdrawnOn === null ? null : { missing: 'withdrawal-settled', since: withdrawnOn }
  const days = invoices.flatMap(({ notes }) => notes.map(({ issueDate }) => issueDate))
  return { missing: 'paid-invoice', since: withdrawnOn ?? days.reduce((last, day) => (day > last ? day : last)) }
}

/** A step of the work: from where to where, and the day of what was done. */
interface HeldStep {
  from?: string
  to?: string
  doneOn?: PlainDate | undefined
}

/**
 * Refuses a step of the work on an order that is held; what was done on a day before (`doneOn`) is recorded all the same: nothing was
 * held then. Throws `rules-unmet`.
 */
export async function refuseHeld(db: Database, order: OrderedRow, { doneOn, ...facts }: HeldStep = {}): Promise<void> {
  const hold = await holdOf(db, order)
  if (hold === null || (doneOn !== undefined && doneOn < hold.since)) return
  throw new AppError('rules-unmet', { facts: { ...facts, missing: hold.missing } })
}
