import { and, eq } from 'drizzle-orm'
import { caseUpdate, mostAddresses, mostInfringements } from '#contract/case.ts'
import type { ParsedInput } from '#contract/call.ts'
import { refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { caseInfringement, caseInfringementEvidence, infringementCase } from '#schema/enforcement.ts'
import { trademark } from '#schema/trademark.ts'
import { handle } from '#features/facilities.ts'
import { caseFor } from './policy.ts'
import { trackCase } from './transition.ts'

type Infringement = ParsedInput<typeof caseUpdate>['body']['infringements'][number]

/** Changes what we make of a case. What the client has seen is changed and added to, and never taken away. */
export const update = handle(caseUpdate, async ({ params, body }, caller, facilities) => {
  const { relevance, lawyersNote, trademarkId, infringements } = body
  const on = facilities.today()
  for (const [at, one] of infringements.entries()) {
    if (one.takenDownOn !== null && one.takenDownOn > on)
      refuseField(`infringements.${at}.takenDownOn`, 'date-in-future')
    for (const [index, { evidenceDate }] of one.evidences.entries())
      if (evidenceDate !== null && evidenceDate > on)
        refuseField(`infringements.${at}.evidences.${index}.evidenceDate`, 'date-in-future')
  }
  await facilities.write(async (tx) => {
    const { row, brand } = await caseFor(tx, params.id, caller, { lock: true })
    if (trademarkId) {
      const own = await tx
        .select({ id: trademark.id })
        .from(trademark)
        .where(and(eq(trademark.id, trademarkId), eq(trademark.userId, brand.userId)))
      if (own.length === 0) refuseField('trademarkId', 'not-a-choice')
    }
    const set = { relevance, lawyersNote, trademarkId }
    if (Object.values(set).some((value) => value !== undefined))
      await tx.update(infringementCase).set(set).where(eq(infringementCase.id, row.id))
    for (const [at, one] of infringements.entries()) await keepInfringement(tx, row.id, one, at)
    const all = await tx
      .select({ id: caseInfringement.id })
      .from(caseInfringement)
      .where(eq(caseInfringement.caseId, row.id))
    if (all.length > mostInfringements) refuseField('infringements', 'too-long')
    await trackCase(tx, row.id, 'Updated', caller.userId)
  })
  return { done: true as const }
})

async function keepInfringement(tx: Tx, caseId: string, one: Infringement, at: number): Promise<void> {
  const { id: known, evidences, ...set } = one
  const id = known ?? uuidv7()
  if (known === null) await tx.insert(caseInfringement).values({ id, caseId, ...set })
  else {
    const { rowCount } = await tx
      .update(caseInfringement)
      .set(set)
      .where(and(eq(caseInfringement.id, known), eq(caseInfringement.caseId, caseId)))
    if (rowCount !== 1) refuseField(`infringements.${at}.id`, 'not-a-choice')
  }
  const added = evidences.filter((evidence) => evidence.id === null)
  if (added.length > 0)
    await tx.insert(caseInfringementEvidence).values(
      added.map(({ website, evidenceDate, description }) => ({
        caseInfringementId: id,
        website,
        evidenceDate,
        description,
      })),
    )
  for (const [index, evidence] of evidences.entries()) {
    if (evidence.id === null) continue
    const { id: evidenceId, ...told } = evidence
    const { rowCount } = await tx
      .update(caseInfringementEvidence)
      .set(told)
      .where(and(eq(caseInfringementEvidence.id, evidenceId), eq(caseInfringementEvidence.caseInfringementId, id)))
    if (rowCount !== 1) refuseField(`infringements.${at}.evidences.${index}.id`, 'not-a-choice')
  }
  const all = await tx
    .select({ id: caseInfringementEvidence.id })
    .from(caseInfringementEvidence)
    .where(eq(caseInfringementEvidence.caseInfringementId, id))
  if (all.length > mostAddresses) refuseField(`infringements.${at}.evidences`, 'too-long')
}
