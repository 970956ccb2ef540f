import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataModel } from '#app/model.ts'
import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import type { Model } from '#platform/graphql/model.ts'
import { directRunner, rowSecurityRunner } from '#platform/graphql/run.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { compare } from '#tests/oracle/compare.ts'
import { loadWorld, type World as OracleWorld } from '#tests/oracle/world.ts'
import { wholeWorld } from '#tests/whole-world.ts'
import { amount } from '#tests/proof.ts'

const seed = 20_261_121
const limits = { rows: 60 }
const questions = amount(400, 5000)
let app: TestApp
let direct: pg.Pool
let walled: pg.Pool
let engines: Record<'predicates' | 'policies', Engine>
let world: OracleWorld
/** The queue's jobs come and go while the test runs. */
const model: Model = (() => {
  const whole = dataModel()
  const kept = whole.tables.filter(({ name }) => name !== 'task' && name !== 'audit_log')
  const permissions = Object.fromEntries(
    Object.entries(whole.permissions).map(([role, tables]) => [
      role,
      Object.fromEntries(Object.entries(tables).filter(([table]) => kept.some(({ name }) => name === table))),
    ]),
  )
  return { ...whole, tables: kept, permissions }
})()

beforeAll(async () => {
  // What works by itself, at a full hour above all, would change what the oracle has read.
  app = await startApp({ SERVICES: 'web' })
  const { pool, config } = app.context
  const staff = await app.addUser('staff@oracle.test', 'staff')
  const owner = await app.addUser('w0@oracle.test', 'customer')
  for (let n = 0; n < 6; n++) {
    const id = n === 0 ? owner : await app.addUser(`w${n}@oracle.test`, 'customer')
    // Several worlds of the same customer: something to sort, to count and to page.
    for (let round = 0; round < (n === 0 ? 5 : 2); round++) await wholeWorld(pool, id, staff, `mark${n}x${round}`)
  }
  const url = config.databaseUrl ?? ''
  direct = new pg.Pool({ connectionString: url, max: 2 })
  walled = new pg.Pool({ connectionString: app.context.access.walledUrl, max: 2, pipeline: true })
  const session = { role: 'customer', variables: { 'x-user-id': owner } }
  engines = {
    predicates: createEngine({ model, run: directRunner(direct), limits }),
    policies: createEngine({ model, run: rowSecurityRunner(walled), limits, predicates: false }),
  }
  const client = await direct.connect()
  world = await loadWorld(client, model, session)
  client.release()
})
afterAll(async () => {
  await direct.end()
  await walled.end()
  await app.close()
})

describe('the product’s own data', () => {
  test.each(['predicates', 'policies'] as const)(
    `random questions of one customer are answered as an oracle answers them, by %s alone (seed ${seed})`,
    { timeout: 180_000 },
    async (wall) => {
      const result = await compare(engines[wall], world, { questions, seed, maxRows: limits.rows })
      expect(result.differences[0]).toBeUndefined()
      expect(result.asked).toBe(questions)
      expect(result.answered / result.asked).toBeGreaterThan(0.5)
    },
  )
})
