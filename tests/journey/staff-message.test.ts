import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { path } from '#web/path.ts'

let app: TestApp
let owner = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('vera@office.test', 'staff')
  owner = await app.addUser('owner@messages.test', 'customer')
})
afterAll(async () => await app?.close())

const say = wordsOf('en')

/** The headings of the notifications, as their reader has them. */
async function headings(): Promise<string[]> {
  const { token } = await app.signIn('owner@messages.test')
  const answer = await fetch(`${app.url}${path.notifications({})}`, { headers: { authorization: `Bearer ${token}` } })
  return [...(await answer.text()).matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, inner = '']) =>
    inner.replaceAll(/<[^>]*>/g, ''),
  )
}

test('what somebody of the staff writes is told as theirs, whatever type it has; what the product tells keeps its words', async () => {
  const { token } = await app.signIn('vera@office.test')
  await app.graphql(
    `mutation ($to: uuid!) {
      insert_notification_one(object: {to_user_id: $to, type: "deadline-reminder", message: "Write to me first"}) { id }
    }`,
    { to: owner },
    token,
  )
  expect(await headings()).toEqual([`${say('portal:notice.ofStaff')}, Write to me first`])
  await app.context.pool.query(
    `insert into notification (id, to_user_id, type, message) values ($1, $2, 'deadline-reminder', 'NOVALIS')`,
    [uuidv7(), owner],
  )
  expect((await headings())[0]).toBe(`${say('portal:notice.deadline-reminder')}, NOVALIS`)
})
