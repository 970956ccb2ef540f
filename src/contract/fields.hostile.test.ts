import { maxHeaderSize } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hostileFor, placesOf, processorMs } from '#tests/hostile/texts.ts'
import { amount } from '#tests/proof.ts'
import { largestBody } from './body-size.ts'
import { calls } from './calls.ts'
import { read as readFields } from './fields.ts'

/** Milliseconds of processor that the refusal of a body may cost. */
const allowed = 100

const places = calls.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    placesOf(call[part], `${call.name} ${part}`).map((place) => ({
      schema: call[part],
      place,
      // An address has no room for more than the head of a request.
      bytes: part === 'body' && !call.upload ? largestBody(call) : maxHeaderSize,
    })),
  ),
)

test('a megabyte in any place of any call is refused in 100 ms of processor, without a long answer', () => {
  const slow: string[] = []
  for (const [at, { schema, place, bytes }] of places.entries())
    // Every other text in turn, in the quick run every fifth; in the proof all.
    for (const [name, given] of hostileFor(place, bytes).filter((_, n) => (n - at) % amount(2, 1, 5) === 0)) {
      const value = place.holding(given)
      let said = 0
      const read = () => {
        said = JSON.stringify(readFields(schema, value).fields ?? {}).length
      }
      const ms = processorMs(read, allowed)
      if (ms > allowed || said > 20_000) slow.push(`${place.at}, ${name}: ${ms.toFixed(0)} ms, ${said} characters`)
    }
  expect(slow).toEqual([])
  // Every place of every call by every text: it grows with the calls.
})

test('what is nested without end is refused by every call before somebody walks into it', () => {
  const nested = (open: string, close: string, times: number): unknown =>
    JSON.parse(`{"x":${open.repeat(times)}1${close.repeat(times)}}`)
  // One hundred thousand levels fit into the longest body.
  const bodies = [nested('[', ']', 100_000), nested('{"a":', '}', 80_000), nested('[{"a":', '}]', 60_000)]
  for (const { name, body } of calls.filter(({ method }) => method !== 'GET')) {
    for (const given of bodies) {
      let fields: unknown
      const ms = processorMs(() => (fields = readFields(body, given).fields), allowed)
      expect({ name, fields, slow: ms > allowed }).toEqual({ name, fields: { body: 'too-long' }, slow: false })
    }
  }
})

test('the walk reaches fields of every depth', () => {
  const names = places.map(({ place }) => place.at)
  expect(names).toEqual(
    expect.arrayContaining([
      'request.create body.websites[]',
      'application.update body.owner.address.street',
      'verification.save body.similarTrademarks[].score.soundsAs[1]',
      'application.save-draft body.draft{}',
      'search.marks query.classes',
    ]),
  )
  expect(names.length).toBeGreaterThan(300)
})

test('a body is read as far as its fields go', () => {
  const named = (name: string) => {
    const call = calls.find((one) => one.name === name)
    if (!call) throw new Error(name)
    return largestBody(call)
  }
  expect(named('user.signup')).toBeLessThan(8192)
  expect(named('request.create')).toBeLessThan(65_536)
  expect(named('verification.save')).toBe(524_288)
  const body = z.strictObject({ note: z.string() })
  expect(() => largestBody({ name: 'some.call', body })).toThrow('some.call body.note: nothing says how long it may be')
})
