import { daysBetween, formatDate, addDays, type PlainDate } from '#kernel/dates.ts'
import { natureOf } from '#domain/docket/state.ts'
import '../../docket/ruler.css'
import { dueShape, monthName, monthsFrom, soonShape } from '../../docket/ruler.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { ShownDate } from '../shown-date.ts'

export const tapeMonths = 24
const left = 200
const width = 1112
const top = 46
const height = 34
const soonDays = 30
/** More rows than this nobody compares; the list has all. */
export const tapeRows = 20

/** The dates of some trademarks, a row for each, those with the soonest date first. */
export function rowsOf(dates: readonly ShownDate[]): ShownDate[][] {
  const rows = new Map<string, ShownDate[]>()
  for (const date of dates) {
    const row = rows.get(date.markId)
    if (row) row.push(date)
    else rows.set(date.markId, [date])
  }
  return [...rows.values()]
}

/** Two years on a ruler, a row for each trademark: windows, last days, time with a surcharge. The list says the same in words. */
export function Tape({ dates, today }: { dates: readonly ShownDate[]; today: PlainDate }) {
  const t = useText('portal')
  const language = useLanguage()
  const ticks = monthsFrom(today, tapeMonths)
  const start = ticks[0] ?? today
  const end = ticks.at(-1) ?? today
  const all = daysBetween(start, end)
  const at = (date: PlainDate): number =>
    Math.round((left + (Math.min(Math.max(daysBetween(start, date), 0), all) / all) * (width - left)) * 10) / 10
  const isWithin = (date: PlainDate) => date >= start && date < end
  const sure = dates.filter(
    (date) => !date.isUnconfirmed && (isWithin(date.date) || (date.opens !== null && date.opens < end)),
  )
  const rows = rowsOf(sure).slice(0, tapeRows)
  if (rows.length === 0) return null
  const bottom = top + rows.length * height
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <div className="mw-tape" tabIndex={0} role="region" aria-label={t('deadlines.tape')}>
      <svg
        viewBox={`0 0 ${width} ${bottom + 4}`}
        role="img"
        aria-label={t('ruler.label', {
          from: formatDate(start, language),
          until: formatDate(addDays(end, -1), language),
        })}
      >
        {ticks.slice(0, -1).map((month) => (
          <g key={month}>
            <path
              className={month.endsWith('-01-01') ? 'mw-tape__year' : 'mw-tape__rule'}
              d={`M${at(month)} ${month.endsWith('-01-01') ? 22 : 30}V${bottom}`}
            />
            <text x={at(month) + 3} y={40}>
              {monthName(month, language, 'short')}
            </text>
            {(month.endsWith('-01-01') || month === start) && (
              <text className="mw-tape__day" x={at(month) + 3} y={20}>
                {month.slice(0, 4)}
              </text>
            )}
          </g>
        ))}
        <path className="mw-tape__base" d={`M0 ${top}H${width}`} />
        {rows.map((row, n) => (
          <g key={row[0]?.markId} transform={`translate(0 ${top + n * height})`}>
            <text className="mw-tape__name" x={0} y={14}>
              {(row[0]?.mark ?? '').slice(0, 22)}
            </text>
            <text x={0} y={28}>
              {(row[0]?.place ?? '').slice(0, 30)}
            </text>
            <path className="mw-tape__rule" d={`M0 ${height}H${width}`} />
            {row.map((date) => (
              <Signs key={date.key} date={date} at={at} isWithin={isWithin} />
            ))}
          </g>
        ))}
        <path className="mw-tape__now" d={`M${at(today)} 8V${bottom}`} />
      </svg>
    </div>
  )
}

interface SignsProps {
  date: ShownDate
  at: (date: PlainDate) => number
  isWithin: (date: PlainDate) => boolean
}

function Signs({ date, at, isWithin }: SignsProps) {
  const x = at(date.date)
  const y = height / 2
  const { opens, late } = date
  const isDuty = natureOf(date.kind) === 'duty'
  return (
    <>
      {isDuty && opens && at(opens) < x && (
        <rect className="mw-tape__open" x={at(opens)} y={y - 5} width={x - at(opens)} height={10} />
      )}
      {isDuty && late && at(late) > x && (
        <rect className="mw-tape__grace" x={x} y={y - 5} width={at(late) - x} height={10} />
      )}
      {date.state === 'in_grace' && late && isWithin(late) && (
        <path className="mw-tape__soon" d={soonShape(at(late), y)} />
      )}
      {isWithin(date.date) && date.state !== 'in_grace' && (
        <>
          {!isDuty && date.kind !== 'priority' ? (
            <rect className="mw-tape__others" x={x - 5} y={y - 5} width={10} height={10} />
          ) : (
            <path
              className={date.days <= soonDays ? 'mw-tape__soon' : 'mw-tape__due'}
              d={date.days <= soonDays ? soonShape(x, y) : dueShape(x, y)}
            />
          )}
          <text className="mw-tape__day" x={x + 10} y={y + 4}>
            {Number(date.date.slice(8))}
          </text>
        </>
      )}
    </>
  )
}
