import { expect, test } from 'vitest'
import { mostBehindMs, pinnedSeconds, readPosition, ReplicaAway, watchReplica, type Position } from './replica.ts'

test('a position of the log counts on over its two halves', () => {
  expect(readPosition('0/FFFFFFFF') + 1n).toBe(readPosition('1/0'))
  expect(readPosition('16/B374D848') > readPosition('16/B374D847')).toBe(true)
})

/** A replica whose servers stand where the test says, looked at when the test says. */
function watched(replicaAt = 100n) {
  const state = { now: 0, primary: 100n as Position, replica: replicaAt as Position | Error | 'silent' }
  const changes: boolean[] = []
  const replica = watchReplica(
    {
      primary: async () => await Promise.resolve(state.primary),
      replica: async () => {
        if (state.replica === 'silent') return await new Promise(() => undefined)
        if (state.replica instanceof Error) throw state.replica
        return await Promise.resolve(state.replica)
      },
    },
    (current) => changes.push(current),
    { now: () => state.now, interval: 500 },
  )
  const at = async (now: number): Promise<boolean> => {
    state.now = now
    await replica.check()
    return replica.current()
  }
  return { state, replica, changes, at }
}

test('a replica is used while it has what was committed a few seconds ago, and not before it ever caught up', async () => {
  const { state, replica, at } = watched(90n)
  expect(await at(1)).toBe(false)
  state.replica = 100n
  expect(await at(100)).toBe(true)
  // The primary goes on, the replica stands still.
  for (let now = 500; now < mostBehindMs; now += 500) {
    state.primary = 100n + BigInt(now)
    expect(await at(now)).toBe(true)
  }
  expect(await at(mostBehindMs + 500)).toBe(false)
  // Nothing new at the primary: standing still is not being behind.
  state.replica = state.primary
  for (let now = 6_000; now < 60_000; now += 2_000) expect(await at(now)).toBe(true)
  replica.stop()
})

test('who wrote reads from the primary for longer than a replica in use is behind', () => {
  expect(pinnedSeconds * 1000).toBeGreaterThan(mostBehindMs + 2_500)
})

test('one that fails or says nothing is away at once, also to readings that hang on it, and comes back by itself', async () => {
  const { state, replica, changes, at } = watched()
  expect(await at(1)).toBe(true)
  for (const trouble of [new Error('connection refused'), 'silent' as const]) {
    const hanging = replica.away().catch((error: unknown) => error)
    state.replica = trouble
    expect(await at(2)).toBe(false)
    expect(await hanging).toBeInstanceOf(ReplicaAway)
    state.replica = 100n
    expect(await at(3)).toBe(true)
  }
  expect(changes).toEqual([true, false, true, false, true])
  replica.distrust()
  expect(replica.current()).toBe(false)
  replica.stop()
})

test('another entry to the same database is never behind', async () => {
  const { state, replica, at } = watched()
  state.replica = null
  state.primary = 200n
  expect(await at(1)).toBe(true)
  replica.stop()
})
