import { expect, test } from 'vitest'
import { measured } from './measured.ts'

test('what the register said of a number is told again for ten minutes; that it did not answer is not', async () => {
  const asked: string[] = []
  let time = 1_000_000
  const ask = measured(
    async (number) => {
      asked.push(number)
      return await Promise.resolve(
        number === 'DE1' ? { state: 'no-answer', why: 'away' } : { state: 'confirmed', consultation: null },
      )
    },
    () => time,
  )
  await ask('AT1')
  await ask('AT1')
  await ask('DE1')
  await ask('DE1')
  expect(asked).toEqual(['AT1', 'DE1', 'DE1'])
  time += 600_000
  await ask('AT1')
  expect(asked).toHaveLength(4)
})

test('beyond sixty questions a minute nothing is asked, and nothing is confirmed', async () => {
  let asked = 0
  let time = 1_000_000
  const ask = measured(
    async () => {
      asked += 1
      return await Promise.resolve({ state: 'confirmed', consultation: null })
    },
    () => time,
  )
  for (let n = 0; n < 60; n += 1) expect(await ask(`AT${n}`)).toMatchObject({ state: 'confirmed' })
  expect(await ask('AT60')).toMatchObject({ state: 'no-answer' })
  expect(asked).toBe(60)
  time += 60_000
  expect(await ask('AT60')).toMatchObject({ state: 'confirmed' })
})
