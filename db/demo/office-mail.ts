import type { DocketedMessageStatus } from '#domain/docket/message-status.ts'
import { milestoneOf, recogniseMail } from '#domain/docketed-message/office-mail.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Tx } from '#platform/db/database.ts'

interface DemoMail {
  subject: string
  sender: string
  mark: { name: string; jurisdiction: Jurisdiction } | null
  text: string
  /** What people made of it, in turn; nothing when it waits as it came. */
  settled?: DocketedMessageStatus[]
}

const unsigned = 'Made for the demo; no office wrote it.'

const mails: DemoMail[] = [
  {
    subject: 'Nonfinal office action, DEMO-90000002',
    sender: 'noreply@uspto.gov',
    mark: { name: 'NORTHFOLD', jurisdiction: 'US' },
    text: 'The examining attorney has issued a nonfinal office action.',
  },
  {
    subject: 'Notice of publication 019 204 771',
    sender: 'noreply@euipo.europa.eu',
    mark: null,
    text: 'The application has been published in part A.1 of the Bulletin.',
  },
  {
    subject: 'Notice of opposition, DEMO-018000506',
    sender: 'noreply@euipo.europa.eu',
    mark: { name: 'LUNE PLIEE', jurisdiction: 'EU' },
    text: 'A notice of opposition has been filed against the application.',
  },
  {
    subject: 'Filing receipt, POZ 505-2026',
    sender: 'podatelna@indprop.gov.sk',
    mark: { name: 'VOSKOVAR', jurisdiction: 'SK' },
    text: 'Filing receipt of the application.',
    settled: ['Processed'],
  },
  {
    subject: 'Certificate of registration, DEMO-CA-604',
    sender: 'newsletter@office-of-nowhere.test',
    mark: null,
    text: 'The trademark has been registered.',
  },
  {
    subject: 'Survey: how did you like our website?',
    sender: 'survey@mail.ipo.gov.uk',
    mark: null,
    text: 'Your opinion matters to us.',
    settled: ['Ignored'],
  },
  {
    subject: 'Renewal confirmation, DEMO-30-501',
    sender: 'post@dpma.de',
    mark: { name: 'UHRWALD', jurisdiction: 'DE' },
    text: 'The renewal has been recorded.',
    settled: ['Processed', 'Received'],
  },
  {
    subject: 'Provisional refusal, DEMO-CH-503',
    sender: 'noreply@ipi.ch',
    mark: { name: 'UHRWALD', jurisdiction: 'CH' },
    text: 'A provisional refusal has been issued for part of the goods.',
  },
]

/** Mail of offices: put to its trademark or to none, dealt with, left alone, and taken up again. */
export async function seedOfficeMail(tx: Tx, now: Date): Promise<void> {
  for (const [at, { subject, sender, mark, text: told, settled }] of mails.entries()) {
    const text = `${told} ${unsigned}`
    const known = recogniseMail({ sender, subject, text })
    const { rows } = await tx.$client.query<{ id: number }>(
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
    await tx.$client.query(
      `update docketed_message set status = case when $2::text is null then 'Unmatched' else 'Matched' end,
              trademark_id = (select id from trademark where name = $2 and jurisdiction = $3)
        where id = $1`,
      [rows[0]?.id, mark?.name ?? null, mark?.jurisdiction ?? null],
    )
    for (const status of settled ?? [])
      await tx.$client.query('update docketed_message set status = $2 where id = $1', [rows[0]?.id, status])
  }
}
