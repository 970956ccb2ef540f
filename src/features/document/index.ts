import type { Feature } from '#features/feature.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  documentReading,
  documentThumbnail,
  documentUpload,
  documentUrl,
  documentUrlById,
} from '#contract/trademark.ts'
import type { Caller } from '#domain/account/caller.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import { isStaff } from '#domain/account/roles.ts'
import { readLetter, readLetterKinds } from '#domain/docketed-message/letter-facts.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { thumbnailOf } from '#platform/files/thumbnails.ts'
import { readDocumentLink, signDocumentLink } from '#platform/files/links.ts'
import { document } from '#schema/document.ts'
import { readSession } from '#features/account/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { acceptFile, acceptPicture, acceptRecording, acceptSpecimen, maximumBytes, safeName } from './accept.ts'
import { change, putBack, remove, revise } from './change.ts'
import { ownerOfHub } from './hub.ts'
import { keepFile } from './keep.ts'

export { acceptFile, acceptPicture, acceptRecording, acceptSpecimen, maximumBytes, safeName }
export type { AcceptedFile } from './accept.ts'
export { keepFile } from './keep.ts'

/** Milliseconds that a link to a document works. */
const linkLife = 5 * 60_000

/** The document, when it lies in this hub. */
export async function documentOfHub(tx: Database, hubId: string, documentId: number) {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.documentHubId, hubId)))
  return row ?? null
}

/** Of what a client is shown, the last revision of each: nothing that the client sees took its place. */
export const isLastShown = sql`not exists (select 1 from document n where n.parent_document_id = ${document.id}
  and n.document_hub_id is not null and n.visible_to_client)`

/** The last document of a type in a hub, or null: a logo, a power of attorney. Those before it stay as they were. */
export async function lastOfType(tx: Database, hubId: string, type: DocumentType) {
  const [row] = await tx
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, hubId), eq(document.type, type)))
    .orderBy(desc(document.id))
    .limit(1)
  return row ?? null
}

/** Documents of a type in a hub by their ids, in the order of these; one that is not there is left out. */
export async function documentsInOrder(db: Database, hubId: string, type: DocumentType, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(document)
    .where(and(eq(document.documentHubId, hubId), eq(document.type, type), inArray(document.id, [...ids])))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Lets the owner of a matter see a document of it. */
export async function showToClient(tx: Tx, documentId: number, userId: string): Promise<void> {
  await tx.update(document).set({ visibleToClient: true, userId }).where(eq(document.id, documentId))
}

const upload = handle(documentUpload, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File }
  if (!(file instanceof File)) throw new AppError('invalid-input', { fields: { file: 'required' } })
  const owner = await ownerOfHub(facilities.pool, params.hubId)
  const accepted = await acceptFile(file, facilities.scan)
  const { type, visibleToClient } = body
  const target = { hubId: params.hubId, type, owner, visibleToClient, by: caller.userId }
  return await facilities.write(async (tx) => await keepFile(tx, facilities, accepted, target))
})

type Row = typeof document.$inferSelect

/** The document when this caller may see it: staff any, its owner what they are shown. Throws `not-found`. */
function shownTo(row: Row | null | undefined, caller: Caller): Row {
  const mine =
    row && (isStaff(caller.role) || (row.visibleToClient && row.userId !== null && row.userId === caller.userId))
  return found(mine ? row : null)
}

/** A short-lived link to a document for whoever may see it. Throws `not-found`. */
export async function linkTo(
  row: Row | null | undefined,
  caller: Caller,
  facilities: Facilities,
): Promise<{ url: string }> {
  const shown = shownTo(row, caller)
  if (caller.sessionId === null) throw new AppError('sign-in-required')
  const expires = facilities.clock().getTime() + linkLife
  const token = signDocumentLink(facilities.secrets[0], shown.id, expires, caller.sessionId)
  return { url: `${facilities.baseUrl}/files/${token}` }
}

/** One pixel that shines through: what is answered of a document that cannot be drawn. */
const nothingDrawn = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const thumbnail = handle(documentThumbnail, async ({ query }, caller, { db, files }): Promise<FileAnswer> => {
  const [asked] = await db.select().from(document).where(eq(document.id, query.id))
  const row = shownTo(asked?.removedAt === null ? asked : null, caller)
  const png = await thumbnailOf(
    row.path,
    row.mediaType,
    caller.userId ?? caller.address,
    async () => await files.get(row.path),
  )
  return { name: 'thumbnail.png', mediaType: 'image/png', bytes: png ?? nothingDrawn }
})

const link = handle(documentUrl, async ({ params }, caller, facilities) => {
  const [row] = await facilities.db
    .select()
    .from(document)
    .where(and(eq(document.id, params.docId), eq(document.documentHubId, params.hubId)))
  return await linkTo(row, caller, facilities)
})

const linkById = handle(documentUrlById, async ({ query }, caller, facilities) => {
  const [row] = await facilities.db.select().from(document).where(eq(document.id, query.id))
  return await linkTo(row, caller, facilities)
})

/** What the text of a receipt or a certificate seems to say. A person looks at it; nothing follows by itself. */
const reading = handle(documentReading, async ({ params }, _caller, facilities) => {
  const row = found(await documentOfHub(facilities.db, params.hubId, params.docId))
  const kind = readLetterKinds.find((one) => one === row.type)
  const isPdf = kind !== undefined && row.mediaType === 'application/pdf'
  const bytes = isPdf ? await facilities.files.get(row.path) : null
  const text = bytes && (await readPdfText(bytes))
  return text && kind ? { readable: true, ...readLetter(text, kind) } : { readable: false, number: null, date: null }
})

/** The file behind a signed link, or null when the link is forged or expired, its session over, or its file gone. */
export async function readLinkedDocument(facilities: Facilities, token: string) {
  const now = facilities.clock()
  const link = readDocumentLink(facilities.secrets, token, now.getTime())
  if (!link || !(await readSession(facilities.pool, link.sessionId, now))) return null
  const [row] = await facilities.db.select().from(document).where(eq(document.id, link.documentId))
  const isThere = row !== undefined && row.removedAt === null
  const bytes = isThere ? await facilities.files.get(row.path) : null
  return isThere && bytes ? { name: row.name, mediaType: row.mediaType, bytes } : null
}

export const feature: Feature = {
  name: 'document',
  handlers: [upload, change, revise, remove, putBack, link, linkById, thumbnail, reading],
}
