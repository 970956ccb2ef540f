import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClientLog, logGapMs } from './client-log.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

test('a thousand notes at once go out as the first twenty-one, a hundred milliseconds apart', () => {
  const sent: number[] = []
  const log = createClientLog(() => sent.push(Date.now()))
  for (let n = 0; n < 1000; n++) log({ level: 'error', message: String(n) })
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(Array.from({ length: 21 }, (_, n) => n * logGapMs))
})

test('two notes apart in time go out at once', () => {
  const sent: string[] = []
  const log = createClientLog(({ message }) => sent.push(`${Date.now()} ${message}`))
  log({ level: 'info', message: 'a' })
  vi.advanceTimersByTime(5000)
  log({ level: 'info', message: 'b' })
  expect(sent).toEqual(['0 a', '5000 b'])
})
