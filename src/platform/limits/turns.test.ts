import { beforeEach, describe, expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const gate = () => {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

test('so many run at once for one, the next wait in order, one too many is refused, and others do not wait', async () => {
  const turn = createTurns(2, 2)
  const gates = [gate(), gate(), gate(), gate()]
  const log: string[] = []
  const works = gates.map(
    async ({ opened }, at) =>
      await turn('vela', async () => {
        log.push(`begins ${at}`)
        await opened
        log.push(`ends ${at}`)
      }),
  )
  await expect(turn('vela', async () => await Promise.resolve())).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(await turn('nova', async () => await Promise.resolve('served'))).toBe('served')
  expect(log).toEqual(['begins 0', 'begins 1'])
  gates[1]?.open()
  await works[1]
  await Promise.resolve()
  expect(log).toEqual(['begins 0', 'begins 1', 'ends 1', 'begins 2'])
  for (const { open } of gates) open()
  await Promise.all(works)
  expect(log.at(-1)).toBe('ends 3')
})

test('a work that fails gives its place back', async () => {
  const turn = createTurns(1, 1)
  const fails = async () => await Promise.reject(new Error('no'))
  for (let n = 0; n < 5; n += 1) await expect(turn('vela', fails)).rejects.toThrow('no')
})

test('whose work takes long has one at a time, until one was quick again', async () => {
  let now = 0
  const turn = createTurns(3, 20, { slowMs: 250, clock: () => now })
  const gates = Array.from({ length: 8 }, gate)
  let running = 0
  const works = gates.map(
    async ({ opened }) =>
      await turn('vela', async () => {
        running += 1
        await opened
        running -= 1
      }),
  )
  const finish = async (at: number, after: number) => {
    now += after
    gates[at]?.open()
    await works[at]
    await Promise.resolve()
  }
  expect(running).toBe(3)
  for (const at of [0, 1, 2]) await finish(at, 300)
  expect(running).toBe(1)
  await finish(3, 300)
  expect(running).toBe(1)
  await finish(4, 10)
  expect(running).toBe(3)
  for (const { open } of gates) open()
  await Promise.all(works)
})

describe('after two tiring works in a row', () => {
  let now = 0
  const turns = () => createTurns(3, 20, { slowMs: 250, tiringMs: 1000, restFactor: 2, clock: () => now })
  const quick = async () => await Promise.resolve('quick')
  const lasting = (milliseconds: number) => async () => {
    now += milliseconds
    return await Promise.resolve('done')
  }
  beforeEach(() => (now = 0))

  test('the next is told to come back when the rest is over, and is served then', async () => {
    const turn = turns()
    await turn('vela', lasting(1000))
    await turn('vela', lasting(1500))
    now += 500
    await expect(turn('vela', quick)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 3 })
    expect(await turn('nova', quick)).toBe('quick')
    now += 2500
    expect(await turn('vela', quick)).toBe('quick')
    expect(await turn('vela', quick)).toBe('quick')
  })

  test('whoever stands in line is refused instead of waiting for minutes', async () => {
    const turn = turns()
    await turn('vela', lasting(1000))
    const running = gate()
    const second = turn('vela', async () => await running.opened)
    const inLine = Array.from({ length: 5 }, async () => await turn('vela', quick).catch((error: unknown) => error))
    now += 1200
    running.open()
    await second
    for (const answer of await Promise.all(inLine))
      expect(answer).toMatchObject({ code: 'too-many-requests', retryAfter: 3 })
  })

  test('one work tries again after the rest, nobody beside it, and a tiring one rests anew', async () => {
    const turn = turns()
    for (const took of [1000, 1000]) await turn('vela', lasting(took))
    now += 2000
    const running = gate()
    const third = turn('vela', async () => await running.opened)
    await expect(turn('vela', quick)).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 1 })
    now += 1100
    running.open()
    await third
    await expect(turn('vela', quick)).rejects.toMatchObject({ retryAfter: 3 })
  })

  test('one tiring work, or two with a quick one between, are followed by no rest', async () => {
    const turn = turns()
    await turn('vela', lasting(1900))
    expect(await turn('vela', quick)).toBe('quick')
    await turn('vela', lasting(1900))
    expect(await turn('vela', quick)).toBe('quick')
  })

  test('what ran at once counts as one: a moment in which everything stands still tires nobody', async () => {
    const turn = turns()
    const gates = [gate(), gate(), gate()]
    const works = gates.map(async ({ opened }) => await turn('vela', async () => await opened))
    now += 2000
    for (const { open } of gates) open()
    await Promise.all(works)
    expect(await turn('vela', quick)).toBe('quick')
  })

  test('a work that fails in the end is as tiring as one that answers', async () => {
    const turn = turns()
    const fails = async () => {
      now += 2000
      return await Promise.reject(new Error('time limit'))
    }
    for (let n = 0; n < 2; n += 1) await expect(turn('vela', fails)).rejects.toThrow('time limit')
    await expect(turn('vela', quick)).rejects.toMatchObject({ retryAfter: 4 })
  })
})
