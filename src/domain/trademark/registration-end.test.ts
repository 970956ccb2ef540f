import { expect, test } from 'vitest'
import {
  endsOf,
  isEndCarried,
  isEndedRegistration,
  mayEnd,
  shownStatus,
  shownStep,
  type EndingMark,
} from './registration-end.ts'
import { endedTrademarkStatuses, trademarkStatuses } from './status.ts'

const days = [null, '2016-05-24'] as const
const marks: EndingMark[] = trademarkStatuses.flatMap((status) =>
  days.flatMap((registered) => days.map((ended) => ({ status, registration_date: registered, ended_on: ended }))),
)
const over = marks.filter(
  ({ status, registration_date: registered, ended_on: ended }) =>
    status === 'Abandoned' && (registered !== null || ended !== null),
)

test('of all marks those are told as ended that were registered and are over, and each in the same way everywhere', () => {
  expect(over).toHaveLength(3)
  for (const mark of marks) {
    const isOver = over.includes(mark)
    expect(isEndedRegistration(mark)).toBe(isOver)
    expect(shownStatus(mark)).toBe(isOver ? 'ended' : mark.status)
    expect(shownStatus(mark, true)).toBe(isOver ? 'ended' : 'lapsed')
    for (const step of trademarkStatuses)
      expect(shownStep(step, mark)).toBe(isOver && step === 'Abandoned' ? 'ended' : step)
  }
})

test.each([
  ['an application that came to nothing', 'Abandoned', null, null, 'Abandoned'],
  ['a registration whose end nobody recorded', 'Abandoned', '2016-05-24', null, 'ended'],
  ['an international registration without a day of its own', 'Abandoned', null, '2026-05-24', 'ended'],
  ['one that its office refused', 'Refused', '2016-05-24', null, 'Refused'],
  ['one that runs', 'Trademark registered', '2016-05-24', null, 'Trademark registered'],
] as const)('%s is told as %s', (_, status, registered, ended, shown) =>
  expect(shownStatus({ status, registration_date: registered, ended_on: ended })).toBe(shown),
)

test('the end of what is registered is recorded, and put right; at WIPO of all that was filed', () => {
  const mayAt = (jurisdiction: string, of: readonly EndingMark[]) =>
    of.filter((mark) => mayEnd({ ...mark, jurisdiction }))
  expect(mayAt('EU', marks)).toEqual(
    marks.filter((mark) => mark.status === 'Trademark registered' || over.includes(mark)),
  )
  const unfiled = ['Created from a divide', 'Ready for filing', 'Submitted to partner', 'Refused', 'Refunded']
  expect(mayAt('WIPO', marks)).toEqual(marks.filter(({ status }) => !unfiled.includes(status)))
})

test('an end is carried over to the designations of what is over, and to nothing else', () => {
  expect(isEndCarried(null)).toBe(false)
  expect(trademarkStatuses.filter((status) => isEndCarried({ status })).toSorted()).toEqual(
    [...endedTrademarkStatuses].toSorted(),
  )
})

test('a designation is not renewed by itself', () => {
  expect(endsOf({ isDesignation: true })).toEqual(['cancelled', 'given-up'])
  expect(endsOf({ isDesignation: false })).toContain('not-renewed')
})
