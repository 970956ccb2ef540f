import { isBeforeRegistration, type TrademarkStatus } from '#domain/trademark/status.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { FieldCode } from '#kernel/errors.ts'
import type { Tx } from '#platform/db/database.ts'

interface RenewedMark {
  id: string
  isDesignation: boolean
  status: TrademarkStatus
  isRegistered: boolean
  /** The last day of the renewal that comes next, with its grace; null where the docket has none that somebody is sure of. */
  until: PlainDate | null
}

/**
 * Why marks cannot be renewed on a day, by their ids: a designation is renewed with its registration at WIPO, what is not registered has no
 * renewal, and after the last day with its grace none is taken any more. Where the docket does not know the day, nothing is said.
 */
export async function renewalProblems(
  tx: Tx,
  ids: readonly string[],
  today: PlainDate,
): Promise<ReadonlyMap<string, FieldCode>> {
  const { rows } = await tx.$client.query<RenewedMark>(
    `select t.id, t.international_id is not null as "isDesignation", t.status, t.registration_date is not null as "isRegistered",
       (select case when d.confidence <> 'low' or d.override_at is not null then coalesce(d.grace_until, d.due)::text end
          from deadline d where d.trademark_id = t.id and d.kind = 'renewal' and d.done_at is null order by d.due limit 1) as until
       from trademark t where t.id = any($1)`,
    [ids],
  )
  return new Map(
    rows.flatMap((row): [string, FieldCode][] => {
      const problem = problemOf(row, today)
      return problem === null ? [] : [[row.id, problem]]
    }),
  )
}

function problemOf({ isDesignation, status, isRegistered, until }: RenewedMark, today: PlainDate): FieldCode | null {
  if (isDesignation) return 'renewed-at-wipo'
  if (!isRegistered && isBeforeRegistration(status)) return 'not-registered'
  return until !== null && until < today ? 'renewal-over' : null
}
