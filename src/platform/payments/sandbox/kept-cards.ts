import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { CardHolder, CardKey, KeptCard } from '../provider.ts'
import { cardOutcome } from './cards.ts'

/** Cards that the sandbox keeps: test numbers, which belong to nobody. */
export const keptCardTables = [
  `create table if not exists payment_sandbox.cards (
     id uuid primary key, customer_id text not null, number text not null, expires text not null,
     created_at timestamptz not null default now())`,
  'alter table payment_sandbox.orders add column if not exists holder jsonb',
  'alter table payment_sandbox.orders add column if not exists card_id uuid',
]

const brands: Record<string, string> = { '4': 'Visa', '5': 'Mastercard' }

/** Keeps the card that an order was paid with, for whom the order says. */
export async function keepCard(
  tx: pg.PoolClient | pg.Client,
  { orderId, holder, number, now }: { orderId: string; holder: CardHolder; number: string; now: Date },
): Promise<void> {
  const card = cardOutcome(number)
  const cardId = randomUUID()
  const month = now.toISOString().slice(0, 7)
  const expires = card.expires === 'this-month' ? month : `${Number(month.slice(0, 4)) + 4}${month.slice(4)}`
  await tx.query('insert into payment_sandbox.cards (id, customer_id, number, expires) values ($1, $2, $3, $4)', [
    cardId,
    holder.customerId ?? `cus_${randomUUID()}`,
    card.number,
    expires,
  ])
  await tx.query('update payment_sandbox.orders set card_id = $2 where id = $1', [orderId, cardId])
}

export async function cardOfOrder(pool: pg.Pool, orderId: string): Promise<KeptCard | null> {
  const { rows } = await pool.query<{ id: string; customer_id: string; number: string; expires: string }>(
    `select c.id, c.customer_id, c.number, c.expires from payment_sandbox.orders o
       join payment_sandbox.cards c on c.id = o.card_id where o.id::text = $1`,
    [orderId],
  )
  const [row] = rows
  if (!row) return null
  return {
    customerId: row.customer_id,
    cardId: row.id,
    brand: brands[row.number.charAt(0)] ?? 'Card',
    lastFour: row.number.slice(-4),
    expires: row.expires,
  }
}

/** Why a kept card would be declined now; null where it pays. */
export async function laterProblem(tx: pg.PoolClient | pg.Client, card: CardKey, now: Date): Promise<string | null> {
  const { rows } = await tx.query<{ number: string; expires: string }>(
    'select number, expires from payment_sandbox.cards where id::text = $1 and customer_id = $2',
    [card.cardId, card.customerId],
  )
  const [row] = rows
  if (!row) return 'card-removed'
  if (row.expires < now.toISOString().slice(0, 7)) return 'expired-card'
  const { kind, later, reason } = cardOutcome(row.number)
  return later ?? (kind === 'declined' ? reason : null)
}

export async function forgetCard(pool: pg.Pool, { cardId, customerId }: CardKey): Promise<void> {
  await pool.query('delete from payment_sandbox.cards where id::text = $1 and customer_id = $2', [cardId, customerId])
}
