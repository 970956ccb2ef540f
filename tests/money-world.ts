import { runCall } from '#app/http/run-call.ts'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import {
  productFinishOrder,
  productMarkPaid,
  productPaymentStatus,
  productProcessPayment,
  productUpdate,
} from '#contract/product.ts'
import { bankEntryMatch, bankEntryUndo, bankStatementTake } from '#contract/bank.ts'
import { invoiceRefund } from '#contract/invoice.ts'
import { requestOrder, requestStatus, requestUpdate } from '#contract/registration.ts'
import type { AnyCall } from '#contract/call.ts'
import type { Caller } from '#domain/account/caller.ts'
import { AppError } from '#kernel/errors.ts'
import * as billing from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { workersOf } from '#features/feature.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { signWebhook } from '#platform/webhook/signature.ts'
import type { TestApp } from './app.ts'
import { asFile, bankEntry, bankFile } from './bank-file.ts'
import { Killed, mortal } from './mortal.ts'
import { ProviderFault } from './payment-faults.ts'

const workers = workersOf([billing.feature])
/** The jobs that move money; documents are drawn by another. */
const moneyJobs = workers.map(({ job }) => job.name).filter((name) => name !== 'invoice.render')

/** Orders whose money is tossed about: every step may be cut off in the middle, and comes again or never. */
export class MoneyWorld {
  readonly #app: TestApp
  readonly #staffId: string
  readonly #random: () => number
  readonly #base: Facilities
  /** How many of the steps are cut off. */
  mortality = 0.3

  /** `payments` is what the product takes for its provider; the sandbox itself unless it is given. */
  constructor(app: TestApp, staffId: string, random: () => number, payments?: PaymentProvider) {
    this.#app = app
    this.#staffId = staffId
    this.#random = random
    this.#base = { ...app.context.facilities, ...(payments && { payments }) }
  }

  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }

  /** The facilities of one step: those of a process that lives, or of one that dies on the way. */
  #facilities(): Facilities {
    return this.#random() < this.mortality ? mortal(this.#base, 1 + Math.floor(this.#random() * 40)) : this.#base
  }

  async #run(call: AnyCall, id: string, body: object, caller: Partial<Caller>, file?: File): Promise<unknown> {
    const handled = this.#app.context.handled.find((one) => one.call === call)
    const who: Caller = {
      role: 'link', userId: null, sessionId: null, actorId: null, enrolling: null, requestId: null, serviceRequestId: null, link: null,
      language: 'en', address: '', ...caller,
    } // prettier-ignore
    const facilities = this.#facilities()
    const context = { ...this.#app.context, facilities, pool: facilities.pool }
    if (!handled) throw new Error(`no handler for ${call.name}`)
    return await runCall(
      context,
      handled,
      { params: id === '' ? {} : { id }, body, idempotencyKey: randomUUID(), ...(file && { file }) },
      who,
    )
  }

  /** A request that is ready to be checked out. */
  async order(): Promise<{ requestId: string; productId: string }> {
    const id = randomUUID()
    await this.#base.pool.query(
      `insert into registration_request (id, public_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group, type, value,
         business_description, jurisdictions, language, region)
       values ($1, $2, $3, 'Money', 'Test', 'EUR', 'Verification approved', 'Verification', 'WORD', 'MONEY', 'testing', '{SK}', 'en', 'SK')`,
      [id, `M-${id.slice(0, 13)}`, `${id.slice(0, 8)}@money.test`],
    )
    const { anonymous } = this.#app
    await anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['SK'], classes: [9] } })
    const { productId } = await anonymous(requestOrder, { params: { id } })
    await anonymous(productUpdate, {
      params: { id: productId },
      body: {
        type: 'physical', firstName: 'Money', lastName: 'Test', email: `${id.slice(0, 8)}@money.test`, street: 'A 1',
        city: 'B', postcode: '1', country: 'SK',
      },
    }) // prettier-ignore
    return { requestId: id, productId }
  }

  /** One thing that happens to an order, a random one unless it is named. Refusals and sudden ends are part of it; anything else fails the test. */
  async step(order: { requestId: string; productId: string }, wanted?: string): Promise<string> {
    const { requestId, productId } = order
    const link = { requestId, link: { kind: 'product' as const, id: productId } }
    const staff = { role: 'staff' as const, userId: this.#staffId }
    const steps: Record<string, () => Promise<unknown>> = {
      checkout: async () =>
        await this.#run(
          productFinishOrder,
          productId,
          { paymentType: this.#pick(['card', 'card', 'transfer']), termsAccepted: true, beginAtOnce: true },
          link,
        ),
      start: async () => await this.#run(productProcessPayment, productId, {}, link),
      look: async () => await this.#run(productPaymentStatus, productId, {}, link),
      pay: async () => await this.#pay(productId),
      webhook: async () => await this.#webhook(productId),
      transfer: async () => await this.#transfer(productId, staff),
      bank: async () => await this.#bank(productId, staff),
      giveBack: async () => await this.#giveBack(productId, staff),
      status: async () => await this.#status(requestId, staff),
      force: async () => await this.#force(requestId),
      work: async () => await this.work(this.#facilities()),
      reconcile: async () => await this.reconcile(this.#facilities()),
    }
    const often = ['checkout', 'checkout', 'start', 'start', 'pay', 'pay', 'webhook', 'webhook', 'bank', 'bank', 'work']
    const paid = await this.#base.pool.query(
      'select 1 from invoice where product_id = $1 and serial_number is not null',
      [productId],
    )
    const back = paid.rowCount === 0 ? [] : Array.from({ length: 12 }, () => 'giveBack')
    const name = wanted ?? this.#pick([...often, ...back, ...Object.keys(steps)])
    try {
      await steps[name]?.()
      return name
    } catch (error) {
      const causes = causesOf(error)
      if (causes.some((cause) => cause instanceof Killed)) return `${name} (killed)`
      if (causes.some((cause) => cause instanceof ProviderFault)) return `${name} (fault)`
      if (causes.some((cause) => cause instanceof AppError)) return `${name} (refused)`
      throw error
    }
  }

  /** The payer enters a card on a page that was handed out, also on one from long ago. */
  async #pay(productId: string): Promise<void> {
    const { rows } = await this.#base.pool.query<{ id: string }>(
      'select o.id from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference where i.product_id = $1',
      [productId],
    )
    if (rows.length === 0) return
    const card = this.#pick(['4242424242424242', '4242424242424242', '4000000000000002'])
    await this.#app.context.sandbox.pay(this.#pick(rows).id, card, { times: 0, delaySeconds: 0 })
  }

  /** The provider tells of an order, up to three times at once. */
  async #webhook(productId: string): Promise<void> {
    const { rows } = await this.#base.pool.query<{ id: string; state: string }>(
      `select o.id, o.state from payment_sandbox.orders o join invoice i on i.variable_symbol = o.reference
        where i.product_id = $1 and o.state <> 'pending'`,
      [productId],
    )
    if (rows.length === 0) return
    const { id, state } = this.#pick(rows)
    await this.tell(id, state, { times: this.#pick([1, 2, 3]) })
  }

  /** Signed messages of the provider that an order of its is paid, declined or cancelled, `times` at once. */
  async tell(id: string, state: string, { times = 1, event = `evt_${id}` } = {}): Promise<void> {
    const body = JSON.stringify({ id: event, type: `order.${state}`, order: id, decline_reason: null })
    const { webhookSecret } = this.#app.context.config
    const seconds = Math.floor(Date.now() / 1000)
    const headers = new Headers({ 'sandbox-signature': signWebhook(webhookSecret, body, seconds) })
    const outcomes = await Promise.allSettled(
      Array.from({ length: times }, async () => await billing.takeWebhook(this.#facilities(), headers, body)),
    )
    for (const one of outcomes) if (one.status === 'rejected') throw one.reason
  }

  async #transfer(productId: string, staff: Partial<Caller>): Promise<void> {
    const { rows } = await this.#base.pool.query<{ total: number }>(
      `select (document_context->'totals'->>'total')::int as total from invoice where product_id = $1 and payment_type = 'transfer'`,
      [productId],
    )
    const total = rows[0]?.total
    if (total === undefined) return
    const body = { amount: total, currency: 'EUR', receivedOn: this.#facilities().today() }
    await this.#run(productMarkPaid, productId, body, staff)
  }

  /**
   * The bank tells of a transfer in one file, or of the same in two: of all that an order asks, or of a part that a person then
   * puts to it; the job that matches comes with the others.
   */
  async #bank(productId: string, staff: Partial<Caller>): Promise<void> {
    const { rows } = await this.#base.pool.query<{ symbol: string; total: number }>(
      `select variable_symbol as symbol, (document_context->'totals'->>'total')::int as total from invoice where product_id = $1`,
      [productId],
    )
    const [row] = rows
    if (!row) return
    const amount = this.#pick([row.total, row.total, Math.ceil(row.total / 2), row.total + 1])
    const reference = `${row.symbol}-${this.#pick([1, 2, 3])}`
    const file = asFile(
      bankFile([bankEntry({ amount, symbol: row.symbol, reference, on: this.#facilities().today() })], {
        id: reference,
      }),
    )
    await this.#run(bankStatementTake, '', {}, staff, file)
    const open = await this.#base.pool.query<{ id: string; amount: number }>(
      `select id, amount from bank_entry where status = 'Open' and end_to_end_id like '/VS' || $1 || '/%'`,
      [row.symbol],
    )
    const [first] = open.rows
    if (!first) return
    if (this.#random() < 0.3) await this.#run(bankEntryUndo, first.id, {}, staff)
    const parts = [{ variableSymbol: row.symbol, amount: Math.min(first.amount, row.total) }]
    await this.#run(bankEntryMatch, first.id, { parts }, staff)
  }

  /** Staff give back some of an invoice: now and then more than there is, or from a screen that is old by now. */
  async #giveBack(productId: string, staff: Partial<Caller>): Promise<void> {
    const { rows } = await this.#base.pool.query<{ id: string; total: number; credited: number }>(
      `select i.id, (i.document_context->'totals'->>'total')::int as total,
         (select coalesce(sum((c.document_context->'totals'->>'total')::int), 0)::int from credit_note c
           where c.invoice_reference = i.variable_symbol) as credited
         from invoice i where product_id = $1`,
      [productId],
    )
    const [row] = rows
    if (!row) return
    const amount = this.#pick([1, 777, Math.ceil(row.total / 3), row.total - row.credited, row.total])
    const credited = this.#random() < 0.9 ? row.credited : 0
    await this.#run(invoiceRefund, row.id, { amount, currency: 'EUR', credited, reason: 'less work' }, staff)
  }

  async #status(requestId: string, staff: Partial<Caller>): Promise<void> {
    const { rows } = await this.#base.pool.query<{ status: string }>(
      'select status from registration_request where id = $1',
      [requestId],
    )
    const body = { from: rows[0]?.status, to: this.#pick(['Abandoned', 'Refunded']) }
    await this.#run(requestStatus, requestId, body, staff)
  }

  /** Another way: the status is changed where no handler sees it, as an administrator may by the data API. */
  async #force(requestId: string): Promise<void> {
    await this.#base.pool
      .query(`update registration_request set status = $2, status_group = 'Closed' where id = $1`, [
        requestId,
        this.#pick(['Abandoned', 'Refunded']),
      ])
      // The table's own machine refuses steps that are none.
      .catch(() => undefined)
  }

  /** Does the jobs of billing that wait, as a worker would. */
  async work(facilities: Facilities): Promise<void> {
    for (const { id, name, data } of await this.#jobs()) {
      await workers.find(({ job }) => job.name === name)?.run(data, facilities)
      await this.#base.pool.query(`update pgboss.job set state = 'completed' where id = $1`, [id])
    }
  }

  async #jobs(): Promise<{ id: string; name: string; data: object }[]> {
    const { rows } = await this.#base.pool.query<{ id: string; name: string; data: object }>(
      `select id, name, data from pgboss.job where name = any($1) and state = 'created' and start_after <= now() order by created_on limit 50`,
      [moneyJobs],
    )
    return rows
  }

  /** The overdue question, after the time that everything may take. */
  async reconcile(facilities: Facilities): Promise<void> {
    await later(this.#base.pool)
    await workers.find(({ job }) => job === billing.reconcilePayments)?.run({}, facilities)
  }
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

async function later(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update payment_attempt set created_at = created_at - interval '5 minutes', received_at = received_at - interval '5 minutes'
      where status in ('created', 'pending', 'received', 'refund-due')`,
  )
  // Those of billing alone: letters and documents wait for nobody here, and there are thousands of them.
  await pool.query(
    `update pgboss.job set start_after = start_after - interval '5 minutes' where state = 'created' and name = any($1)`,
    [moneyJobs],
  )
}
