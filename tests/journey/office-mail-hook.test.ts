import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#kernel/ids.ts'
import { signWebhook } from '#platform/webhook/signature.ts'
import { startApp, type TestApp } from '#tests/app.ts'

const secret = 'a relay and its thirty-two letters'
let app: TestApp
beforeAll(async () => {
  app = await startApp({ OFFICE_MAIL_SECRET: secret })
  const owner = await app.addUser('owner@relay.test', 'customer')
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, number)
     values ($1, 'RELAYED', 'WORD', 'EU', $2, 'Application filed', 'Examination', '018123456')`,
    [uuidv7(), owner],
  )
})
afterAll(async () => await app?.close())

const mail = (id: string, text = 'Application 018123456: the application was published.') =>
  new TextEncoder().encode(
    [
      'From: EUIPO <no-reply@euipo.europa.eu>',
      'To: docket@firm.test',
      'Subject: Publication of 018123456',
      `Message-ID: <${id}@euipo.europa.eu>`,
      'Date: Mon, 01 Jun 2026 10:00:00 +0000',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  )
const second = (shift = 0) => Math.floor(Date.now() / 1000) + shift

async function post(bytes: Uint8Array<ArrayBuffer>, sent: { at?: number; signature?: string } = {}) {
  const answer = await fetch(`${app.url}/api/webhooks/office-mail`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-office-mail-signature': sent.signature ?? signWebhook(secret, bytes, sent.at ?? second()),
    },
    body: bytes,
  })
  return { status: answer.status, body: (await answer.json()) as { id?: number; status?: string } }
}
const kept = async () =>
  (
    await app.context.pool.query<{ message_id: string; status: string }>(
      'select message_id, status from docketed_message order by id',
    )
  ).rows

test('a signed mail is put to its mark, and the same one again, ten at once, is the same row', async () => {
  const first = await post(mail('one'))
  expect(first).toMatchObject({ status: 200, body: { status: 'Matched' } })
  const again = await Promise.all(Array.from({ length: 10 }, async () => await post(mail('one'))))
  // More than are read at once are asked to come again; none is another row.
  const answers = again.map(({ status, body }) => (status === 429 ? 'later' : body.id))
  expect(answers).toContain(first.body.id)
  expect(answers.filter((answer) => answer !== first.body.id && answer !== 'later')).toEqual([])
  expect(await kept()).toHaveLength(1)
})

test('a mail that was changed, one of another secret, without a signature or of an hour ago is refused and kept nowhere', async () => {
  const before = await kept()
  const at = second()
  const refused = [
    await post(mail('two', 'changed'), { signature: signWebhook(secret, mail('two'), at) }),
    await post(mail('two'), { signature: signWebhook('another secret of thirty-two letters', mail('two'), at) }),
    await post(mail('two'), { signature: '' }),
    await post(mail('two'), { at: second(-3600) }),
    await post(mail('two'), { at: second(3600) }),
    await post(mail('two'), { at: Number.NaN }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await kept()).toEqual(before)
})

test('what is signed and no mail, or larger than a mail may be, is refused', async () => {
  expect((await post(new TextEncoder().encode('no mail at all'))).status).toBe(422)
  const large = new Uint8Array(7_000_000)
  expect((await post(large)).status).toBe(413)
})

test('without a secret there is no such address', async () => {
  const without = await startApp()
  try {
    const answer = await fetch(`${without.url}/api/webhooks/office-mail`, { method: 'POST', body: mail('three') })
    expect(answer.status).toBe(404)
  } finally {
    await without.close()
  }
})
