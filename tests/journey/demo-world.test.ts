import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '#admin/resources.ts'
import { registrationMachine } from '#domain/registration/status.ts'
import { docketedMessageStatuses } from '#domain/docket/message-status.ts'
import { deadlineState, deadlineStates, natureOf, type Dated } from '#domain/docket/state.ts'
import { serviceRequestMachine, serviceRequestStatuses, serviceStatuses } from '#domain/service-order/status.ts'
import { registrationStatuses } from '#domain/registration/status.ts'
import { supportTicketStatuses } from '#domain/support/status.ts'
import { trademarkMachine, trademarkStatuses } from '#domain/trademark/status.ts'
import { requestQueues } from '#domain/registration/queue.ts'
import { trademarkQueues } from '#domain/trademark/queue.ts'
import { addDays, officeZone } from '#kernel/dates.ts'
import { failedLetters } from '#platform/mail/failed.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEMO: 'true' })
})
afterAll(async () => await app?.close())

async function read<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  return (await app.context.pool.query<T>(sql, values)).rows
}
const texts = async (sql: string, values: unknown[] = []) =>
  (await read<{ text: string }>(sql, values)).map(({ text }) => text)

describe('the demo is a firm at work', () => {
  test.each([
    ['registration_request', registrationStatuses],
    ['trademark', trademarkStatuses],
    ['service_request', serviceRequestStatuses],
    ['service', serviceStatuses.filter((status) => !['Created', 'Assigned'].includes(status))],
    ['docketed_message', docketedMessageStatuses],
    ['support_ticket', supportTicketStatuses],
  ] as const)('%s stands in every state', async (table, states) => {
    const found = await texts(`select distinct status as text from ${table}`)
    expect(states.filter((state) => !found.includes(state))).toEqual([])
  })

  test.each([
    ['registration_request', registrationMachine.transitions],
    ['trademark', trademarkMachine.transitions],
    ['service_request', serviceRequestMachine.transitions],
  ] as const)('no history of %s goes a way that its machine has not', async (table, transitions) => {
    const steps = await read<{ name: string; next: string }>(
      `select distinct name, next from (
         select name, lead(name) over (partition by ${table}_id order by created_at, id) as next
           from ${table}_tracking where name = any($1)) step where next is not null`,
      [Object.keys(transitions)],
    )
    const ways: Readonly<Record<string, readonly { to: string }[]>> = transitions
    expect(steps.filter(({ name, next }) => !ways[name]?.some(({ to }) => to === next))).toEqual([])
    expect(steps.length).toBeGreaterThan(5)
  })

  test('an order was paid on the day that its history says', async () => {
    for (const table of ['registration_request', 'service_request']) {
      const rows = await read<{ paid: string; told: string }>(
        `select i.payment_date::text as paid, (t.created_at at time zone '${officeZone}')::date::text as told
           from invoice i join product p on p.id = i.product_id
           join ${table}_tracking t on t.${table}_id = p.${table}_id and t.name = 'Invoice paid'`,
      )
      expect(rows.length).toBeGreaterThan(5)
      expect(rows.filter(({ paid, told }) => paid !== told)).toEqual([])
    }
  })

  test('a mark has waited since its last step', async () => {
    const off = await texts(
      `select m.number as text from trademark m join lateral (select max(created_at) as last from trademark_tracking
          where trademark_id = m.id) t on true where abs(extract(epoch from m.last_tracking_update - t.last)) > 2 * 86400`,
    )
    expect(off).toEqual([])
  })

  test('where a row stands is where its history ends', async () => {
    for (const table of ['registration_request', 'trademark', 'service_request'])
      expect([
        table,
        ...(await texts(
          `select m.id::text as text from ${table} m where m.status <> (select name from ${table}_tracking h
             where h.${table}_id = m.id and name <> 'Verification result viewed' order by created_at desc, id desc limit 1)`,
        )),
      ]).toEqual([table])
  })

  test('whatever keeps a history has one', async () => {
    const kept = await texts(
      `select left(h.table_name, -length('_tracking')) as text from information_schema.tables h
        where h.table_schema = 'public' and h.table_name like '%\\_tracking' order by 1`,
    )
    expect(kept.length).toBeGreaterThan(8)
    const without: string[] = []
    for (const table of kept)
      without.push(
        ...(await texts(
          `select '${table} ' || m.id::text as text from "${table}" m
            where not exists (select 1 from "${table}_tracking" h where h."${table}_id" = m.id)`,
        )),
      )
    expect(without).toEqual([])
  })

  test('the docket has dates of every state, some due this week, one set by a person, one done, one to be confirmed', async () => {
    const on = app.context.facilities.today()
    const rows = await read<Dated & { confidence: string; isSet: boolean; hasMoved: boolean }>(
      `select kind, opens::text, due::text, grace_until::text as "graceUntil", done_at::text as "doneAt", confidence,
              override_at is not null as "isSet", moved_at is not null as "hasMoved" from deadline`,
    )
    const states = new Set(rows.map((row) => deadlineState(row, on)))
    expect(deadlineStates.filter((state) => !states.has(state))).toEqual([])
    const week = rows.filter(
      (row) => natureOf(row.kind) === 'duty' && row.due >= on && row.due <= addDays(on, 9) && row.doneAt === null,
    )
    expect([...new Set(week.map(({ kind }) => kind))].toSorted()).toEqual([
      'office_action_reply',
      'renewal',
      'statement_of_use',
    ])
    expect(rows.some(({ isSet }) => isSet)).toBe(true)
    expect(rows.some(({ hasMoved }) => hasMoved)).toBe(true)
    expect(rows.some(({ confidence, isSet, due }) => confidence === 'low' && !isSet && due >= on)).toBe(true)
  })

  test('every queue and every list of staff has something in it', async () => {
    const queues = await texts(
      'select distinct queue as text from (select queue from registration_request union all select queue from trademark) q where queue is not null',
    )
    expect([...requestQueues, ...trademarkQueues].filter((queue) => !queues.includes(queue))).toEqual([])
    const empty: string[] = []
    for (const table of Object.keys(resources))
      if ((await read(`select 1 from "${table}" limit 1`)).length === 0) empty.push(table)
    expect(empty).toEqual([])
    expect(await failedLetters(app.context.pool, 1)).not.toEqual([])
    expect(await read('select 1 from trademark_monitoring_result where relevance is null')).not.toEqual([])
    expect(await read(`select 1 from docketed_message where status in ('Matched', 'Unmatched')`)).not.toEqual([])
  })

  test('a dozen clients, all invented; who can sign in is who is printed', async () => {
    const customers = await texts(`select email as text from "user" where role = 'customer'`)
    expect(customers.length).toBeGreaterThan(12)
    expect(await texts(`select email as text from "user" where email !~ '[@.]demo\\.test$'`)).toEqual([])
    expect(
      await texts(`select business_name as text from entity where business_name not like '%(fictional)%'`),
    ).toEqual([])
    expect((await texts('select email as text from "user" where password_hash is not null')).toSorted()).toEqual([
      'admin@demo.test',
      'customer@demo.test',
      'docketer@demo.test',
      'staff@demo.test',
    ])
  })

  test('what was refunded is credited', async () => {
    const owed = `select o.public_id as text from registration_request o where status = 'Refunded' union all
                  select o.public_id as text from service_request o where status = 'Refunded'`
    expect(await texts(owed)).toHaveLength(2)
    await expect.poll(async () => await texts('select variable_symbol as text from credit_note')).toHaveLength(2)
  })
})
