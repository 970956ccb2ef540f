import { productFinishOrder, productProcessPayment, productStart, productUpdate } from '#contract/product.ts'
import { requestCreate, requestOrder, requestUpdate, verificationSave } from '#contract/registration.ts'
import type { PaymentWay } from '#domain/billing/payment.ts'
import type { TestApp } from './app.ts'
import { sendAnswer } from './taken-on.ts'

const billing = {
  type: 'physical',
  firstName: 'Test',
  lastName: 'Fictional',
  street: 'Testovacia 1',
  city: 'Bratislava',
  postcode: '811 01',
  country: 'SK',
} as const

/** Brings a new matter to a binding order over the calls; answers its ids. `staff` is an existing staff address. */
export async function orderedMatter(
  app: TestApp,
  staff: string,
  email: string,
  paymentType: PaymentWay = 'card',
): Promise<{ requestId: string; productId: string; variableSymbol: string; total: number }> {
  const { requestId, productId } = await orderMatter(app, staff, email)
  await app.anonymous(productStart, { params: { id: productId } })
  await app.anonymous(productUpdate, { params: { id: productId }, body: { ...billing, email } })
  const order = await app.anonymous(productFinishOrder, {
    params: { id: productId },
    body: { paymentType, termsAccepted: true, beginAtOnce: true },
  })
  return { requestId, productId, variableSymbol: order.variableSymbol, total: order.total }
}

/** Brings a new matter to its checkout, of which nothing is binding. */
export async function orderMatter(
  app: TestApp,
  staff: string,
  email: string,
): Promise<{ requestId: string; productId: string }> {
  const { id: requestId } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value: 'SETTLED',
      businessDescription: 'Testing',
      jurisdictions: ['SK'],
      contactEmail: email,
      contactFirstName: 'Test',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
    },
  })
  const { client } = await app.signIn(staff)
  await client(verificationSave, {
    params: { id: requestId },
    body: {
      distinctiveness: 'invented',
      overallRisk: 'low',
      jurisdictions: [{ jurisdiction: 'SK', risk: 'low' }],
      recommendedClasses: [9],
      clientNote: null,
      strategy: null,
      resultNote: null,
      similarTrademarks: [],
      search: { classes: [], scope: 'all', withDead: false },
    },
  })
  await sendAnswer(client, requestId)
  await app.anonymous(requestUpdate, { params: { id: requestId }, body: { jurisdictions: ['SK'], classes: [9] } })
  const { productId } = await app.anonymous(requestOrder, { params: { id: requestId } })
  return { requestId, productId }
}

/** Starts the card payment of a product; answers the provider's page. */
export async function startPayment(app: TestApp, productId: string): Promise<string> {
  const { redirectUrl } = await app.anonymous(productProcessPayment, { params: { id: productId } })
  return redirectUrl ?? ''
}

/** Enters a test card on the provider's page. */
export async function enterCard(page: string, card: string, delivery = 'once'): Promise<void> {
  const answer = await fetch(`${page}/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ card, delivery }),
  })
  if (answer.status !== 303) throw new Error(`the provider answered ${answer.status}`)
}
