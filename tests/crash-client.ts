import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '#contract/client.ts'
import { productFinishOrder, productPaymentStatus, productProcessPayment, productUpdate } from '#contract/product.ts'
import { requestOrder, requestUpdate } from '#contract/registration.ts'
import { AppError } from '#kernel/errors.ts'

/** An order whose checkout was acknowledged to the client. */
export interface Acknowledged {
  productId: string
  variableSymbol: string
  /** The provider told the client that the card was charged. */
  paid: boolean
}

/**
 * One person's checkout who repeats each step until it is answered, with the same key, as a browser does after a lost
 * connection. Answers the order once it was acknowledged.
 */
export async function checkoutClient(
  baseUrl: string,
  requestId: string,
  work: { stopping: boolean },
  ask: typeof fetch = fetch,
): Promise<Acknowledged[]> {
  const client = createClient({ baseUrl, fetch: ask })
  const step = async <T>(ask: () => Promise<T>): Promise<T | null> => await persist(ask, work)
  if (
    !(await step(
      async () =>
        await client(requestUpdate, { params: { id: requestId }, body: { jurisdictions: ['SK'], classes: [9] } }),
    ))
  )
    return []
  const ordered = await step(async () => await client(requestOrder, { params: { id: requestId } }))
  if (!ordered) return []
  const id = ordered.productId
  const billing = {
    type: 'physical',
    firstName: 'Crash',
    lastName: 'Test',
    email: `${requestId.slice(0, 8)}@crash.test`,
    street: 'Testovacia 1',
    city: 'Bratislava',
    postcode: '811 01',
    country: 'SK',
  } as const
  if (!(await step(async () => await client(productUpdate, { params: { id }, body: billing })))) return []
  const key = randomUUID()
  const finished = await step(
    async () =>
      await client(productFinishOrder, {
        params: { id },
        body: { paymentType: 'card', termsAccepted: true, beginAtOnce: true },
        idempotencyKey: key,
      }),
  )
  if (!finished) return []
  const order = { productId: id, variableSymbol: finished.variableSymbol, paid: false }
  const payment = await step(async () => await client(productProcessPayment, { params: { id } }))
  if (!payment?.redirectUrl) return [order]
  const delivery = Math.random() < 0.3 ? 'twice' : 'once'
  const paid = await step(async () => {
    const answer = await ask(`${payment.redirectUrl ?? ''}/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ card: '4242424242424242', delivery }),
    })
    if (answer.status !== 303) throw new Error(`the provider answered ${answer.status}`)
    return true
  })
  if (!paid) return [order]
  // Reloads of the payment page meet the provider's message on its way.
  await step(async () => await client(productPaymentStatus, { params: { id } }))
  return [{ ...order, paid: true }]
}

/** Repeats until there is an answer; gives up on a refusal that no repetition changes, or at the end of the run. */
async function persist<T>(ask: () => Promise<T>, work: { stopping: boolean }): Promise<T | null> {
  for (let n = 0; n < 2000; n++) {
    try {
      return await ask()
    } catch (error) {
      if (
        error instanceof AppError &&
        error.status < 500 &&
        !['changed-meanwhile', 'still-running'].includes(error.code)
      )
        throw error
      if (work.stopping && n > 200) return null
      await pause(30)
    }
  }
  return null
}
