import { expect, test } from 'vitest'
import { keptWords, taggedTicket, ticketTag, withoutQuote } from './mail.ts'

test('the number that we put into a subject is found again, whatever stands around it', () => {
  expect(taggedTicket(`Re: AW: Our answer ${ticketTag(1207)}`)).toBe(1207)
  for (const subject of ['', 'Invoice #12', '[#]', '[#12', `[#${'9'.repeat(30)}]`])
    expect(taggedTicket(subject)).toBeNull()
})

test.each([
  ['Thank you.\n\nOn 20 November our staff wrote:\n> We filed it.\n> Regards\n', 'Thank you.'],
  ['Thank you.\n> We filed it.', 'Thank you.'],
  // What somebody answers below the quote, or between its lines, is theirs.
  ['> We filed it.\nWhen?', '> We filed it.\nWhen?'],
  // Without a quote nothing is taken away, not even a line that ends with a colon.
  ['Two things:\n', 'Two things:'],
  // A mail that is a quote alone is kept as it came.
  ['> We filed it.', '> We filed it.'],
])('of %j the own words are kept', (text, own) => {
  expect(withoutQuote(text)).toBe(own)
})

test('a text that is too long says at its end that more came, and is never cut within a sign', () => {
  expect(keptWords('short', 10)).toBe('short')
  const long = keptWords('🦊'.repeat(50), 20)
  expect(long.length).toBeLessThanOrEqual(20)
  expect(long.endsWith('[…]')).toBe(true)
  expect(long.isWellFormed()).toBe(true)
})
