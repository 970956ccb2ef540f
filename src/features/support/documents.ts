import { count, eq } from 'drizzle-orm'
import { mostTicketDocuments, supportTicketDocument, supportTicketOpenDocument } from '#contract/support.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { acceptFile, documentOfHub, keepFile, type AcceptedFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { ticketFor, type TicketRow } from './policy.ts'
import { takeMessage } from './thread.ts'

/** How the thread names files that came with a message. */
export const namesOf = (names: readonly string[]): string => `[${names.join(', ')}]`

async function room(tx: Tx, { documentHubId }: TicketRow): Promise<number> {
  const [all] = await tx.select({ n: count() }).from(document).where(eq(document.documentHubId, documentHubId))
  return mostTicketDocuments - (all?.n ?? 0)
}

/** Keeps files of whoever asked with their ticket, as many as it has room for; answers the names of those that are kept. */
export async function keepOfTicket(
  tx: Tx,
  facilities: Pick<Facilities, 'files'>,
  ticket: TicketRow,
  accepted: readonly AcceptedFile[],
): Promise<string[]> {
  const owner = ticket.createdByUserId
  const kept = accepted.slice(0, await room(tx, ticket))
  for (const file of kept)
    await keepFile(tx, facilities, file, {
      hubId: ticket.documentHubId,
      type: 'other',
      owner,
      visibleToClient: true,
      by: owner,
    })
  return kept.map(({ name }) => name)
}

/** Files that came with a mail: those that the guard of all uploads takes, and the names of the others. */
export async function acceptedOf(
  attachments: readonly { name: string; bytes: Uint8Array }[],
  { scan }: Pick<Facilities, 'scan'>,
): Promise<{ accepted: AcceptedFile[]; left: string[] }> {
  const accepted: AcceptedFile[] = []
  const left: string[] = []
  for (const { name, bytes } of attachments)
    try {
      accepted.push(await acceptFile(new File([new Uint8Array(bytes)], name), scan))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      left.push(name || '–')
    }
  return { accepted, left }
}

/** A document of whoever asked; its name is a message of theirs, so the ticket is ours again. */
export const handIn = handle(supportTicketDocument, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  await ticketFor(facilities.db, params.id, caller)
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const accepted = await acceptFile(file, facilities.scan)
  return {
    status: await facilities.write(async (tx) => {
      const ticket = await ticketFor(tx, params.id, caller, { lock: true })
      const kept = await keepOfTicket(tx, facilities, ticket, [accepted])
      if (kept.length === 0) refuseField('file', 'too-much')
      return await takeMessage(tx, ticket, { text: namesOf(kept), userId: ticket.createdByUserId }, facilities)
    }),
  }
})

export const open = handle(
  supportTicketOpenDocument,
  async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
    const ticket = await ticketFor(db, params.id, caller)
    const kept = found(await documentOfHub(db, ticket.documentHubId, params.docId))
    const bytes = await files.get(found(kept.visibleToClient ? kept : null).path)
    return { name: kept.name, mediaType: kept.mediaType, bytes: found(bytes) }
  },
)
