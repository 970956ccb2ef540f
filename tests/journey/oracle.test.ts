import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walledLogin } from '#app/database.ts'
import { dataModel } from '#app/model.ts'
import { createEngine } from '#platform/graphql/engine.ts'
import type { Session } from '#platform/graphql/model.ts'
import { directRunner, rowSecurityRunner } from '#platform/graphql/run.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { compare } from '#tests/oracle/compare.ts'
import { loadWorld } from '#tests/oracle/world.ts'
import { wholeWorld } from '#tests/whole-world.ts'

const seed = 20_261_121
const limits = { rows: 40 }
let app: TestApp
let direct: pg.Pool
let walled: pg.Pool
let customer: Session

beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
  const { pool, config } = app.context
  const staffId = await app.addUser('staff@oracle.test', 'staff')
  const customers: string[] = []
  for (let index = 0; index < 5; index += 1) {
    const id = await app.addUser(`owner${index}@oracle.test`, 'customer')
    customers.push(id)
    for (const letter of 'abc') await wholeWorld(pool, id, staffId, `${letter}${'klmno'[index]} mark`)
  }
  customer = { role: 'customer', variables: { 'x-user-id': customers[0] ?? '' } }
  const url = config.databaseUrl ?? ''
  direct = new pg.Pool({ connectionString: url, max: 2 })
  walled = new pg.Pool({ connectionString: walledLogin(url, config.secret).url, max: 2, pipeline: true })
})
afterAll(async () => {
  await Promise.all([direct.end(), walled.end()])
  await app.close()
})

describe('random questions of one customer over all entities', () => {
  test.each([
    ['by compiled predicates', () => createEngine({ model: dataModel(), run: directRunner(direct), limits })],
    [
      'by policies alone',
      () => createEngine({ model: dataModel(), run: rowSecurityRunner(walled), limits, predicates: false }),
    ],
  ])(`are answered as an oracle in memory answers them (seed ${seed}): %s`, async (_name, engine) => {
    const client = new pg.Client({ connectionString: app.context.config.databaseUrl ?? '' })
    await client.connect()
    const world = await loadWorld(client, dataModel(), customer)
    await client.end()
    const result = await compare(engine(), world, { questions: 5000, seed, maxRows: limits.rows })
    expect(result.differences[0]).toBeUndefined()
    expect(result.asked).toBe(5000)
    expect(result.answered / result.asked).toBeGreaterThan(0.3)
  })
})
