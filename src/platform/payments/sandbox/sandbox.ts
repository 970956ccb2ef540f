import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import { bounded } from '#kernel/bounded.ts'
import { AppError } from '#kernel/errors.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { defineJob, type Queue } from '#platform/queue/queue.ts'
import type { CardHolder, OrderState, PayingBy, PaymentProvider, ProviderEvent, ProviderOrder } from '../provider.ts'
import { signWebhook, webhookIsGenuine } from '../../webhook/signature.ts'
import { cardOutcome, type Delivery } from './cards.ts'
import { cardOfOrder, forgetCard, keepCard, keptCardTables, laterProblem } from './kept-cards.ts'

/** The sandbox is an outside world of its own: it keeps its orders in its own schema, as a provider would. */
export const sandboxTables = [
  'create schema if not exists payment_sandbox',
  `create table if not exists payment_sandbox.orders (
     id uuid primary key, key text not null unique, amount integer not null, currency text not null, reference text not null,
     description text not null, return_url text not null, language text not null, state text not null default 'pending',
     decline_reason text, charged integer not null default 0, refunded integer not null default 0,
     challenge jsonb, created_at timestamptz not null default now())`,
  `create table if not exists payment_sandbox.refunds (key text primary key, order_id uuid not null, created_at timestamptz not null default now())`,
  'alter table payment_sandbox.refunds add column if not exists amount integer',
  `alter table payment_sandbox.orders add column if not exists paying_by text not null default 'card'`,
  `create table if not exists payment_sandbox.charges (
     id uuid primary key, order_id uuid not null, amount integer not null, created_at timestamptz not null default now())`,
  ...keptCardTables,
]

/** A message to the shop; one of a kind that the shop does not know is taken and changes nothing. */
const message = z.object({
  id: bounded(100).min(1),
  type: bounded(100) as unknown as z.ZodType<ProviderEvent['type']>,
  order: bounded(100).min(1),
  decline_reason: bounded(200).nullable().default(null),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

interface OrderRow {
  id: string
  key: string
  amount: number
  currency: string
  reference: string
  description: string
  return_url: string
  language: string
  state: OrderState
  decline_reason: string | null
  challenge: { delivery: Delivery; card: string } | null
  holder: CardHolder | null
  paying_by: PayingBy
}

/** Tells the shop of an order. What is told is read from the order: a job cannot make us sign something else. */
export const deliverWebhook = defineJob('payment-sandbox.deliver-webhook', {
  byStaff: ['repeat'],
  data: z.strictObject({ event: z.uuid(), order: z.uuid() }),
  retries: 12,
  retrySeconds: 1,
})

export interface SandboxOptions {
  pool: pg.Pool
  queue: () => Queue
  secret: string
  baseUrl: string
  /** Where the shop listens for messages; its public address may not be reachable from inside. */
  webhookUrl: () => string
  clock: () => Date
}

/** What a card entered on the sandbox's page leads to. */
export type PayResult = { next: 'challenge' } | { next: 'return'; url: string }

export interface Sandbox extends PaymentProvider {
  order(orderId: string): Promise<OrderRow | null>
  pay(orderId: string, card: string, delivery: Delivery): Promise<PayResult>
  /** The answer to the 3-D-Secure question. */
  confirm(orderId: string, accepted: boolean): Promise<PayResult>
  cancel(orderId: string): Promise<PayResult>
  deliver(message: { event: string; order: string }): Promise<void>
  /** The next call that creates an order does so and then fails, as when the answer was lost on the way. */
  loseNextAnswer(): void
}

type Connection = pg.Pool | pg.PoolClient | pg.Client

interface Asked extends Pick<
  OrderRow,
  'key' | 'amount' | 'currency' | 'reference' | 'description' | 'language' | 'holder'
> {
  returnUrl: string
  by?: PayingBy
}

/** Keeps an order under its key; one that stands already is answered as it is. */
async function store(db: Connection, order: Asked): Promise<OrderRow> {
  const { rows } = await db.query<OrderRow>(
    `insert into payment_sandbox.orders (id, key, amount, currency, reference, description, return_url, language, holder, paying_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do update set key = excluded.key returning *`,
    [
      randomUUID(),
      order.key,
      order.amount,
      order.currency,
      order.reference,
      order.description,
      order.returnUrl,
      order.language,
      order.holder && JSON.stringify(order.holder),
      order.by ?? 'card',
    ],
  )
  const row = rows[0]
  if (!row) throw new Error('the sandbox stored no order')
  return row
}

const cancelled = { state: 'cancelled', reason: null, card: '' } as const

/** The local payment provider with test cards. It charges no one and behaves as badly as real ones do, on demand. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { pool, clock } = options
  let loseAnswer = false

  const publicUrl = (id: string) => `${options.baseUrl}/sandbox-pay/${id}`
  const present = (row: OrderRow): ProviderOrder => ({
    orderId: row.id,
    key: row.key,
    publicOrderId: row.id.slice(0, 8),
    redirectUrl: publicUrl(row.id),
    state: row.state,
    declineReason: row.decline_reason,
  })
  const find = async (id: string): Promise<OrderRow | null> => {
    const { rows } = await pool.query<OrderRow>('select * from payment_sandbox.orders where id::text = $1', [id])
    return rows[0] ?? null
  }

  /** Settles an open order once: state, charge and the webhooks that tell of it are one transaction. */
  const settle = async (
    id: string,
    { state, reason, card }: { state: OrderState; reason: string | null; card: string },
    delivery: Delivery,
  ): Promise<PayResult> =>
    await inTransaction(pool, async (tx) => {
      const { rows } = await tx.$client.query<OrderRow>(
        'select * from payment_sandbox.orders where id::text = $1 for update',
        [id],
      )
      const row = rows[0]
      if (!row) throw new Error(`no sandbox order ${id}`)
      const back: PayResult = { next: 'return', url: row.return_url }
      if (row.state !== 'pending') return back
      const charged = state === 'paid' ? row.amount : 0
      await tx.$client.query(
        'update payment_sandbox.orders set state = $2, decline_reason = $3, charged = $4, challenge = null where id = $1',
        [row.id, state, reason, charged],
      )
      if (charged > 0) {
        await tx.$client.query('insert into payment_sandbox.charges (id, order_id, amount) values ($1, $2, $3)', [
          randomUUID(),
          row.id,
          charged,
        ])
      }
      if (state === 'paid' && row.holder !== null)
        await keepCard(tx.$client, { orderId: row.id, holder: row.holder, number: card, now: clock() })
      const message = { event: randomUUID(), order: row.id }
      const late = new Date(clock().getTime() + delivery.delaySeconds * 1000)
      for (let n = 0; n < delivery.times; n++) await options.queue().send(tx, deliverWebhook, message, { at: late })
      return back
    })

  const answered = () => {
    if (!loseAnswer) return
    loseAnswer = false
    throw new Error('the answer of the provider was lost')
  }

  return {
    name: 'sandbox',
    payingBy: ['card', 'wallet'],
    async cancelOrder(orderId) {
      await settle(orderId, cancelled, { times: 0, delaySeconds: 0 })
      const row = await find(orderId)
      return row ? present(row) : null
    },
    order: find,
    loseNextAnswer: () => {
      loseAnswer = true
    },
    async createOrder({ keepCardOf = null, ...order }) {
      const row = await store(pool, { ...order, holder: keepCardOf })
      answered()
      return present(row)
    },
    async validateCard({ key, holder, returnUrl, language }) {
      const nothing = { amount: 0, currency: 'EUR', reference: key, description: holder.email }
      const row = await store(pool, { key, ...nothing, returnUrl, language, holder })
      answered()
      return present(row)
    },
    keptCard: async (orderId) => await cardOfOrder(pool, orderId),
    forgetCard: async (card) => {
      await forgetCard(pool, card)
    },
    async chargeCard({ key, card, amount, currency, reference, description }) {
      const charged = await inTransaction(pool, async (tx) => {
        const asked = { key, amount, currency, reference, description, returnUrl: '', language: 'en', holder: null }
        const row = await store(tx.$client, asked)
        if (row.state !== 'pending') return row
        const reason = await laterProblem(tx.$client, card, clock())
        const { rows } = await tx.$client.query<OrderRow>(
          `update payment_sandbox.orders set state = $2, decline_reason = $3, charged = $4 where id = $1 returning *`,
          [row.id, reason === null ? 'paid' : 'declined', reason, reason === null ? amount : 0],
        )
        if (reason === null)
          await tx.$client.query('insert into payment_sandbox.charges (id, order_id, amount) values ($1, $2, $3)', [
            randomUUID(),
            row.id,
            amount,
          ])
        return rows[0] ?? row
      })
      answered()
      return present(charged)
    },
    async getOrder(orderId) {
      const row = await find(orderId)
      return row ? present(row) : null
    },
    async findOrder(key) {
      const { rows } = await pool.query<OrderRow>('select * from payment_sandbox.orders where key = $1', [key])
      return rows[0] ? present(rows[0]) : null
    },
    async refund(orderId, key, amount) {
      await inTransaction(pool, async (tx) => {
        const first = await tx.$client.query(
          'insert into payment_sandbox.refunds (key, order_id, amount) values ($1, $2, $3) on conflict do nothing',
          [key, orderId, amount],
        )
        if (!first.rowCount) return
        const given = await tx.$client.query(
          'update payment_sandbox.orders set refunded = refunded + $2 where id = $1 and $2 > 0 and refunded + $2 <= charged',
          [orderId, amount],
        )
        if (given.rowCount !== 1) throw new Error(`no ${amount} of the order ${orderId} to give back`)
      })
    },
    readWebhook(headers, rawBody, now): ProviderEvent | null {
      if (!webhookIsGenuine(options.secret, headers.get('sandbox-signature'), rawBody, now)) return null
      const { data } = message.safeParse(parsed(rawBody))
      // Genuine, and still no message: said to the provider, who would otherwise send it for days.
      if (!data) throw new AppError('malformed-request')
      return { eventId: data.id, type: data.type, orderId: data.order, declineReason: data.decline_reason }
    },
    async pay(orderId, card, delivery) {
      const outcome = cardOutcome(card)
      if (outcome.kind !== 'challenge')
        return await settle(
          orderId,
          { state: outcome.kind === 'paid' ? 'paid' : 'declined', reason: outcome.reason, card },
          delivery,
        )
      await pool.query(`update payment_sandbox.orders set challenge = $2 where id::text = $1 and state = 'pending'`, [
        orderId,
        JSON.stringify({ delivery, card }),
      ])
      return { next: 'challenge' }
    },
    async confirm(orderId, accepted) {
      const row = await find(orderId)
      const delivery = row?.challenge?.delivery ?? { times: 1, delaySeconds: 0 }
      const card = row?.challenge?.card ?? ''
      return await settle(
        orderId,
        accepted ? { state: 'paid', reason: null, card } : { state: 'declined', reason: 'authentication-failed', card },
        delivery,
      )
    },
    async cancel(orderId) {
      return await settle(orderId, cancelled, { times: 1, delaySeconds: 0 })
    },
    async deliver(message) {
      const row = await find(message.order)
      if (!row || row.state === 'pending') return
      const body = JSON.stringify({
        id: `evt_${message.event}`,
        type: `order.${row.state}`,
        order: row.id,
        decline_reason: row.decline_reason,
      })
      const seconds = Math.floor(clock().getTime() / 1000)
      const answer = await fetch(options.webhookUrl(), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signWebhook(options.secret, body, seconds),
        },
        body,
      })
      if (!answer.ok) throw new Error(`webhook answered ${answer.status}`)
    },
  }
}
