import { useGetIdentity } from 'ra-core'
import { paymentCharge, paymentConfirm, paymentDecline, paymentNotify, paymentPrepare } from '#contract/monitoring.ts'
import { openPayments } from '#domain/monitoring/phase.ts'
import type { SubscriptionFile } from '#operations/staff/subscription.ts'
import { formatMoney } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { formatDate, formatInstant } from '../kit/time.ts'
import { invoicePath } from '../paths.ts'

type Payment = SubscriptionFile['payments'][number]

function useColumns(): Column<Payment>[] {
  const t = useText()
  const language = useLanguage()
  return [
    {
      key: 'days',
      title: t('subscription.days'),
      head: true,
      cell: (row) => `${formatDate(row.start_date, language)} – ${formatDate(row.end_date, language)}`,
    },
    {
      key: 'status',
      title: t('field.status'),
      cell: (row) =>
        row.decline_reason === null
          ? t(`paymentStatus.${row.status}`)
          : `${t(`paymentStatus.${row.status}`)}, ${row.decline_reason}`,
    },
    {
      key: 'attempts',
      title: t('subscription.attempts'),
      cell: (row) =>
        row.last_attempt_date === null
          ? row.number_of_attempts
          : `${row.number_of_attempts}, ${formatInstant(row.last_attempt_date, language)}`,
    },
    {
      key: 'invoice',
      title: t('order.invoice'),
      cell: ({ product }) => {
        const invoice = product?.invoices[0]
        if (!invoice) return ''
        const { totals, currency, number } = invoice.document_context
        return (
          <a href={invoicePath(invoice.id)}>
            {number ?? t('order.proforma')}, {formatMoney(totals.total, currency, language)}
          </a>
        )
      },
    },
  ]
}

/** The periods of a subscription, and what an administrator does with the open one by hand. */
export function SubscriptionPayments({ row }: { row: SubscriptionFile }) {
  const t = useText()
  const columns = useColumns()
  const { identity } = useGetIdentity()
  return (
    <>
      {row.payments.length === 0 ? (
        <p className="mw-muted mw-small">{t('subscription.noPayments')}</p>
      ) : (
        <Table
          caption={t('subscription.payments')}
          dense
          rows={row.payments}
          rowKey={(payment) => payment.id}
          columns={columns}
        />
      )}
      <CutNote shown={row.payments.length} all={row.payments_aggregate} />
      {identity?.['role'] === 'admin' && <ByHand row={row} />}
    </>
  )
}

function ByHand({ row }: { row: SubscriptionFile }) {
  const t = useText()
  const input = { params: { id: row.id } }
  const prepare = useSend(paymentPrepare, { done: t('subscription.prepared') })
  const charge = useSend(paymentCharge, { done: t('subscription.charged') })
  const confirm = useSend(paymentConfirm, { done: t('subscription.asked') })
  const decline = useSend(paymentDecline, { done: t('subscription.asked') })
  const notify = useSend(paymentNotify, { done: t('subscription.told') })
  const open = row.payments.find(({ status }) => openPayments.some((one) => one === status))
  return (
    <div className="mw-btngroup mt-2">
      {!open && (
        <Button small busy={prepare.busy} onClick={() => void prepare.send(input)}>
          {t('subscription.prepare')}
        </Button>
      )}
      {open && open.status !== 'Charging' && row.user_payment_method && (
        <Button small busy={charge.busy} onClick={() => void charge.send(input)}>
          {t('subscription.charge')}
        </Button>
      )}
      {open?.status === 'Charging' && (
        <>
          <Button small busy={confirm.busy} onClick={() => void confirm.send(input)}>
            {t('subscription.confirm')}
          </Button>
          <Button small busy={decline.busy} onClick={() => void decline.send(input)}>
            {t('subscription.decline')}
          </Button>
        </>
      )}
      {open && (
        <Button small busy={notify.busy} onClick={() => void notify.send(input)}>
          {t('subscription.notifyPayment')}
        </Button>
      )}
    </div>
  )
}
