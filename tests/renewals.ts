import { addYears, type PlainDate } from '#kernel/dates.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { TestApp } from './app.ts'
import { markOf } from './transfers.ts'

/** Computes the docket of a mark that a test changed past the calls. */
export const docketed = async (app: TestApp, id: string) =>
  await refreshDocket(bindDatabase(app.context.pool), [id], new Date())

/** A registered mark of the Union whose record says on which day its first term ends, with its docket. */
export async function markEnding(app: TestApp, email: string, name: string, ends: PlainDate): Promise<string> {
  const id = await markOf(app, email, { name, place: 'EU' })
  await app.context.pool.query(
    'update trademark set filing_date = $2, registration_date = $3, expiration_date = $4 where id = $1',
    [id, addYears(ends, -10), addYears(ends, -9), ends],
  )
  await docketed(app, id)
  return id
}

/** The renewals of a mark's docket. */
export const renewalsOf = async (app: TestApp, id: string) =>
  (
    await app.context.pool.query<{ id: string; opens: PlainDate; due: PlainDate }>(
      `select id, opens::text, due::text from deadline where trademark_id = $1 and kind = 'renewal'`,
      [id],
    )
  ).rows

/** Takes the renewal of a mark out of its time, as the passing of days does. */
export const missRenewal = async (app: TestApp, id: string, until: PlainDate) =>
  await app.context.pool.query(
    `update deadline set due = $2, grace_until = $2 where trademark_id = $1 and kind = 'renewal'`,
    [id, until],
  )
