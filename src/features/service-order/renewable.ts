import {
  renewalProblem,
  type RenewalProblem,
  type StatedProblem,
  type ToRenew,
} from '#domain/service-order/renewable.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'

/** A mark that cannot be renewed, and why. */
export interface NotRenewable {
  name: string
  problem: RenewalProblem | StatedProblem
}

/** SQL for what `termEndOf` says of a mark `t`: its end on record, else that of its docket, null where nobody is sure of one. */
export const endOfTerm = `coalesce(t.expiration_date,
    (select max(d.due) from deadline d where d.trademark_id = t.id and d.kind = 'term' and d.confidence <> 'low'),
    (select min(d.due) from deadline d
      where d.trademark_id = t.id and d.kind = 'renewal' and d.done_at is null and d.override_at is not null))`

/** The same of some marks, by their ids. */
export async function endsOfTerms(
  tx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlainDate | null>> {
  const { rows } = await tx.$client.query<{ id: string; ends: PlainDate | null }>(
    `select t.id, ${endOfTerm}::text as ends from trademark t where t.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ends }) => [id, ends]))
}

/** Of some marks those that cannot be renewed on a day, by their ids; of a mark that can be there is no entry. */
export async function renewalProblems(
  tx: Database,
  ids: readonly string[],
  on: PlainDate,
): Promise<ReadonlyMap<string, NotRenewable>> {
  const { rows } = await tx.$client.query<ToRenew & { id: string; name: string }>(
    `select t.id, t.name, t.status, t.registration_date::text as registered, t.international_id is not null as "isDesignation",
       (select coalesce(jsonb_agg(jsonb_build_object('opens', d.opens, 'due', d.due, 'graceUntil', d.grace_until,
                 'isDone', d.done_at is not null, 'isSet', d.override_at is not null, 'confidence', d.confidence)), '[]'::jsonb)
          from deadline d where d.trademark_id = t.id and d.kind = 'renewal') as renewals
       from trademark t where t.id = any($1)`,
    [ids],
  )
  return new Map(
    rows.flatMap(({ id, name, ...mark }): [string, NotRenewable][] => {
      const problem = renewalProblem(mark, on)
      return problem === null ? [] : [[id, { name, problem }]]
    }),
  )
}

/** Throws the field error of a mark that cannot be renewed; what is too early says from which day it can be. */
export function refuseRenewal(field: string, { name, problem: { code, opens } }: NotRenewable): never {
  throw new AppError('invalid-input', {
    fields: { [field]: code },
    facts: { mark: name, ...(opens !== null && { date: opens }) },
  })
}
