import { expect, test, vi } from 'vitest'
import type { Secrets } from '#platform/config/secrets.ts'
import { openToken } from './opened-tokens.ts'

const at = (now: number, kind = 'session', token = 'a') => ({ kind, token, now })
const saying = (exp: number | undefined, sid = 'one') =>
  vi.fn<() => Promise<{ sid: string; exp?: number }>>(async () => (exp === undefined ? { sid } : { sid, exp }))

test('a token that was opened is not opened again before it ends', async () => {
  const secrets: Secrets = ['first']
  const open = saying(1000)
  for (const now of [10, 500, 999]) expect(await openToken(secrets, at(now), open)).toEqual({ sid: 'one', exp: 1000 })
  expect(open).toHaveBeenCalledOnce()
  const after = vi.fn<() => Promise<null>>(async () => null)
  for (const now of [1000, 2000]) expect(await openToken(secrets, at(now), after)).toBeNull()
  expect(after).toHaveBeenCalledTimes(2)
})

test('another kind, another token and other secrets prove nothing', async () => {
  const secrets: Secrets = ['first']
  await openToken(secrets, at(10), saying(1000))
  const no = async () => await Promise.resolve(null)
  expect(await openToken(secrets, at(10, 'bearer'), no)).toBeNull()
  expect(await openToken(secrets, at(10, 'session', 'b'), no)).toBeNull()
  expect(await openToken(['first'], at(10), no)).toBeNull()
})

test('what is refused is asked again, and so is what never ends', async () => {
  const secrets: Secrets = ['first']
  expect(await openToken(secrets, at(10), async () => await Promise.resolve(null))).toBeNull()
  expect(await openToken(secrets, at(10), saying(1000, 'two'))).toEqual({ sid: 'two', exp: 1000 })
  const endless = saying(undefined)
  for (const now of [1, 2]) await openToken(secrets, at(now, 'session', 'c'), endless)
  expect(endless).toHaveBeenCalledTimes(2)
})

test('a token of an odd length is opened each time', async () => {
  const secrets: Secrets = ['first']
  const open = saying(1000)
  for (const now of [1, 2]) await openToken(secrets, at(now, 'session', 'a'.repeat(5000)), open)
  expect(open).toHaveBeenCalledTimes(2)
})
