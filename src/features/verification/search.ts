import { and, desc, eq } from 'drizzle-orm'
import { verificationSearch as searchCall } from '#contract/verification.ts'
import type { RegisterAsked } from '#domain/verification/registers.ts'
import type { KeptFilters, SearchKind } from '#domain/verification/search-log.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { found } from '#kernel/errors.ts'
import type { Database, Tx } from '#platform/db/database.ts'
import { registrationRequest } from '#schema/registration.ts'
import { verificationSearch } from '#schema/verification.ts'
import { ownSearch } from '#features/clearance/index.ts'
import { type CallFacilities, handle } from '#features/facilities.ts'
import { verificationOpened } from './events.ts'
import { lastVersion, lockedRequest, openResult } from './store.ts'

interface Kept {
  readonly requestId: string
  readonly version: number
  readonly kind: SearchKind
  readonly query: string
  readonly filters: KeptFilters
  readonly registers: RegisterAsked[]
  readonly found: number
  readonly userId: string | null
}

/** Keeps a search. The same question, answered the same, as the last one of its kind is kept once. */
export async function keepSearch(db: Database, { requestId, userId, ...search }: Kept): Promise<void> {
  const [last] = await db
    .select()
    .from(verificationSearch)
    .where(
      and(
        eq(verificationSearch.registrationRequestId, requestId),
        eq(verificationSearch.version, search.version),
        eq(verificationSearch.kind, search.kind),
      ),
    )
    .orderBy(desc(verificationSearch.createdAt), desc(verificationSearch.id))
    .limit(1)
  const told = ({ query, filters, registers, found: count }: Omit<Kept, 'requestId' | 'userId'>) =>
    JSON.stringify([
      query,
      filters.classes,
      filters.scope,
      filters.withDead,
      filters.sources,
      registers.map((one) => [one.office, one.asOf]),
      count,
    ])
  if (last && told({ ...search, ...last, kind: search.kind }) === told(search)) return
  await db.insert(verificationSearch).values({ ...search, registrationRequestId: requestId, createdByUserId: userId })
}

/** The version that is being written, or the one that the next save begins. */
export async function versionInWork(db: Database, requestId: string): Promise<number> {
  return (await openResult(db, requestId))?.version ?? (await lastVersion(db, requestId)) + 1
}

/** Keeps a search that a person made for the version in work, which it begins. */
export async function keepAsked(facilities: CallFacilities, asked: Omit<Kept, 'version'>): Promise<void> {
  const { requestId, userId } = asked
  await facilities.write(async (tx: Tx) => {
    await lockedRequest(tx, requestId)
    await facilities.events.publish(tx, verificationOpened, { requestId, userId })
    await keepSearch(tx, { ...asked, version: await versionInWork(tx, requestId) })
  })
}

/** Looks for what a person asks beside the client's text, and keeps that it was asked. */
export const search = handle(searchCall, async ({ params, body }, caller, facilities) => {
  const [request] = await facilities.db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  const row = found(request)
  const { kind, query, ...filters } = body
  const places = row.jurisdictions.filter(isJurisdiction)
  const answer = await ownSearch(facilities, { kind, query, filters, mark: row.value, places })
  const told = { kind, query, filters, registers: answer.registers, found: answer.marks.length }
  await keepAsked(facilities, { requestId: row.id, userId: caller.userId, ...told })
  return answer
})
