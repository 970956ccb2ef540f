import { afterAll, beforeAll, expect, test } from 'vitest'
import { registryCodeEnter } from '#contract/brand-registry.ts'
import type { Client } from '#contract/client.ts'
import { officeMailRenewal, officeMailSettle } from '#contract/docketed-message.ts'
import { forgetSecrets } from '#features/docketed-message/index.ts'
import { addDays, addYears, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: Client
let ownerId: string
let on: PlainDate

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  on = today(officeZone, new Date())
  await app.addUser('docket@steps.test', 'staff')
  ownerId = await app.addUser('owner@steps.test', 'customer')
  staff = (await app.signIn('docket@steps.test')).client
})
afterAll(async () => await app.close())

/** A registered mark of the United Kingdom whose term ends in a month, and a mail about it. */
async function mailOf(type: string, withMark = true): Promise<{ id: number; trademarkId: string }> {
  const trademarkId = uuidv7()
  const ends = addDays(on, 30)
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group)
     values ($1, 'STEPPO', 'WORD', 'UK', $2, $3, $3, $4, $5, 'Trademark registered', 'Registered')`,
    [trademarkId, `UK${trademarkId.slice(-8)}`, addYears(ends, -10), ends, ownerId],
  )
  const { rows } = await app.context.pool.query<{ id: number }>(
    `insert into docketed_message (source_email, message_id, sender_email, subject, type, status, jurisdiction, trademark_id, data, received_at)
     values ('', $1, 'mail@ipo.gov.uk', 'A mail', $2, $3, 'UK', $4, '{}', now()) returning id`,
    [uuidv7(), type, withMark ? 'Matched' : 'Unmatched', withMark ? trademarkId : null],
  )
  return { id: rows[0]?.id ?? 0, trademarkId }
}

const one = async <T>(sql: string, id: unknown): Promise<T | undefined> =>
  (await app.context.pool.query<{ v: T }>(sql, [id])).rows[0]?.v

test('the receipt of a renewal carries the term of its mark on to the day that the office states, once', async () => {
  const { id, trademarkId } = await mailOf('renewal-receipt')
  const renew = async (renewedUntil: string) =>
    await staff(officeMailRenewal, {
      params: { id },
      body: { renewedUntil, before: { expirationDate: addDays(on, 30) } },
    })
  const refused = (code: string) => ({ fields: { renewedUntil: code } })
  await expect(renew(addDays(on, 30))).rejects.toMatchObject(refused('date-too-early'))
  await expect(renew(addYears(on, 40))).rejects.toMatchObject(refused('date-too-late'))
  const until = addYears(addDays(on, 30), 10)
  expect(await renew(until)).toEqual({ expirationDate: until })
  expect(await one('select expiration_date::text as v from trademark where id = $1', trademarkId)).toBe(until)
  expect(await one('select status as v from docketed_message where id = $1', id)).toBe('Processed')
  // The renewal that runs is that of the new term.
  expect(
    await one(
      `select calendar_due::text as v from deadline where trademark_id = $1 and kind = 'renewal' and done_at is null`,
      trademarkId,
    ),
  ).toBe(until)
  await expect(renew(addYears(until, 1))).rejects.toMatchObject({ code: 'transition-refused' })
  const unknown = await mailOf('renewal-receipt', false)
  await expect(
    staff(officeMailRenewal, { params: { id: unknown.id }, body: { renewedUntil: until, before: {} } }),
  ).rejects.toMatchObject({ fields: { messageId: 'required' } })
})

test('a code that came by mail is entered from it for its own mark alone, and the mail is dealt with', async () => {
  const { id, trademarkId } = await mailOf('brand-registry-code')
  const other = await mailOf('brand-registry-code')
  const enter = async (messageId: number) =>
    await staff(registryCodeEnter, {
      params: { id: trademarkId },
      body: { registryCode: 'KX-1', messageId },
      idempotencyKey: crypto.randomUUID(),
    })
  await expect(enter(other.id)).rejects.toMatchObject({ fields: { messageId: 'not-a-choice' } })
  expect(await one('select status as v from docketed_message where id = $1', other.id)).toBe('Matched')
  const text = async (mail: number) =>
    await one<string>(
      `select subject || ' ' || coalesce(data->>'text', '') as v from docketed_message where id = $1`,
      mail,
    )
  const hold = async (mail: number, words: string) =>
    await app.context.pool.query(
      `update docketed_message set subject = 'Brand registry code KX-1', data = jsonb_build_object('text', $2::text, 'numbers', '["8842"]'::jsonb) where id = $1`,
      [mail, words],
    )
  await hold(id, 'VELMORA: your code is KX-1, at https://brand.test/code/9f8e7d6c5b4a39281716')
  await enter(id)
  expect(await one('select status as v from docketed_message where id = $1', id)).toBe('Processed')
  // Whoever reads the staff's copy of the mail later finds no code in it.
  expect(await text(id)).toBe('Brand registry code […] VELMORA: your code is […], at https://brand.test/[…]')
  expect(await one(`select data->'numbers' as v from docketed_message where id = $1`, id)).toEqual([])
  expect(await one('select count(*)::int as v from brand_registry_code where trademark_id = $1', trademarkId)).toBe(1)
  await expect(enter(id)).rejects.toMatchObject({ code: 'transition-refused' })

  // Dealt with without a code: gone as well.
  await hold(other.id, 'Your code: 8842 1193')
  await staff(officeMailSettle, { params: { id: other.id }, body: { to: 'Ignored', trademarkId: null, answer: null } })
  expect(await text(other.id)).toBe('Brand registry code […] Your code: […]')
  // One that was dealt with before this was done loses its own later; one that nobody read waits whole, however long.
  const [dealt, waiting] = [await mailOf('account-code'), await mailOf('account-code')]
  for (const mail of [dealt, waiting]) await hold(mail.id, 'Your code: 8842 1193')
  await app.context.pool.query(
    `update docketed_message set received_at = now() - interval '99 days' where id = any($1)`,
    [[dealt.id, waiting.id]],
  )
  await app.context.pool.query(`update docketed_message set status = 'Processed' where id = $1`, [dealt.id])
  expect(await forgetSecrets(app.context.pool, new Date())).toBe(1)
  expect(await text(dealt.id)).toBe('Brand registry code […] Your code: […]')
  expect(await text(waiting.id)).toContain('8842 1193')
  expect(await forgetSecrets(app.context.pool, new Date())).toBe(0)
})

test('a mail of another kind loses the code that was taken from it and nothing else', async () => {
  const { id, trademarkId } = await mailOf('registration')
  const text = 'VELMORA 018999001 of 04.05.2026. Code KX-42-77Q; key dates 2026-12-01, token 8842 1193.'
  await app.context.pool.query(
    `update docketed_message set data = jsonb_build_object('text', $2::text, 'numbers', '["018999001"]'::jsonb) where id = $1`,
    [id, text],
  )
  await staff(registryCodeEnter, {
    params: { id: trademarkId },
    body: { registryCode: 'kx 42 77q', messageId: id },
    idempotencyKey: crypto.randomUUID(),
  })
  expect(await one(`select data->>'text' as v from docketed_message where id = $1`, id)).toBe(
    text.replace('KX-42-77Q', '[…]'),
  )
  expect(await one(`select data->'numbers' as v from docketed_message where id = $1`, id)).toEqual(['018999001'])
})

test('what somebody saves about a mail while its codes are taken out stands, and the codes go in the next round', async () => {
  const { id } = await mailOf('account-code')
  const { pool } = app.context
  await pool.query(
    `update docketed_message set status = 'Processed', data = '{"text": "Your code: 8842 1193"}' where id = $1`,
    [id],
  )
  let rounds = 0
  // Between the reading and the writing of a round somebody says what they answered.
  const slow = {
    query: async (sql: string, values: unknown[]) => {
      const answer = await pool.query(sql, values)
      if (sql.startsWith('select') && (rounds += 1) === 1)
        await pool.query(`update docketed_message set data = data || '{"replied": "by phone"}' where id = $1`, [id])
      return answer
    },
  } as unknown as typeof pool
  await forgetSecrets(slow, new Date())
  const kept = async () => await one<object>('select data as v from docketed_message where id = $1', id)
  expect(await kept()).toEqual({ text: 'Your code: 8842 1193', replied: 'by phone' })
  await forgetSecrets(pool, new Date())
  expect(await kept()).toMatchObject({ text: 'Your code: […]', replied: 'by phone' })
})
