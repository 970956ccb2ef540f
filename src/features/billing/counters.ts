import type { Issuer } from '#domain/billing/numbering.ts'
import type { Tx } from '#platform/db/database.ts'
import { later } from '#platform/db/transaction.ts'

export type Series = 'invoice' | 'credit-note'

/**
 * Takes the next number of a series. The counter row stays locked until the transaction ends, so a number is either used
 * or, when the transaction is undone, taken by the next one: no gap, no double. Everybody who wants a number waits here, so
 * it is taken as late in a transaction as can be.
 */
export async function nextNumber(tx: Tx, issuer: Issuer, year: number, series: Series): Promise<number> {
  const { rows } = await tx.$client.query<{ last: number }>(
    `insert into invoice_counter (issuer, year, series, last) values ($1, $2, $3, 1)
     on conflict (issuer, year, series) do update set last = invoice_counter.last + 1 returning last`,
    [issuer, year, series],
  )
  const row = rows[0]
  if (!row) throw new Error('the counter gave no number')
  return row.last
}

/**
 * Locks a product until the transaction ends, and with it whatever is made for it, pays it or ends it. It goes with the next
 * statement, which sees what the one before has left.
 */
export async function lockProduct(tx: Tx, id: string): Promise<void> {
  await later(tx, { text: 'select 1 from product where id = $1 for update', values: [id] })
}

/** The next payment reference, and whether a product has a document that stands. The product is locked by the caller. */
export async function symbolFor(tx: Tx, productId: string): Promise<{ symbol: number; isPlaced: boolean }> {
  const { rows } = await tx.$client.query<{ n: string; placed: boolean }>(
    `select nextval('variable_symbol_seq') as n,
            exists (select 1 from invoice where product_id = $1 and cancelled_at is null) as placed`,
    [productId],
  )
  return { symbol: Number(rows[0]?.n), isPlaced: rows[0]?.placed === true }
}

/** The next payment reference. Nobody waits for anybody; one that is not used leaves a gap, which nothing forbids. */
export async function nextSymbol(tx: Tx): Promise<number> {
  const { rows } = await tx.$client.query<{ n: string }>(`select nextval('variable_symbol_seq') as n`)
  return Number(rows[0]?.n)
}
