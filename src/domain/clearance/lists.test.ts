import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { groundKinds } from './grounds/ground-kinds.ts'

const folder = path.join(import.meta.dirname, 'lists')
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'term-words.json')
const head = z.object({
  kind: z.enum([...groundKinds, 'meaning', 'family']),
  source: z.string().min(10),
  confidence: z.string().min(4),
})

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsOf(one)
}

test.each(files)('%s names its kind, its source and how sure it is, and holds no empty or untrimmed word', (name) => {
  const list = read(name)
  expect(() => head.parse(list)).not.toThrow()
  expect([...textsOf(list)].filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
})

test.each(['US', 'DE', 'SK', 'CZ'] as const)('about a hundred surnames of %s', (place) => {
  const { entries } = z.object({ entries: z.record(z.string(), z.array(z.string())) }).parse(read('surnames.json'))
  expect(entries[place]?.length).toBeGreaterThanOrEqual(90)
  expect(new Set(entries[place]).size).toBe(entries[place]?.length)
})

/** The text of a list without the blanks between its parts. */
const withoutBlanks = (text: string) => text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')

test.each([...files, '../words/concepts.json'])('%s gives no key twice: of two the first would be lost', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8')
  expect(withoutBlanks(text).length).toBe(JSON.stringify(JSON.parse(text)).length)
})
