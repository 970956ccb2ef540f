import { replyDates } from '#domain/office-action/reply-dates.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'
import { demoPdf } from './documents.ts'

interface Open {
  id: string
  trademark_id: string
  user_id: string
  mark: string
  issued: string
  document_hub_id: string
}

/**
 * What was made of the letters that the marks have: one is before its client, one is being examined, the others were only
 * taken in; of one that was answered years ago the file is kept.
 */
export async function seedOfficeActions(
  tx: Tx,
  people: People,
  facilities: Pick<Facilities, 'files' | 'today'>,
): Promise<void> {
  await told(tx, people, facilities)
  await begun(tx)
  await answered(tx, people, facilities.today())
}

const openOf = async (tx: Tx, number: string): Promise<Open | undefined> => {
  const { rows } = await tx.$client.query<Open>(
    `select o.id, o.trademark_id, t.user_id, t.name as mark, o.issue_date::text as issued, o.document_hub_id
       from office_action o join trademark t on t.id = o.trademark_id where t.number = $1`,
    [number],
  )
  return rows[0]
}

async function told(tx: Tx, people: People, { files }: Pick<Facilities, 'files'>): Promise<void> {
  const action = await openOf(tx, 'DEMO-90000002')
  if (!action) return
  const { reply } = replyDates({ jurisdiction: 'US', filed: null, isMadrid: false }, action.issued)
  const cited = `${action.mark.slice(0, -1)}O`
  const happened: OfficeActionStatus[] = [
    'Created',
    'Examination saved',
    'Docketing saved',
    'Kick-off sent',
    'Landing page visited',
  ]
  await stand(tx, action.id, {
    steps: happened.slice(1),
    due_date: reply?.due,
    order_currency: 'EUR',
    issues_version: 2,
    risk_highlighted: true,
    issue_summary: 'The office raises two points; one of them needs an argument. (demo)',
    recommendation_note: 'Of the two ways the first one answers both points. (demo)',
    similar_trademarks: JSON.stringify([
      { name: cited, number: 'DEMO-6431907', owner: 'Fictional Holdings', classes: [9] },
    ]),
  })
  for (const [at, name] of happened.entries())
    await tx.$client.query(
      `insert into office_action_tracking (id, office_action_id, name, user_id, created_at)
       values ($1, $2, $3, $4, $5::date + $6 * interval '1 day')`,
      [uuidv7(), action.id, name, at === 4 ? action.user_id : people.staff, action.issued, at + 2],
    )
  await tx.$client.query(
    `insert into office_action_issue (id, office_action_id, position, category, name, explanation, quote, additional_info_note) values
       ($1, $3, 0, 'likelihood-of-confusion', 'An earlier mark is close', $4, $5, null),
       ($2, $3, 1, 'owner', 'Does the sign name a person?', $6, null, $7)`,
    [
      uuidv7(),
      uuidv7(),
      action.id,
      `The office holds the earlier mark ${cited} against the application. (demo)`,
      'Registration is refused because of a likelihood of confusion with the cited mark. (demo)',
      'The office asks whether the sign is the name of somebody alive. (demo)',
      'Is it the name of a living person?',
    ],
  )
  await tx.$client.query(
    `insert into office_action_solution
       (id, office_action_id, position, solution, kind, description, chance_of_success, ground, service_fee, government_fee, recommended) values
       ($1, $3, 0, 'Narrow the list and argue (demo)', 'response', 'What both marks have in common is taken out of the list. (demo)',
        'medium', 'After the change the goods no longer meet. (demo)', 390, 0, true),
       ($2, $3, 1, 'Three more months (demo)', 'extension', null, null, null, 60, 115, false)`,
    [uuidv7(), uuidv7(), action.id],
  )
  const title = `Office action ${action.mark} US`
  const bytes = await demoPdf(title, [
    'U.S. Application Serial No. DEMO-90000002',
    `Mark: ${action.mark}`,
    `Issue date: ${action.issued}`,
    'SECTION 2(d) REFUSAL - LIKELIHOOD OF CONFUSION',
    'Registration is refused with the mark in U.S. Registration No. DEMO-6431907.',
  ])
  const path = `documents/demo/${action.id}-letter.pdf`
  await files.put(path, bytes, 'application/pdf')
  await tx.$client.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ($1, $2, 'application/pdf', $3, 'office-letter', $4, $5, true)`,
    [path, `${title}.pdf`, bytes.byteLength, action.document_hub_id, action.user_id],
  )
}

async function begun(tx: Tx): Promise<void> {
  const action = await openOf(tx, 'DEMO-90000501')
  if (!action) return
  await stand(tx, action.id, { steps: ['Examination draft saved'], issues_version: 2 })
  await tx.$client.query(
    `insert into office_action_issue (id, office_action_id, category, name) values ($1, $2, 'descriptiveness', 'Descriptive (demo)')`,
    [uuidv7(), action.id],
  )
}

async function answered(tx: Tx, people: People, today: string): Promise<void> {
  const id = uuidv7()
  const issued = addDays(today, -6 * 365 - 150)
  const { reply } = replyDates({ jurisdiction: 'US', filed: null, isMadrid: false }, issued)
  await tx.$client.query(
    `insert into office_action (id, trademark_id, status, issue_date, due_date, assigned_admin_id, issue_summary)
     select $1, id, 'Response submitted', $2, $3, $4, 'The wording of one class was clarified. (demo)'
       from trademark where number = 'DEMO-90000001'`,
    [id, issued, reply?.due ?? addDays(issued, 90), people.staff],
  )
  await tx.$client.query(
    `insert into office_action_issue (id, office_action_id, category, name, explanation)
     values ($1, $2, 'identification-of-goods', 'Wording of a class (demo)', 'The office asked what belongs to the class. (demo)')`,
    [uuidv7(), id],
  )
}

/** The columns of a row, and its status by every step to it: the database takes no other way. */
async function stand(
  tx: Tx,
  id: string,
  { steps, ...columns }: { steps: readonly OfficeActionStatus[] } & Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(columns)
  await tx.$client.query(
    `update office_action set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [id, ...Object.values(columns)],
  )
  for (const status of steps) await tx.$client.query('update office_action set status = $2 where id = $1', [id, status])
}
