import { expect, test } from 'vitest'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'
import { byLaw } from './opposed.ts'

/*
 * Dates that begin on the last day of a long month, where the month they end in is shorter: an office action, an opposition
 * notified and a cooling-off asked for on Wednesday 31 December 2025, a notice of allowance of Monday 31 August 2026. Worked out
 * with a calendar, apart from the files of `law/` and from this program: two months end on Saturday 28 February, one on Saturday
 * 31 January, and both go on to the Monday; in Bangladesh to the Sunday, in Korea to the Tuesday after the holiday of 1 March and
 * its substitute. In Brazil days run from the first working day after the notice, which is 2 January.
 */
const day = '2025-12-31'
const mark = { ...noDates, filed: '2024-01-17', officeAction: day, noticeOfAllowance: '2026-08-31' }

// kind, last day by the sum, last day after closed days, registers
const checked = `
office_action_reply 2026-02-28 2026-03-02 EU UK SK CZ AT CH DK FI IT SE LT EE MX PH TR VN
office_action_reply 2026-01-31 2026-02-02 DE ES IN TW BX FR PL PT KR
office_action_reply 2026-03-31 2026-03-31 US NO LV KZ ZA QA BH
office_action_reply 2026-06-30 2026-06-30 CA HK
office_action_reply 2026-04-30 2026-04-30 SG
office_action_reply 2026-02-09 2026-02-09 JP
office_action_reply 2026-01-15 2026-01-15 CN
office_action_reply 2026-01-06 2026-01-06 BR
office_action_reply 2027-03-31 2027-03-31 AU
office_action_extension 2026-06-30 2026-06-30 US LV BX
office_action_extension 2026-09-30 2026-09-30 HK
office_action_extension 2027-09-30 2027-09-30 AU
opposition_reply 2026-02-28 2026-03-02 UK FR PT IN CA NZ SG
opposition_reply 2026-02-28 2026-03-01 BD
opposition_reply 2026-01-31 2026-02-02 TR
opposition_reply 2026-01-30 2026-01-30 CN
opposition_reply 2026-03-02 2026-03-02 BR
opposition_reply 2026-03-31 2026-03-31 HK
cooling_off 2026-02-28 2026-03-02 DE CZ FI SE EU BX PL
cooling_off 2026-04-30 2026-04-30 FR
cooling_off 2026-03-31 2026-03-31 BG
cooling_off 2026-06-30 2026-06-30 ES PT AU
cooling_off 2026-09-30 2026-09-30 UK
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', sum = '', due = '', ...codes] = line.split(' ')
    return codes.map((code) => ({ code, kind, sum, due }))
  })

test('one hundred and thirty dates more', () => {
  expect(checked.length * 2).toBeGreaterThanOrEqual(130)
})

test.each(checked)('$kind, $code, from the last day of a month', ({ code, kind, sum, due }) => {
  const dates = { number: 1, noticed: day, coolingOff: day }
  const one =
    kind === 'opposition_reply' || kind === 'cooling_off'
      ? byLaw(code, false, kind, dates)
      : deadlinesOf(code, mark, '2026-01-05').find((date) => date.kind === kind)
  expect(one).toMatchObject({ calendarDue: sum, due })
})

test('six periods to state use are each counted from the notice, also where one of them ends on the last day of a February', () => {
  expect(
    deadlinesOf('US', mark, '2026-09-01').flatMap(({ kind, calendarDue, due }) =>
      kind === 'statement_of_use' ? [[calendarDue, due]] : [],
    ),
  ).toEqual([
    ['2027-02-28', '2027-03-01'],
    ['2027-08-31', '2027-08-31'],
    ['2028-02-29', '2028-02-29'],
    ['2028-08-31', '2028-08-31'],
    ['2029-02-28', '2029-02-28'],
    ['2029-08-31', '2029-08-31'],
  ])
})
