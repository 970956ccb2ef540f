import { closedOn } from '#domain/docket/closed-days.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import type { Diary } from '#domain/consultation/slots.ts'
import { officeZone } from '#kernel/dates.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Database } from '#platform/db/database.ts'

/** The country whose rest days the office keeps. */
const officeLaw = lawOf('SK')

/** The office's diary of talks as it stands: hours, rest days, and what is booked from now on. */
export async function readDiary(
  database: Database,
  { talkingHours, clock }: Pick<Facilities, 'talkingHours' | 'clock'>,
): Promise<Diary> {
  const { rows } = await database.$client.query<{ at: Date }>(
    'select event_timestamp as at from consultation where event_timestamp >= $1 and cancelled_at is null',
    [clock()],
  )
  return {
    hours: talkingHours,
    zone: officeZone,
    isClosed: (day) => officeLaw !== null && closedOn(officeLaw, day) !== null,
    booked: new Set(rows.map(({ at }) => at.getTime())),
  }
}
