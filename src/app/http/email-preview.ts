import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isLanguage, languages, type Language } from '#kernel/languages.ts'
import { renderLetter, type Letter } from '#platform/mail/letter.tsx'
import { isStaff } from '#domain/account/roles.ts'
import { AppError } from '#kernel/errors.ts'
import type { AnyMail } from '#features/mail.ts'
import { mails } from '../features.ts'
import type { Context } from '../context.ts'
import { sessionOf } from './caller.ts'
import { styleSheet } from './sandbox-pages.ts'

/** What stands in a preview where a letter has a value: the value's name. */
function sampleOf({ parts }: AnyMail, base: string): { data: Record<string, string>; facts: Record<string, string> } {
  const named = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, `[${name}]`]))
  const facts = { ...named(parts.facts), ...named(parts.maybe) }
  return { facts, data: { ...facts, ...named(parts.words), url: base } }
}

/** Every kind of mail in a language, with names where its values stand. For staff; in the demo for whoever looks around. */
export function emailPreview(context: Context): Hono {
  const app = new Hono()
  app.use('/dev/email-preview/*', async (c, next) => {
    if (!context.config.demo) {
      const role = (await sessionOf(context, c.req.raw))?.role
      if (role === undefined || !isStaff(role)) throw new AppError('not-found')
    }
    c.header('cache-control', 'private, no-store')
    await next()
  })
  app.get('/dev/email-preview/style.css', styleSheet)
  const localeOf = (text: string | undefined): Language => (isLanguage(text) ? text : 'en')
  const letterOf = (mail: AnyMail, language: Language): Letter => {
    const { data, facts } = sampleOf(mail, context.config.baseUrl)
    return mail.template(context.facilities.translate(language), data, facts)
  }
  app.get('/dev/email-preview', (c) => {
    const language = localeOf(c.req.query('locale'))
    const rows = mails.map(
      (mail) =>
        html`<tr>
          <td><a href="/dev/email-preview/${mail.name}?locale=${language}">${mail.name}</a></td>
          <td>${letterOf(mail, language).subject}</td>
        </tr>`,
    )
    const others = languages.map((one) => html`<a href="/dev/email-preview?locale=${one}">${one}</a> `)
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>Mails</title>
            <link rel="stylesheet" href="/dev/email-preview/style.css" />
          </head>
          <body>
            <main class="wide">
              <h1>Mails, ${language}</h1>
              <p>${others}</p>
              <table>
                <thead>
                  <tr>
                    <th>Mail</th>
                    <th>Subject</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </main>
          </body>
        </html>`,
    )
  })
  app.get('/dev/email-preview/:name', async (c) => {
    const mail = mails.find(({ name }) => name === c.req.param('name'))
    if (!mail) return c.notFound()
    const language = localeOf(c.req.query('locale'))
    // Mails carry their styles in the markup; nothing else may run in this page.
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups")
    return c.html(raw((await renderLetter(letterOf(mail, language), language)).html))
  })
  return app
}
