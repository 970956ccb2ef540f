// npm run holidays: writes the public holidays on which offices are closed, out of date-holidays (CC BY 3.0).
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import Holidays from 'date-holidays'
import { closedByOffice } from '#domain/docket/office-closed.ts'
import { lawOf, recordedLaws } from '#domain/docket/law/index.ts'
import { addDays } from '#kernel/dates.ts'
import { ROOT } from './source-tree.ts'

const first = 1995
const last = 2050

/** Holidays by name: "MM-DD" where it is that day in every year, otherwise each date. */
function holidaysOf(country: string | null, also: readonly string[]): Record<string, string[]> {
  const [code, region] = country?.split('-') ?? []
  const source = new Holidays()
  if (code !== undefined) source.init(code, region ?? '')
  for (const rule of also) source.setHoliday(rule, { type: 'public', name: { en: closedByOffice } })
  const days = new Map<string, Set<string>>()
  for (let year = first; year <= last; year++)
    for (const { date, start, end, type, name } of source.getHolidays(year)) {
      if (type !== 'public' && type !== 'bank') continue
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / 86_400_000))
      const dates = days.get(name) ?? new Set()
      for (let n = 0; n < length; n++) dates.add(addDays(date.slice(0, 10), n))
      days.set(name, dates)
    }
  return Object.fromEntries([...days].map(([name, dates]) => [name, shortened([...dates].toSorted())]))
}

function shortened(dates: readonly string[]): string[] {
  const byDay = Map.groupBy(dates, (date) => date.slice(5))
  return [...byDay].flatMap(([day, found]) => (found.length === last - first + 1 ? [day] : found)).toSorted()
}

const rows = recordedLaws.map((code) => {
  const { country, also = [] } = lawOf(code)?.calendar.holidays ?? { country: null }
  return `  ${JSON.stringify(code)}: ${JSON.stringify(holidaysOf(country, also))}`
})
const file = path.join(ROOT, 'src/domain/docket/holidays.json')
await writeFile(
  file,
  `{\n  "source": "date-holidays 3.37.0, CC BY 3.0",\n  "first": ${first},\n  "last": ${last},\n  "offices": {\n${rows.join(',\n')}\n  }\n}\n`,
)
