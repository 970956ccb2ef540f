import { givenBack, type Summed } from '#domain/billing/credit.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { productSteps, type OrderedRow } from './payable.ts'

/** What has to come before the work on an order goes on: an invoice that is paid and kept, or a withdrawal that is settled. */
export type HeldBy = 'paid-invoice' | 'withdrawal-settled'

interface PaidInvoice {
  document: Summed
  notes: Summed[]
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

async function isWithdrawn(db: Database, { by, id }: OrderedRow): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    `select 1 from product_event e join product p on p.id = e.product_id where p.${by} = $1 and e.name = $2 limit 1`,
    [id, productSteps.withdrawn],
  )
  return (rowCount ?? 0) > 0
}

/** Whether an order has an invoice that was paid and not taken back whole; one of which a part was is still paid. */
export const isPaid = async (db: Database, order: OrderedRow): Promise<boolean> =>
  (await paidInvoicesOf(db, order)).some(isKept)

/**
 * What holds the work on an order; null where nothing does. It is held once all that was paid for it went back, and once a consumer
 * withdrew (Directive 2011/83/EU, article 12), which giving back what is due settles.
 */
export async function holdOf(db: Database, order: OrderedRow): Promise<HeldBy | null> {
  const invoices = await paidInvoicesOf(db, order)
  if (invoices.length > 0 && !invoices.some(isKept)) return 'paid-invoice'
  return (await isWithdrawn(db, order)) ? 'withdrawal-settled' : null
}

/**
 * Refuses a step of the work on an order that is held. Of what an office was handed by us it is not asked: that is so, and its dates run,
 * whatever became of the order. Throws `rules-unmet`.
 */
export async function refuseHeld(
  db: Database,
  order: OrderedRow,
  step: { from?: string; to?: string } = {},
): Promise<void> {
  const missing = await holdOf(db, order)
  if (missing !== null) throw new AppError('rules-unmet', { facts: { ...step, missing } })
}
