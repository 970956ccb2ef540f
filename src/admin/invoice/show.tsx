import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { serviceWord } from '#domain/service-order/offering.ts'
import { formatMoney } from '#kernel/money.ts'
import { Facts } from '#ui/facts.tsx'
import { PriceTable } from '#ui/price.tsx'
import { type InvoiceRow, invoiceState } from '#operations/staff/invoice.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { requestPath, servicePath } from '../paths.ts'
import { CreditNotes, InvoiceLinks, Regenerate } from './document-links.tsx'
import { creditedOf, GiveBack } from './give-back.tsx'
import { MarkPaidForm } from './mark-paid-form.tsx'
import { OrderSteps } from './order-steps.tsx'
import { Page } from '../kit/page.tsx'
import { vatNumberFact } from './vat-number.ts'
import { vatReason } from './vat-reason.ts'
import { useInvoiceFacts } from './use-invoice-facts.tsx'
import { InvoiceStateTag } from './invoice-state.tsx'

/** An invoice with its lines, its payment and the document itself. */
export function InvoiceShow() {
  return <ShowPage<InvoiceRow> table="invoice">{(row) => <InvoiceScreen row={row} />}</ShowPage>
}

function InvoiceScreen({ row }: { row: InvoiceRow }) {
  const t = useText()
  const language = useLanguage()
  const printed = row.document_context
  const facts = useInvoiceFacts(row)
  const request = row.product?.registration_request
  const service = row.product?.service_request
  const money = (amount: number): string => formatMoney(amount, printed.currency, language)
  const lines = (kind: 'service' | 'official') =>
    printed.lines
      .filter((line) => line.kind === kind)
      .map((line, at) => {
        const code = jurisdictionFrom(line.jurisdiction)
        const place = code ? jurisdictionName(code, language) : line.jurisdiction
        const offering = line.offering && `${t(`offering.${line.offering}`)}: ${line.mark ?? ''}, ${place}`
        return { key: String(at), label: line.text ?? offering ?? place, amount: money(line.net) }
      })
  const number = printed.number ?? t('order.proforma')
  return (
    <Page
      title={`${number}, ${row.variable_symbol}`}
      heading={number}
      sub={printed.customer.name}
      actions={
        <>
          <InvoiceStateTag row={row} />
          <InvoiceLinks row={row} />
          {row.serial_number !== null && row.product && <Regenerate productId={row.product.id} />}
        </>
      }
    >
      <div className="wb-two">
        <div>
          <Section title={t('order.lines')}>
            <PriceTable
              caption={t('order.lines')}
              groups={[
                { key: 'service', title: t('order.service'), lines: lines('service') },
                { key: 'official', title: t('order.official'), lines: lines('official') },
                {
                  key: 'vat',
                  title: t('order.vat', { rate: printed.vat.rate }),
                  lines: [
                    {
                      key: 'vat',
                      label: vatReason(t, printed.vat.reason),
                      amount: money(printed.totals.vat),
                      tax: true,
                    },
                  ],
                },
              ]}
              total={{ label: t('order.total'), amount: money(printed.totals.total) }}
            />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <Facts
              plain
              tight
              facts={[
                ...facts,
                ...vatNumberFact(t, language, row),
                ...(request
                  ? [
                      {
                        key: 'request',
                        label: t('kind.request'),
                        value: (
                          <a href={requestPath(request.id, 'order')}>{`${request.public_id}, ${request.value}`}</a>
                        ),
                      },
                    ]
                  : []),
                ...(service
                  ? [
                      {
                        key: 'service',
                        label: t('service.what'),
                        value: (
                          <a href={servicePath(service.id)}>
                            {`${service.public_id}, ${t(`offering.${serviceWord(service.service_name)}`)}`}
                          </a>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Section>
          <OrderSteps steps={row.product?.events ?? []} />
          <CreditNotes rows={row.credit_notes} />
          {row.payment_date && !row.cancelled_at && row.serial_number !== null && (
            <GiveBack row={row} key={creditedOf(row)} />
          )}
          {invoiceState(row) === 'unpaid' && row.product && (
            <Section title={t('paid.title')}>
              <MarkPaidForm productId={row.product.id} amount={printed.totals.total} currency={printed.currency} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}
