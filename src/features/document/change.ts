import { and, eq } from 'drizzle-orm'
import { documentChange, documentPutBack, documentRemove, documentRevise } from '#contract/document.ts'
import type { ParsedInput } from '#contract/call.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { document, documentFolder } from '#schema/document.ts'
import { handle } from '#features/facilities.ts'
import { acceptFile, safeName } from './accept.ts'
import { ownerOfHub } from './hub.ts'
import { keepFile } from './keep.ts'

type DocumentRow = typeof document.$inferSelect
type Place = ParsedInput<typeof documentRemove>['params']

/** A document of a matter that takes documents; what was issued lies in the hub of its invoice, and is not there for these calls. */
async function locked(tx: Tx, { hubId, docId }: Place): Promise<DocumentRow> {
  await ownerOfHub(tx.$client, hubId)
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.id, docId), eq(document.documentHubId, hubId)))
    .for('update')
  return found(row)
}

/** Whether a revision of it lies in the matter already. */
async function isReplaced(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    'select 1 from document where parent_document_id = $1 and document_hub_id is not null limit 1',
    [id],
  )
  return rowCount === 1
}

/** Columns of rows that rest on one very document: evidence with its hash, the proof of a notice, a specimen, a report. */
export const restingColumns = [
  ['case_exhibit', 'document_id'],
  ['case_notice', 'carried_out_document_id'],
  ['case_notice', 'decision_document_id'],
  ['case_notice', 'proof_document_id'],
  ['expense', 'document_id'],
  ['opposition_event', 'document_id'],
  ['service_letter', 'pdf_document_id'],
  ['service_letter', 'docx_document_id'],
  ['service_letter', 'proof_document_id'],
  ['specimen', 'document_id'],
  ['use_proof', 'document_id'],
  ['verification_result', 'document_id'],
] as const

const restsOn = `${restingColumns.map(([table, column]) => `select 1 from ${table} where ${column} = $1`).join(' union all ')} limit 1`

/**
 * What an application is approved and filed with has its own way on the draft, where the approval is asked for again; here it
 * keeps its name, kind and file.
 */
async function isPartOfDraft(tx: Tx, { documentHubId, type }: DocumentRow): Promise<boolean> {
  if (type !== 'logo' && type !== 'recording' && type !== 'view' && type !== 'power-of-attorney') return false
  const { rowCount } = await tx.$client.query('select 1 from registration_request where document_hub_id = $1', [
    documentHubId,
  ])
  return rowCount === 1
}

async function refuseHeld(tx: Tx, row: DocumentRow): Promise<void> {
  const { rowCount } = await tx.$client.query(restsOn, [row.id])
  if (rowCount === 1 || (await isPartOfDraft(tx, row)))
    throw new AppError('rules-unmet', { facts: { missing: 'free-document' } })
}

const folderOf = async (tx: Tx, id: string | null): Promise<string | null> =>
  id === null
    ? null
    : ((await tx.select({ name: documentFolder.name }).from(documentFolder).where(eq(documentFolder.id, id)))[0]
        ?.name ?? null)

/** The folder of a name among those of the matter; a new one where there is none. */
async function folderNamed(tx: Tx, hubId: string, name: string): Promise<string> {
  const { rows } = await tx.$client.query<{ id: string }>(
    `select f.id from document_folder f where f.name = $2 and (
       exists (select 1 from document d where d.document_hub_id = $1 and d.document_folder_id = f.id)
       or exists (select 1 from office_action_issue i join office_action a on a.id = i.office_action_id
                   where i.document_folder_id = f.id and a.document_hub_id = $1)) order by f.id limit 1`,
    [hubId, name],
  )
  const stands = rows[0]?.id
  if (stands !== undefined) return stands
  const id = uuidv7()
  await tx.insert(documentFolder).values({ id, name })
  return id
}

/** A name as people write it, with the ending that the file has: a point within it is no ending. */
const renamed = (name: string, extension: string): string =>
  safeName(/\.(pdf|png|jpe?g)$/i.test(name) ? name : `${name}.`, extension)

export const change = handle(documentChange, async ({ params, body }, _caller, facilities) => {
  const { before, ...set } = body
  await facilities.write(async (tx) => {
    const row = await locked(tx, params)
    const { name, type, visibleToClient } = row
    const stands = { name, type, visibleToClient, folder: await folderOf(tx, row.documentFolderId) }
    if ((Object.keys(stands) as (keyof typeof stands)[]).some((key) => stands[key] !== before[key]))
      throw new AppError('changed-meanwhile')
    const named = set.name === name ? name : renamed(set.name, row.path.split('.').at(-1) ?? 'pdf')
    if ((named !== name || set.type !== type) && (await isPartOfDraft(tx, row)))
      throw new AppError('rules-unmet', { facts: { missing: 'free-document' } })
    const owner = set.visibleToClient ? await ownerOfHub(tx.$client, params.hubId) : null
    await tx
      .update(document)
      .set({
        name: named,
        type: set.type,
        visibleToClient: set.visibleToClient,
        documentFolderId: set.folder === null ? null : await folderNamed(tx, params.hubId, set.folder),
        // A matter that was nobody's when the file came may be somebody's by now.
        ...(owner !== null && { userId: owner }),
      })
      .where(eq(document.id, row.id))
  })
  return { done: true as const }
})

/** The next revision. Of two that are handed in for the same document at once, one is told that it came second. */
export const revise = handle(documentRevise, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File }
  if (!(file instanceof File)) refuseField('file', 'required')
  const accepted = await acceptFile(file, facilities.scan)
  return await facilities.write(async (tx) => {
    const row = await locked(tx, params)
    if (await isReplaced(tx, row.id)) throw new AppError('changed-meanwhile')
    if (await isPartOfDraft(tx, row)) throw new AppError('rules-unmet', { facts: { missing: 'free-document' } })
    if (row.type === 'logo' && accepted.mediaType === 'application/pdf') refuseField('file', 'picture-kind')
    const { id, name } = await keepFile(tx, facilities, accepted, {
      hubId: params.hubId,
      type: row.type as DocumentType,
      owner: row.userId,
      visibleToClient: row.visibleToClient,
      by: caller.userId,
      before: row,
    })
    await tx.update(document).set({ documentFolderId: row.documentFolderId }).where(eq(document.id, id))
    return { id, name, revision: row.revision + 1 }
  })
})

/** Takes a document out of its matter; the revision before it, if there is one, is the last one again. */
export const remove = handle(documentRemove, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const row = await locked(tx, params)
    await refuseHeld(tx, row)
    await tx
      .update(document)
      .set({
        documentHubId: null,
        visibleToClient: false,
        removedFromHubId: params.hubId,
        removedAt: facilities.clock().toISOString(),
        removedByUserId: caller.userId,
        removedReason: body.reason,
      })
      .where(eq(document.id, row.id))
  })
  return { done: true as const }
})

export const putBack = handle(documentPutBack, async ({ params }, _caller, facilities) => {
  await facilities.write(async (tx) => {
    await ownerOfHub(tx.$client, params.hubId)
    const [row] = await tx
      .select()
      .from(document)
      .where(and(eq(document.id, params.docId), eq(document.removedFromHubId, params.hubId)))
      .for('update')
    const { id, parentDocumentId } = found(row)
    // Another revision took its place: two that are both the last would be one too many.
    if (parentDocumentId !== null && (await isReplaced(tx, parentDocumentId))) throw new AppError('changed-meanwhile')
    await tx
      .update(document)
      .set({
        documentHubId: params.hubId,
        removedFromHubId: null,
        removedAt: null,
        removedByUserId: null,
        removedReason: null,
      })
      .where(eq(document.id, id))
  })
  return { done: true as const }
})
