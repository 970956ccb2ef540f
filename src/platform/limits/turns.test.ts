import { expect, test } from 'vitest'
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
