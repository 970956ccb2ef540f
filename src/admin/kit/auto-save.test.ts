import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { createAutoSave, type SaveState } from './auto-save.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers when told to. */
function slowServer() {
  const saved: string[] = []
  const answers: ((fine: boolean) => void)[] = []
  const states: SaveState[] = []
  const save = (value: string): Promise<boolean> => {
    saved.push(value)
    return new Promise((resolve) => answers.push(resolve))
  }
  const auto = createAutoSave({ first: '', save, onState: (state) => states.push(state) })
  const answer = async (fine = true): Promise<void> => {
    answers.shift()?.(fine)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { auto, saved, states, answer }
}

test('typing is saved once, after a pause', async () => {
  const { auto, saved, states, answer } = slowServer()
  for (const text of ['K', 'KO', 'KOV']) {
    auto.change(text)
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  await answer()
  expect(saved).toEqual(['KOV'])
  expect(states.at(-1)).toBe('saved')
  expect(auto.isDirty()).toBe(false)
})

test('a change during a save is saved after it, never beside it', async () => {
  const { auto, saved, answer } = slowServer()
  auto.change('a')
  await vi.advanceTimersByTimeAsync(800)
  auto.change('b')
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved).toEqual(['a'])
  await answer()
  expect(saved).toEqual(['a', 'b'])
  await answer()
  expect(auto.isDirty()).toBe(false)
})

test('sending waits for everything and is told when it was refused', async () => {
  const { auto, saved, states, answer } = slowServer()
  auto.change('a')
  const first = auto.flush()
  await answer(false)
  await expect(first).resolves.toBe(false)
  expect(states.at(-1)).toBe('refused')
  expect(auto.isDirty()).toBe(true)
  const second = auto.flush()
  await answer()
  await expect(second).resolves.toBe(true)
  expect(saved).toEqual(['a', 'a'])
})

test('nothing changed: flush saves nothing, open saves once', async () => {
  const { auto, saved, answer } = slowServer()
  await expect(auto.flush()).resolves.toBe(true)
  expect(saved).toEqual([])
  const opened = auto.open()
  await answer()
  await expect(opened).resolves.toBe(true)
  expect(saved).toEqual([''])
})

test('what is held is saved when it is asked for, and not before', async () => {
  const { auto, saved, states, answer } = slowServer()
  auto.hold('KOVENTO')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([saved, states.at(-1), auto.isDirty()]).toEqual([[], 'held', true])
  const done = auto.flush()
  await answer()
  expect(await done).toBe(true)
  expect(saved).toEqual(['KOVENTO'])
})

test('what the server has takes the place of what was typed, and is not saved again', async () => {
  const { auto, saved } = slowServer()
  auto.change('KOVENTO')
  auto.adopt('LUMERA')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([saved, auto.isDirty(), await auto.flush()]).toEqual([[], false, true])
})
