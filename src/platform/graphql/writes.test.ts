import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { createEngine, type Engine, type EngineOptions } from './engine.ts'
import { ids, library } from './fixture/library.ts'
import { admin, ask, customer1, openLibrary, type Bench } from './fixture/open-library.ts'
import type { Written } from './model.ts'
import { directRunner, transactions } from './run.ts'

let bench: Bench
let told: Omit<Written, 'run' | 'session'>[]
let listened: Engine
beforeAll(async () => {
  bench = await openLibrary(await freshDatabase(), { mutations: true })
  await bench.pool.query('create table audit (line text not null)')
  listened = engine({
    onWrite: async ({ run, session, ...written }) => {
      told.push(written)
      const line = `${session.role} ${written.action} ${written.table} ${written.keys.map((key) => Object.values(key).join('/')).join(' ')}`
      await run('insert into audit values ($1)', [line])
    },
  })
})
beforeEach(async () => {
  told = []
  await bench.reset()
  await bench.pool.query('truncate audit')
})
afterAll(() => bench.close())

function engine(options: Partial<EngineOptions>): Engine {
  return createEngine({
    model: library,
    run: directRunner(bench.pool),
    transaction: transactions(bench.pool),
    ...options,
  })
}
const audit = async (): Promise<string[]> =>
  (await bench.pool.query<{ line: string }>('select line from audit')).rows.map(({ line }) => line)

describe('whoever listens to writes', () => {
  test('is told of each statement: action, table, keys, columns, role', async () => {
    await ask(
      listened,
      'mutation { insert_tag(objects: [{name: "a"}, {name: "b"}]) { affected_rows } update_article_tag(where: {article_id: {_eq: 1}}, _inc: {position: 1}) { affected_rows } delete_comment_by_pk(id: 6) { id } }',
      {},
      admin,
    )
    expect(told).toEqual([
      { action: 'insert', table: 'tag', role: 'admin', columns: ['name'], keys: [{ id: '101' }, { id: '102' }] },
      {
        action: 'update',
        table: 'article_tag',
        role: 'admin',
        columns: ['position'],
        keys: [
          { article_id: '1', tag_id: '1' },
          { article_id: '1', tag_id: '2' },
        ],
      },
      { action: 'delete', table: 'comment', role: 'admin', columns: [], keys: [{ id: '6' }] },
    ])
    expect(await audit()).toEqual([
      'admin insert tag 101 102',
      'admin update article_tag 1/1 1/2',
      'admin delete comment 6',
    ])
  })

  test('is told of nested rows, and of an upsert what it was for each row', async () => {
    await ask(
      listened,
      `mutation { insert_article_one(object: {title: "t", user_id: "${ids.user1}", author_id: "${ids.ada}", article_tags: {data: [{position: 1, tag: {data: {name: "new"}}}]}}) { id } insert_tag(objects: [{name: "law"}, {name: "fresh"}], on_conflict: {constraint: tag_name_key, update_columns: [name]}) { affected_rows } }`,
      {},
      admin,
    )
    expect(await audit()).toEqual([
      'admin insert article 101',
      'admin insert tag 101',
      'admin insert article_tag 101/101',
      'admin update tag 1',
      expect.stringMatching(/^admin insert tag \d+$/),
    ])
  })

  test('an upsert inserts a row that was deleted after it was met, and is told of it as new', async () => {
    const transact = transactions(bench.pool)
    await bench.pool.query(`insert into country values ('at', 'Austria')`)
    let met = false
    const racing = createEngine({
      model: library,
      run: directRunner(bench.pool),
      onWrite: ({ action, keys }) => {
        told.push({ action, table: 'country', role: 'admin', columns: [], keys })
        return Promise.resolve()
      },
      transaction: async (session, timeoutMs, work) =>
        await transact(session, timeoutMs, async (execute) => {
          return await work(async (statement) => {
            const answer = await execute(statement)
            // By another connection, right after the insert that met the row.
            if (!met && statement.sql.includes('insert into'))
              await bench.pool.query(`delete from country where code = 'at'`)
            met = true
            return answer
          })
        }),
    })
    const { data } = await ask(
      racing,
      'mutation { insert_country_one(object: {code: "at", name: "Again"}, on_conflict: {constraint: country_pkey, update_columns: [name]}) { name } }',
      {},
      admin,
    )
    expect(data).toEqual({ insert_country_one: { name: 'Again' } })
    expect(told.map(({ action, keys }) => [action, keys])).toEqual([['insert', [{ code: 'at' }]]])
  })

  test('is told presets among the columns', async () => {
    await ask(
      listened,
      `mutation { insert_article_one(object: {title: "t", author_id: "${ids.ada}"}) { id } }`,
      {},
      customer1,
    )
    expect(told[0]?.columns).toEqual(['title', 'author_id', 'user_id'])
  })

  test('hears nothing where nothing was written', async () => {
    await ask(listened, 'mutation { delete_tag(where: {id: {_eq: 99}}) { affected_rows } }', {}, admin)
    await ask(listened, '{ tag { id } }', {}, admin)
    expect(told).toEqual([])
  })

  test('writes into the same transaction: an undone mutation leaves no trace', async () => {
    await ask(
      listened,
      'mutation { a: insert_tag_one(object: {name: "x"}) { id } b: insert_tag_one(object: {name: "law"}) { id } }',
      {},
      admin,
    )
    expect(told).toHaveLength(1)
    expect(await audit()).toEqual([])
  })

  test('undoes the mutation when it fails', async () => {
    const failing = engine({ onWrite: () => Promise.reject(new Error('the audit is full')) })
    const { errors } = await ask(failing, 'mutation { insert_tag_one(object: {name: "x"}) { id } }', {}, admin)
    expect(errors?.[0]?.message).toBe('internal error')
    expect((await bench.ask('{ tag_aggregate { aggregate { count } } }')).data).toEqual({
      tag_aggregate: { aggregate: { count: 3 } },
    })
  })
})

describe("failures of the application's own triggers", () => {
  test('carry their message and the code they are given, others stay hidden', async () => {
    const reported: string[] = []
    const own = engine({
      ownFailures: (state) => (state.startsWith('MW') ? 'transition-refused' : undefined),
      report: (error) => reported.push(error.message),
    })
    const raising = async (state: string): Promise<void> =>
      void (await bench.pool.query(
        `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'a closed tag stays closed' using errcode = '${state}'; end $$;
         drop trigger if exists refuse on tag; create trigger refuse before update on tag for each row execute function refuse()`,
      ))
    await raising('MW001')
    const query = 'mutation { update_tag(where: {id: {_eq: 1}}, _set: {name: "x"}) { affected_rows } }'
    expect((await ask(own, query, {}, admin)).errors).toEqual([
      {
        message: 'a closed tag stays closed',
        extensions: { path: '$.selectionSet.update_tag', code: 'transition-refused' },
      },
    ])
    expect(reported).toEqual([])
    await raising('ZZ001')
    expect((await ask(own, query, {}, admin)).errors?.[0]).toMatchObject({
      message: 'database query error',
      extensions: { code: 'unexpected' },
    })
    await bench.pool.query('drop trigger refuse on tag')
  })
})

describe('a transaction that PostgreSQL gives up', () => {
  test.each(['40001', '40P01'])('%s is done again from the start', async (state) => {
    let attempts = 0
    const transaction = transactions(bench.pool)
    const flaky = engine({
      transaction: async (session, timeoutMs, work) =>
        await transaction(session, timeoutMs, async (execute) => {
          attempts += 1
          const result = await work(execute)
          if (attempts < 3) throw Object.assign(new Error('serialisation'), { code: state })
          return result
        }),
    })
    expect(await ask(flaky, 'mutation { insert_tag(objects: [{name: "x"}]) { affected_rows } }', {}, admin)).toEqual({
      data: { insert_tag: { affected_rows: 1 } },
    })
    expect(attempts).toBe(3)
    expect((await bench.ask('{ tag(where: {name: {_eq: "x"}}) { name } }')).data).toEqual({ tag: [{ name: 'x' }] })
  })

  test('two that wait for each other both come through', async () => {
    const change = (first: number, second: number) =>
      bench.ask(
        `mutation { a: update_tag(where: {id: {_eq: ${first}}}, _set: {name: "t${first}${second}"}) { affected_rows } b: update_article(where: {id: {_eq: ${first}}}, _inc: {views: 1}) { affected_rows } c: update_tag(where: {id: {_eq: ${second}}}, _set: {name: "u${first}${second}"}) { affected_rows } }`,
      )
    const answers = await Promise.all([change(1, 2), change(2, 1)])
    for (const answer of answers) expect(answer).toHaveProperty('data')
  })
})

test('settings of the session are there for triggers', async () => {
  await bench.pool.query(
    `create or replace function who() returns trigger language plpgsql as $$ begin insert into audit values (current_setting('app.role') || ' ' || current_setting('app.user_id', true)); return new; end $$;
     drop trigger if exists who on article; create trigger who after update on article for each row execute function who()`,
  )
  await ask(
    listened,
    'mutation { update_article(where: {id: {_eq: 1}}, _set: {title: "x"}) { affected_rows } }',
    {},
    customer1,
  )
  expect(await audit()).toContain(`customer ${ids.user1}`)
  await bench.pool.query('drop trigger who on article')
})

describe('traps of writing', () => {
  const long = (end: string): string => `${'a'.repeat(70)}${end}`

  test('keys that PostgreSQL would cut to the same name stay apart in an answer', async () => {
    const query = `mutation { ${long('x')}: update_tag(where: {id: {_eq: 1}}, _set: {name: "n"}) { ${long('p')}: affected_rows ${long('q')}: returning { ${long('m')}: id ${long('n')}: name } } }`
    expect(await bench.ask(query)).toEqual({
      data: { [long('x')]: { [long('p')]: 1, [long('q')]: [{ [long('m')]: 1, [long('n')]: 'n' }] } },
    })
  })

  test('a key that reads like a session variable is a value', async () => {
    const query = `mutation { insert_author_one(object: {id: "00000000-0000-7000-8000-0000000000b1", name: "D", public: true, user_id: "${ids.user1}", country: {data: {code: "x-user-id", name: "X"}}}) { country_code country { name } } }`
    expect(await bench.ask(query, {}, { role: 'admin', variables: { 'x-user-id': ids.user2 } })).toEqual({
      data: { insert_author_one: { country_code: 'x-user-id', country: { name: 'X' } } },
    })
  })

  test('a key of the database is handed on to nested rows', async () => {
    await bench.pool.query(`select setval('article_id_seq', 2147483640)`)
    const query = `mutation { insert_article_one(object: {title: "t", user_id: "${ids.user1}", author_id: "${ids.ada}", comments: {data: [{text: "c", score: 1, user_id: "${ids.user1}"}]}}) { id comments { article_id } } }`
    expect(await bench.ask(query)).toEqual({
      data: { insert_article_one: { id: 2147483641, comments: [{ article_id: 2147483641 }] } },
    })
  })

  test('a default that the application makes fills what a row does not give', async () => {
    let made = 0
    const tables = library.tables.map((table) =>
      table.name === 'country'
        ? {
            ...table,
            columns: table.columns.map((each) =>
              each.name === 'code' ? { ...each, make: () => `m${(made += 1)}` } : each,
            ),
          }
        : table,
    )
    const making = engine({ model: { ...library, tables } })
    const query =
      'mutation { insert_country(objects: [{name: "A"}, {code: "own", name: "B"}, {name: "C"}]) { returning { code } } }'
    expect(await ask(making, query, {}, admin)).toEqual({
      data: { insert_country: { returning: [{ code: 'm1' }, { code: 'own' }, { code: 'm2' }] } },
    })
  })
})
