import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { CallOutput } from '#contract/call.ts'
import { specimenFromUse } from '#contract/specimen.ts'
import type { commerceUseShow } from '#contract/use-in-commerce.ts'
import type { Caller } from '#domain/account/caller.ts'
import { answersOf } from '#domain/use-in-commerce/specimen-answers.ts'
import { mostProofs, type ProofKind } from '#domain/use-proof/vocabulary.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { document } from '#schema/document.ts'
import { useProof } from '#schema/use-proof.ts'
import { acceptSpecimen } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { classesOf, commerceUseFor, type UseMatter } from './policy.ts'
import { keepSpecimen } from './specimens.ts'

/** What an office takes as a file: captured pages are kept as their server gave them, and are none. */
const filed = ['image/png', 'image/jpeg', 'application/pdf']

const ofMark = ({ mark }: UseMatter) =>
  and(eq(useProof.trademarkId, mark.id), isNull(useProof.leftOutAt), inArray(useProof.mediaType, filed))

/** What was collected of the use of the mark, the newest first. It is its owner's: who holds a link is shown none. */
export async function collectedOf(
  db: Database,
  matter: UseMatter,
  caller: Caller,
): Promise<CallOutput<typeof commerceUseShow>['collected']> {
  if (caller.role === 'link') return []
  const rows = await db
    .select()
    .from(useProof)
    .where(ofMark(matter))
    .orderBy(desc(useProof.usedUntil), desc(useProof.id))
    .limit(mostProofs)
  return rows.map(({ id, kind, classes, usedUntil: day, market }) => ({
    id,
    kind: kind as ProofKind,
    classes,
    day,
    market,
  }))
}

/** A copy of a collected file becomes a specimen, with the day that it is of; what the office asks about it is still to be said. */
export const fromUse = handle(specimenFromUse, async ({ params, body }, caller, facilities) => {
  const { db, files, scan } = facilities
  const matter = await commerceUseFor(db, params.id, caller)
  found((await classesOf(db, params.id)).find((one) => one.id === params.classId))
  const [hit] = await db
    .select()
    .from(useProof)
    .innerJoin(document, eq(document.id, useProof.documentId))
    .where(and(eq(useProof.id, body.proofId), ofMark(matter)))
  const { use_proof: proof, document: kept } = found(hit)
  const bytes = found(await files.get(kept.path))
  const file = new File([new Uint8Array(bytes)], kept.name, { type: kept.mediaType })
  const about = {
    ...answersOf({ kind: null, showsMark: null, takesOrders: null, namesServices: null }),
    description: proof.note,
    url: proof.finalUrl ?? proof.url,
    captureDate: proof.usedUntil,
  }
  return { id: await keepSpecimen(params, caller, facilities, { ...(await acceptSpecimen(file, scan)), about }) }
})
