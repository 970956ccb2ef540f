import Stripe from 'stripe'
import { createStripe } from '#platform/payments/stripe.ts'
import { FakeCards, type FakeCard } from './stripe-cards.ts'

const webhookSecret = 'whsec_5V9mQf3xKpT8LrZ2NwYdBs7H'

interface Session {
  id: string
  object: 'checkout.session'
  client_reference_id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  payment_intent: string
  amount_total: number
  currency: string
  /** Seconds. */
  created: number
  mode: string
  setup_intent: string | null
  customer: string | null
}

interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}

/** What goes wrong with the next call: nothing gets there, nothing comes back, or it answers that it has trouble. */
export type Fault = 'not-sent' | 'lost' | 'trouble'

/**
 * Stripe as far as this product asks it, in memory: pages to pay on, refunds, keys that make a call happen once, and signed
 * messages. The official library talks to it instead of to the network.
 */
export class FakeStripe {
  readonly sessions = new Map<string, Session>()
  readonly refunds: Refund[] = []
  readonly cards = new FakeCards()
  readonly #answers = new Map<string, { asked: string; status: number; body: unknown }>()
  readonly #faults: Fault[] = []
  readonly calls: { path: string; key: string | null; body: URLSearchParams }[] = []
  readonly #library = new Stripe('sk_test_nothing_is_asked_with_it')

  readonly provider = createStripe({
    secretKey: 'sk_test_stand_in_for_tests',
    webhookSecret,
    fetch: async (input, init) => await this.#asked(input, init),
  })

  /** Milliseconds, by Stripe's clock. */
  now = () => Date.now()

  /** The next calls go wrong in these ways. */
  fail(...faults: Fault[]): void {
    this.#faults.push(...faults)
  }

  /** Stripe forgets keys after a day. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  async #asked(input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input)
    const body = new URLSearchParams(typeof init.body === 'string' ? init.body : '')
    const key = new Headers(init.headers).get('idempotency-key')
    this.calls.push({ path: url.pathname, key, body })
    const fault = this.#faults.shift()
    if (fault === 'not-sent') throw new TypeError('fetch failed')
    if (fault === 'trouble') return answer(500, { error: { type: 'api_error', message: 'trouble' } })
    const { status, body: told } = this.#once(key, `${url.pathname}?${body}`, () =>
      this.#answer(init.method ?? 'GET', url, body),
    )
    if (fault === 'lost') throw new TypeError('terminated')
    return answer(status, told)
  }

  #once(key: string | null, asked: string, make: () => { status: number; body: unknown }) {
    const before = key === null ? undefined : this.#answers.get(key)
    if (before && before.asked !== asked) return refusal(400, 'idempotency_error', 'the key came with another question')
    if (before) return before
    const made = make()
    if (key !== null) this.#answers.set(key, { asked, ...made })
    return made
  }

  #answer(method: string, url: URL, body: URLSearchParams): { status: number; body: unknown } {
    const [, noun, id, verb] =
      /^\/v1\/(checkout\/sessions|refunds|setup_intents|payment_intents|payment_methods)(?:\/([^/]+))?(?:\/(expire|detach))?$/.exec(
        url.pathname,
      ) ?? []
    if (noun === 'refunds') return method === 'GET' ? this.#listRefunds(url.searchParams) : this.#refund(body)
    if (noun === 'payment_intents' && id === undefined && method === 'GET')
      return pageOf([...this.cards.intents.values()].toReversed(), '/v1/payment_intents', url.searchParams)
    if (noun === undefined) return refusal(404, 'invalid_request_error', 'no such address')
    if (noun !== 'checkout/sessions') return this.cards.answer(method, noun, id, verb, body)
    if (id === undefined && method === 'GET')
      return pageOf([...this.sessions.values()].toReversed(), '/v1/checkout/sessions', url.searchParams)
    if (id === undefined) return this.#open(body)
    const session = this.sessions.get(id)
    if (!session) return refusal(404, 'invalid_request_error', 'no such session', 'resource_missing')
    if (verb === 'expire') {
      if (session.status !== 'open') return refusal(400, 'invalid_request_error', 'only open sessions expire')
      Object.assign(session, { status: 'expired', url: null })
    }
    return { status: 200, body: session }
  }

  #open(body: URLSearchParams): { status: number; body: unknown } {
    const n = this.sessions.size + 1
    const id = `cs_test_${String(n).padStart(12, '0')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      client_reference_id: body.get('client_reference_id') ?? '',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: `pi_${n}`,
      amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
      currency: body.get('line_items[0][price_data][currency]') ?? '',
      created: Math.floor(this.now() / 1000),
      mode: body.get('mode') ?? '',
      setup_intent: body.get('mode') === 'setup' ? `seti_${n}` : null,
      customer: body.get('customer') ?? (body.get('customer_creation') === 'always' ? `cus_${n}` : null),
    }
    if (session.setup_intent !== null)
      this.cards.setups.set(session.setup_intent, {
        id: session.setup_intent,
        object: 'setup_intent',
        payment_method: null,
      })
    this.sessions.set(id, session)
    return { status: 200, body: session }
  }

  #listRefunds(query: URLSearchParams): { status: number; body: unknown } {
    const data = this.refunds.filter((one) => one.payment_intent === query.get('payment_intent'))
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/refunds' } }
  }

  #refund(body: URLSearchParams): { status: number; body: unknown } {
    const payment = body.get('payment_intent') ?? ''
    const amount = Number(body.get('amount'))
    const session = [...this.sessions.values()].find((one) => one.payment_intent === payment)
    const given = this.refunds.filter((one) => one.payment_intent === payment).reduce((all, one) => all + one.amount, 0)
    if (session?.payment_status !== 'paid' || !(amount > 0) || given + amount > session.amount_total)
      return refusal(400, 'invalid_request_error', 'more than there is', 'charge_already_refunded')
    const metadata = { key: body.get('metadata[key]') ?? '' }
    const refund: Refund = {
      id: `re_${this.refunds.length + 1}`,
      object: 'refund',
      payment_intent: payment,
      amount,
      status: 'succeeded',
      metadata,
    }
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  /** The payer enters a card on the page; false when it takes none any more. */
  pay(id: string): boolean {
    const session = this.sessions.get(id)
    if (session?.status !== 'open') return false
    this.cards.paid(session.payment_intent, { amount: session.amount_total, currency: session.currency }, 'pm_once')
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
    return true
  }

  /** The payer enters a card that is to be kept, on a page to pay or on one that only keeps it; false when it takes none any more. */
  enter(id: string, card: FakeCard): boolean {
    const session = this.sessions.get(id)
    if (session?.status !== 'open' || session.customer === null) return false
    const method = this.cards.enter(session.customer, card)
    const setup = this.cards.setups.get(session.setup_intent ?? '')
    if (setup) setup.payment_method = method
    else this.cards.paid(session.payment_intent, { amount: session.amount_total, currency: session.currency }, method)
    Object.assign(session, { status: 'complete', payment_status: setup ? 'no_payment_required' : 'paid', url: null })
    return true
  }

  /** What all orders of a payment reference took and gave back. */
  books(key: RegExp): { charged: number; refunded: number } {
    const mine = [...this.sessions.values()].filter(
      (one) => key.test(one.client_reference_id) && one.payment_status === 'paid',
    )
    const payments = mine.map((one) => one.payment_intent)
    const back = this.refunds.filter((one) => payments.includes(one.payment_intent))
    return {
      charged: mine.reduce((all, one) => all + one.amount_total, 0),
      refunded: back.reduce((all, one) => all + one.amount, 0),
    }
  }

  /** A message as Stripe sends and signs it. */
  message(
    type: string,
    object: object,
    { id = `evt_${crypto.randomUUID()}`, seconds = Math.floor(Date.now() / 1000), secret = webhookSecret } = {},
  ): { body: string; headers: Headers } {
    const body = JSON.stringify({ id, object: 'event', type, created: seconds, data: { object } })
    const header = this.#library.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: seconds })
    return { body, headers: new Headers({ 'stripe-signature': header, 'content-type': 'application/json' }) }
  }
}

/** A part of a list as Stripe gives it: newest first, what was made since a time, after a row that was seen. */
function pageOf(rows: { id: string; created: number }[], url: string, query: URLSearchParams) {
  const since = rows.filter(({ created }) => created >= Number(query.get('created[gte]') ?? 0))
  const after = since.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const limit = Number(query.get('limit') ?? 10)
  const data = since.slice(after, after + limit)
  return { status: 200, body: { object: 'list', data, has_more: since.length > after + limit, url } }
}

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'request-id': 'req_stand_in' } })

const refusal = (status: number, type: string, message: string, code?: string) => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})
