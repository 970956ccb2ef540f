import { Temporal } from 'temporal-polyfill'
import { today, type PlainDate } from '#kernel/dates.ts'
import type { WeekHours } from '#kernel/week-hours.ts'

/** Length of a talk. */
export const talkMinutes = 30

/** Hours between a booking and its talk at least: somebody has to read what it is about. */
export const noticeHours = 24

/** Days ahead in which talks are offered. */
export const offeredDays = 21

/** Talks that one address may have before it. */
export const talksAhead = 2

export interface Diary {
  hours: readonly WeekHours[]
  /** IANA name of the zone that the hours are in. */
  zone: string
  isClosed: (day: PlainDate) => boolean
  /** Beginnings of talks that are booked, in milliseconds. */
  booked: ReadonlySet<number>
}

/** The beginnings of talks that can be booked now, the soonest first. */
export function freeSlots({ hours, zone, isClosed, booked }: Diary, now: Date): Date[] {
  const earliest = now.getTime() + noticeHours * 3_600_000
  const first = Temporal.PlainDate.from(today(zone, now))
  const slots: number[] = []
  for (let ahead = 0; ahead <= offeredDays; ahead += 1) {
    const day = first.add({ days: ahead })
    if (isClosed(day.toString())) continue
    for (const { weekdays, from, to } of hours)
      if (weekdays.includes(day.dayOfWeek)) slots.push(...within(day, from, to, zone))
  }
  return [...new Set(slots)]
    .filter((at) => at >= earliest && !booked.has(at))
    .toSorted((a, b) => a - b)
    .map((at) => new Date(at))
}

/** Talks one after another on a day, as long as a whole one fits. */
function within(day: Temporal.PlainDate, from: string, to: string, zone: string): number[] {
  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
  const length = talkMinutes * 60_000
  const count = Math.floor((at(to) - at(from)) / length)
  return Array.from({ length: count }, (_, number) => at(from) + number * length)
}
