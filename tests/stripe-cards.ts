/** A card as Stripe keeps it; `later` is what becomes of it when it is charged without its holder: absent where it pays. */
export interface FakeCard {
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  later?: 'insufficient_funds' | 'lost_card' | 'expired_card' | 'authentication_required' | 'processing'
}

interface Method {
  id: string
  object: 'payment_method'
  customer: string | null
  card: FakeCard
}

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  /** Seconds. */
  created: number
  payment_method: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code?: string } | null
}

interface Answer {
  status: number
  body: unknown
}

const now = () => Math.floor(Date.now() / 1000)

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', message: 'no such thing', code: 'resource_missing' } },
}

/** The cards that Stripe keeps, as far as this product asks for them: entered on a page, charged without one, forgotten. */
export class FakeCards {
  readonly methods = new Map<string, Method>()
  readonly setups = new Map<string, { id: string; object: 'setup_intent'; payment_method: string | null }>()
  readonly intents = new Map<string, Intent>()

  /** A card is entered on a page of a customer; answers its id. */
  enter(customer: string, card: FakeCard): string {
    const id = `pm_${this.methods.size + 1}`
    this.methods.set(id, { id, object: 'payment_method', customer, card })
    return id
  }

  /** A payment that was made on a page, with the card that made it. */
  paid(id: string, { amount, currency }: { amount: number; currency: string }, method: string): void {
    const rest = { amount, currency, created: now(), metadata: {}, last_payment_error: null }
    this.intents.set(id, { id, object: 'payment_intent', status: 'succeeded', payment_method: method, ...rest })
  }

  answer(
    method: string,
    noun: string,
    id: string | undefined,
    verb: string | undefined,
    body: URLSearchParams,
  ): Answer {
    if (noun === 'setup_intents') return this.#found(this.setups.get(id ?? ''))
    if (noun === 'payment_methods')
      return verb === 'detach' ? this.#detach(id ?? '') : this.#found(this.methods.get(id ?? ''))
    return method === 'GET' ? this.#found(this.intents.get(id ?? '')) : this.#charge(body)
  }

  #found(body: unknown): Answer {
    return body === undefined ? missing : { status: 200, body }
  }

  #detach(id: string): Answer {
    const method = this.methods.get(id)
    if (!method || method.customer === null) return missing
    method.customer = null
    return { status: 200, body: method }
  }

  #charge(body: URLSearchParams): Answer {
    const method = this.methods.get(body.get('payment_method') ?? '')
    if (!method || method.customer !== body.get('customer')) return missing
    const { later } = method.card
    const intent: Intent = {
      id: `pi_charge_${this.intents.size + 1}`,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      currency: body.get('currency') ?? '',
      created: now(),
      status: later === undefined ? 'succeeded' : later === 'processing' ? 'processing' : 'requires_payment_method',
      payment_method: method.id,
      metadata: { key: body.get('metadata[key]') ?? '' },
      last_payment_error: null,
    }
    this.intents.set(intent.id, intent)
    if (later === undefined || later === 'processing') return { status: 200, body: intent }
    const why = later === 'authentication_required' ? { code: later } : { code: 'card_declined', decline_code: later }
    intent.last_payment_error = why
    return {
      status: 402,
      body: { error: { type: 'card_error', message: 'declined', ...why, payment_intent: { ...intent } } },
    }
  }
}
