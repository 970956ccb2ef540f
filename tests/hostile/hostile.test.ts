import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, customer1, openLibrary, type Bench } from '#platform/graphql/fixture/open-library.ts'
import { freshDatabase } from '#tests/database.ts'
import { hostileDocuments } from './documents.ts'
import type { Attack, Target } from './names.ts'
import { hostileVariables } from './variable-sets.ts'
import { threadMs } from '#tests/processor.ts'

const target: Target = {
  table: 'article',
  column: 'id',
  value: 1,
  scalar: 'Int',
  text: 'title',
  json: 'data',
  to: 'author',
  back: 'articles',
  other: 'author',
  writable: 'tag',
  writableText: 'name',
}
const honest = '{ article(order_by: {id: desc}, limit: 5) { id title author { name } comments(limit: 2) { text } } }'
const attacks: Attack[] = [...hostileDocuments(target), ...hostileVariables(target)]

let bench: Bench
beforeAll(async () => {
  bench = await openLibrary(await freshDatabase(), { mutations: true })
  for (let turn = 0; turn < 50; turn += 1) await bench.ask(honest, {}, customer1)
})
afterAll(() => bench.close())

interface Result {
  status: number
  refused: boolean
  cpuMs: number
  message: string
}

async function strike({ query, variables, operationName }: Attack): Promise<Result> {
  const before = threadMs()
  const { status, body } = await bench.engine.execute(
    { query, variables, ...(operationName ? { operationName } : {}) },
    admin,
  )
  const cpuMs = threadMs() - before
  const { errors } = JSON.parse(body) as { errors?: { message: string }[] }
  return { status, refused: errors !== undefined, cpuMs, message: errors?.[0]?.message ?? '' }
}

describe('hostile requests', () => {
  test('are forty documents and twenty sets of variables', () => {
    expect(hostileDocuments(target)).toHaveLength(40)
    expect(hostileVariables(target)).toHaveLength(20)
    expect(new Set(attacks.map(({ name, variables }) => `${name} ${variables !== undefined}`)).size).toBe(60)
  })

  test.each(attacks)('$name: refused, at little cost, nothing run', async (attack) => {
    // The first meeting compiles code; the cost is the lowest of three.
    const statements = bench.statements.length
    const results = [await strike(attack), await strike(attack), await strike(attack)]
    for (const { refused, status } of results) expect([refused, status]).toEqual([true, 200])
    expect(results[0]?.message).not.toMatch(/internal error|database query error/)
    expect(Math.min(...results.map(({ cpuMs }) => cpuMs))).toBeLessThan(100)
    expect(bench.statements.length).toBe(statements)
  })

  test('honest users are served meanwhile', async () => {
    let fighting = true
    const fight = (async () => {
      for (const attack of attacks) {
        await strike(attack)
        await new Promise((resume) => setImmediate(resume))
      }
      fighting = false
    })()
    const took: number[] = []
    const work = async (): Promise<void> => {
      while (fighting) {
        // Of processor: how long the machine does something else is not what is asked.
        const began = threadMs()
        expect(await bench.ask(honest, {}, customer1)).toHaveProperty('data')
        took.push(threadMs() - began)
      }
    }
    await Promise.all([fight, work(), work(), work()])
    took.sort((left, right) => left - right)
    expect(took.length).toBeGreaterThan(20)
    expect(took[Math.floor(took.length * 0.99)]).toBeLessThan(500)
  })
})
