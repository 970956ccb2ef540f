// node bench/docket.ts [marks]: seconds of one processor to compute every date of so many marks in all recorded registers.
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { recordedLaws } from '#domain/docket/law/index.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { addDays, addMonths } from '#kernel/dates.ts'

const howMany = Number(process.argv[2] ?? 10_000)
const on = '2026-11-22'
const marks = Array.from({ length: howMany }, (_, n) => ({
  code: recordedLaws[n % recordedLaws.length] ?? 'EU',
  filed: addDays('2004-01-01', n % 8300),
}))
const began = process.cpuUsage()
let dates = 0
for (const { code, filed } of marks)
  dates += deadlinesOf(
    code,
    {
      ...noDates,
      filed,
      registered: addMonths(filed, 9),
      published: addMonths(filed, 5),
      officeAction: addMonths(filed, 3),
      noticeOfAllowance: addMonths(filed, 7),
    },
    on,
  ).length
const { user, system } = process.cpuUsage(began)
process.stdout.write(
  `${howMany} marks, ${recordedLaws.length} registers, ${dates} dates: ${((user + system) / 1e6).toFixed(2)} s of one processor\n`,
)
