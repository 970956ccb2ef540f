import type { PaymentProvider, ProviderOrder } from '#platform/payments/provider.ts'

/** What a provider throws that does not answer as it should. */
export class ProviderFault extends Error {}

/** How a payment provider misbehaves. */
export const faultModes = [
  /** The question never gets there. */
  'timeout-before',
  /** It does what was asked, and its answer is lost. */
  'timeout-after',
  /** It answers 5xx several times in a row, then as it should. */
  'server-errors',
  /** Its messages come up to five times, at once and one after the other, under the same number and under new ones. */
  'messages-repeated',
  /** The payer pays and the message of it is here before the answer to the question that made the page. */
  'message-before-answer',
  /** A card is refused, the next is taken, and that the first was refused is told last, also of the page that was paid. */
  'refused-after-accepted',
] as const
export type FaultMode = (typeof faultModes)[number]

export interface Faults {
  payments: PaymentProvider
  /** From here on it does what it should. */
  heal(): void
  /** How often something went wrong. */
  count(): number
}

/** The provider given, in front of it what goes wrong in a mode. `early` is what happens before a new page is answered. */
export function faulty(
  payments: PaymentProvider,
  mode: FaultMode,
  random: () => number,
  early: (order: ProviderOrder) => Promise<void>,
): Faults {
  let healed = false
  let faults = 0
  let errorsLeft = 0
  const fail = (what: string): never => {
    faults += 1
    throw new ProviderFault(`${mode}: ${what}`)
  }
  const asked = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    if (healed) return await work()
    if (mode === 'timeout-before' && random() < 0.5) return fail(what)
    if (mode === 'server-errors') {
      if (errorsLeft === 0 && random() < 0.3) errorsLeft = 1 + Math.floor(random() * 3)
      if (errorsLeft > 0) {
        errorsLeft -= 1
        return fail(what)
      }
    }
    const answer = await work()
    if (mode === 'timeout-after' && random() < 0.5) return fail(what)
    return answer
  }
  return {
    heal: () => {
      healed = true
    },
    count: () => faults,
    payments: {
      ...payments,
      createOrder: async (order) =>
        await asked('createOrder', async () => {
          const made = await payments.createOrder(order)
          if (mode === 'message-before-answer' && !healed && made.state === 'pending' && random() < 0.7) {
            faults += 1
            await early(made)
          }
          return made
        }),
      getOrder: async (id) => await asked('getOrder', async () => await payments.getOrder(id)),
      findOrder: async (key, since) => await asked('findOrder', async () => await payments.findOrder(key, since)),
      cancelOrder: async (id) => await asked('cancelOrder', async () => await payments.cancelOrder(id)),
      refund: async (id, key, amount) =>
        await asked('refund', async () => {
          await payments.refund(id, key, amount)
        }),
    },
  }
}
