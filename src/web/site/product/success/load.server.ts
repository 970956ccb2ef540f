import { redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { invoiceDownload, productPaymentStatus, productProcessPayment, productWithdraw } from '#contract/product.ts'
import { userInitiate } from '#contract/user.ts'
import { declineReasons, type DeclineReason, type PaymentState } from '#domain/billing/payment.ts'
import { invoiceNumber } from '#domain/billing/numbering.ts'
import { formatDate, formatInstant } from '#kernel/dates.ts'
import type { InvoiceSummary } from '#operations/registration.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf } from '../../../places.ts'
import { orderOfProduct, type OrderBehind } from '../order-behind.server.ts'

export interface BankDetails {
  iban: string | null
  bic: string | null
  symbol: string
  due: string
}

export interface PaymentData {
  id: string
  /** The row that was ordered; of a service its word, of a registration none. */
  orderId: string
  service: OrderBehind['service']
  mark: string
  /** Who ordered, where the receipt goes, and the account that its owner is signed in to. */
  email: string
  receiptTo: string
  account: { state: 'none' | 'created' | 'active'; email: string }
  places: string[]
  classes: number[]
  state: PaymentState
  /** It can be paid now: nothing was, or what was paid went back. */
  mayPay: boolean
  declineReason: DeclineReason | null
  amount: { total: number; currency: string } | null
  /** The invoice, or the pro forma as long as nothing is paid. */
  invoice: { number: string | null; href: string } | null
  bank: BankDetails | null
  /** The number that people say. */
  number: string
  /** A consumer's right to withdraw: its last day, and when it was used; null when there is nothing to say of it. */
  withdrawal: { until: string; declaredAt: string | null } | null
  /** For the next attempt to pay. */
  key: string
}

function invoiceOf(invoice: InvoiceSummary) {
  const { serial_number: serial, year, document_context: document } = invoice
  return {
    number: serial !== null && year !== null ? invoiceNumber(document.issuer, year, serial) : null,
    href: invoiceDownload.path.replace('{id}', invoice.id),
  }
}

async function read(id: string, load: LoadContext): Promise<PaymentData | Response> {
  const { call, language } = load
  const { product, order } = await orderOfProduct(id, load)
  const invoice = product.invoices[0]
  // An order that ended before it was placed has no invoice, and a page all the same: its checkout leads here.
  if (!invoice && order.isOpen) return redirect(path.checkout({ id }))
  const status = await call(productPaymentStatus, { params: { id } })
  const document = invoice?.document_context
  const reason = declineReasons.find((name) => name === status.declineReason)
  return {
    id,
    orderId: order.id,
    service: order.service,
    mark: order.mark,
    email: order.email,
    receiptTo: document?.customer.email ?? order.email,
    places: order.places.map((code) => placeOf(code, language).name),
    classes: order.items?.classes ?? document?.subject.classes ?? [],
    state: status.state,
    mayPay: status.takesPayment && ['none', 'declined', 'refunded'].includes(status.state),
    declineReason: status.state === 'declined' ? (reason ?? 'other') : null,
    amount: document ? { total: document.totals.total, currency: document.currency } : null,
    invoice: invoice ? invoiceOf(invoice) : null,
    bank:
      status.state === 'awaiting-transfer' && invoice && document
        ? {
            iban: document.supplier.iban,
            bic: document.supplier.bic,
            symbol: invoice.variable_symbol,
            due: formatDate(document.dueDate, language),
          }
        : null,
    account: {
      state: status.accountState,
      email: (status.accountState === 'active' && load.session?.user.email) || order.email,
    },
    number: document?.subject.order ?? '',
    withdrawal: status.withdrawal && {
      until: formatDate(status.withdrawal.until, language),
      declaredAt: status.withdrawal.declaredAt && formatInstant(status.withdrawal.declaredAt, language),
    },
    key: crypto.randomUUID(),
  }
}

export function loader({ params, context }: LoaderFunctionArgs): Promise<PaymentData | Response> {
  return reading(read(params.id ?? '', context.get(loadContext)))
}

/** Tries the payment again, mails the activation link again, or withdraws from the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const { call, language } = load
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    if (oneOf(typed, 'intent') === 'activate') {
      const { order } = await orderOfProduct(id, load)
      await call(userInitiate, { body: { email: order.email, language } })
      return { sent: true }
    }
    const idempotencyKey = oneOf(typed, 'key') || crypto.randomUUID()
    if (oneOf(typed, 'intent') === 'withdraw') {
      await call(productWithdraw, { params: { id }, body: { message: oneOf(typed, 'message') }, idempotencyKey })
      return redirect(`${path.productSuccess({ id })}#withdrawal`)
    }
    const { redirectUrl } = await call(productProcessPayment, { params: { id }, idempotencyKey })
    return redirectUrl
      ? redirectDocument(new URL(redirectUrl, request.url).href)
      : redirect(path.productSuccess({ id }))
  })
}
