import type pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { readinessOf } from './readiness.ts'

afterEach(() => vi.useRealTimers())

test('a database that says nothing is named within two seconds, to everybody who asks', async () => {
  vi.useFakeTimers()
  const silent = { query: async () => await new Promise(() => undefined) } as unknown as pg.Pool
  const ask = readinessOf({ control: silent, open: silent, stopping: { now: false } })
  const answers = Promise.all([ask(), ask()])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answers).toEqual([{ status: 'database does not answer' }, { status: 'database does not answer' }])
})
