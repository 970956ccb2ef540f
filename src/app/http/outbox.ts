import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { readLetter } from '#platform/mail/letters.ts'
import type { Context } from '../context.ts'

interface OutboxRow {
  id: string
  recipient: string
  template: string
  subject: string
  created_at: Date
}

/** The demo's mailbox: every mail that would have been sent, newest first. Not mounted outside of the demo. */
export function outboxPages(context: Context): Hono {
  const app = new Hono()
  app.get('/dev/outbox', async (c) => {
    const to = c.req.query('to') ?? ''
    const { rows } = await context.pool.query<OutboxRow>(
      `select id, recipient, template, subject, created_at from mail.outbox where state <> 'dropped' and ($1 = '' or lower(recipient) = lower($1)) order by created_at desc limit 200`,
      [to],
    )
    const list = rows.map(
      (row) =>
        html`<tr>
          <td><a href="/dev/outbox/${encodeURIComponent(row.id)}">${row.subject || row.template}</a></td>
          <td>${row.recipient}</td>
          <td>${row.template}</td>
          <td>${row.created_at.toISOString().slice(0, 16).replace('T', ' ')}</td>
        </tr>`,
    )
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Outbox</title>
            <link rel="stylesheet" href="/sandbox-pay/style.css" />
          </head>
          <body>
            <main class="wide">
              <p class="tag">Demo</p>
              <h1>Outbox</h1>
              <p>
                Mails stay here while no mail server is configured, and text messages, whose stand-in sends to nobody.
              </p>
              <table>
                <thead>
                  <tr>
                    <th>Subject</th>
                    <th>To</th>
                    <th>Template</th>
                    <th>When (UTC)</th>
                  </tr>
                </thead>
                <tbody>
                  ${list}
                </tbody>
              </table>
            </main>
          </body>
        </html>`,
    )
  })
  app.get('/dev/outbox/:id', async (c) => {
    const letter = await readLetter(context.letters, c.req.param('id'))
    if (!letter) return c.notFound()
    // Mails carry their styles in the markup; nothing else may run in this page.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
    )
    return c.html(raw(letter.html))
  })
  return app
}
