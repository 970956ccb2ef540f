import { and, count, eq, sum } from 'drizzle-orm'
import { caseCapture, caseExhibitAdd, mostExhibits } from '#contract/exhibit.ts'
import { actorOf, type Caller } from '#domain/account/caller.ts'
import { largestPack } from '#domain/exhibit/record.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { document } from '#schema/document.ts'
import { caseInfringement, caseInfringementEvidence } from '#schema/enforcement.ts'
import { caseExhibit } from '#schema/exhibit.ts'
import { documentOfHub } from '#features/document/index.ts'
import {
  chain,
  mustBePage,
  nameOfCapture,
  pageAt,
  rowOf,
  sha256Of,
  stamped,
  withScheme,
  type Stamped,
} from '#features/exhibit/index.ts'
import { handle } from '#features/facilities.ts'
import { askDomain, keepLookup, wasAsked, type AskedDomain } from '#features/monitoring/index.ts'
import { domainRecord } from './domain-record.ts'
import { caseFor, type CaseRow } from './policy.ts'

interface Taken extends Stamped {
  /** What is known of the domain name that a page was captured at; null for a file that was handed in. */
  domain?: AskedDomain | null
  row: CaseRow
  documentId: number
  evidenceId: string | null
}

/** Keeps the row of an exhibit, and its hashes in the chain of the audit log. */
export async function keep(tx: Tx, caller: Pick<Caller, 'userId' | 'role' | 'actorId'>, taken: Taken) {
  const { row, documentId, evidenceId, domain = null } = taken
  const id = uuidv7()
  await tx.insert(caseExhibit).values({
    id,
    caseId: row.id,
    caseEvidenceId: evidenceId,
    documentId,
    ...rowOf(taken, actorOf(caller).actorId),
  })
  await chain(tx, caller, taken, {
    table: 'case_exhibit',
    rowId: id,
    ...(domain && { also: { domain: sha256Of(domainRecord(domain)).toString('hex') } }),
  })
  if (domain) await keepLookup(tx, caller.userId, domain, { brandId: row.brandId, caseExhibitId: id })
  return { id, sha256: taken.record.sha256, isStandIn: taken.stamp.isStandIn }
}

/** One at a time of a case: what is added beside each other would not see each other. */
export async function alone(tx: Tx, { id }: CaseRow): Promise<void> {
  await tx.$client.query('select 1 from "case" where id = $1 for update', [id])
}

/** Throws `too-much` when the case would have more evidence than one pack takes. */
export async function mustFit(tx: Tx, { id }: CaseRow, bytes: number, field: string): Promise<void> {
  const [all] = await tx
    .select({ n: count(), bytes: sum(document.size) })
    .from(caseExhibit)
    .innerJoin(document, eq(document.id, caseExhibit.documentId))
    .where(eq(caseExhibit.caseId, id))
  if ((all?.n ?? 0) >= mostExhibits || Number(all?.bytes ?? 0) + bytes > largestPack) refuseField(field, 'too-much')
}

/** The address of an evidence of the case. */
export async function addressOf(db: Database, row: CaseRow, id: string): Promise<{ evidenceId: string; url: string }> {
  const [evidence] = await db
    .select({ id: caseInfringementEvidence.id, website: caseInfringementEvidence.website })
    .from(caseInfringementEvidence)
    .innerJoin(caseInfringement, eq(caseInfringement.id, caseInfringementEvidence.caseInfringementId))
    .where(and(eq(caseInfringementEvidence.id, id), eq(caseInfringement.caseId, row.id)))
  const { id: evidenceId, website } = found(evidence)
  if (website === null) refuseField('website', 'required')
  return { evidenceId, url: withScheme(website) }
}

/**
 * Keeps a page as its server gives it now: the bytes of one answer, by the guarded fetch, without running anything of it.
 * Throws `not-allowed` for an address that leads inward, `rules-unmet` for what does not answer.
 */
export const capture = handle(caseCapture, async ({ params }, caller, facilities) => {
  const { db, files, clock } = facilities
  const { row, brand } = await caseFor(db, params.id, caller)
  const { evidenceId, url } = await addressOf(db, row, params.evidenceId)
  const [page, asked] = await Promise.all([pageAt(url, facilities), askDomain(url, facilities)])
  await mustBePage(page, 'website', facilities)
  const domain = asked && wasAsked(asked) ? asked : null
  const at = clock()
  const facts = {
    mediaType: page.mediaType,
    url,
    finalUrl: page.url,
    httpStatus: page.status,
    takenAt: at.toISOString(),
  }
  const made = await stamped(page.bytes, facts, facilities)
  const path = `documents/${row.documentHubId}/${uuidv7()}.capture`
  return await facilities.write(async (tx) => {
    await alone(tx, row)
    await mustFit(tx, row, page.bytes.byteLength, 'website')
    const [kept] = await tx
      .insert(document)
      .values({
        path,
        name: nameOfCapture(page.url, at, 'html'),
        // What a stranger's server sent is never opened as a page of ours: it is handed out as a file.
        mediaType: 'application/octet-stream',
        size: page.bytes.byteLength,
        type: 'evidence',
        documentHubId: row.documentHubId,
        createdByUserId: caller.userId,
        userId: brand.userId,
      })
      .returning({ id: document.id })
    const answer = await keep(tx, caller, { row, documentId: found(kept).id, evidenceId, domain, ...made })
    await files.put(path, page.bytes, 'application/octet-stream')
    return answer
  })
})

/** A file that staff handed in, a picture or a scan, becomes an exhibit as it lies in the case's folder. */
export const addExhibit = handle(caseExhibitAdd, async ({ params, body }, caller, facilities) => {
  const { db, files, clock } = facilities
  const { row } = await caseFor(db, params.id, caller)
  const kept =
    (await documentOfHub(db, row.documentHubId, body.documentId)) ?? refuseField('documentId', 'not-a-choice')
  const bytes = found(await files.get(kept.path))
  const facts = {
    mediaType: kept.mediaType,
    url: null,
    finalUrl: null,
    httpStatus: null,
    takenAt: clock().toISOString(),
  }
  const made = await stamped(bytes, facts, facilities)
  return await facilities.write(async (tx) => {
    await alone(tx, row)
    const before = await tx.select().from(caseExhibit).where(eq(caseExhibit.documentId, kept.id))
    if (before.length > 0) throw new AppError('already-done')
    await mustFit(tx, row, bytes.byteLength, 'documentId')
    return await keep(tx, caller, { row, documentId: kept.id, evidenceId: null, ...made })
  })
})
