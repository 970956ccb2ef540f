import type { Tx } from '#platform/db/database.ts'

/** Two letters that did not leave, for staff to send again or to drop. Nothing tries them by itself. */
export async function seedFailedLetters(tx: Tx): Promise<void> {
  await tx.$client.query(
    `insert into mail.outbox (id, recipient, template, language, state, link, tries, error, created_at, facts, words)
     select 'demo-failed-' || u.email, u.email, 'deadline-reminder', 'en', 'waiting', jsonb_build_object('page', 'trademark', 'id', t.id), 30,
            '550 no such mailbox (demo)', now() - interval '4 days',
            jsonb_build_object('what', 'Renewal', 'date', t.expiration_date::text, 'place', t.jurisdiction), jsonb_build_object('mark', t.name)
       from trademark t join "user" u on u.id = t.user_id where t.number in ('DEMO-AT-502', 'DEMO-NO-607')`,
  )
}
