import { expect, test } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

function counted() {
  let asked = 0
  return { work: () => Promise.resolve(String((asked += 1))), asked: () => asked }
}

test('who asks alike within the time gets one answer, also while it is made', async () => {
  let now = 0
  const shared = createSharedAnswers(() => now)
  const { work } = counted()
  expect(await Promise.all([shared.get('a', 10, work), shared.get('a', 10, work)])).toEqual(['1', '1'])
  expect(await shared.get('b', 10, work)).toBe('2')
  now = 9
  expect(await shared.get('a', 10, work)).toBe('1')
  now = 10
  expect(await shared.get('a', 10, work)).toBe('3')
})

test('after a change nobody gets what was before, not even what was being read', async () => {
  const shared = createSharedAnswers(() => 0)
  let finish = (_answer: string): void => undefined
  const before = shared.get('a', 10, () => new Promise<string>((resolve) => (finish = resolve)))
  shared.forget()
  expect(await shared.get('a', 10, () => Promise.resolve('new'))).toBe('new')
  finish('old')
  expect(await before).toBe('old')
  expect(await shared.get('a', 10, () => Promise.resolve('newer'))).toBe('new')
})

test('a failure is told to those who wait and is not kept', async () => {
  const shared = createSharedAnswers(() => 0)
  await expect(shared.get('a', 10, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await shared.get('a', 10, () => Promise.resolve('back'))).toBe('back')
})
