import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatMoney } from '#kernel/money.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Facts } from '#ui/facts.tsx'
import { PriceTable } from '#ui/price.tsx'
import { Table } from '#ui/table.tsx'
import type { InvoiceOfRequest, RequestRow } from '#operations/staff/request.ts'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { formatRate } from '../kit/numbers.ts'
import { Section } from '../kit/section.tsx'
import { formatInstant } from '../kit/time.ts'
import { Ledger } from '../invoice/ledger.tsx'
import { InvoiceLinks } from '../invoice/document-links.tsx'
import { useInvoiceFacts } from '../invoice/use-invoice-facts.tsx'
import { vatReason } from '../invoice/vat-reason.ts'
import { Protection } from './protection.tsx'
import { Preferences } from './preferences.tsx'
import { MarkPaidForm } from '../invoice/mark-paid-form.tsx'

/** What was ordered, what it costs, what was paid. */
export function OrderTab({ row }: { row: RequestRow }) {
  const t = useText()
  const order = row.ordered_items
  const open = row.product?.invoices.find((invoice) => !invoice.cancelled_at)
  if (!order) {
    return (
      <div className="wb-pad">
        <EmptyState title={t('order.noneTitle')} text={t('order.noneText')} />
      </div>
    )
  }
  return (
    <div className="wb-two">
      <div>
        <Section
          title={t('order.lines')}
          aside={t('order.classes', { list: order.classes.join(', '), count: order.classes.length })}
        >
          <OrderLines row={row} />
          {order.toQuote.length > 0 && (
            <p className="mw-source">{t('order.toQuote', { places: order.toQuote.join(', ') })}</p>
          )}
        </Section>
        {row.product && row.product.payment_attempts.length > 0 && <Attempts row={row} />}
      </div>
      <div>
        {open ? (
          <InvoiceFacts invoice={open} />
        ) : (
          <Section title={t('order.invoice')}>{<p className="mw-muted">{t('order.noInvoice')}</p>}</Section>
        )}
        {row.product && (
          <Ledger
            product={row.product}
            priced={order}
            isOver={row.status_group === 'Closed'}
            hubId={row.document_hub_id}
          />
        )}
        <Preferences row={row} key={row.euipo_grant_decision ?? 'open'} />
        <Section title={t('protection.title')}>
          <Protection row={row} />
        </Section>
        {row.status === 'Checkout completed' && row.product && open && !open.payment_date && (
          <Section title={t('paid.title')}>
            <MarkPaidForm
              productId={row.product.id}
              amount={open.document_context.totals.total}
              currency={open.document_context.currency}
            />
          </Section>
        )}
      </div>
    </div>
  )
}

function OrderLines({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  const order = row.ordered_items
  const invoice = row.product?.invoices.find((one) => !one.cancelled_at)?.document_context
  if (!order) return null
  const money = (amount: number): string => formatMoney(amount, order.currency, language)
  const lines = (kind: 'service' | 'official') =>
    order.lines
      .filter((line) => line.kind === kind)
      .map((line) => {
        const code = jurisdictionFrom(line.jurisdiction)
        return {
          key: `${kind}-${line.jurisdiction}`,
          label: code ? jurisdictionName(code, language) : line.jurisdiction,
          note: line.original
            ? t('order.original', {
                amount: formatMoney(line.original.amount, line.original.currency, language),
                rate: formatRate(line.original.rate, language),
              })
            : undefined,
          amount: money(line.net),
        }
      })
  const sum = order.lines.reduce((all, line) => all + line.net, 0)
  const groups = [
    { key: 'service', title: t('order.service'), lines: lines('service') },
    { key: 'official', title: t('order.official'), lines: lines('official') },
    ...(invoice
      ? [
          {
            key: 'vat',
            title: t('order.vat', { rate: invoice.vat.rate }),
            lines: [
              { key: 'vat', label: vatReason(t, invoice.vat.reason), amount: money(invoice.totals.vat), tax: true },
            ],
          },
        ]
      : []),
  ]
  return (
    <PriceTable
      caption={t('order.lines')}
      groups={groups}
      total={{
        label: invoice ? t('order.total') : t('order.beforeVat'),
        amount: money(invoice ? invoice.totals.total : sum),
      }}
    />
  )
}

function InvoiceFacts({ invoice }: { invoice: InvoiceOfRequest }) {
  const t = useText()
  const language = useLanguage()
  const printed = invoice.document_context
  const facts = useInvoiceFacts(invoice)
  const number = printed.number ?? t('order.proforma')
  return (
    <Section title={t('order.invoice')} aside={number}>
      <Facts
        plain
        tight
        facts={[
          { key: 'number', label: t('order.number'), value: number },
          ...facts,
          {
            key: 'total',
            label: t('order.total'),
            value: <b>{formatMoney(printed.totals.total, printed.currency, language)}</b>,
          },
        ]}
      />
      <p className="wb-after">
        <InvoiceLinks row={invoice} />
      </p>
    </Section>
  )
}

function Attempts({ row }: { row: RequestRow }) {
  const t = useText()
  const language = useLanguage()
  return (
    <Section title={t('order.attempts')}>
      <Table
        caption={t('order.attempts')}
        dense
        rows={row.product?.payment_attempts ?? []}
        rowKey={(attempt) => attempt.id}
        columns={[
          {
            key: 'when',
            title: t('field.when'),
            head: true,
            cell: (attempt) => formatInstant(attempt.created_at, language),
          },
          { key: 'status', title: t('field.status'), cell: (attempt) => t(`attempt.${attempt.status}` as TextKey) },
          {
            key: 'why',
            title: t('order.why'),
            cell: (attempt) => (attempt.decline_reason ? t(`decline.${attempt.decline_reason}` as TextKey) : '–'),
          },
          {
            key: 'amount',
            title: t('order.amount'),
            right: true,
            cell: (attempt) => formatMoney(attempt.amount, attempt.currency, language),
          },
        ]}
      />
    </Section>
  )
}
