import type { Facilities } from '#features/facilities.ts'
import { addDays, addMonths, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

/** Whose matters are made: the account, and the owner who files and is billed. */
export interface DemoOwner {
  userId: string
  entityId: string
  contact: { first: string; last: string; email: string }
  /** Who of us works for them; null while nobody does. */
  assigned: string | null
}

/** What everything of the demo is made with. */
export interface World {
  tx: Tx
  people: People
  facilities: Facilities
  today: PlainDate
}

/** A day of the demo: so many days back, or one from which a period ends on a day that is still to come, or just went by. */
export type DemoDay = number | ((today: PlainDate) => PlainDate)

/** The day from which so many months end in `inDays` days: what counts from it is due then. */
export const endsIn =
  (inDays: number, months: number) =>
  (today: PlainDate): PlainDate =>
    addMonths(addDays(today, inDays), -months)

/** A day of the demo as a date. */
export const dateOf = (day: DemoDay, today: PlainDate): PlainDate =>
  typeof day === 'number' ? addDays(today, -day) : day(today)

const hour = 3_600_000

/** The moment of so many days ago; between winter and summer time it is an hour off where its day would be another one. */
export function instantOf({ facilities, today: on }: World, daysAgo: number): string {
  const at = new Date(facilities.clock().getTime() - daysAgo * 24 * hour)
  const day = today(officeZone, at)
  const meant = Number.isInteger(daysAgo) ? addDays(on, -daysAgo) : day
  return new Date(at.getTime() + (day < meant ? hour : day > meant ? -hour : 0)).toISOString()
}
