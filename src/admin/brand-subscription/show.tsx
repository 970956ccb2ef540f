import { subscriptionCancel, subscriptionNotify } from '#contract/monitoring.ts'
import { noteCalls } from '#contract/note.ts'
import { endableStatuses } from '#domain/monitoring/phase.ts'
import { isPlatformKind } from '#domain/monitoring/plan.ts'
import type { SubscriptionFile } from '#operations/staff/subscription.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Assign } from '../kit/assign.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { userPath } from '../paths.ts'
import { SubscriptionPayments } from './payments.tsx'
import { SubscriptionStatusTag } from './status-tag.tsx'

/** A subscription: what it covers, how it is paid, its searches and what happened. */
export function SubscriptionShow() {
  return <ShowPage<SubscriptionFile> table="brand_subscription">{(row) => <Screen row={row} key={row.id} />}</ShowPage>
}

function Screen({ row }: { row: SubscriptionFile }) {
  const t = useText()
  const language = useLanguage()
  const notify = useSend(subscriptionNotify, { done: t('subscription.told') })
  const cancel = useSend(subscriptionCancel, { done: t('subscription.cancelled') })
  const day = (date: string | null) => (date === null ? '–' : formatDate(date, language))
  const runs = endableStatuses.some((one) => one === row.status)
  const card = row.user_payment_method
  const billed = row.billing_entity
  const name = row.brand?.name ?? '–'
  return (
    <Page
      title={`${name}, ${row.public_id ?? ''}`}
      heading={
        <>
          <Mark>{name}</Mark> <small className="wb-bar__ref">{row.public_id}</small>
        </>
      }
      sub={t('request.sub', {
        date: formatDate(dayOf(row.last_status_update), language),
        client: row.brand?.user?.email ?? '–',
      })}
      actions={
        <>
          <SubscriptionStatusTag status={row.status} />
          <Button small busy={notify.busy} onClick={() => void notify.send({ params: { id: row.id } })}>
            {t('subscription.notify')}
          </Button>
          <Assign noun="brand-subscription" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('subscription.covers')}>
            <Facts
              plain
              facts={[
                {
                  key: 'client',
                  label: t('field.client'),
                  value: row.brand?.user ? <a href={userPath(row.brand.user.id)}>{row.brand.user.email}</a> : '–',
                },
                {
                  key: 'plan',
                  label: t('subscription.plan'),
                  value: `${t(`tier.${row.tier}`)}, ${t(`frequency.${row.payment_frequency}`)}`,
                  source:
                    row.next_tier === null && row.next_payment_frequency === null
                      ? undefined
                      : t('subscription.then', {
                          plan: `${t(`tier.${row.next_tier ?? row.tier}`)}, ${t(`frequency.${row.next_payment_frequency ?? row.payment_frequency}`)}`,
                        }),
                },
                {
                  key: 'platforms',
                  label: t('subscription.platforms'),
                  value:
                    row.platforms
                      .map((one) => (isPlatformKind(one.name) ? t(`platform.${one.name}`) : one.name))
                      .join(', ') || '–',
                },
                { key: 'from', label: t('subscription.from'), value: day(row.start_date) },
                { key: 'until', label: t('subscription.until'), value: day(row.end_date) },
                {
                  key: 'card',
                  label: t('subscription.card'),
                  value: card
                    ? `${card.card_brand ?? ''} ${card.card_last_four ?? ''}, ${t(`cardStatus.${card.status}`)}`
                    : t('subscription.noCard'),
                },
                {
                  key: 'billed',
                  label: t('subscription.billedTo'),
                  value: billed
                    ? billed.type === 'legal'
                      ? billed.business_name
                      : `${billed.first_name ?? ''} ${billed.last_name ?? ''}`
                    : '–',
                },
                { key: 'coupon', label: t('lists.discount_coupon'), value: row.discount_coupon_id ?? '–' },
              ]}
            />
          </Section>
          <Section title={t('subscription.payments')}>
            <SubscriptionPayments row={row} />
          </Section>
        </div>
        <div>
          {runs && (
            <Section title={t('subscription.end')}>
              <p className="mw-small">{t('subscription.endText')}</p>
              <Button small busy={cancel.busy} onClick={() => void cancel.send({ params: { id: row.id } })}>
                {t('subscription.cancel')}
              </Button>
            </Section>
          )}
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls['brand-subscription']} />
          <HistorySection row={row} />
        </div>
      </div>
    </Page>
  )
}
