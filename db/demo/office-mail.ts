import type pg from 'pg'
import { milestoneOf, recogniseMail } from '#domain/docketed-message/office-mail.ts'

const mails = [
  {
    subject: 'Nonfinal office action, DEMO-90000002',
    sender: 'noreply@uspto.gov',
    mark: { name: 'NORTHFOLD', jurisdiction: 'US' },
    text: 'The examining attorney has issued a nonfinal office action. Made for the demo; no office wrote it.',
  },
  {
    subject: 'Notice of publication 019 204 771',
    sender: 'noreply@euipo.europa.eu',
    mark: null,
    text: 'The application has been published in part A.1 of the Bulletin. Made for the demo; no office wrote it.',
  },
] as const

/** Mail of offices that waits: one that was put to its trademark, and one of which nobody knows whose it is. */
export async function seedOfficeMail(tx: pg.PoolClient, now: Date): Promise<void> {
  for (const [at, { subject, sender, mark, text }] of mails.entries()) {
    const known = recogniseMail({ sender, subject, text })
    const { rows } = await tx.query<{ id: number }>(
      `insert into docketed_message (source_email, message_id, sender_email, subject, type, jurisdiction, data, received_at)
       values ('docket@demo.test', $1, $2, $3, $4, $5, $6, $7) returning id`,
      [
        `demo-${at}@demo.test`,
        sender,
        subject,
        known.type,
        known.office,
        JSON.stringify({ text, numbers: known.numbers, files: [], proposes: milestoneOf[known.type] }),
        new Date(now.getTime() - (at + 1) * 3_600_000),
      ],
    )
    await tx.query(
      `update docketed_message set status = case when $2::text is null then 'Unmatched' else 'Matched' end,
              trademark_id = (select id from trademark where name = $2 and jurisdiction = $3)
        where id = $1`,
      [rows[0]?.id, mark?.name ?? null, mark?.jurisdiction ?? null],
    )
  }
}
