import { setImmediate } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import {
  caseConflictDecide,
  caseConflicts,
  requestConflictDecide,
  requestConflicts,
  type ConflictNoun,
} from '#contract/conflict-check.ts'
import type { ConflictFinding, ConflictOutcome } from '#domain/conflict-check/finding.ts'
import { conflictsOf } from '#domain/conflict-check/findings.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { user, userProfile } from '#schema/account.ts'
import { conflictDecision } from '#schema/conflict-check.ts'
import type { Feature } from '#features/feature.ts'
import { signedInUser } from '#features/account/index.ts'
import { handle } from '#features/facilities.ts'
import { knownMatters } from './known.ts'
import { subjectOf } from './subjects.ts'

/** Marks that are compared before somebody else has the processor again. */
const atOnce = 40

async function findingsOf(db: Database, noun: ConflictNoun, id: string) {
  const subject = await subjectOf(db.$client, noun, id)
  const { known, all } = await knownMatters(db.$client, subject)
  const { marks, ...parties } = known
  const findings = conflictsOf(subject, { ...parties, marks: [] })
  const nobody = { opposed: [], cited: [], clients: [] }
  for (let at = 0; at < marks.length; at += atOnce) {
    findings.push(...conflictsOf(subject, { ...nobody, marks: marks.slice(at, at + atOnce) }))
    await setImmediate()
  }
  const rank = ({ similarity }: ConflictFinding): number => similarity?.risk ?? 2
  return { findings: findings.toSorted((a, b) => rank(b) - rank(a)), compared: marks.length, marks: all }
}

const columnOf = { request: conflictDecision.registrationRequestId, case: conflictDecision.caseId }

async function decisionsOf(db: Database, noun: ConflictNoun, id: string) {
  const rows = await db
    .select()
    .from(conflictDecision)
    .innerJoin(user, eq(user.id, conflictDecision.decidedByUserId))
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(columnOf[noun], id))
    .orderBy(desc(conflictDecision.createdAt), desc(conflictDecision.id))
    .limit(50)
  return rows.map(({ conflict_decision: row, user: who, user_profile: profile }) => ({
    id: row.id,
    outcome: row.outcome as ConflictOutcome,
    reason: row.reason,
    by: `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim() || who.email,
    at: row.createdAt,
    findings: row.findings as ConflictFinding[],
  }))
}

async function shown(db: Database, noun: ConflictNoun, id: string) {
  const answer = await findingsOf(db, noun, id)
  const decisions = await decisionsOf(db, noun, id)
  const known = new Set(decisions.flatMap(({ findings }) => findings.map(({ key }) => key)))
  return { ...answer, decisions, isOpen: answer.findings.some(({ key }) => !known.has(key)) }
}

/**
 * Throws `rules-unmet` unless a person may take a matter on: each finding was there when somebody decided, and the last decision is not
 * to decline.
 */
export async function mustBeTakenOn(db: Database, noun: ConflictNoun, id: string): Promise<void> {
  const { isOpen, decisions } = await shown(db, noun, id)
  if (isOpen || decisions[0]?.outcome === 'decline')
    throw new AppError('rules-unmet', { facts: { missing: 'conflict-decision' } })
}

/** Whether the last that somebody decided is not to take a matter on. */
export async function isDeclined(db: Database, noun: ConflictNoun, id: string): Promise<boolean> {
  const [last] = await decisionsOf(db, noun, id)
  return last?.outcome === 'decline'
}

interface Decision {
  outcome: ConflictOutcome
  reason: string
  seen: readonly string[]
}

async function kept(db: Database, noun: ConflictNoun, id: string, by: string, { outcome, reason, seen }: Decision) {
  const { findings } = await findingsOf(db, noun, id)
  // Who decides has read all of it: what came since is read first.
  if (findings.some(({ key }) => !seen.includes(key))) throw new AppError('changed-meanwhile')
  const matter = noun === 'request' ? { registrationRequestId: id } : { caseId: id }
  await db.insert(conflictDecision).values({ ...matter, outcome, reason, findings, decidedByUserId: by })
  return { done: true as const }
}

export const feature: Feature = {
  name: 'conflict-check',
  handlers: [
    handle(requestConflicts, async ({ params }, _caller, { db }) => await shown(db, 'request', params.id)),
    handle(caseConflicts, async ({ params }, _caller, { db }) => await shown(db, 'case', params.id)),
    handle(
      requestConflictDecide,
      async ({ params, body }, caller, { write }) =>
        await write(async (tx) => await kept(tx, 'request', params.id, signedInUser(caller), body)),
    ),
    handle(
      caseConflictDecide,
      async ({ params, body }, caller, { write }) =>
        await write(async (tx) => await kept(tx, 'case', params.id, signedInUser(caller), body)),
    ),
  ],
}
