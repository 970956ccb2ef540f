import type { DocumentType } from '#domain/catalog/document-types.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Facilities } from '#features/facilities.ts'
import { document } from '#schema/document.ts'
import type { AcceptedFile } from './accept.ts'

/** Where a file is put: the hub, what it is, whose it is, and who brought it. */
export interface FilePlace {
  hubId: string
  type: DocumentType
  owner: string | null
  visibleToClient: boolean
  by: string | null
  /** The document that this one takes the place of. */
  before?: { id: number; revision: number } | null
}

/** Puts an accepted file into a document hub, within the transaction that makes its row. */
export async function keepFile(
  tx: Tx,
  { files }: Pick<Facilities, 'files'>,
  { name, mediaType, extension, bytes }: AcceptedFile,
  { hubId, type, owner, visibleToClient, by, before = null }: FilePlace,
): Promise<{ id: number; name: string }> {
  const path = `documents/${hubId}/${uuidv7()}.${extension}`
  const [row] = await tx
    .insert(document)
    .values({
      path,
      name,
      mediaType,
      size: bytes.byteLength,
      type,
      documentHubId: hubId,
      createdByUserId: by,
      userId: owner,
      visibleToClient,
      ...(before && { revision: before.revision + 1, parentDocumentId: before.id }),
    })
    .returning({ id: document.id, name: document.name })
  // After the row, before its commit: a row that is refused leaves no file, and a file without room no row.
  await files.put(path, bytes, mediaType)
  return found(row)
}
