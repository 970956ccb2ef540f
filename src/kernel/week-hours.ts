/** From when to when something is open on some days of the week; 1 is Monday, times are "HH:MM" in the zone of the office. */
export interface WeekHours {
  weekdays: readonly number[]
  from: string
  to: string
}

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const part =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:-(Mon|Tue|Wed|Thu|Fri|Sat|Sun))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

/** Reads "Mon-Thu 09:00-12:00, Fri 09:00-11:30"; null when it is no such text. */
export function readWeekHours(text: string): WeekHours[] | null {
  const read: WeekHours[] = []
  for (const one of text.split(',')) {
    const [, first = '', last = first, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] =
      part.exec(one.trim()) ?? []
    const [begin, end] = [names.indexOf(first), names.indexOf(last)]
    const [from, to] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`]
    if (begin === -1 || end < begin || from >= to) return null
    read.push({ weekdays: Array.from({ length: end - begin + 1 }, (_, at) => begin + at + 1), from, to })
  }
  return read
}
