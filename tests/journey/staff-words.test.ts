import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { consultationSave } from '#contract/consultation.ts'
import { officeActionTags, userTags } from '#contract/note.ts'
import { serviceRequestLabel } from '#contract/service-order.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* What staff write for themselves: words to find a matter by, what an order is called, what was asked in a talk. */
let app: TestApp
let staff: Client
let owner: Client
let ownerId: string
beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  await app.addUser('staff@words.test', 'staff')
  ownerId = await app.addUser('owner@words.test', 'customer')
  staff = (await app.signIn('staff@words.test')).client
  owner = (await app.signIn('owner@words.test')).client
})
afterAll(async () => await app?.close())

const one = async <T>(sql: string, id: string): Promise<T | undefined> =>
  (await app.context.pool.query<{ v: T }>(sql, [id])).rows[0]?.v

test('tags of an account and of an office action are kept once each, over what was seen, by staff alone', async () => {
  const mark = uuidv7()
  const action = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group) values ($1, 'WORDS', 'WORD', 'SK', $2, 'Application filed', 'Examination')`,
    [mark, ownerId],
  )
  await app.context.pool.query(`insert into office_action (id, trademark_id) values ($1, $2)`, [action, mark])
  for (const [call, id, table] of [
    [userTags, ownerId, '"user"'],
    [officeActionTags, action, 'office_action'],
  ] as const) {
    const set = async (tags: string[], before: string[]) =>
      await staff(call, { params: { id }, body: { tags, before } })
    await set(['urgent', 'fashion', 'urgent'], [])
    expect(await one(`select tags as v from ${table} where id = $1`, id)).toEqual(['urgent', 'fashion'])
    await expect(set(['other'], [])).rejects.toMatchObject({
      code: 'changed-meanwhile',
      facts: { field: 'tags', now: 'urgent, fashion' },
    })
    await set([], ['urgent', 'fashion'])
    expect(await one(`select tags as v from ${table} where id = $1`, id)).toEqual([])
    await expect(owner(call, { params: { id }, body: { tags: [], before: [] } })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
})

test('an order has a name of ours and the address of its task, which nobody writes over unseen', async () => {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into service_request (id, public_id, service_name, language, status, currency, region, parameters, user_id)
     values ($1, 'S-WORDS', 'Consultation', 'en', 'Created', 'EUR', 'EU', '{}', $2)`,
    [id, ownerId],
  )
  const label = async (internalLabel: string | null, taskTrackerUrl: string | null, before = {}) =>
    await staff(serviceRequestLabel, { params: { id }, body: { internalLabel, taskTrackerUrl, before } })
  await expect(label('Spring', 'no address')).rejects.toMatchObject({ fields: { taskTrackerUrl: 'not-a-url' } })
  await label('Spring', 'https://tasks.test/7')
  await expect(label('Autumn', null)).rejects.toMatchObject({
    code: 'changed-meanwhile',
    facts: { field: 'internalLabel', now: 'Spring' },
  })
  expect(await one('select internal_label as v from service_request where id = $1', id)).toBe('Spring')
})

test('questions and answers of a talk are kept, and not over those of somebody else', async () => {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into consultation (id, contact_name, contact_email, language) values ($1, 'Owner', 'owner@words.test', 'en')`,
    [id],
  )
  const none = { location: null, outcome: null, resolution: null }
  const asked = [{ question: 'May we sell there?', answer: 'From May.' }]
  const save = async (questionsAndAnswers: typeof asked, before: typeof asked) =>
    await staff(consultationSave, {
      params: { id },
      body: { ...none, questionsAndAnswers, before: { ...none, questionsAndAnswers: before } },
    })
  await save(asked, [])
  expect(await one('select questions_and_answers as v from consultation where id = $1', id)).toEqual(asked)
  await expect(save([], [])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await save([], asked)
  expect(await one('select questions_and_answers as v from consultation where id = $1', id)).toEqual([])
})
