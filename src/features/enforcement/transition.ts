import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/account/actor.ts'
import {
  caseMachine,
  caseRequestMachine,
  caseSolutionMachine,
  type CaseRequestStatus,
  type CaseSolutionStatus,
  type CaseStatus,
} from '#domain/enforcement/status.ts'
import { AppError } from '#kernel/errors.ts'
import { decide, type Decision } from '#kernel/state-machine.ts'
import type { Tx } from '#platform/db/database.ts'
import { caseRequest, caseRequestTracking, caseSolution, caseTracking, infringementCase } from '#schema/enforcement.ts'

interface Move<S, Row> {
  id: string
  from: string
  to: S
  actor: Actor
  userId: string | null
  /** Columns that change in the same step. */
  set?: Partial<Row>
}

function allowed<S extends string>(decision: Decision<S>, facts: Record<string, string>): { from: S; to: S } {
  if (!decision.ok) throw new AppError('transition-refused', { facts })
  return decision
}

const now = sql`clock_timestamp()`

/**
 * Takes a case to a status, compare-and-set, and writes the tracking row of the same name. Throws `transition-refused` with
 * both names when the table does not allow it, `changed-meanwhile` when the row moved on.
 */
export async function moveCase(
  tx: Tx,
  { id, from, to, actor, userId, set = {} }: Move<CaseStatus, typeof infringementCase.$inferInsert>,
): Promise<CaseStatus> {
  const facts = { from, to }
  const step = allowed(decide(caseMachine, from, to, actor), facts)
  const { rowCount } = await tx
    .update(infringementCase)
    .set({ ...set, status: step.to, lastStatusUpdate: now })
    .where(and(eq(infringementCase.id, id), eq(infringementCase.status, step.from)))
  if (rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackCase(tx, id, step.to, userId)
  return step.to
}

/** Writes one line of a case's history. */
export async function trackCase(tx: Tx, caseId: string, name: string, userId: string | null): Promise<void> {
  await tx.insert(caseTracking).values({ caseId, name, userId, createdAt: now })
}

/** The same for a report. */
export async function moveRequest(
  tx: Tx,
  { id, from, to, actor, userId, set = {} }: Move<CaseRequestStatus, typeof caseRequest.$inferInsert>,
): Promise<CaseRequestStatus> {
  const facts = { from, to }
  const step = allowed(decide(caseRequestMachine, from, to, actor), facts)
  const { rowCount } = await tx
    .update(caseRequest)
    .set({ ...set, status: step.to, lastStatusUpdate: now })
    .where(and(eq(caseRequest.id, id), eq(caseRequest.status, step.from)))
  if (rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  await trackRequest(tx, id, step.to, userId)
  return step.to
}

export async function trackRequest(tx: Tx, caseRequestId: string, name: string, userId: string | null): Promise<void> {
  await tx.insert(caseRequestTracking).values({ caseRequestId, name, userId, createdAt: now })
}

/** The same for a solution, which has no history of its own: the case's tells what was ordered. */
export async function moveSolution(
  tx: Tx,
  { id, from, to, actor, set = {} }: Omit<Move<CaseSolutionStatus, typeof caseSolution.$inferInsert>, 'userId'>,
): Promise<CaseSolutionStatus> {
  const facts = { from, to }
  const step = allowed(decide(caseSolutionMachine, from, to, actor), facts)
  const { rowCount } = await tx
    .update(caseSolution)
    .set({ ...set, status: step.to, lastStatusUpdate: now })
    .where(and(eq(caseSolution.id, id), eq(caseSolution.status, step.from)))
  if (rowCount !== 1) throw new AppError('changed-meanwhile', { facts })
  return step.to
}
