import { afterAll, beforeAll, expect, test } from 'vitest'
import { taskCancel, taskClearQueue, taskKinds, taskRepeat } from '#contract/task.ts'
import { AppError } from '#kernel/errors.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* What staff do with the queue: calls for the types that say so, and nothing else. */
let app: TestApp
let client: Awaited<ReturnType<TestApp['signIn']>>['client']
let token: string

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  await app.addUser('desk@tasks.test', 'staff')
  ;({ client, token } = await app.signIn('desk@tasks.test'))
})
afterAll(async () => await app.close())

const kinds = () => app.context.facilities.queue().kinds

/** A task of a type in a state, with data that nobody is to see. */
async function put(type: string, state: 'created' | 'retry' | 'active' | 'failed' | 'cancelled' | 'completed') {
  const { rows } = await app.context.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, policy) values ($1, '{"url":"https://secret.test/link"}', $2::pgboss.job_state,
     (select policy from pgboss.queue where name = $1)) returning id::text`,
    [type, state],
  )
  return rows[0]?.id ?? ''
}
const stateOf = async (id: string) =>
  (await app.context.pool.query<{ state: string }>('select state::text from pgboss.job where id = $1', [id])).rows[0]
    ?.state
const outcome = async (work: Promise<unknown>) =>
  await work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

test('the screen is told of every type what may be done with it', async () => {
  const told = await client(taskKinds)
  expect(told.kinds).toEqual(kinds().map(({ name, byStaff }) => ({ name, byStaff })))
})

test('a task of each type is repeated or cancelled exactly where its declaration says so', async () => {
  expect(kinds().length).toBeGreaterThan(8)
  for (const { name, byStaff } of kinds()) {
    const [failed, waiting] = [await put(name, 'failed'), await put(name, 'created')]
    const [repeats, cancels] = [byStaff.includes('repeat'), byStaff.includes('cancel')]
    expect([name, await outcome(client(taskRepeat, { params: { id: failed } }))]).toEqual([
      name,
      repeats ? 'done' : 'transition-refused',
    ])
    expect([name, await stateOf(failed)]).toEqual([name, repeats ? 'created' : 'failed'])
    expect([name, await outcome(client(taskCancel, { params: { id: waiting } }))]).toEqual([
      name,
      cancels ? 'done' : 'transition-refused',
    ])
    expect([name, await stateOf(waiting)]).toEqual([name, cancels ? 'cancelled' : 'created'])
  }
})

test('what runs, waits or is done is not repeated, and what is over is not cancelled', async () => {
  for (const state of ['created', 'retry', 'active', 'completed'] as const) {
    const id = await put('house.clean', state)
    expect([state, await outcome(client(taskRepeat, { params: { id } }))]).toEqual([state, 'transition-refused'])
  }
  for (const state of ['active', 'completed', 'failed', 'cancelled'] as const) {
    const id = await put('house.clean', state)
    expect([state, await outcome(client(taskCancel, { params: { id } }))]).toEqual([state, 'transition-refused'])
  }
})

test('the queue is cleared of what nobody waits for, and of nothing else', async () => {
  const waiting = new Map<string, string>()
  for (const { name } of kinds()) waiting.set(name, await put(name, 'created'))
  await client(taskClearQueue, { body: { type: 'house.clean' } })
  expect(await stateOf(waiting.get('house.clean') ?? '')).toBe('cancelled')
  expect(await stateOf(waiting.get('payment.reconcile') ?? '')).toBe('created')
  await client(taskClearQueue, { body: {} })
  for (const { name, byStaff } of kinds())
    expect([name, await stateOf(waiting.get(name) ?? '')]).toEqual([
      name,
      byStaff.includes('cancel') ? 'cancelled' : 'created',
    ])
  expect(await outcome(client(taskClearQueue, { body: { type: 'mail.letter' } }))).toBe('not-found')
})

test('nobody reads what a task is about or writes one over the data API, administrators included', async () => {
  await app.addUser('chief@tasks.test', 'admin')
  const { token: chief } = await app.signIn('chief@tasks.test')
  await put('mail.letter', 'failed')
  for (const who of [token, chief]) {
    const fields = await app.graphql<{ __type: { fields: { name: string }[] } }>(
      '{ __type(name: "task") { fields { name } } }',
      {},
      who,
    )
    expect(fields.__type.fields.map(({ name }) => name)).toEqual([
      'id',
      'type',
      'status',
      'execution_time',
      'created_at',
      'updated_at',
      'options',
      'result',
    ])
    const all = await app.graphql(
      '{ task { id type status execution_time created_at updated_at options result } }',
      {},
      who,
    )
    expect(JSON.stringify(all)).toContain('mail.letter')
    expect(JSON.stringify(all)).not.toContain('secret.test')
    for (const document of [
      '{ task { data } }',
      '{ task(where: {data: {_is_null: false}}) { id } }',
      'mutation { insert_task_one(object: {type: "account.link-mail"}) { id } }',
      'mutation { update_task(where: {}, _set: {status: "created"}) { affected_rows } }',
      'mutation { delete_task(where: {}) { affected_rows } }',
    ])
      await expect(app.graphql(document, {}, who)).rejects.toThrow(/not found in type/)
  }
})
