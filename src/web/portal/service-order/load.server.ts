import { markOfWork } from '#domain/service-order/work-item.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { fillPath } from '#contract/client.ts'
import { serviceLetterDocument } from '#contract/service-letter.ts'
import { clientLedger, ledgerFacts, type ClientLedgerKey, type LedgerRow } from '#domain/billing/ledger.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { serviceWord, type ServiceWord } from '#domain/service-order/offering.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import {
  serviceOutcomes,
  type ServiceOutcome,
  type ServiceRequestStatus,
  type ServiceStatus,
} from '#domain/service-order/status.ts'
import type { ServiceLetterKind } from '#domain/service-letter/kinds.ts'
import { sentWays, sentWhen, type SentWay } from '#domain/service-letter/status.ts'
import { formatDate, formatDay } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { portalService } from '#operations/service-request.ts'
import { withdrawalOf } from '#operations/withdrawal.ts'
import { reading } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { placeOf, type Place } from '../../places.ts'
import { rowId } from '../../row-id.ts'
import type { OrderPrice } from '../../service/order-price.tsx'
import { shownDocuments, type ShownDocument } from '../shown-documents.ts'
import { transferOf, type ShownTransfer } from '../../service-order/transfer.server.ts'
import { shownInvoice, withdrawAt, withdrawnOf, type ShownInvoice, type Withdrawn } from '../order/load.server.ts'

export interface ServiceOrderData {
  id: string
  number: string
  service: ServiceWord
  mark: string
  status: ServiceRequestStatus
  date: string
  places: Place[]
  price: OrderPrice | null
  invoice: ShownInvoice | null
  withdrawAt: string | null
  withdrawn: Withdrawn | null
  ledger: LedgerRow<ClientLedgerKey>[]
  /** Where it is read and paid, as long as it is to be. */
  payAt: string | null
  /** Sent with the request to order the same again, so that a repeated press opens one order; absent while this one is open. */
  again: string | null
  documents: ShownDocument[]
  work: {
    id: string
    what: ServiceWord
    /** The mark that it is for; empty where it names none. */
    mark: string
    status: ServiceStatus
    deadline: string | null
    outcome: ServiceOutcome | null
    note: string | null
  }[]
  /** What went out in the client's name. */
  letters: {
    id: string
    kind: ServiceLetterKind
    recipient: string
    way: SentWay
    sent: string
    approvedBy: string | null
    messageId: string | null
    reference: string | null
    sha256: string | null
    href: string
  }[]
  events: { id: string; name: string; created_at: string; date: string }[]
  /** To whom its marks go; null where they go to nobody. */
  transfer: ShownTransfer | null
}

async function read(id: string | undefined, load: LoadContext): Promise<ServiceOrderData> {
  const { language } = load
  const order = found((await load.query(portalService, { id: rowId(id) })).service_request_by_pk)
  const invoice = order.product?.invoices[0]
  const document = invoice?.document_context
  const content = order.invoice_content
  const items = order.parameters.items ?? []
  const phase = servicePhase(order.status)
  const documents = shownDocuments(order.documents, language)
  const day = (instant: string) => formatDay(instant, language)
  const price = document
    ? { ...document, vatRate: document.vat.rate }
    : content && { ...content, totals: totalsOf(content.lines, null), vatRate: null }
  return {
    id: order.id,
    number: order.public_id,
    service: serviceWord(order.service_name),
    mark: [...new Set(items.map(({ mark }) => mark))].join(', '),
    status: order.status,
    date: day(order.created_at),
    places: [...new Set(items.map(({ jurisdiction }) => jurisdiction))].map((code) => placeOf(code, language)),
    price: price && price.lines.length > 0 ? price : null,
    invoice: invoice ? shownInvoice(invoice, load) : null,
    ledger: order.product
      ? clientLedger(
          ledgerFacts({
            priced: content,
            invoice: invoice ?? null,
            isOver: phase === 'closed',
            expenses: order.product.expenses,
          }),
        )
      : [],
    withdrawn: withdrawnOf(withdrawalOf(order), phase === 'closed' || order.status === 'Finished', language),
    withdrawAt: invoice ? await withdrawAt(order.product_id, load) : null,
    payAt:
      order.product_id === null || (phase !== 'open' && phase !== 'placed')
        ? null
        : phase === 'open'
          ? path.checkout({ id: order.product_id }, { language })
          : path.productSuccess({ id: order.product_id }, { language }),
    again: phase === 'open' ? null : crypto.randomUUID(),
    documents,
    work: order.services.map((piece) => ({
      id: piece.id,
      what: serviceWord(piece.type),
      mark: markOfWork(piece.parameters, (code) => placeOf(code, language).name),
      status: piece.status,
      deadline: piece.deadline && formatDate(piece.deadline, language),
      outcome: serviceOutcomes.find((one) => one === piece.outcome) ?? null,
      note: piece.outcome_note,
    })),
    letters: order.letters.map((letter) => ({
      id: letter.id,
      kind: letter.kind,
      recipient: letter.recipient,
      way: sentWays.find((way) => way === letter.sent_by) ?? 'mail',
      sent: letter.sent_at === null ? '' : sentWhen(letter.sent_by, letter.sent_at, language),
      approvedBy: letter.approved_name,
      messageId: letter.message_id,
      reference: letter.reference,
      sha256: letter.pdf_sha256,
      href: fillPath(serviceLetterDocument.path, { id: order.id, letterId: letter.id }),
    })),
    events: order.tracking_actions.map((event) => ({ ...event, date: day(event.created_at) })),
    transfer: await transferOf(order, load, documents),
  }
}

export function loader({ params, context }: LoaderFunctionArgs): Promise<ServiceOrderData> {
  return reading(read(params.id, context.get(loadContext)))
}
