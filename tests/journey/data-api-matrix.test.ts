import { isInputObjectType, isObjectType, parse, validate, type GraphQLSchema } from 'graphql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataModel } from '#app/model.ts'
import { roles, type Role } from '#domain/account/roles.ts'
import { createEngine, type Engine } from '#platform/graphql/engine.ts'
import type { Session } from '#platform/graphql/model.ts'
import { rowSecurityRunner } from '#platform/graphql/run.ts'
import { permissions, walledRoles } from '#schema/permissions.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

let app: TestApp
let walledPool: pg.Pool
/** The same model without its predicates: only the policies of the database stand between the roles. */
let bare: Engine
const worlds: Record<'a' | 'b', World> = { a: {}, b: {} }
const ids: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  const { pool } = app.context
  ids.staff = await app.addUser('staff@matrix.test', 'staff')
  ids.admin = await app.addUser('admin@matrix.test', 'admin')
  for (const name of ['a', 'b'] as const) {
    ids[name] = await app.addUser(`${name}@matrix.test`, 'customer')
    worlds[name] = await wholeWorld(pool, ids[name], ids.staff, `world${name}`)
  }
  await pool.query('truncate idempotency_key')
  walledPool = new pg.Pool({ connectionString: app.context.access.walledUrl, max: 2 })
  bare = createEngine({ model: dataModel(), run: rowSecurityRunner(walledPool), predicates: false })
})
afterAll(async () => {
  await walledPool.end()
  await app.close()
})

const model = dataModel()
const schemaOf = (role: Role) => app.context.dataApi.schemaFor(role)
/** Callers of a role: of customers and holders of a link there is one for each world. */
function callerOf(role: Role, world: 'a' | 'b' = 'a'): Session {
  if (role === 'customer') return { role, variables: { 'x-user-id': ids[world] ?? '' } }
  if (role === 'link') {
    const { registration_request: request = '', service_request: service = '' } = worlds[world]
    return { role, variables: { 'x-request-id': request, 'x-service-request-id': service } }
  }
  if (role === 'staff' || role === 'admin') return { role, variables: { 'x-user-id': ids[role] ?? '' } }
  return { role, variables: {} }
}

interface Answer {
  data?: Record<string, unknown>
  errors?: { message: string; extensions: { code: string } }[]
}
async function ask(query: string, session: Session, engine: Engine = app.context.dataApi): Promise<Answer> {
  return JSON.parse((await engine.execute({ query }, session)).body) as Answer
}

const keyColumns = (table: string) => model.tables.find(({ name }) => name === table)?.primaryKey ?? ['id']
function keyOf(table: string, world: World): Record<string, unknown> {
  if (table === 'trademark_ipo_data') return { jurisdiction: 'US', number: world[table] ?? '0' }
  if (table === 'task') return { id: 'none' }
  const [column = 'id'] = keyColumns(table)
  const type = model.tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)?.type
  const nothing = type === 'uuid' ? '01a1fd7d-29db-73ce-a1aa-c0b7f038194f' : '0'
  const value = world[table] ?? nothing
  return { [column]: type === 'int4' || type === 'int8' ? Number(value) : value }
}
const literal = (key: Record<string, unknown>) =>
  Object.entries(key)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ')

/** A column that somebody may set, so that an update has something to do. */
function settable(table: string, schema: GraphQLSchema): string {
  const type = schema.getType(`${table}_set_input`)
  const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : []
  return fields.find((field) => !keyColumns(table).includes(field)) ?? fields[0] ?? 'id'
}

/** The ten root fields of a table, each as the smallest document that asks for it and changes nothing. */
function documents(table: string): Record<string, string> {
  const never = `{ ${keyColumns(table)[0]}: { _is_null: true } }`
  const key = literal(keyOf(table, {}))
  const set = `_set: { ${settable(table, schemaOf('service'))}: null }`
  return {
    [table]: `{ ${table}(limit: 1) { __typename } }`,
    [`${table}_by_pk`]: `{ ${table}_by_pk(${key}) { __typename } }`,
    [`${table}_aggregate`]: `{ ${table}_aggregate(limit: 1) { aggregate { count } } }`,
    [`insert_${table}`]: `mutation { insert_${table}(objects: []) { affected_rows } }`,
    [`insert_${table}_one`]: `mutation { insert_${table}_one(object: { ${settable(table, schemaOf('service'))}: null }) { __typename } }`,
    [`update_${table}`]: `mutation { update_${table}(where: ${never}, ${set}) { affected_rows } }`,
    [`update_${table}_by_pk`]: `mutation { update_${table}_by_pk(pk_columns: { ${key} }, ${set}) { __typename } }`,
    [`update_${table}_many`]: `mutation { update_${table}_many(updates: [{ where: ${never}, ${set} }]) { affected_rows } }`,
    [`delete_${table}`]: `mutation { delete_${table}(where: ${never}) { affected_rows } }`,
    [`delete_${table}_by_pk`]: `mutation { delete_${table}_by_pk(${key}) { __typename } }`,
  }
}

/** The database refused the row, not the data API the caller. */
const reachedTheDatabase = ({ errors }: Answer) =>
  !errors ||
  /constraint-violation|data-exception|not-found|transition-refused/.test(errors[0]?.extensions.code ?? '') ||
  errors[0]?.message.startsWith('Check constraint violation') === true

const declared = (role: Role, table: string, field: string): boolean => {
  const { select, insert, update, delete: remove } = permissions[role][table] ?? {}
  if (field.startsWith('insert_')) return insert !== undefined
  if (field.startsWith('update_')) return update !== undefined
  if (field.startsWith('delete_')) return remove !== undefined
  return field === `${table}_aggregate` ? select?.aggregate === true : select !== undefined
}

const tables = model.tables.map(({ name }) => name)

describe.each(tables)('root fields of %s', (table) => {
  test('are there for the roles that have them and for no other', async () => {
    const wrong: string[] = []
    let denials = 0
    for (const [field, query] of Object.entries(documents(table))) {
      // What nobody can do, as changing the audit log, has no positive control: it is absent everywhere.
      const somebody = roles.filter((role) => declared(role, table, field))
      const answers = new Map<Role, Answer>()
      for (const role of roles) answers.set(role, await ask(query, callerOf(role)))
      for (const [role, answer] of answers) {
        const absent = /not found in type: '(query|mutation)_root'|no mutations exist/.test(
          answer.errors?.[0]?.message ?? '',
        )
        const has = somebody.includes(role)
        if (has && absent) wrong.push(`${role} has ${field}, but is told: ${answer.errors?.[0]?.message}`)
        if (has) continue
        denials += 1
        if (answer.errors?.[0]?.extensions.code !== 'validation-failed') wrong.push(`${role} must not have ${field}`)
      }
      if (somebody.length > 0 && !somebody.some((role) => reachedTheDatabase(answers.get(role) ?? {})))
        wrong.push(`${field}: nobody reached the database`)
    }
    expect(wrong).toEqual([])
    expect(denials).toBeGreaterThan(0)
  })
})

describe('rows', () => {
  const readers = walledRoles.flatMap((role) =>
    Object.entries(permissions[role]).flatMap(([table, { select }]) =>
      select && role !== 'anonymous' ? [{ role, table }] : [],
    ),
  )
  const open = Object.keys(permissions.anonymous)

  test.each(readers.filter(({ table }) => !open.includes(table)))(
    '$role reads its own rows of $table and none of another, with predicates and by policies alone',
    async ({ role, table }) => {
      const columns = keyColumns(table).join(' ')
      for (const engine of [app.context.dataApi, bare]) {
        for (const [mine, others] of [
          ['a', 'b'],
          ['b', 'a'],
        ] as const) {
          const { data, errors } = await ask(`{ ${table} { ${columns} } }`, callerOf(role, mine), engine)
          expect(errors).toBeUndefined()
          const found = JSON.stringify(data)
          // The positive control: the row that the other world hides is there for its owner.
          expect(found).toContain(JSON.stringify(Object.values(keyOf(table, worlds[mine])).at(-1)))
          expect(found).not.toContain(JSON.stringify(Object.values(keyOf(table, worlds[others])).at(-1)))
          const foreign = `{ row: ${table}_by_pk(${literal(keyOf(table, worlds[others]))}) { __typename } }`
          expect((await ask(foreign, callerOf(role, mine), engine)).data).toEqual({ row: null })
          expect((await ask(foreign, callerOf(role, others), engine)).data).toEqual({ row: { __typename: table } })
        }
      }
    },
  )

  const changers = walledRoles.flatMap((role) =>
    Object.entries(permissions[role]).flatMap(([table, { update }]) => (update ? [{ role, table }] : [])),
  )
  test.each(changers)('$role changes its own rows of $table and none of another', async ({ role, table }) => {
    const set = settable(table, schemaOf(role))
    const value = set.endsWith('_at')
      ? '"2026-01-01T00:00:00Z"'
      : set === 'seen' || /visible|whitelisted/.test(set)
        ? 'true'
        : '"changed"'
    const change = (world: World) =>
      `mutation { row: update_${table}_by_pk(pk_columns: { ${literal(keyOf(table, world))} }, _set: { ${set}: ${value} }) { __typename } }`
    const values = async (world: World) =>
      (
        await app.context.pool.query<{ value: string | null }>(
          `select "${set}"::text as value from "${table}" where id::text = $1`,
          [world[table]],
        )
      ).rows
    const before = await values(worlds.b)
    expect((await ask(change(worlds.b), callerOf(role, 'a'))).data).toEqual({ row: null })
    expect(await values(worlds.b)).toEqual(before)
    const everything = `mutation { changed: update_${table}(where: {}, _set: { ${set}: ${value} }) { affected_rows } }`
    expect((await ask(everything, callerOf(role, 'a'))).data).toEqual({ changed: { affected_rows: 1 } })
    expect(await values(worlds.b)).toEqual(before)
    expect((await ask(change(worlds.b), callerOf(role, 'b'))).data).toEqual({ row: { __typename: table } })
  })
})

test('a column that a role does not have is refused in every position, and there for who has it', () => {
  const wrong: string[] = []
  let refused = 0
  for (const role of roles) {
    for (const { name: table, columns } of model.tables) {
      const select = permissions[role][table]?.select
      if (!select || select.columns === '*') continue
      const [key = 'id'] = keyColumns(table)
      for (const { name: column } of columns) {
        const positions = [
          `{ ${table} { ${column} } }`,
          `{ ${table}(where: { ${column}: { _is_null: true } }) { ${key} } }`,
          `{ ${table}(order_by: { ${column}: asc }) { ${key} } }`,
          `{ ${table}(distinct_on: [${column}]) { ${key} } }`,
        ]
        for (const query of positions) {
          const fits = validate(schemaOf(role), parse(query)).length === 0
          if (fits !== select.columns.includes(column)) wrong.push(`${role}: ${query}`)
          if (validate(schemaOf('service'), parse(query)).length > 0) wrong.push(`service: ${query}`)
          if (!fits) refused += 1
        }
      }
    }
  }
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThan(600)
})

test('the schema of each role has the root fields of its permissions and no more', () => {
  for (const role of roles) {
    const schema = schemaOf(role)
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()) : [],
    )
    const wanted = tables.flatMap((table) =>
      Object.keys(documents(table)).filter((field) => declared(role, table, field)),
    )
    expect([role, fields.toSorted()]).toEqual([role, expect.arrayContaining(wanted)])
    expect([role, fields.filter((field) => !wanted.includes(field) && field !== 'no_queries_available')]).toEqual([
      role,
      [],
    ])
  }
})
