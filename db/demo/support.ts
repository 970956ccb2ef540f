import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

const hour = 3_600_000

/** Questions in every state: of the customer and of visitors, by every way there is, answered and waiting. */
export async function seedTickets(tx: Tx, people: People, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hour).toISOString()
  const add = async (ticket: {
    source: string
    status: string
    hoursAgo: number
    subject: string | null
    text: string
    visitor?: { name: string; email: string }
    assigned?: boolean
    resolution?: string
    feedback?: string
    answers?: { text: string; hoursAgo: number; ours: boolean }[]
  }) => {
    const { source, status, hoursAgo, subject, text, visitor, assigned, resolution, feedback, answers = [] } = ticket
    const last = at(answers.at(-1)?.hoursAgo ?? hoursAgo)
    const { rows } = await tx.$client.query<{ hub: string }>(
      `insert into support_ticket (source, status, subject, description, created_by_user_id, contact_name, contact_email, language,
         assigned_admin_id, resolution, feedback, feedback_at, created_at, updated_at, resolved_at)
       values ($1, 'Open', $2, $3, $4, $5, $6, 'en', $7, $8, $9, case when $9::text is null then null else now() end, $10, $11, null)
       returning support_ticket_hub_id as hub`,
      [
        source,
        subject,
        text,
        visitor ? null : people.customer,
        visitor?.name ?? null,
        visitor?.email ?? null,
        assigned ? people.staff : null,
        resolution ?? null,
        feedback ?? null,
        at(hoursAgo),
        last,
      ],
    )
    const hub = rows[0]?.hub
    const steps = { Open: [], 'In progress': [1], 'Waiting for customer': [1, 2], Resolved: [1, 2, 3] }[status] ?? []
    const names = ['Open', 'In progress', 'Waiting for customer', 'Resolved']
    for (const step of steps)
      await tx.$client.query(
        `update support_ticket set status = $2, resolved_at = case when $2 = 'Resolved' then $3::timestamptz end, updated_at = $3
          where support_ticket_hub_id = $1`,
        [hub, names[step], last],
      )
    for (const one of answers)
      await tx.$client.query(
        'insert into thread_comment (id, thread_id, content, user_id, created_at) values ($1, $2, $3, $4, $5)',
        [uuidv7(), hub, one.text, one.ours ? people.staff : visitor ? null : people.customer, at(one.hoursAgo)],
      )
  }
  const visitor = { name: 'Demo Visitor', email: 'visitor@demo.test' }
  await add({
    source: 'contact',
    status: 'Open',
    hoursAgo: 2,
    subject: 'A mark for a bakery in two countries',
    text: 'We bake in Slovakia and sell in Austria as well. Is one mark enough for both? (demo)',
    visitor,
  })
  await add({
    source: 'chat',
    status: 'In progress',
    hoursAgo: 1,
    subject: null,
    text: 'Where do I see what the verification costs? (demo)',
    visitor,
    assigned: true,
  })
  await add({
    source: 'portal',
    status: 'Waiting for customer',
    hoursAgo: 30,
    subject: 'The address on the certificate',
    text: 'We move in spring. Does the address in the register have to be changed? (demo)',
    assigned: true,
    answers: [
      {
        text: 'The register shows the address of the day of filing until a change is recorded. From when is the new address valid? (demo)',
        hoursAgo: 26,
        ours: true,
      },
    ],
  })
  await add({
    source: 'mail',
    status: 'Resolved',
    hoursAgo: 200,
    subject: 'Invoice for our accountant',
    text: 'Our accountant asks for the invoice once more. (demo)',
    assigned: true,
    resolution: 'The invoice is in your portal, under Orders. (demo)',
    feedback: 'good',
    answers: [{ text: 'Thank you, it is there. (demo)', hoursAgo: 180, ours: false }],
  })
}
