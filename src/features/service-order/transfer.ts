import { eq, inArray } from 'drizzle-orm'
import { transferDocument, transferSave, transferSigned } from '#contract/transfer.ts'
import type { Caller } from '#domain/account/caller.ts'
import { servicePhase } from '#domain/service-order/phase.ts'
import { partedGoods, type TransferDetails } from '#domain/service-order/transfer.ts'
import { documentsOf, type TransferDocument } from '#domain/service-order/transfer-vocabulary.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { serviceRequest } from '#schema/service-order.ts'
import { trademark } from '#schema/trademark.ts'
import { acceptFile, keepFile, lastOfType } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { itemsOf } from './items.ts'
import { lockedService, serviceFor, type ServiceRow } from './policy.ts'
import { trackService } from './transition.ts'
import { drawnDocument } from './transfer-documents.ts'

/** An order of another service has no transfer. Throws `rules-unmet`. */
function mustTransfer(row: ServiceRow): ServiceRow {
  if (row.serviceName !== 'TrademarkOwnershipTransfer')
    throw new AppError('rules-unmet', { facts: { missing: 'transfer' } })
  return row
}

/** What is done is not said anew. Throws `transition-refused`. */
function mustBeWritten(row: ServiceRow): void {
  if (servicePhase(row.status) === 'closed' || row.status === 'Finished' || row.parameters.transfer?.recordedAs)
    throw new AppError('transition-refused', { facts: { from: row.status, to: row.status } })
}

/** Throws for a part that is none of its mark, beside its field. */
async function mustBeParts(tx: Tx, row: ServiceRow, { kind, parts }: TransferDetails): Promise<void> {
  const items = itemsOf(row)
  const ids = items.flatMap(({ trademarkId }) => trademarkId ?? [])
  const marks = ids.length === 0 ? [] : await tx.select().from(trademark).where(inArray(trademark.id, ids))
  for (const [at, { item, classes }] of parts.entries()) {
    if (parts.findIndex((part) => part.item === item) !== at) refuseField(`parts.${at}.item`, 'not-a-choice')
    const one = items[item] ?? refuseField(`parts.${at}.item`, 'not-a-choice')
    const mark = marks.find(({ id }) => id === one.trademarkId)
    // Where the owner stays, all that was owned before is owned still.
    if (kind !== 'owner' || classes.length === 0) refuseField(`parts.${at}.classes`, 'not-a-choice')
    if (mark ? partedGoods(mark.goodsAndServices, classes) === null : classes.length >= one.classes)
      refuseField(`parts.${at}.classes`, 'not-a-choice')
  }
}

/**
 * What a link's holder may say of parts: those of marks that the order names by itself. Which classes of an account's mark go is its
 * owner's to say, and to see; what was said of them stays as long as the owner changes.
 */
function partsByLink(row: ServiceRow, { kind, parts }: TransferDetails) {
  const items = itemsOf(row)
  const isOfAccount = ({ item }: { item: number }) => items[item]?.trademarkId != null
  const kept = kind === 'owner' ? (row.parameters.transfer?.parts ?? []).filter(isOfAccount) : []
  return { own: parts.filter((part) => !isOfAccount(part)), kept }
}

export const saveTransfer = handle(transferSave, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = mustTransfer(await lockedService(tx, params.id, caller))
    mustBeWritten(row)
    const { own, kept } = caller.link ? partsByLink(row, body) : { own: body.parts, kept: [] }
    await mustBeParts(tx, row, { ...body, parts: own })
    const transfer = { ...body, parts: [...own, ...kept] }
    await tx
      .update(serviceRequest)
      // What was signed before says something else now.
      .set({ parameters: { ...row.parameters, transfer, signed: undefined } })
      .where(eq(serviceRequest.id, row.id))
    await trackService(tx, row.id, 'Order updated', caller.userId)
  })
  return { done: true as const }
})

/** The transfer of an order and one of its documents. Throws `not-found` for a document that it does not need, `rules-unmet` before its receiver is known. */
async function documentOfTransfer(db: Database, id: string, document: TransferDocument, caller: Caller) {
  const row = mustTransfer(await serviceFor(db, id, caller))
  const details = row.parameters.transfer
  if (!details) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  found(documentsOf(details.kind).includes(document) ? document : null)
  return { row, details }
}

export const openTransferDocument = handle(
  transferDocument,
  async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
    const { row, details } = await documentOfTransfer(facilities.db, params.id, params.document, caller)
    return await drawnDocument(facilities, { row, details, document: params.document, ...query })
  },
)

/** Keeps what came back signed; what was handed in before stays as the revision before it. */
export const keepSigned = handle(transferSigned, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  await documentOfTransfer(facilities.db, params.id, params.document, caller)
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const accepted = await acceptFile(file, facilities.scan)
  return await facilities.write(async (tx) => {
    const row = await lockedService(tx, params.id, caller)
    if (servicePhase(row.status) === 'closed')
      throw new AppError('transition-refused', { facts: { from: row.status, to: row.status } })
    const before = await lastOfType(tx, row.documentHubId, params.document)
    const { id } = await keepFile(tx, facilities, accepted, {
      hubId: row.documentHubId,
      type: params.document,
      owner: row.userId,
      visibleToClient: true,
      by: caller.userId,
      before,
    })
    const signed = { ...row.parameters.signed, [params.document]: facilities.clock().toISOString() }
    await tx
      .update(serviceRequest)
      .set({ parameters: { ...row.parameters, signed } })
      .where(eq(serviceRequest.id, row.id))
    return { id }
  })
})
