import { exportInvoiceEntities } from '#contract/product.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { refuseField } from '#kernel/errors.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { element, xmlText } from '#platform/xml/write.ts'
import { handle } from '#features/facilities.ts'

type Customer = InvoiceDocument['customer']

interface Invoiced {
  customer: Customer
  number: string
}

/** One and the same customer of two documents: by the number that a register gave it, else by name and address. */
function keyOf({ vatNumber, companyId, country, name, lines }: Customer): string {
  return vatNumber ?? (companyId === null ? JSON.stringify([country, name, lines]) : `${country} ${companyId}`)
}

/** Who was invoiced in a span, each once as the newest document of the span names them, by name. */
export const entitiesOf = handle(exportInvoiceEntities, async ({ query }, _caller, { pool }): Promise<FileAnswer> => {
  const { from, to } = query
  if (to < from) refuseField('to', 'not-a-choice')
  const { rows } = await pool.query<Invoiced>(
    `select document_context->'customer' as customer, document_context->>'number' as number from (
       select document_context from invoice where serial_number is not null
       union all select document_context from credit_note) issued
      where document_context->>'issueDate' between $1 and $2
      order by document_context->>'issueDate', document_context->>'number'`,
    [from, to],
  )
  const entities = [...Map.groupBy(rows, ({ customer }) => keyOf(customer)).values()]
    .map((documents) => ({ ...documents.at(-1)?.customer, numbers: documents.map(({ number }) => number) }))
    .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'))
  const xml = xmlText(
    element(
      'invoiceEntities',
      { from, to },
      entities.map((one) =>
        element('entity', {}, [
          element('name', {}, one.name),
          ...(one.lines ?? []).map((line) => element('addressLine', {}, line)),
          element('country', {}, one.country),
          element('companyId', {}, one.companyId),
          element('taxId', {}, one.taxId),
          element('vatNumber', {}, one.vatNumber),
          element('email', {}, one.email),
          ...one.numbers.map((number) => element('document', {}, number)),
        ]),
      ),
    ),
  )
  const name = `invoice-entities-${from}-${to}.xml`
  return { name, mediaType: 'application/xml', bytes: new TextEncoder().encode(xml) }
})
