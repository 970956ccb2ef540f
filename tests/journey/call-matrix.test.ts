import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { AnyCall } from '#contract/call.ts'
import { fillPath } from '#contract/client.ts'
import { productUpdate } from '#contract/product.ts'
import { createClient } from '#contract/client.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { identities, triedBy, type Identity } from '#tests/call-identities.ts'
import { callRows, rowOf, type CallRow, type Ground } from '#tests/call-rows.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { traitGround } from '#tests/trait-ground.ts'
import { draftGround } from '#tests/draft-ground.ts'
import { ticketGround } from '#tests/ticket-ground.ts'
import { orderedMatter } from '#tests/matter.ts'
import { eventually } from '#tests/waiting.ts'
import { wholeWorld } from '#tests/whole-world.ts'
import { Suggester } from '#tests/suggester.ts'

/* Every call of the contract, by everybody who could make it: who comes through, and who does not. */
let app: TestApp
let ground: Ground
const tokens: Partial<Record<Identity, string>> = {}
let suggester: Suggester
const ids: Partial<Record<string, string>> = {}
/** Calls that somebody came through, and those that somebody did not: each denial has its control. */
const opened = new Set<string>()
const denied = new Set<string>()

beforeAll(async () => {
  suggester = await Suggester.start()
  app = await startApp(suggester.settings)
  const { pool, config } = app.context
  ids.staff = await app.addUser('staff@calls.test', 'staff')
  ids.admin = await app.addUser('admin@calls.test', 'admin')
  ids['customer A'] = await app.addUser('a@calls.test', 'customer')
  ids['customer B'] = await app.addUser('b@calls.test', 'customer')
  const left = await app.addUser('left@calls.test', 'customer')
  const world = await wholeWorld(pool, ids['customer A'], ids.staff, 'matrix')
  const text = async (sql: string, values: unknown[]) => (await pool.query<{ v: string }>(sql, values)).rows[0]?.v ?? ''
  const hub = await text('select document_hub_id::text as v from trademark where id = $1', [world.trademark])
  const storedDocument = await text(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ('matrix', 'm.pdf', 'application/pdf', 1, 'other', $1, $2, true) returning id::text as v`,
    [hub, ids['customer A']],
  )
  const userNote = await text(
    `insert into note (text, note_hub_id, created_by) select 'm', note_hub_id, $2 from "user" where id = $1 returning id::text as v`,
    [ids['customer A'], ids.staff],
  )
  const own = await orderedMatter(app, 'staff@calls.test', 'a@calls.test', 'transfer')
  for (const [table, id] of [
    ['registration_request', own.requestId],
    ['product', own.productId],
  ])
    await pool.query(`update ${table} set user_id = $1 where id = $2`, [ids['customer A'], id])
  await pool.query(`insert into discount_coupon (id, lawyer_fees_discount) values ('MATRIX-COUPON', '10')`)
  const creditNote = await text(
    `insert into credit_note (id, variable_symbol, invoice_reference, issuer, serial_number, year, user_id, document_context)
     select gen_random_uuid(), '9999999999', variable_symbol, issuer, 999, 2026, $2, document_context from invoice
      where variable_symbol = $1 returning id::text as v`,
    [own.variableSymbol, ids['customer A']],
  )
  const matter = await orderedMatter(app, 'staff@calls.test', 'nobody-yet@calls.test', 'transfer')
  await app.context.facilities.files.put('documents/matrix-letter.pdf', new Uint8Array([1]), 'application/pdf')
  // The evidence pack is made of it.
  const page = await textPages({ title: 'Matrix', at: new Date(0), text: 'Matrix', foot: 'Matrix' })
  for (const path of ['test/matrix', 'matrix']) await app.context.facilities.files.put(path, page, 'application/pdf')
  const letterOf = async (officeAction: string) =>
    await text(
      `insert into document (path, name, media_type, size, type, document_hub_id, visible_to_client)
       select 'documents/matrix-letter.pdf', 'letter.pdf', 'application/pdf', 1, 'office-letter', document_hub_id, true
         from office_action where id = $1 returning id::text as v`,
      [officeAction],
    )
  const linkedAction = await text(
    `with who as (insert into "user" (id, email, role, state) values (gen_random_uuid(), 'created@calls.test', 'customer', 'created') returning id),
       mark as (insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
         select gen_random_uuid(), 'LINKED', 'WORD', 'US', id, 'Office action received', 'Examination' from who returning id)
     insert into office_action (id, trademark_id, status, issue_date, due_date)
       select gen_random_uuid(), id, 'Kick-off sent', '2026-05-01', '2026-08-01' from mark returning id::text as v`,
    [],
  )
  const linkedUse = await text(
    `insert into use_in_commerce_request (id, type, trademark_id, user_id, status)
       select gen_random_uuid(), 'STATEMENT_OF_USE', t.id, t.user_id, 'Kick-off sent' from trademark t where name = 'LINKED'
       returning id::text as v`,
    [],
  )
  const useClass = await text(
    `insert into use_in_commerce_request_class (id, class_number, items, use_in_commerce_request_id)
       values (gen_random_uuid(), 9, '["Lamps"]', $1) returning id::text as v`,
    [linkedUse],
  )
  const useDocumentOf = async (use: string) =>
    await text(
      `insert into document (path, name, media_type, size, type, document_hub_id, visible_to_client)
       select 'documents/matrix-letter.pdf', 'specimen.pdf', 'application/pdf', 1, 'specimen', document_hub_id, true
         from use_in_commerce_request where id = $1 returning id::text as v`,
      [use],
    )
  const tickets = await ticketGround(app, world)
  ground = {
    fresh: uuidv7(),
    a: {
      ...world,
      credit_note: creditNote,
      service_fee: await text(`select id::text as v from service_fee where jurisdiction = 'SK'`, []),
      fee_rule: await text(`select id::text as v from fee_rule where jurisdiction = 'SK' and action = 'filing'`, []),
      hub,
      ...tickets.a,
      letter: await letterOf(world['office_action'] ?? ''),
      useDocument: await useDocumentOf(world['use_in_commerce_request'] ?? ''),
      document: storedDocument,
      variableSymbol: own.variableSymbol,
      ordered: own.productId,
      userNote,
      invoice: await text('update invoice set user_id = $1 where variable_symbol = $2 returning id::text as v', [
        ids['customer A'],
        own.variableSymbol,
      ]),
    },
    waiting: (await orderedMatter(app, 'staff@calls.test', 'waits@calls.test', 'transfer')).productId,
    link: {
      registration_request: matter.requestId,
      product: matter.productId,
      variableSymbol: matter.variableSymbol,
      invoice: await text('select id::text as v from invoice where variable_symbol = $1', [matter.variableSymbol]),
      consultation: await text(
        `insert into consultation (id, contact_email, event_timestamp) values (gen_random_uuid(), 'nobody-yet@calls.test', '2040-01-02')
         returning id::text as v`,
        [],
      ),
      ...tickets.link,
      office_action: linkedAction,
      trademark_monitoring_result: await text(
        `insert into trademark_monitoring_result (id, type, relevance, mark_name, jurisdiction, trademark_id)
         select gen_random_uuid(), 'filing', 'high', 'LINKEDD', 'US', id from trademark where name = 'LINKED' returning id::text as v`,
        [],
      ),
      case_request: await text(
        `insert into case_request (id, type, contact_email) values (gen_random_uuid(), 'report-brand-infringement', 'nobody-yet@calls.test')
         returning id::text as v`,
        [],
      ),
      letter: await letterOf(linkedAction),
      use_in_commerce_request: linkedUse,
      useClass,
      useDocument: await useDocumentOf(linkedUse),
      service_request: await text(
        `insert into service_request (id, public_id, service_name, language, region, currency, contact_email)
         values (gen_random_uuid(), 'S-matrix-link', 'Consultation', 'en', 'EU', 'EUR', 'nobody-yet@calls.test')
         returning id::text as v`,
        [],
      ),
    },
    staffId: ids.staff,
    idOf: (who) => ids[who] ?? uuidv7(),
    ...traitGround(pool),
    async specimen(classId) {
      return await text(
        `insert into specimen (id, class_number, use_in_commerce_request_class_id) values (gen_random_uuid(), 9, $1) returning id::text as v`,
        [classId],
      )
    },
    async comment(requestId, who) {
      return await text(
        `insert into thread_comment (id, thread_id, content, user_id)
         select gen_random_uuid(), r.thread_id, 'matrix', coalesce(u.id, r.user_id) from use_in_commerce_request r
           left join "user" u on u.id = $2 where r.id = $1 returning id::text as v`,
        [requestId, ids[who] ?? null],
      )
    },
    ...(await draftGround(app, world, (who) => ids[who] ?? null)),
    async letter() {
      const { rows } = await pool.query<{ id: string }>(
        `insert into mail.outbox (id, recipient, template, language, state)
         values ($1, 'failed@calls.test', 'account-exists', 'en', 'waiting') returning row_id as id`,
        [uuidv7()],
      )
      return rows[0]?.id ?? ''
    },
    async spare(state = 'active') {
      const id = await app.addUser(`spare-${uuidv7()}@calls.test`, 'customer')
      await pool.query('update "user" set state = $2 where id = $1', [id, state])
      return id
    },
    task: async (state) =>
      await text(
        `insert into pgboss.job (name, data, state, policy, start_after) select name, '{}', $1::pgboss.job_state, policy, now() + interval '1 day'
           from pgboss.queue where name = 'house.clean' returning id::text as v`,
        [state],
      ),
    async exportOf(who) {
      if (!ids[who]) return uuidv7()
      // An export that was asked for takes the older ones away when it is made.
      await eventually(
        'the export before',
        async () =>
          (await text(`select count(*)::text as v from personal.export where user_id = $1 and state = 'waiting'`, [
            ids[who],
          ])) === '0',
      )
      const file = `exports/matrix-${uuidv7()}.zip`
      await app.context.facilities.files.put(file, new Uint8Array([1]), 'application/zip')
      return await text(
        `insert into personal.export (id, user_id, language, state, path, size, asked_at, expires_at)
         values (gen_random_uuid(), $1, 'en', 'ready', $2, 1, now(), now() + interval '1 day')
         returning id::text as v`,
        [ids[who], file],
      )
    },
    async viewOf(who) {
      if (!ids[who]) return uuidv7()
      return await text(
        `insert into staff_view (id, user_id, screen, name, address)
         values (gen_random_uuid(), $1, 'trademark', gen_random_uuid(), '?q=m') returning id::text as v`,
        [ids[who]],
      )
    },
    async spareDocument(state) {
      return await text(
        `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client, removed_at, removed_from_hub_id)
         values ('matrix', 'm.pdf', 'application/pdf', 1, 'other', case when $3 then null else $1::uuid end, $2, not $3,
           case when $3 then now() end, case when $3 then $1::uuid end) returning id::text as v`,
        [hub, ids['customer A'], state === 'removed'],
      )
    },
    async sessionOf(who) {
      const email = who === 'customer A' ? 'a' : who === 'customer B' ? 'b' : who
      if (!ids[who]) return uuidv7()
      await app.signIn(`${email}@calls.test`)
      return await text(
        'select id::text as v from session where user_id = $1 order by created_at desc, id desc limit 1',
        [ids[who]],
      )
    },
  }
  const token = async (email: string) => (await app.signIn(email)).token
  tokens['customer A'] = await token('a@calls.test')
  tokens['customer B'] = await token('b@calls.test')
  tokens.staff = await token('staff@calls.test')
  tokens.admin = await token('admin@calls.test')
  tokens.deactivated = await token('left@calls.test')
  await pool.query(`update "user" set state = 'deactivated' where id = $1`, [left])
  // Both are signed as ours are made, one too early and one with another key.
  const { rows } = await pool.query<{ id: string }>(`select id from session where user_id = $1`, [ids['customer A']])
  const sign = async (secret: string, until: number) =>
    await new SignJWT({ sid: rows[0]?.id })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('markwright')
      .setExpirationTime(until)
      .sign(new TextEncoder().encode(`${secret}:bearer`))
  const second = Math.floor(Date.now() / 1000)
  const control = await sign(config.secrets[0], second + 600)
  const answer = await fetch(`${app.url}/api/user`, { headers: { authorization: `Bearer ${control}` } })
  if (answer.status !== 200) throw new Error('the control of the forged tokens is no good token itself')
  tokens.expired = await sign(config.secrets[0], second - 1)
  tokens.forged = await sign('another secret of the same length, 32', second + 600)
})
afterAll(async () => {
  await app.close()
  await suggester.stop()
})

async function ask(call: AnyCall, row: CallRow, who: Identity): Promise<number> {
  return (await asked(call, row, who, row.params ? await row.params(ground, who) : {}, uuidv7())).status
}

async function asked(
  call: AnyCall,
  row: CallRow,
  who: Identity,
  params: Record<string, string>,
  key: string,
): Promise<Response> {
  const headers: Record<string, string> = { 'idempotency-key': key }
  const token = tokens[who]
  if (token) headers.authorization = `Bearer ${token}`
  const init: RequestInit = { method: call.method, headers }
  if (call.method !== 'GET' && row.file) {
    const form = new FormData()
    for (const [name, value] of Object.entries((row.body ?? {}) as Record<string, string>)) form.set(name, value)
    form.set('file', pdfFile('matrix.pdf'))
    init.body = form
  } else if (call.method !== 'GET') {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(row.bodyOf?.(ground) ?? row.body ?? {})
  }
  const query = new URLSearchParams(row.query?.(ground)).toString()
  return await fetch(`${app.url}${fillPath(call.path, params)}${query && `?${query}`}`, init)
}

/** What the declaration and the row say: 'open', or the status of the refusal. */
function expectation(call: AnyCall, row: CallRow, who: Identity): 'open' | number {
  const other = row.but?.[who]
  if (other !== undefined) return other
  if (who === 'deactivated' || who === 'expired' || who === 'forged') return 401
  if (who === 'anonymous' && call.hidden) return 404
  if (who === 'anonymous') return call.link || !call.who.includes('anonymous') ? 401 : 'open'
  // A link opens an unclaimed matter; for a call without one, its holder is a visitor.
  if (who === 'link') return call.link && call.who.includes('link') ? 'open' : expectation(call, row, 'anonymous')
  const role = who === 'customer A' || who === 'customer B' ? 'customer' : who
  if (!call.who.includes(role)) return call.hidden ? 404 : 403
  return who === 'customer B' && row.scoped ? 404 : 'open'
}

const closed = [401, 403, 404]

test('every call has a row, and every row a call', () => {
  expect(calls.filter((call) => rowOf(call) === null).map(({ name }) => name)).toEqual([])
  expect(Object.keys(callRows).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
})

describe.each(identities)('%s', (who) => {
  test.each(triedBy(who, calls).map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = rowOf(call)
    if (!row) throw new Error(`${name} has no row`)
    const expected = expectation(call, row, who)
    const status = await ask(call, row, who)
    const came = closed.includes(status) || status >= 500 ? status : 'open'
    ;(came === 'open' ? opened : denied).add(name)
    expect({ name, who, came }).toEqual({ name, who, came: expected })
  })
})

describe('a call that happens once by its key', () => {
  const byKey = calls.filter(({ idempotent }) => idempotent === 'by-key')
  const through: string[] = []

  test.each(byKey.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = rowOf(call)
    const who = identities.find((one) => row && ids[one] !== undefined && expectation(call, row, one) === 'open')
    if (!row || !who) throw new Error(`nobody with an account may call ${name}`)
    ground.fresh = uuidv7()
    const params = row.params ? await row.params(ground, who) : {}
    const key = uuidv7()
    const send = async () => {
      const answer = await asked(call, row, who, params, key)
      return { status: answer.status, body: (await answer.json()) as { error?: { code: string } } }
    }
    // Somebody else is at it under the same key: it is said at once, whatever the call would have answered.
    const other = await app.context.pool.connect()
    const lock = [`once ${[name, ...Object.values(params), ids[who]].join(':')} ${key}`]
    await other.query('select pg_advisory_lock(hashtextextended($1, 0))', lock)
    expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'still-running' } } })
    await other.query('select pg_advisory_unlock(hashtextextended($1, 0))', lock)
    other.release()
    const first = await send()
    expect(first.body.error?.code).not.toBe('still-running')
    if (first.status !== 200) return
    through.push(name)
    expect(await send()).toEqual(first)
    await app.context.pool.query(`update idempotency_key set request_hash = 'of another body' where key = $1`, [key])
    expect(await send()).toMatchObject({ status: 422, body: { error: { code: 'key-reused' } } })
  })

  test('most of them came through, and were then repeated', () => {
    expect(through.length).toBeGreaterThan(byKey.length / 2)
  })
})

test('each call that somebody was refused was open to somebody else', () => {
  expect([...denied].filter((name) => !opened.has(name))).toEqual(['user.note-delete'])
})

test('a link is the matter’s while it is nobody’s, and asks for sign-in as soon as it is somebody’s', async () => {
  const { productId } = await orderedMatter(app, 'staff@calls.test', 'claimed@calls.test', 'transfer')
  const client = createClient({ baseUrl: app.url })
  const body = {
    type: 'physical',
    firstName: 'Other',
    lastName: 'Fictional',
    street: 'Testovacia 1',
    city: 'Bratislava',
    postcode: '811 01',
    country: 'SK',
    email: 'claimed@calls.test',
  } as const
  const write = async () =>
    await client(productUpdate, { params: { id: productId }, body }).catch((error: unknown) =>
      error instanceof AppError ? error.status : 0,
    )
  expect(await write()).not.toBe(401)
  await app.context.pool.query(
    `update registration_request set user_id = $1 where contact_email = 'claimed@calls.test'`,
    [ids['customer B']],
  )
  expect(await write()).toBe(401)
})
