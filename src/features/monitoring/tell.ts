import { eq } from 'drizzle-orm'
import { declineReasons } from '#domain/billing/payment.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { graceEnd, nextAttemptOn } from '#domain/monitoring/dunning.ts'
import type { SubscriptionOccasion } from '#domain/monitoring/letters.ts'
import { refundedPayment } from '#domain/monitoring/phase.ts'
import { AppError, found } from '#kernel/errors.ts'
import { formatDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Tx } from '#platform/db/database.ts'
import type { LetterLink } from '#platform/mail/post.ts'
import { userPaymentMethod } from '#schema/payment-method.ts'
import { readerOf } from '#features/account/index.ts'
import { openInvoice } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Mail, MailData } from '#features/mail.ts'
import * as mails from './mails.ts'
import { chosenPlan } from './prepare.ts'
import { paymentsOf, type PaymentRow, type Subscription } from './policy.ts'

type Needed = Pick<Facilities, 'tell' | 'translate' | 'today'>

interface About {
  /** Makes the letter go out once. */
  id: string
  payment?: PaymentRow | null
}

/** Writes to the owner of a subscription how it stands; each letter once under its id. Nobody is written to whose account is gone. */
export async function tellOwner(
  tx: Tx,
  facilities: Needed,
  one: Subscription,
  occasion: SubscriptionOccasion,
  { id, payment = null }: About,
): Promise<void> {
  const reader = await readerOf(tx, one.brand.userId)
  if (!reader) return
  const { row, brand } = one
  const [card] = row.userPaymentMethodId
    ? await tx.select().from(userPaymentMethod).where(eq(userPaymentMethod.id, row.userPaymentMethodId))
    : []
  const invoice = payment?.productId ? await openInvoice(tx, payment.productId) : null
  const { tier, frequency } = chosenPlan(one)
  const words = { brand: brand.name }
  const number = row.publicId ?? ''
  const day = (date: string | null, language: Language) => (date === null ? '–' : formatDate(date, language))
  const plan = (language: Language) => facilities.translate(language)(`subscription.plans.${tier}.${frequency}`)
  const price = (language: Language) =>
    payment?.invoiceContent
      ? formatMoney(totalsOf(payment.invoiceContent.lines, null).net, row.currency, language)
      : '–'
  const total = (language: Language) =>
    invoice ? formatMoney(invoice.documentContext.totals.total, row.currency, language) : price(language)
  const kept = card ? `${card.cardBrand ?? ''} ${card.cardLastFour ?? ''}`.trim() : '–'
  const home = { page: 'subscription' as const, id: row.id }
  const pay = payment?.productId ? { page: 'checkout' as const, id: payment.productId } : home
  const paid = payment?.productId && invoice ? { page: 'productSuccess' as const, id: payment.productId } : pay
  const notice = {
    type: `subscription-${occasion}`,
    message: brand.name,
    metadata: { subscriptionId: row.id },
  }
  const tell = async <F extends string, M extends string>(
    mail: Mail<F, 'brand', M>,
    link: LetterLink,
    facts: (language: Language) => MailData<F, 'brand', M>['facts'],
  ): Promise<void> => {
    await facilities.tell(tx, reader, mail, (language) => ({ id, link, words, notice, facts: facts(language) }))
  }
  const about = (language: Language) => ({ number, plan: plan(language) })
  const isPaid = (await paymentsOf(tx, row.id)).some(({ status }) => status === 'Confirmed')
  const since = payment?.startDate ?? null
  switch (occasion) {
    case 'trial-started':
      return await tell(mails.trialStarted, home, (l) => ({ ...about(l), until: day(row.endDate, l) }))
    case 'trial-ending':
      return await tell(mails.trialEnding, home, (l) => ({ ...about(l), until: day(row.endDate, l), price: price(l) }))
    case 'trial-ended':
      return await tell(mails.trialEnded, home, about)
    case 'ended':
      return await tell(mails.subscriptionEnded, home, about)
    case 'offered':
      return await tell(mails.subscriptionOffered, { page: 'brandOrder', id: row.id }, (l) => ({
        ...about(l),
        price: price(l),
      }))
    case 'started':
      return await tell(mails.subscriptionStarted, home, (l) => ({
        ...about(l),
        from: day(row.startDate, l),
        until: day(row.endDate, l),
      }))
    case 'coming':
      return await tell(mails.paymentComing, home, (l) => ({
        ...about(l),
        on: day(since, l),
        card: kept,
        total: total(l),
      }))
    case 'due':
      return await tell(mails.paymentDue, paid, (l) => ({
        ...about(l),
        on: day(since, l),
        until: day(since && graceEnd(since), l),
      }))
    case 'declined': {
      const { startDate, numberOfAttempts, declineReason } = found(payment)
      const next = nextAttemptOn(startDate, numberOfAttempts, declineReason)
      const reason = [...declineReasons, 'card-removed'].find((known) => known === declineReason) ?? 'other'
      return await tell(mails.paymentDeclinedMail, paid, (l) => ({
        number,
        reason,
        total: total(l),
        until: day(graceEnd(startDate), l),
        ...(next === null ? {} : { next: formatDate(next, l) }),
      }))
    }
    case 'cancelled':
      return await tell(mails.subscriptionCancelled, home, (l) => ({
        ...about(l),
        until: day(row.endDate, l),
        ...(isPaid ? {} : { trial: 'yes' }),
      }))
    case 'given-back':
      return await tell(mails.subscriptionGivenBack, home, (l) => ({ ...about(l), until: day(row.endDate, l) }))
  }
}

/** The letter that says how a subscription stands now. Throws `rules-unmet` where there is nothing to say. */
export function occasionOf(
  one: Subscription,
  payment: PaymentRow | null,
  payments: readonly PaymentRow[],
): SubscriptionOccasion {
  switch (one.row.status) {
    case 'Trial started':
      return payment ? 'trial-ending' : 'trial-started'
    case 'Trial ended':
      return 'trial-ended'
    case 'Created':
      return 'offered'
    case 'Subscription started':
      return payment === null ? 'started' : one.row.userPaymentMethodId === null ? 'due' : 'coming'
    case 'Payment failed':
      return payment?.status === 'Declined' ? 'declined' : 'due'
    case 'Cancelled':
      return payments.at(-1)?.status === refundedPayment ? 'given-back' : 'cancelled'
    case 'Expired':
      return 'ended'
    default:
      throw new AppError('rules-unmet', { facts: { status: one.row.status } })
  }
}
