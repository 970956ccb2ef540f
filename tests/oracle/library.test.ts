import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import { library } from '#platform/graphql/fixture/library.ts'
import { anonymous, customer1, openLibrary, type Bench } from '#platform/graphql/fixture/open-library.ts'
import type { Session } from '#platform/graphql/model.ts'
import { rowSecuritySql } from '#platform/graphql/row-security.ts'
import { directRunner, rowSecurityRunner } from '#platform/graphql/run.ts'
import { freshDatabase } from '#tests/database.ts'
import { amount } from '#tests/proof.ts'
import { compare } from './compare.ts'
import { manyRowsSql } from './many-rows.ts'
import { loadWorld } from './world.ts'

const databaseRole = `api_oracle_${process.pid}`
const password = 'only-for-this-test'
const seed = 20_261_121
const limits = { rows: 40 }
let bench: Bench
let walled: pg.Pool
let predicates: Engine
let policies: Engine

beforeAll(async () => {
  bench = await openLibrary(await freshDatabase())
  await bench.pool.query(manyRowsSql)
  await bench.pool.query(`create role ${databaseRole} login password '${password}'`)
  for (const statement of rowSecuritySql(library, { roles: ['customer', 'anonymous'], databaseRole }))
    await bench.pool.query(statement)
  const url = new URL(bench.url)
  url.username = databaseRole
  url.password = password
  walled = new pg.Pool({ connectionString: url.href, max: 2, pipeline: true })
  predicates = createEngine({ model: library, run: directRunner(bench.pool), limits })
  policies = createEngine({ model: library, run: rowSecurityRunner(walled), limits, predicates: false })
})
afterAll(async () => {
  await walled.end()
  await bench.pool.query(`drop owned by ${databaseRole} cascade; drop role ${databaseRole}`)
  await bench.close()
})

const runs: [name: string, engine: () => Engine, session: Session, questions: number][] = [
  ['a customer, by compiled predicates', () => predicates, customer1, amount(200, 1500)],
  ['a customer, by policies alone', () => policies, customer1, amount(200, 1500)],
  ['a visitor, by compiled predicates', () => predicates, anonymous, amount(100, 500)],
  ['staff, who read everything', () => predicates, { role: 'admin', variables: {} }, amount(100, 500)],
]

describe('random questions', () => {
  test.each(runs)(
    `are answered as an oracle in memory answers them (seed ${seed}): %s`,
    { timeout: 120_000 },
    async (_name, engine, session, questions) => {
      const client = new pg.Client({ connectionString: bench.url })
      await client.connect()
      const world = await loadWorld(client, library, session)
      await client.end()
      const { asked, answered, refused, differences } = await compare(engine(), world, {
        questions,
        seed,
        maxRows: limits.rows,
      })
      expect(differences[0]).toBeUndefined()
      expect(asked).toBe(questions)
      // A comparison of empty answers would prove nothing.
      expect(answered / asked).toBeGreaterThan(0.5)
      expect(refused / asked).toBeLessThan(0.02)
    },
  )

  test('the oracle notices an engine without predicates', async () => {
    const client = new pg.Client({ connectionString: bench.url })
    await client.connect()
    const world = await loadWorld(client, library, customer1)
    await client.end()
    const open = createEngine({ model: library, run: directRunner(bench.pool), limits, predicates: false })
    const { differences } = await compare(open, world, { questions: 50, seed, maxRows: limits.rows })
    expect(differences.length).toBeGreaterThan(0)
  })
})
