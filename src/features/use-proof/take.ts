import { count, eq, inArray } from 'drizzle-orm'
import { proofAdd, proofCapture } from '#contract/use-proof.ts'
import { actorOf, type Caller } from '#domain/account/caller.ts'
import { mostProofs, type ProofKind } from '#domain/use-proof/vocabulary.ts'
import { officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { useProof } from '#schema/use-proof.ts'
import { acceptFile, keepFile, safeName, type AcceptedFile } from '#features/document/index.ts'
import {
  chain,
  mustBePage,
  nameOfCapture,
  pageAt,
  rowOf,
  stamped,
  withScheme,
  type Stamped,
} from '#features/exhibit/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { keepGaps } from './gaps.ts'
import { alone, markFor, type MarkRow } from './policy.ts'
import { marksShown, periodOf, type Shown } from './said.ts'

interface Taking {
  file: AcceptedFile
  made: Stamped
  /** The field that a refusal stands beside. */
  field: 'file' | 'url'
  for: readonly { mark: MarkRow; said: Shown }[]
  kind: ProofKind
  usedFrom: PlainDate
  usedUntil: PlainDate
  note: string | null
}

/** Throws when one of the marks has the file already, or as many as it takes. */
async function mustBeNew(tx: Tx, { made, field, for: marks }: Taking): Promise<void> {
  const ids = marks.map(({ mark }) => mark.id)
  const rows = await tx
    .select({ id: useProof.trademarkId, n: count() })
    .from(useProof)
    .where(inArray(useProof.trademarkId, ids))
    .groupBy(useProof.trademarkId)
  if (rows.some(({ n }) => n >= mostProofs)) refuseField(field, 'too-much')
  const same = await tx
    .select({ id: useProof.trademarkId })
    .from(useProof)
    .where(eq(useProof.sha256, made.record.sha256))
  if (same.some(({ id }) => ids.includes(id))) refuseField(field, 'file-twice')
}

/** Keeps the file once, and a row for each mark that it shows; each hash goes into the audit log's chain. */
async function take(tx: Tx, caller: Caller, facilities: Pick<Facilities, 'files' | 'clock' | 'today'>, taking: Taking) {
  const { file, made, for: marks, kind, usedFrom, usedUntil, note } = taking
  await alone(
    tx,
    marks.map(({ mark }) => mark.id),
  )
  await mustBeNew(tx, taking)
  const { mark } = found(marks[0])
  const place = { hubId: mark.documentHubId, type: 'evidence', owner: mark.userId, visibleToClient: false } as const
  const kept = await keepFile(tx, facilities, file, { ...place, by: actorOf(caller).actorId })
  const ids = marks.map(() => uuidv7())
  for (const [at, one] of marks.entries()) {
    const id = found(ids[at])
    await tx.insert(useProof).values({
      id,
      trademarkId: one.mark.id,
      documentId: kept.id,
      kind,
      classes: [...new Set(one.said.classes)].toSorted((a, b) => a - b),
      items: [...new Set(one.said.items)],
      market: one.said.market,
      usedFrom,
      usedUntil,
      note,
      size: made.record.size,
      ...rowOf(made, actorOf(caller).actorId),
    })
    await chain(tx, caller, made, { table: 'use_proof', rowId: id })
  }
  await keepGaps(
    tx,
    marks.map((one) => one.mark),
    facilities.today(),
    facilities.clock(),
  )
  return { id: found(ids[0]), sha256: made.record.sha256, isStandIn: made.stamp.isStandIn }
}

/** Takes a file in. A picture is drawn anew as every upload is, so its hash is that of what we keep. */
export const add = handle(proofAdd, async ({ params, body }, caller, facilities) => {
  const { db, clock, scan } = facilities
  const { file, ...said } = body as typeof body & { file?: File | null }
  const mark = await markFor(db, params.id, caller)
  const period = periodOf(said, facilities.today())
  const marks = await marksShown(db, mark, said)
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const accepted = await acceptFile(file, scan)
  const facts = { mediaType: accepted.mediaType, url: null, finalUrl: null, httpStatus: null }
  const made = await stamped(accepted.bytes, { ...facts, takenAt: clock().toISOString() }, facilities)
  return await facilities.write(
    async (tx) =>
      await take(tx, caller, facilities, {
        file: accepted,
        made,
        field: 'file',
        for: marks,
        kind: said.kind,
        note: said.note,
        ...period,
      }),
  )
})

/**
 * Keeps a page as its server gives it now. Throws `not-allowed` for an address that leads inward, `rules-unmet` for what does
 * not answer or answers with an error: that shows no use.
 */
export const capture = handle(proofCapture, async ({ params, body }, caller, facilities) => {
  const { db, clock } = facilities
  const mark = await markFor(db, params.id, caller)
  const marks = await marksShown(db, mark, body)
  const url = withScheme(body.url)
  const page = await pageAt(url, facilities)
  if (page.status >= 400) throw new AppError('rules-unmet', { facts: { missing: 'page' } })
  await mustBePage(page, 'url', facilities)
  const at = clock()
  const day = today(officeZone, at)
  const facts = {
    mediaType: page.mediaType,
    url,
    finalUrl: page.url,
    httpStatus: page.status,
    takenAt: at.toISOString(),
  }
  const made = await stamped(page.bytes, facts, facilities)
  const file = {
    name: safeName(nameOfCapture(page.url, at, 'html'), 'html'),
    // What a stranger's server sent is never opened as a page of ours: it is handed out as a file.
    mediaType: 'application/octet-stream',
    extension: 'capture',
    bytes: page.bytes,
  }
  return await facilities.write(
    async (tx) =>
      await take(tx, caller, facilities, {
        file,
        made,
        field: 'url',
        for: marks,
        kind: 'page',
        note: body.note,
        usedFrom: day,
        usedUntil: day,
      }),
  )
})
