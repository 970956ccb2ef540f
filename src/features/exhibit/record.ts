import { createHash } from 'node:crypto'
import { largestCapture, recordText, type ExhibitRecord } from '#domain/exhibit/record.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'
import { audit } from '#platform/audit/audit.ts'
import type { TimeStamp } from '#platform/timestamp/authority.ts'
import { actorOf, type Caller } from '#domain/account/caller.ts'
import type { CallFacilities } from '#features/facilities.ts'

export const sha256Of = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest()

/** A record with its hash, and what an authority gave for that hash. */
export interface Stamped {
  record: ExhibitRecord
  recordSha256: Buffer
  stamp: TimeStamp
}

/** The record of bytes as they were at a time, with its time stamp. Asked for before the transaction: it waits for others. */
export async function stamped(
  bytes: Uint8Array,
  facts: Omit<ExhibitRecord, 'sha256' | 'size'>,
  facilities: Pick<CallFacilities, 'timestamps'>,
): Promise<Stamped> {
  const record: ExhibitRecord = { ...facts, sha256: sha256Of(bytes).toString('hex'), size: bytes.byteLength }
  const recordSha256 = sha256Of(recordText(record))
  return { record, recordSha256, stamp: await facilities.timestamps(recordSha256) }
}

/** The columns of a row that keeps a record. */
export const rowOf = ({ record, stamp }: Stamped, by: string | null) => ({
  url: record.url,
  finalUrl: record.finalUrl,
  httpStatus: record.httpStatus,
  mediaType: record.mediaType,
  sha256: record.sha256,
  takenAt: record.takenAt,
  takenByUserId: by,
  timestamp: stamp.token && Buffer.from(stamp.token).toString('base64'),
  timestampedBy: stamp.authority,
  isStandIn: stamp.isStandIn,
})

/** Puts the hashes of a record into the chain of the audit log. */
export async function chain(
  tx: Tx,
  caller: Pick<Caller, 'userId' | 'role' | 'actorId'>,
  { record, recordSha256, stamp }: Stamped,
  { table, rowId, also = {} }: { table: string; rowId: string; also?: Record<string, string> },
): Promise<void> {
  await audit(tx, {
    action: 'evidence.taken',
    ...actorOf(caller),
    table,
    rowId,
    detail: { sha256: record.sha256, record: recordSha256.toString('hex'), authority: stamp.authority, ...also },
  })
}

const pageKinds: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', 'text/plain'])

/** Throws `invalid-input` beside the field of the address for what is no page, and for what the scanner finds something in. */
export async function mustBePage(
  { mediaType, bytes }: { mediaType: string; bytes: Uint8Array },
  field: string,
  { scan }: Pick<CallFacilities, 'scan'>,
): Promise<void> {
  if (!pageKinds.has(mediaType)) refuseField(field, 'page-kind')
  if ((await scan(bytes)) === 'infected') refuseField(field, 'file-infected')
}

/** The name of a file that was taken of a page. */
export const nameOfCapture = (url: string, at: Date, ending: string): string =>
  `${new URL(url).hostname} ${at.toISOString().slice(0, 19).replaceAll(':', '-')}.${ending}`

/** An address as a browser asks for it: without a scheme it is a page of the secure web. */
export const withScheme = (website: string): string => (/^https?:\/\//i.test(website) ? website : `https://${website}`)

/**
 * The page at an address, as the bytes of one answer. That a stranger's server does not answer is no failure of ours: throws
 * `rules-unmet` for it, and `not-allowed` for an address that leads inward.
 */
export async function pageAt(url: string, { fetchPage }: Pick<CallFacilities, 'fetchPage'>) {
  try {
    return await fetchPage(url, { maximumBytes: largestCapture })
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'provider-failed')
      throw new AppError('rules-unmet', { facts: { missing: 'page' }, cause })
    throw cause
  }
}
