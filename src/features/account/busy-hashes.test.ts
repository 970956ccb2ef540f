import type pg from 'pg'
import { expect, test } from 'vitest'
import { hashPassword, inTurn, passwordIsRight } from './passwords.ts'
import { signIn } from './sign-in.ts'

test('the line for hashing ends somewhere: one too many is told to come back, and those in line are served', async () => {
  const gates: (() => void)[] = []
  const hash = async () => await new Promise<boolean>((resolve) => gates.push(() => resolve(true)))
  const line = Array.from({ length: 62 }, async () => await inTurn(hash))
  await expect.poll(() => gates.length).toBe(2)
  const refused = { code: 'too-many-requests' }
  await expect(passwordIsRight('x', 'stored')).rejects.toMatchObject(refused)
  await expect(hashPassword('x')).rejects.toMatchObject(refused)
  const pool = { query: async () => await Promise.resolve({ rows: [] }) } as unknown as pg.Pool
  const tries = {
    signIn: async () => await Promise.resolve(null),
    gotIn: async () => await Promise.resolve(),
    inSession: async () => await Promise.resolve(null),
    rightInSession: async () => await Promise.resolve(),
    reset: async () => await Promise.resolve(),
  }
  const given = { email: 'a@b.test', password: 'x', code: '', userAgent: null, address: 'x', deviceId: null }
  const secrets = ['x'] as const
  const tools = { pool, tries, clock: () => new Date(), secrets, staffSecondFactor: false }
  expect(await signIn(tools, given)).toEqual({ kind: 'wait', seconds: expect.any(Number) as number })
  for (let served = 0; served < 62; served += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0)
    gates.shift()?.()
  }
  expect(await Promise.all(line)).toEqual(Array.from({ length: 62 }, () => true))
})
