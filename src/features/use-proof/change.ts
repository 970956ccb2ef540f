import { eq, sql } from 'drizzle-orm'
import { proofChange, proofFile, proofLeaveOut } from '#contract/use-proof.ts'
import { actorOf } from '#domain/account/caller.ts'
import { AppError, found } from '#kernel/errors.ts'
import { audit } from '#platform/audit/audit.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { useProof } from '#schema/use-proof.ts'
import { handle } from '#features/facilities.ts'
import { keepGaps } from './gaps.ts'
import { alone, markFor, proofOf } from './policy.ts'
import { mustBeOf, periodOf } from './said.ts'

/** Puts right what is said of a file, as whoever saw the last version of it means it. */
export const change = handle(proofChange, async ({ params, body }, caller, facilities) => {
  const { version, usedFrom, usedUntil, ...said } = body
  await facilities.write(async (tx) => {
    const mark = await markFor(tx, params.id, caller)
    await alone(tx, [mark.id])
    const row = await proofOf(tx, mark, params.proofId)
    const period = periodOf({ usedFrom, usedUntil }, facilities.today())
    mustBeOf(mark, said)
    if (new Date(row.updatedAt).getTime() !== Date.parse(version)) throw new AppError('changed-meanwhile')
    const classes = [...new Set(said.classes)].toSorted((a, b) => a - b)
    const before = { usedFrom: row.usedFrom, usedUntil: row.usedUntil, classes: row.classes }
    // Days and classes are what the file is said to prove; who put them right stands beside what they were.
    await audit(tx, {
      action: 'use-proof.changed',
      ...actorOf(caller),
      table: 'use_proof',
      rowId: row.id,
      detail: { before, after: { ...period, classes } },
    })
    await tx
      .update(useProof)
      .set({
        ...said,
        ...period,
        classes,
        items: [...new Set(said.items)],
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(useProof.id, row.id))
    await keepGaps(tx, [mark], facilities.today(), facilities.clock())
  })
  return { done: true as const }
})

export const leaveOut = handle(proofLeaveOut, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const mark = await markFor(tx, params.id, caller)
    await alone(tx, [mark.id])
    const row = await proofOf(tx, mark, params.proofId)
    if (body.leftOut === (row.leftOutAt !== null)) return
    await tx
      .update(useProof)
      .set({ leftOutAt: body.leftOut ? facilities.clock().toISOString() : null, updatedAt: sql`clock_timestamp()` })
      .where(eq(useProof.id, row.id))
    await keepGaps(tx, [mark], facilities.today(), facilities.clock())
  })
  return { done: true as const }
})

export const file = handle(proofFile, async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
  const mark = await markFor(db, params.id, caller)
  const row = await proofOf(db, mark, params.proofId)
  const [kept] = await db.select().from(document).where(eq(document.id, row.documentId))
  const { path, name, mediaType } = found(kept)
  return { name, mediaType, bytes: found(await files.get(path)) }
})
