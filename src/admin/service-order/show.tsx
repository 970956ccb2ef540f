import { markOfWork } from '#domain/service-order/work-item.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { noteCalls } from '#contract/note.ts'
import { serviceRequestClone, serviceRequestNotify } from '#contract/service-order.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { formatMoney } from '#kernel/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { withdrawalOf } from '#operations/withdrawal.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Ledger } from '../invoice/ledger.tsx'
import { MarkPaidForm } from '../invoice/mark-paid-form.tsx'
import { HoldNote } from '../invoice/hold-note.tsx'
import { useInvoiceFacts } from '../invoice/use-invoice-facts.tsx'
import { Assign } from '../kit/assign.tsx'
import { CutNote } from '../kit/cut-note.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'
import { Page } from '../kit/page.tsx'
import { Place } from '../kit/place.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { invoicePath, servicePath, to, workPath } from '../paths.ts'
import { ContentLines } from './content-lines.tsx'
import { LabelForm } from './label-form.tsx'
import { Letters } from './letters.tsx'
import { QuoteForm } from './quote-form.tsx'
import { ServiceStatusTag } from './service-status.tsx'
import { ServiceStatusForm } from './status-form.tsx'
import { Transfer } from './transfer.tsx'
import { uuidv7 } from '#kernel/ids.ts'

/** A piece of work by its name, which leads to its page. */
const workLink = (t: ReturnType<typeof useText>) => (piece: ServiceRow['services'][number]) => (
  <a href={workPath(piece.id)}>{t(`offering.${serviceWord(piece.type)}`)}</a>
)

/** An order of a service: what for, what it costs, how it is paid, the work and what happened. */
export function ServiceShow() {
  return <ShowPage<ServiceRow> table="service_request">{(row) => <ServiceScreen row={row} key={row.id} />}</ShowPage>
}

function ServiceScreen({ row }: { row: ServiceRow }) {
  const t = useText()
  const language = useLanguage()
  const items = row.parameters.items ?? []
  const client = `${row.contact_first_name ?? ''} ${row.contact_last_name ?? ''}`.trim()
  const phase = servicePhase(row.status)
  const invoice = row.product?.invoices.find((one) => !one.cancelled_at)
  return (
    <Page
      title={`${t(`offering.${serviceWord(row.service_name)}`)}, ${row.public_id}`}
      heading={
        <>
          {t(`offering.${serviceWord(row.service_name)}`)} <small className="wb-bar__ref">{row.public_id}</small>
        </>
      }
      sub={t('request.sub', { date: formatDate(dayOf(row.last_status_update), language), client })}
      actions={
        <>
          <ServiceStatusTag status={row.status} />
          {phase !== 'open' && <OrderAgain id={row.id} />}
          <Assign noun="service-request" id={row.id} assigned={row.assigned_admin} />
        </>
      }
    >
      <HoldNote
        withdrawal={withdrawalOf(row)}
        isOver={phase === 'closed' || row.status === 'Finished'}
        invoice={invoice}
      />
      <div className="wb-two">
        <div>
          <Section title={t('service.items')}>
            <Items items={items} />
            {row.parameters.message && <p className="mw-lines mt-2">{row.parameters.message}</p>}
          </Section>
          <Section title={t('order.lines')}>
            <ContentLines row={row} />
            {phase === 'open' && <Offer row={row} />}
          </Section>
          {phase === 'open' && (
            <Section title={t('service.quote')}>
              <QuoteForm row={row} />
            </Section>
          )}
          <Transfer row={row} />
          <Letters row={row} />
          {row.services.length > 0 && (
            <Section title={t('service.work')}>
              <Table
                caption={t('service.work')}
                dense
                rows={row.services}
                rowKey={(piece) => piece.id}
                columns={[
                  {
                    key: 'what',
                    title: t('service.what'),
                    head: true,
                    cell: workLink(t),
                  },
                  {
                    key: 'mark',
                    title: t('field.mark'),
                    cell: (piece) => markOfWork(piece.parameters, (code) => code),
                  },
                  { key: 'status', title: t('field.status'), cell: (piece) => t(`workStatus.${piece.status}`) },
                  {
                    key: 'deadline',
                    title: t('order.due'),
                    cell: (piece) => (piece.deadline ? formatDate(piece.deadline, language) : ''),
                  },
                ]}
              />
              <CutNote shown={row.services.length} all={row.services_aggregate} />
            </Section>
          )}
        </div>
        <div>
          <Section title={t('request.changeStatus')}>
            <ServiceStatusForm row={row} />
          </Section>
          <Section title={t('service.ours')}>
            <LabelForm row={row} />
          </Section>
          {invoice && <InvoiceOf invoice={invoice} />}
          {phase === 'placed' && row.product && invoice && !invoice.payment_date && (
            <Section title={t('paid.title')}>
              <MarkPaidForm
                productId={row.product.id}
                amount={invoice.document_context.totals.total}
                currency={invoice.document_context.currency}
              />
            </Section>
          )}
          {row.product && (
            <Ledger
              product={row.product}
              priced={row.invoice_content}
              isOver={phase === 'closed'}
              hubId={row.document_hub_id}
            />
          )}
          <DocumentsSection row={row} />
          <NotesSection row={row} call={noteCalls['service-request']} />
          <HistorySection row={row} />
        </div>
      </div>
    </Page>
  )
}

type Item = NonNullable<ServiceRow['parameters']['items']>[number] & { at: number }

function useItemColumns(): Column<Item>[] {
  const t = useText()
  const language = useLanguage()
  return [
    { key: 'mark', title: t('field.mark'), head: true, cell: (item) => <Mark size="s">{item.mark}</Mark> },
    { key: 'place', title: t('field.place'), cell: (item) => <Place code={item.jurisdiction} /> },
    { key: 'number', title: t('field.number'), cell: (item) => item.number ?? '' },
    { key: 'classes', title: t('field.classes'), right: true, cell: (item) => item.classes },
    {
      key: 'ends',
      title: t('field.ends'),
      cell: (item) => (item.expires ? formatDate(item.expires, language) : ''),
    },
  ]
}

function Items({ items }: { items: readonly Omit<Item, 'at'>[] }) {
  const t = useText()
  const columns = useItemColumns()
  const rows = items.map((item, at) => ({ ...item, at }))
  return <Table caption={t('service.items')} dense rows={rows} rowKey={(item) => String(item.at)} columns={columns} />
}

/** Mails the client the link on which the order is read and paid. */
function Offer({ row }: { row: ServiceRow }) {
  const t = useText()
  const offer = useSend(serviceRequestNotify, { done: t('service.offered') })
  if (row.product_id === null || row.invoice_content === null) return null
  return (
    <p className="wb-after">
      <Button small busy={offer.busy} onClick={() => void offer.send({ params: { id: row.id } })}>
        {t('service.offer')}
      </Button>
    </p>
  )
}

/** Opens a new order for the same marks; what was paid, billed or done stays with this one. */
function OrderAgain({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const again = useSend(serviceRequestClone, { done: t('service.openedAgain') })
  const [key] = useState(() => uuidv7())
  const open = async (): Promise<void> => {
    const answer = await again.send({ params: { id }, idempotencyKey: key })
    if (answer.ok) await navigate(to(servicePath(answer.value.id)))
  }
  return (
    <Button small busy={again.busy} onClick={() => void open()}>
      {t('service.again')}
    </Button>
  )
}

type Invoice = NonNullable<ServiceRow['product']>['invoices'][number]

function InvoiceOf({ invoice }: { invoice: Invoice }) {
  const t = useText()
  const language = useLanguage()
  const facts = useInvoiceFacts(invoice)
  const { totals, currency, number } = invoice.document_context
  return (
    <Section title={t('order.invoice')} aside={number ?? t('order.proforma')}>
      <Facts
        plain
        tight
        facts={[
          ...facts,
          { key: 'total', label: t('order.total'), value: formatMoney(totals.total, currency, language) },
        ]}
      />
      <p className="wb-after">
        <ButtonLink small href={invoicePath(invoice.id)}>
          {t('order.invoice')}
        </ButtonLink>
      </p>
    </Section>
  )
}
