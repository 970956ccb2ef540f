import { expect, it } from 'vitest'
import { keepRun, keptRuns } from './kept.ts'

function memory(text?: string): Storage {
  const values = new Map<string, string>(text === undefined ? [] : [['markwright.data-console', text]])
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: values.size,
  }
}
const run = (query: string) => ({ query, variables: '', at: '2026-01-01T00:00:00Z' })

it('keeps the newest thirty, each once', () => {
  const storage = memory()
  for (let n = 0; n < 40; n++) keepRun(run(`{ q${n} }`), storage)
  keepRun(run('{ q20 }'), storage)
  const kept = keptRuns(storage)
  expect(kept.length).toBe(30)
  expect(kept.slice(0, 2).map(({ query }) => query)).toEqual(['{ q20 }', '{ q39 }'])
})

it.each(['{', '{"a":1}', '[1, {"query":"x"}]'])('does not trip over %s', (text) => {
  expect(keptRuns(memory(text))).toEqual([])
})
