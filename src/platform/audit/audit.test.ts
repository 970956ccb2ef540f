import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPool } from '#platform/db/pool.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { audit } from './audit.ts'
import { verifyAudit } from './verify.ts'

let database: FreshDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 16 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const actor = '019aa000-0000-7000-8000-000000000001'
const write = async (rowId: string, detail: Record<string, unknown> = {}) =>
  await inTransaction(pool, async (tx) => {
    await audit(tx, { action: 'request.noted', actorId: actor, actorRole: 'staff', table: 'note', rowId, detail })
  })

/** What somebody with every right could do to the table: behind the back of its triggers, undone afterwards. */
async function behindTheTriggers(statements: string[], look: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table audit_log disable trigger all')
    await client.query('alter table audit_head disable trigger all')
    for (const statement of statements) await client.query(statement)
    await look(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('many writers at once make one chain without gaps, and what is rolled back leaves none', async () => {
  const work = Array.from({ length: 200 }, async (_, n) =>
    n % 5 === 0
      ? await inTransaction(pool, async (tx) => {
          await audit(tx, { action: 'request.noted', actorId: null, actorRole: 'anonymous', rowId: `lost ${n}` })
          throw new Error('undone')
        }).catch(() => undefined)
      : await write(String(n), { name: 'Žofia "商標"\n', number: 1.5, none: null }),
  )
  await Promise.all(work)
  const verdict = await verifyAudit(pool)
  expect(verdict).toMatchObject({ entries: 160, broken: null })
  expect((await verifyAudit(pool, verdict.head)).broken).toBeNull()
})

test('writers under stricter isolation are tried again and end in the same chain', async () => {
  const before = (await verifyAudit(pool)).entries
  await Promise.all(
    Array.from({ length: 8 }, async (_, n) =>
      inTransaction(
        pool,
        async (tx) => await audit(tx, { action: 'a.done', actorId: null, actorRole: 'service', rowId: String(n) }),
        { isolation: 'serializable', retries: 30, delay: () => Math.random() * 20 },
      ),
    ),
  )
  expect(await verifyAudit(pool)).toMatchObject({ entries: before + 8, broken: null })
})

test.each([
  `update audit_log set action = 'nothing'`,
  'delete from audit_log where id = 3',
  'truncate audit_log',
  `update audit_head set id = 0, hash = ''`,
  'delete from audit_head',
  `insert into audit_head values (9, 'x')`,
  `insert into audit_log (action, actor_role) values ('x.done', 'staff') on conflict (id) do update set action = 'y'`,
])('%s is refused, also to a session that plays replication', async (statement) => {
  for (const mode of ['origin', 'replica']) {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(`set local session_replication_role = ${mode}`)
      await expect(client.query(statement)).rejects.toThrow('append-only')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
})

test('the chain of an entry is the database’s own, whatever a writer says', async () => {
  await pool.query(
    `insert into audit_log (id, at, action, actor_role, previous_hash, hash)
     values (5, '2001-01-01', 'x.done', 'staff', 'mine', 'mine')`,
  )
  const { rows } = await pool.query<{ recent: boolean }>(
    `select at > now() - interval '1 minute' as recent from audit_log order by id desc limit 1`,
  )
  expect(rows[0]?.recent).toBe(true)
  expect((await verifyAudit(pool)).broken).toBeNull()
})

describe('the verifier names the first broken row', () => {
  const copy = `(select to_char(clock_timestamp(), 'YYYY') || id || 'f' from audit_log where id = 1)`
  test.each([
    ['a changed word', [`update audit_log set action = 'nothing.done' where id = 7`], 7, 'changed'],
    ['a changed fact', [`update audit_log set detail = '{"number": 2}' where id = 8`], 8, 'changed'],
    ['another time', [`update audit_log set at = at - interval '1 microsecond' where id = 2`], 2, 'changed'],
    ['a removed row', ['delete from audit_log where id = 9'], 9, 'missing'],
    ['a removed first row', ['delete from audit_log where id = 1'], 1, 'missing'],
    [
      'two rows in each other’s place',
      ['update audit_log set id = -id where id in (4, 5)', 'update audit_log set id = 9 + id where id in (-4, -5)'],
      4,
      'unchained',
    ],
    [
      'an inserted row',
      [
        `insert into audit_log (id, action, actor_role, previous_hash, hash) select max(id) + 1, 'x', 'staff', '', ${copy} from audit_log`,
      ],
      null,
      'unchained',
    ],
    ['a cut-off end', ['delete from audit_log where id > 20'], 21, 'cut-off'],
    ['everything gone', ['delete from audit_log'], 1, 'cut-off'],
    ['the head gone', ['delete from audit_head'], null, 'cut-off'],
  ] as const)('%s', async (_name, statements, id, why) => {
    await behindTheTriggers([...statements], async (client) => {
      const { broken, entries } = await verifyAudit(client)
      expect(broken).toEqual({ id: id ?? entries + 1, why })
    })
  })

  test('a chain that was computed again from the start misses the hash that was noted elsewhere', async () => {
    const { head } = await verifyAudit(pool)
    await write('later')
    const forged = [
      'delete from audit_log where id > 1',
      `update audit_log set action = 'nothing.done' where id = 1`,
      `update audit_log set hash = encode(sha256(convert_to(jsonb_build_array(
         id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), action, actor_id, actor_role, for_user_id,
         table_name, row_id, detail, request_id)::text, 'UTF8')), 'hex')`,
      'update audit_head set (id, hash) = (select id, hash from audit_log)',
    ]
    await behindTheTriggers(forged, async (client) => {
      expect((await verifyAudit(client)).broken).toBeNull()
      expect((await verifyAudit(client, head)).broken?.why).toBe('cut-off')
    })
    expect((await verifyAudit(pool, 'f'.repeat(64))).broken?.why).toBe('cut-off')
  })
})

test.each([
  { password: 'x' },
  { refresh_token: 'x' },
  { user: { passwordHash: 'x' } },
  { list: [{ apiKey: 'x' }] },
  { Cookie: 'x' },
  { totp: 'x' },
])('%j is refused: a secret has no place there', async (detail) => {
  const before = (await verifyAudit(pool)).entries
  await expect(write('secret', detail)).rejects.toThrow('no place in the audit log')
  expect((await verifyAudit(pool)).entries).toBe(before)
})
