import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { officeActionAbandon } from '#contract/office-action.ts'
import { remindOfDates } from '#features/docket/index.ts'
import { addDays, formatDate, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { pageText } from '#tests/page-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { toldOfficeAction } from '#tests/browser/office-actions.ts'
import { markOf } from '#tests/transfers.ts'

const email = 'owner@letgo.test'
const attorney = 'attorney@letgo.test'
const on = today(officeZone, new Date())
let app: TestApp
let owner: Client
let token = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser(attorney, 'staff')
  await app.addUser(email, 'customer')
  ;({ client: owner, token } = await app.signIn(email))
})
afterAll(async () => await app.close())

const page = async (id: string) => await pageText(app, path.trademark({ id }), token)

test('an office action that was let go says so, and until when that can be changed', async () => {
  const mark = await markOf(app, email, {
    name: 'LETGO',
    place: 'US',
    status: ['Application filed', 'Examination'],
  })
  await app.context.pool.query('update trademark set registration_date = null, expiration_date = null where id = $1', [
    mark,
  ])
  const id = await toldOfficeAction(app, attorney, mark)
  expect(await page(mark)).toContain('We read it and write to you about the answer')
  const lastDay = async () =>
    (
      await app.context.pool.query<{ due: PlainDate }>(
        'select due_date::text as due from office_action where id = $1',
        [id],
      )
    ).rows[0]?.due ?? ''
  // Somebody set the day against the law: it stands in the docket whatever becomes of the letter.
  await app.context.pool.query(
    `update deadline set override_at = now(), override_reason = 'Read in the letter' where trademark_id = $1 and kind = 'office_action_reply'`,
    [mark],
  )
  await owner(officeActionAbandon, { params: { id }, body: {} })
  const told = await page(mark)
  expect(told).toContain('An office action came and was let go: nobody answers it.')
  expect(told).toContain(`Until ${formatDate(await lastDay(), 'en')} this can still be changed`)
  expect(told).toContain('The answer to this office action was let go. Until this day that can still be changed')
  expect(told).not.toContain('We read it and write to you about the answer')
  // Nobody is reminded of it any more.
  const near = new Date(`${addDays(await lastDay(), -7)}T12:00:00Z`)
  await remindOfDates({ ...app.context.facilities, clock: () => near })
  const { rows } = await app.context.pool.query<{ n: number }>(
    `select count(*)::int as n from reminder r join deadline d on d.id::text = r.row_id::text where d.trademark_id = $1`,
    [mark],
  )
  expect(rows[0]?.n).toBe(0)
  await app.context.pool.query('update office_action set due_date = $2 where id = $1', [id, addDays(on, -1)])
  await app.context.pool.query(
    `update deadline set due = $2 where trademark_id = $1 and kind = 'office_action_reply'`,
    [mark, addDays(on, -1)],
  )
  const over = await page(mark)
  expect(over).toContain('The last day to answer')
  expect(over).not.toContain('Until this day that can still be changed')
})
