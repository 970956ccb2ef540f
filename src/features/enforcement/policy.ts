import { eq } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { brand } from '#schema/brand.ts'
import { caseCounterparty, caseRequest, infringementCase } from '#schema/enforcement.ts'

export type CaseRow = typeof infringementCase.$inferSelect
export type CaseRequestRow = typeof caseRequest.$inferSelect
export type CounterpartyRow = typeof caseCounterparty.$inferSelect

/** A case with its brand and the other side, as far as it is known. */
export interface CaseMatter {
  row: CaseRow
  brand: typeof brand.$inferSelect
  counterparty: CounterpartyRow | null
}

interface Options {
  lock?: boolean
}

/** A case, whoever asks; null when there is none. */
export async function matterOf(db: Database, id: string, { lock = false }: Options = {}): Promise<CaseMatter | null> {
  const asked = db
    .select()
    .from(infringementCase)
    .innerJoin(brand, eq(brand.id, infringementCase.brandId))
    .leftJoin(caseCounterparty, eq(caseCounterparty.id, infringementCase.caseCounterpartyId))
    .where(eq(infringementCase.id, id))
  const [hit] = await (lock ? asked.for('update', { of: infringementCase }) : asked)
  return hit ? { row: hit.case, brand: hit.brand, counterparty: hit.case_counterparty } : null
}

/** The case when this caller may see it: staff any, a customer an own one that is no draft any more. */
export async function caseFor(db: Database, id: string, caller: Caller, options: Options = {}): Promise<CaseMatter> {
  const matter = await matterOf(db, id, options)
  const isTheirs = matter?.row.status !== 'Draft' && matter?.brand.userId === caller.userId
  return found(matter && (isStaff(caller.role) || (caller.role === 'customer' && isTheirs)) ? matter : null)
}

/** The report when this caller may see it: staff any, its owner, or the holder of its link. */
export async function requestFor(
  db: Database,
  id: string,
  caller: Caller,
  { lock = false }: Options = {},
): Promise<CaseRequestRow> {
  const asked = db.select().from(caseRequest).where(eq(caseRequest.id, id))
  const [row] = await (lock ? asked.for('update') : asked)
  return found(row && maySee(row, caller) ? row : null)
}

function maySee(row: CaseRequestRow, caller: Caller): boolean {
  if (isStaff(caller.role)) return true
  if (caller.role === 'customer') return row.userId !== null && row.userId === caller.userId
  return caller.role === 'link' && caller.link?.kind === 'case_request' && caller.link.id === row.id
}
