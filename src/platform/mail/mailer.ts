import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { renderLetter, type Letter } from './letter.tsx'

export interface Mail {
  /** The same id is never sent twice, however often the job that sends it runs. */
  id: string
  to: string
  language: string
  letter: Letter
  template: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

/**
 * Writes each mail to the outbox and, when a server is configured, hands it over by SMTP. Unless `keepText`, the text of
 * a mail that is on its way is forgotten: links in it open accounts.
 */
export function createMailer(
  pool: pg.Pool,
  options: { smtpUrl: string | null; from: string; domain: string; keepText: boolean },
): Mailer {
  const transport = options.smtpUrl ? createTransport(options.smtpUrl) : null
  return {
    async send(mail) {
      const { html, text } = await renderLetter(mail.letter, mail.language)
      const kept = await pool.query<{ sent_at: string | null }>(
        `insert into mail.outbox (id, recipient, template, language, subject, html, plain) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (id) do update set id = excluded.id returning sent_at`,
        [mail.id, mail.to, mail.template, mail.language, mail.letter.subject, html, text],
      )
      if (!transport || kept.rows[0]?.sent_at) return
      await transport.sendMail({
        from: options.from,
        to: mail.to,
        subject: mail.letter.subject,
        html,
        text,
        messageId: `<${mail.id}@${options.domain}>`,
      })
      const forget = options.keepText ? '' : `, html = '', plain = ''`
      await pool.query(`update mail.outbox set sent_at = now()${forget} where id = $1`, [mail.id])
    },
  }
}
