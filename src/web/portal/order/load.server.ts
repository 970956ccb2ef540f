import { displayNames } from '#kernel/formatters.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { addressOf } from '#contract/client.ts'
import {
  creditNoteDocument,
  invoiceDocument,
  invoiceDownload,
  invoiceTranslated,
  productPaymentStatus,
} from '#contract/product.ts'
import { givenBack, type GivenBack } from '#domain/billing/credit.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { invoiceNumber } from '#domain/billing/numbering.ts'
import { clientLedger, ledgerFacts, type ClientLedgerKey, type LedgerRow } from '#domain/billing/ledger.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { registrationStatusGroup, type RegistrationStatus } from '#domain/registration/status.ts'
import { shownStatus, type ShownStatus } from '#domain/trademark/registration-end.ts'
import { classesOf } from '#domain/catalog/goods-lines.ts'
import { formatDate, formatDay } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import { portalOrder } from '#operations/portal.ts'
import type { InvoiceSummary } from '#operations/registration.ts'
import { withdrawalOf } from '#operations/withdrawal.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'
import type { OrderPrice } from '../../service/order-price.tsx'
import { shownDocuments, type ShownDocument } from '../shown-documents.ts'
import { nextAction, type NextAction } from '../next-action.ts'

export interface ShownInvoice {
  /** Absent as long as it is a pro forma. */
  number: string | null
  href: string
  /** For accounting programs; absent as long as it is a pro forma. */
  ubl: string | null
  /** Copies in the other languages. */
  translations: { language: Language; name: string; href: string }[]
  /** What took it back, and why where a person said so. */
  creditNotes: { id: string; number: string; told: string; href: string; ubl: string }[]
  paidOn: string | null
  /** Whether it was given back, whole or in part. */
  givenBack: GivenBack
  method: InvoiceSummary['payment_type']
  symbol: string
  billedTo: { name: string; lines: string[] }
}

/** A consumer withdrew: when, and whether the order was paid and is not settled yet. */
export interface Withdrawn {
  on: string
  isHeld: boolean
}

export interface OrderData {
  id: string
  number: string
  mark: string
  status: RegistrationStatus
  date: string
  places: Place[]
  classes: number[]
  toQuote: string[]
  price: OrderPrice | null
  invoice: ShownInvoice | null
  withdrawAt: string | null
  withdrawn: Withdrawn | null
  /** What was promised, paid and spent; nothing before there is an order. */
  ledger: LedgerRow<ClientLedgerKey>[]
  /** Where an unpaid order is paid. */
  action: NextAction
  documents: ShownDocument[]
  marks: { id: string; place: Place; status: ShownStatus; classes: string }[]
  events: { id: string; name: string; created_at: string; date: string }[]
}

/** Where a consumer withdraws from an order, as long as that is possible; null otherwise. */
export async function withdrawAt(productId: string | null, { call, language }: LoadContext): Promise<string | null> {
  if (productId === null) return null
  const { withdrawal } = await call(productPaymentStatus, { params: { id: productId } })
  if (withdrawal === null || withdrawal.declaredAt !== null) return null
  return `${path.productSuccess({ id: productId }, { language })}#withdrawal`
}

/** What a page of an order says of its withdrawal. */
export const withdrawnOf = (
  declared: { created_at: string } | undefined,
  isOver: boolean,
  language: Language,
): Withdrawn | null => (declared ? { on: formatDay(declared.created_at, language), isHeld: !isOver } : null)

type OrderInvoice = InvoiceSummary & {
  credit_notes: { id: string; document_context: Pick<InvoiceDocument, 'number' | 'totals' | 'currency' | 'reason'> }[]
}

/** An invoice as an order's page shows it. */
export function shownInvoice(invoice: OrderInvoice, load: LoadContext): ShownInvoice {
  const { serial_number: serial, year, document_context: document } = invoice
  const params = { id: invoice.id }
  return {
    number: serial !== null && year !== null ? invoiceNumber(document.issuer, year, serial) : null,
    href: addressOf(invoiceDownload, { params }),
    ubl: serial === null ? null : addressOf(invoiceDocument, { params }),
    translations: languages
      .filter((language) => language !== document.language)
      .map((language) => ({
        language,
        name: displayNames(language, { type: 'language' }).of(language) ?? language,
        href: addressOf(invoiceTranslated, { params: { ref: invoice.variable_symbol }, query: { language } }),
      })),
    creditNotes: invoice.credit_notes.map(({ id, document_context: { number, totals, currency, reason } }) => ({
      id,
      number: number ?? '',
      told: [formatMoney(totals.total, currency, load.language), reason].filter(Boolean).join(', '),
      href: addressOf(creditNoteDocument, { params: { id } }),
      ubl: addressOf(creditNoteDocument, { params: { id }, query: { format: 'ubl' } }),
    })),
    givenBack: givenBack(
      document,
      invoice.credit_notes.map((note) => note.document_context),
    ),
    paidOn: invoice.payment_date && formatDate(invoice.payment_date, load.language),
    method: invoice.payment_type,
    symbol: invoice.variable_symbol,
    billedTo: { name: document.customer.name, lines: document.customer.lines },
  }
}

async function read(id: string | undefined, load: LoadContext): Promise<OrderData> {
  const { language } = load
  const order = found((await load.query(portalOrder, { id: rowId(id) })).registration_request_by_pk)
  const invoice = order.product?.invoices[0]
  const document = invoice?.document_context
  const items = order.ordered_items
  const price = document
    ? {
        currency: document.currency,
        lines: document.lines,
        totals: document.totals,
        vatRate: document.vat.rate,
        ratesOn: document.ratesOn,
      }
    : items && items.lines.length > 0
      ? {
          currency: items.currency,
          lines: items.lines,
          totals: totalsOf(items.lines, { category: 'O', rate: 0, reason: 'outside-eu' }),
          vatRate: null,
          ratesOn: items.ratesOn,
        }
      : null
  return {
    id: order.id,
    number: order.public_id,
    mark: order.value,
    status: order.status,
    date: formatDay(order.created_at, language),
    places: order.jurisdictions.map((code) => placeOf(code, language)),
    classes: items?.classes ?? document?.subject.classes ?? [],
    toQuote: items?.toQuote ?? [],
    price,
    invoice: invoice ? shownInvoice(invoice, load) : null,
    withdrawAt: invoice ? await withdrawAt(order.product_id, load) : null,
    withdrawn: withdrawnOf(withdrawalOf(order), registrationStatusGroup(order.status) === 'Closed', language),
    ledger: order.product
      ? clientLedger(
          ledgerFacts({
            priced: items,
            invoice: invoice ?? null,
            isOver: registrationStatusGroup(order.status) === 'Closed',
            expenses: order.product.expenses,
          }),
        )
      : [],
    action: nextAction(order, language),
    documents: shownDocuments(order.documents, language),
    marks: order.trademarks.map((mark) => ({
      id: mark.id,
      status: shownStatus(mark),
      place: placeOf(mark.jurisdiction, language),
      classes: classesOf(mark.goods_and_services),
    })),
    events: order.tracking_actions.map((event) => ({
      ...event,
      date: formatDay(event.created_at, language),
    })),
  }
}

export function loader({ params, context }: LoaderFunctionArgs): Promise<OrderData> {
  return reading(read(params.id, context.get(loadContext)))
}
