import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarText, type CalendarEntry } from './ical.ts'

const day: CalendarEntry = {
  uid: 'a@dates.test',
  sequence: 2,
  at: { day: '2026-12-31' },
  changed: new Date('2026-11-22T10:00:00Z'),
  summary: 'Renewal: LUMERA; European Union, Ltd.',
  description: 'Line one\nLine \\ two',
  url: 'https://dates.test/portal/trademarks/1',
  isCancelled: false,
}

/** The events of a calendar as another library reads them. */
function eventsOf(text: string): ICAL.Component[] {
  return new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent')
}
const value = (event: ICAL.Component | undefined, name: string): string => String(event?.getFirstPropertyValue(name))

test('another library reads the day, its number of changes and its words', () => {
  const [event] = eventsOf(calendarText('Dates', [day]))
  expect(event && new ICAL.Event(event).startDate.toString()).toBe('2026-12-31')
  expect(event && new ICAL.Event(event).endDate.toString()).toBe('2027-01-01')
  expect([value(event, 'uid'), value(event, 'sequence'), value(event, 'status')]).toEqual([
    'a@dates.test',
    '2',
    'CONFIRMED',
  ])
  expect(value(event, 'summary')).toBe(day.summary)
  expect(value(event, 'description')).toBe(day.description)
  expect(value(event, 'url')).toBe(day.url)
  expect(value(event, 'dtstamp')).toBe('2026-11-22T10:00:00Z')
})

test('a day that was taken back is cancelled under its own id', () => {
  const [event] = eventsOf(calendarText('Dates', [{ ...day, sequence: 3, isCancelled: true }]))
  expect([value(event, 'uid'), value(event, 'status')]).toEqual(['a@dates.test', 'CANCELLED'])
})

test('no line is longer than 75 bytes, and whatever stands in a text comes back or is a blank', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (summary) => {
      const text = calendarText(summary, [{ ...day, summary }])
      for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const [event] = eventsOf(text)
      // oxlint-disable-next-line no-control-regex -- what no calendar takes
      const plain = summary.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
      expect(value(event, 'summary')).toBe(plain)
    }),
    { seed: 20261122 },
  )
})
