import { fillPath } from '#contract/client.ts'
import { formFor } from '#contract/form.ts'
import { transferDocument, transferSave, transferSigned } from '#contract/transfer.ts'
import { transferRuleOf, type TransferRule } from '#domain/jurisdiction/transfer-law.ts'
import { classesAt } from '#domain/service-order/transfer.ts'
import {
  documentsOf,
  transferDocuments,
  type TransferKind,
  type TransferDocument,
} from '#domain/service-order/transfer-vocabulary.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { formatDay } from '#kernel/dates.ts'
import { columnOf } from '#domain/account/party.ts'
import { marksOfTransfer, type portalService } from '#operations/service-request.ts'
import type { OperationData } from '#operations/operation.ts'
import type { SelectOption } from '#ui/select.tsx'
import { manyOf, oneOf, type Typed } from '../answers.server.ts'
import { answering, valuesIn } from '../form/answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { addressCountries, addressRegions, type RegionGroup } from '../party/countries.server.ts'
import { partyAnswers, partyValues } from '../party/values.ts'
import { placeOf, type Place } from '../places.ts'
import { partControl } from './transfer-controls.ts'

type OwnOrder = NonNullable<OperationData<typeof portalService>['service_request_by_pk']>
type Order = Pick<OwnOrder, 'id' | 'service_name' | 'status' | 'parameters'>

/** When a document came back signed; its owner reads it, and the holder of a link that it is here. */
export interface Signed {
  name: string | null
  href: string | null
  date: string
}

const form = formFor(transferSave, { flat: ['receiver', 'receiver.address'] })
export type TransferControl = (typeof form.names)[number]

export interface ShownTransfer {
  /** Under which what is typed is kept in the tab: another one once it was saved. */
  draft: string
  kind: TransferKind
  /** It was said; until then the form is what there is. */
  isSaid: boolean
  mayWrite: boolean
  values: Record<TransferControl, string>
  shape: typeof form.shape
  countries: SelectOption[]
  regions: RegionGroup[]
  /** Marks of more than one class, with those that go alone. */
  marks: { at: number; name: string; classes: number[]; ticked: readonly number[] }[]
  laws: { place: Place; rule: TransferRule | null }[]
  toSign: { document: TransferDocument; pdf: string; docx: string; signed: Signed | null }[]
}

/** A party as the calls take it, as rows of tables have it. */
const asStored = ({ address, ...who }: NonNullable<Order['parameters']['transfer']>['receiver']) => ({
  ...Object.fromEntries(Object.entries(who).map(([name, value]) => [columnOf(name), value])),
  address,
})

/** Marks of an order of which some classes can go alone. Whoever holds the link alone sees no mark of an account. */
async function dividable(order: Order, { session, query }: LoadContext) {
  const items = order.parameters.items ?? []
  const ids = items.flatMap(({ trademarkId }) => trademarkId ?? [])
  const rows = ids.length === 0 || session === null ? [] : (await query(marksOfTransfer, { ids })).trademark
  return items.flatMap((item, at) => {
    const goods = rows.find(({ id }) => id === item.trademarkId)?.goods_and_services ?? []
    return goods.length < 2 ? [] : [{ at, name: item.mark, classes: goods.map((one) => one.class) }]
  })
}

/** The transfer of an order; null for an order of another service. `folder`: what its owner reads of its folder. */
export async function transferOf(
  order: Order,
  load: LoadContext,
  folder: readonly (Signed & { type: string })[] = [],
): Promise<ShownTransfer | null> {
  if (order.service_name !== 'TrademarkOwnershipTransfer') return null
  const { language } = load
  const details = order.parameters.transfer
  const items = order.parameters.items ?? []
  const kind = details?.kind ?? 'owner'
  const signedOf = (document: TransferDocument): Signed | null => {
    const at = order.parameters.signed?.[document]
    return (
      folder.find(({ type }) => type === document) ??
      (at === undefined ? null : { name: null, href: null, date: formatDay(at, language) })
    )
  }
  const values = details
    ? partyValues(form.names, asStored(details.receiver))
    : Object.fromEntries(form.names.map((name) => [name, '']))
  const places = [...new Set(items.map(({ jurisdiction }) => jurisdiction))]
  return {
    draft: `transfer-${order.id}-${details ? JSON.stringify(details).length : 0}`,
    kind,
    isSaid: details !== undefined,
    mayWrite:
      servicePhase(order.status) !== 'closed' && order.status !== 'Finished' && details?.recordedAs === undefined,
    values: { ...(values as Record<TransferControl, string>), kind },
    shape: form.shape,
    countries: addressCountries(language, details?.receiver.address.country ?? ''),
    regions: addressRegions,
    marks: (await dividable(order, load)).map((mark) => ({
      ...mark,
      ticked: (details && classesAt(details, mark.at)) ?? [],
    })),
    laws: places.map((code) => ({ place: placeOf(code, language), rule: transferRuleOf(code) })),
    toSign: details
      ? documentsOf(kind).map((document) => {
          const at = fillPath(transferDocument.path, { id: order.id, document })
          return {
            document,
            pdf: `${at}?language=${language}`,
            docx: `${at}?language=${language}&format=docx`,
            signed: signedOf(document),
          }
        })
      : [],
  }
}

/** Saves what the form says; of marks of nobody's account, which it does not divide, what was said before stays. */
export async function saveTransfer(id: string, typed: Typed, order: Order, load: LoadContext): Promise<void> {
  const { values, leftOut } = partyAnswers(valuesIn(form.names, typed))
  const body = form.body(values, leftOut)
  const shown = await dividable(order, load)
  const details = order.parameters.transfer
  const keptOf = (at: number) => ((body.kind === 'owner' && details && classesAt(details, at)) || []).map(String)
  const parts = (order.parameters.items ?? []).flatMap(({ trademarkId }, at) => {
    const isShown = shown.some((mark) => mark.at === at)
    const classes = isShown ? manyOf(typed, partControl(at)) : trademarkId ? [] : keptOf(at)
    return classes.length === 0 ? [] : [{ item: at, classes }]
  })
  const named = {
    controlOf: (field: string) => {
      const part = /^parts\.(\d+)/.exec(field)
      return part ? partControl(parts[Number(part[1])]?.item ?? 0) : form.controlOf(field)
    },
  }
  await answering(named, load.call(transferSave, { params: { id }, body: { ...body, parts } }))
}

/** Hands a signed document in. */
export async function handIn(id: string, typed: Typed, data: FormData, { call }: LoadContext): Promise<void> {
  const document = transferDocuments.find((one) => one === oneOf(typed, 'document')) ?? 'assignment'
  const file = data.get('file')
  await call(transferSigned, {
    params: { id, document },
    body: {},
    ...(file instanceof File && file.size > 0 ? { file } : {}),
  })
}
