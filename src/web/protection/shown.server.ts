import { totalsOf } from '#domain/billing/totals.ts'
import { declineReasons } from '#domain/billing/payment.ts'
import { invoiceNumber } from '#domain/billing/numbering.ts'
import { invoiceDownload } from '#contract/product.ts'
import { endableStatuses, openPayments, paymentPhase } from '#domain/monitoring/phase.ts'
import { graceEnd } from '#domain/monitoring/dunning.ts'
import {
  paymentFrequencies,
  subscriptionPaymentStatuses,
  subscriptionStatuses,
  subscriptionTiers,
  type PaymentFrequency,
  type SubscriptionPaymentStatus,
  type SubscriptionStatus,
  type SubscriptionTier,
} from '#domain/monitoring/status.ts'
import { formatDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Language } from '#kernel/languages.ts'
import type { Subscription } from '#operations/account.ts'
import { path } from '../path.ts'

export interface ShownPayment {
  id: string
  from: string
  until: string
  status: SubscriptionPaymentStatus
  reason: (typeof declineReasons)[number] | 'card-removed' | null
  amount: string | null
  /** The invoice, or the pro forma as long as nothing is paid. */
  invoice: { number: string | null; href: string } | null
  /** Where it is paid by hand; null where nothing is to be paid. */
  pay: string | null
}

export interface ShownSubscription {
  id: string
  number: string
  brand: { id: string; name: string }
  status: SubscriptionStatus
  tier: SubscriptionTier
  frequency: PaymentFrequency
  /** What holds after the days that are paid or asked for. */
  next: { tier: SubscriptionTier; frequency: PaymentFrequency } | null
  from: string | null
  until: string | null
  /** Until when a missed payment can be made up for. */
  payUntil: string | null
  currency: string
  platforms: string[]
  payments: ShownPayment[]
  /** Whether it can be changed or ended at all. */
  runs: boolean
  cardId: string | null
  couponId: string | null
}

const known = <T extends string>(words: readonly T[], word: string | null, first: T): T =>
  words.find((one) => one === word) ?? first

/** A subscription as pages show it. */
export function shownSubscription(
  one: Omit<Subscription, 'billing_entity' | 'tracking_actions'>,
  language: Language,
): ShownSubscription {
  const status = known(subscriptionStatuses, one.status, 'Created')
  const tier = known(subscriptionTiers, one.tier, 'basic')
  const frequency = known(paymentFrequencies, one.payment_frequency, 'monthly')
  const day = (date: string | null) => date && formatDate(date, language)
  const open = one.payments.find((payment) => openPayments.some((word) => word === payment.status))
  return {
    id: one.id,
    number: one.public_id ?? '',
    brand: found(one.brand),
    status,
    tier,
    frequency,
    next:
      one.next_tier === null && one.next_payment_frequency === null
        ? null
        : {
            tier: known(subscriptionTiers, one.next_tier, tier),
            frequency: known(paymentFrequencies, one.next_payment_frequency, frequency),
          },
    from: day(one.start_date),
    until: day(one.end_date),
    payUntil: status === 'Payment failed' && open ? day(graceEnd(open.start_date)) : null,
    currency: one.currency,
    platforms: one.platforms.map(({ name }) => name),
    payments: one.payments.map((payment) => shownPayment(payment, one.currency, language)),
    runs: endableStatuses.some((word) => word === status),
    cardId: one.user_payment_method_id,
    couponId: one.discount_coupon_id,
  }
}

function shownPayment(payment: Subscription['payments'][number], currency: string, language: Language): ShownPayment {
  const invoice = payment.product?.invoices[0]
  const document = invoice?.document_context
  const content = payment.invoice_content
  const phase = paymentPhase(payment.status, invoice !== undefined)
  const id = payment.product_id
  return {
    id: payment.id,
    from: formatDate(payment.start_date, language),
    until: formatDate(payment.end_date, language),
    status: known(subscriptionPaymentStatuses, payment.status, 'Prepared'),
    reason:
      payment.decline_reason === null
        ? null
        : known([...declineReasons, 'card-removed'] as const, payment.decline_reason, 'other'),
    amount: document
      ? formatMoney(document.totals.total, document.currency, language)
      : content && formatMoney(totalsOf(content.lines, null).net, currency, language),
    invoice: invoice
      ? {
          number:
            invoice.serial_number !== null && invoice.year !== null && document
              ? invoiceNumber(document.issuer, invoice.year, invoice.serial_number)
              : null,
          href: invoiceDownload.path.replace('{id}', invoice.id),
        }
      : null,
    pay:
      id === null || payment.status === 'Charging'
        ? null
        : phase === 'open'
          ? path.checkout({ id }, { language })
          : phase === 'placed'
            ? path.productSuccess({ id }, { language })
            : null,
  }
}
