import { expect, test } from 'vitest'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'
import { byLaw } from './opposed.ts'

/*
 * Dates of what comes after the filing, worked out from the periods with a calendar, apart from the files of `law/` and from
 * this program: an office action of Monday 9 March 2026 and an opposition notified on the same day, a cooling-off asked for on it, a notice of
 * allowance of Friday 30 January 2026, a registration of Wednesday 12 February 2025 on a filing of 17 January 2024. Two months from
 * 9 March end on a Saturday: the Monday after is the eleventh, in Bangladesh, where Friday and Saturday are free, the Sunday.
 */
const mark = {
  ...noDates,
  filed: '2024-01-17',
  registered: '2025-02-12',
  officeAction: '2026-03-09',
  noticeOfAllowance: '2026-01-30',
}

// register, last day by the sum, last day after closed days
const replies = `
US 2026-06-09 2026-06-09
EU 2026-05-09 2026-05-11
UK 2026-05-09 2026-05-11
SK 2026-05-09 2026-05-11
CZ 2026-05-09 2026-05-11
AT 2026-05-09 2026-05-11
CH 2026-05-09 2026-05-11
DK 2026-05-09 2026-05-11
FI 2026-05-09 2026-05-11
IT 2026-05-09 2026-05-11
SE 2026-05-09 2026-05-11
LT 2026-05-09 2026-05-11
EE 2026-05-09 2026-05-11
KR 2026-04-09 2026-04-09
MX 2026-05-09 2026-05-11
PH 2026-05-09 2026-05-11
TR 2026-05-09 2026-05-11
DE 2026-04-09 2026-04-09
ES 2026-04-09 2026-04-09
IN 2026-04-09 2026-04-09
TW 2026-04-09 2026-04-09
BX 2026-04-09 2026-04-09
FR 2026-04-09 2026-04-09
PL 2026-04-09 2026-04-09
PT 2026-04-09 2026-04-09
HU 2026-04-08 2026-04-08
JP 2026-04-18 2026-04-20
CN 2026-03-24 2026-03-24
BR 2026-03-14 2026-03-16
CA 2026-09-09 2026-09-09
HK 2026-09-09 2026-09-09
SG 2026-07-09 2026-07-09
NO 2026-06-09 2026-06-09
LV 2026-06-09 2026-06-09
KZ 2026-06-09 2026-06-09
ZA 2026-06-09 2026-06-09
VN 2026-05-09 2026-05-11
AU 2027-06-09 2027-06-09
QA 2026-06-07 2026-06-07
BH 2026-06-07 2026-06-07
`

// register, kind, every one of it: last day by the sum and after closed days
const others = `
US office_action_extension 2026-09-09 2026-09-09
EU office_action_extension 2026-07-09 2026-07-09
BX office_action_extension 2026-09-09 2026-09-09
UK office_action_extension 2026-07-09 2026-07-09
LV office_action_extension 2026-09-09 2026-09-09
AU office_action_extension 2027-12-09 2027-12-09
HK office_action_extension 2026-12-09 2026-12-09
KR office_action_extension 2026-05-09 2026-05-11 2026-06-09 2026-06-09 2026-07-09 2026-07-09 2026-08-09 2026-08-10
US statement_of_use 2026-07-30 2026-07-30 2027-01-30 2027-02-01 2027-07-30 2027-07-30 2028-01-30 2028-01-31 2028-07-30 2028-07-31 2029-01-30 2029-01-30
US incontestability 2031-02-12 2031-02-12
MX nonuse 2028-02-12 2028-02-12
EU nonuse 2030-02-12 2030-02-12
SK nonuse 2030-02-12 2030-02-12
CA nonuse 2028-02-12 2028-02-12
JP nonuse 2028-02-12 2028-02-12
AU nonuse 2028-02-12 2028-02-12
KR nonuse 2028-02-12 2028-02-12
CZ nonuse 2030-02-12 2030-02-12
FR nonuse 2030-02-12 2030-02-12
ES nonuse 2030-02-12 2030-02-12
IT nonuse 2030-02-12 2030-02-12
`

// register, declaration, first day, last day by the sum, last day with a surcharge
const declarations = `
US 0 2030-02-12 2031-02-12 2031-08-12
AR 0 2030-02-12 2031-02-12 -
MX 0 2028-02-12 2028-05-12 -
PH 0 2024-01-17 2027-01-17 -
PH 1 2030-02-12 2031-02-12 -
KH 0 2030-02-12 2031-02-12 -
CV 0 2029-08-12 2030-08-12 -
`

// register, kind, last day by the sum, last day after closed days
const opposed = `
UK opposition_reply 2026-05-09 2026-05-11
FR opposition_reply 2026-05-09 2026-05-11
PT opposition_reply 2026-05-09 2026-05-11
IN opposition_reply 2026-05-09 2026-05-11
CA opposition_reply 2026-05-09 2026-05-11
NZ opposition_reply 2026-05-09 2026-05-11
SG opposition_reply 2026-05-09 2026-05-11
BD opposition_reply 2026-05-09 2026-05-10
LI opposition_reply 2026-04-09 2026-04-09
TR opposition_reply 2026-04-09 2026-04-09
CN opposition_reply 2026-04-08 2026-04-08
BR opposition_reply 2026-05-08 2026-05-08
HK opposition_reply 2026-06-09 2026-06-09
DE cooling_off 2026-05-09 2026-05-11
CZ cooling_off 2026-05-09 2026-05-11
FI cooling_off 2026-05-09 2026-05-11
SE cooling_off 2026-05-09 2026-05-11
EU cooling_off 2026-05-09 2026-05-11
BX cooling_off 2026-05-09 2026-05-11
PL cooling_off 2026-05-09 2026-05-11
FR cooling_off 2026-07-09 2026-07-09
BG cooling_off 2026-06-09 2026-06-09
ES cooling_off 2026-09-09 2026-09-09
PT cooling_off 2026-09-09 2026-09-09
AU cooling_off 2026-09-09 2026-09-09
UK cooling_off 2026-12-09 2026-12-09
`

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
const found = (code: string, kind: string) => deadlinesOf(code, mark, '2026-03-10').filter((one) => one.kind === kind)

test('two hundred dates over forty-six registers', () => {
  const all = [replies, others, declarations, opposed].flatMap(rowsOf)
  const dates = all.flatMap((row) => row.filter((cell) => /^\d{4}-/.test(cell)))
  expect(dates.length).toBeGreaterThanOrEqual(200)
  expect(new Set(all.map(([code]) => code)).size).toBeGreaterThanOrEqual(46)
})

test.each(rowsOf(replies))('the answer to an office action, %s', (code = '', sum, due) => {
  expect(found(code, 'office_action_reply')[0]).toMatchObject({
    calendarDue: sum,
    due,
    from: { date: mark.officeAction },
  })
})

test.each(rowsOf(others))('%s, %s', (code = '', kind = '', ...days) => {
  expect(found(code, kind).flatMap(({ calendarDue, due }) => [calendarDue, due])).toEqual(days)
})

// Registered on 12 February 2025 and published in the register's bulletin on Friday 14 March 2025: opposed until 14 June or 14 May.
test.each([
  ['DE', '2030-06-14'],
  ['CH', '2030-06-14'],
  ['AT', '2030-06-14'],
  ['LI', '2030-06-14'],
  ['FI', '2030-05-14'],
  ['IE', '2030-03-14'],
])('non-use counts from the end of the time to oppose a registration, or from its publication, %s', (code, day) => {
  const after = { ...mark, published: '2025-03-14' }
  const days = (dates: typeof mark | typeof after) =>
    deadlinesOf(code, dates, '2026-03-10').flatMap(({ kind, due }) => (kind === 'nonuse' ? [due] : []))
  expect(days(after)).toEqual([day])
  // Published before it was registered, or not at all: the day is not known.
  expect(days({ ...mark, published: '2024-05-14' })).toEqual([])
  expect(days(mark)).toEqual([])
})

test('of a designation of an international registration no day of non-use is known', () => {
  for (const code of ['EU', 'CZ', 'JP', 'DE'])
    expect(
      deadlinesOf(code, { ...mark, isMadrid: true, published: '2025-03-14' }, '2026-03-10').filter(
        ({ kind }) => kind === 'nonuse',
      ),
    ).toEqual([])
})

test.each(rowsOf(declarations))('the declaration of use, %s %s', (code = '', at, opens, sum, late) => {
  expect(found(code, 'use_declaration')[Number(at)]).toMatchObject({
    opens,
    calendarDue: sum,
    graceUntil: late === '-' ? null : late,
  })
})

test.each(rowsOf(opposed))('an opposition received, %s %s', (code = '', kind, sum, due) => {
  const dates = { number: 1, noticed: mark.officeAction, coolingOff: mark.officeAction }
  const one = byLaw(code, false, kind === 'cooling_off' ? 'cooling_off' : 'opposition_reply', dates)
  expect(one).toMatchObject({ calendarDue: sum, due })
})
