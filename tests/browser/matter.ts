import { expect } from 'vitest'
import type { TestApp } from '#tests/app.ts'
import { eventually } from '#tests/waiting.ts'
import { lettersTo } from '../letters.ts'

/** The newest mail of a template to someone, once the worker has written it. */
export async function mailTo(
  app: TestApp,
  recipient: string,
  template: string,
): Promise<{ subject: string; html: string }> {
  return await eventually(`mail ${template} to ${recipient}`, async () => {
    return (await lettersTo(app, recipient, template)).at(-1) ?? null
  })
}

/** The path of the first link of a mail that leads to `part` of the site. */
export async function linkInMail(app: TestApp, recipient: string, template: string, part: string): Promise<string> {
  const { html } = await mailTo(app, recipient, template)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '')
  const link = links.find((href) => href.includes(part))
  if (!link) throw new Error(`no link to ${part} in the mail ${template}: ${links.join(' ')}`)
  return link.replaceAll('&amp;', '&')
}

/** The tracking names of a request in the order they happened. */
export async function trackingOf(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.context.pool.query<{ name: string }>(
    'select name from registration_request_tracking where registration_request_id = $1 order by created_at, id',
    [id],
  )
  return rows.map((row) => row.name)
}

export async function expectStatus(app: TestApp, id: string, status: string): Promise<void> {
  const { rows } = await app.context.pool.query('select status from registration_request where id = $1', [id])
  expect(rows).toEqual([{ status }])
}

/** Ends the provider's twenty seconds, and waits until its messages have reached the shop. */
export async function bringLateMessages(app: TestApp): Promise<void> {
  const { pool } = app.context
  const waiting = `name = 'payment-sandbox.deliver-webhook' and state in ('created', 'retry', 'active')`
  const moved = await pool.query(`update pgboss.job set start_after = now() where ${waiting}`)
  if (moved.rowCount === 0) throw new Error('no message of the payment provider was late')
  await eventually('the late message', async () => {
    const left = await pool.query(`select 1 from pgboss.job where ${waiting}`)
    return left.rowCount === 0
  })
}
