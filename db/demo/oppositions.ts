import { byLaw } from '#domain/docket/opposed.ts'
import type { OppositionStatus } from '#domain/opposition/status.ts'
import { confirmOpposed, refreshDocket } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays, addMonths } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'
import { demoPdf } from './documents.ts'

/** The opposition that one mark has: in its cooling-off, with the ways to go on before its client. */
export async function seedOppositions(
  tx: Tx,
  people: People,
  { files, today, clock }: Pick<Facilities, 'files' | 'today' | 'clock'>,
): Promise<void> {
  const { rows } = await tx.$client.query<{ id: string; user_id: string; name: string }>(
    `select id, user_id, name from trademark where number = 'DEMO-018000002'`,
  )
  const [mark] = rows
  if (!mark) return
  const noticed = addDays(today(), -28)
  const opposed = { number: 1, noticed, coolingOff: noticed }
  const cooling = byLaw('EU', false, 'cooling_off', opposed)?.due ?? addMonths(noticed, 2)
  const answer = addMonths(noticed, 6)
  const id = uuidv7()
  const hub = uuidv7()
  const earlier = {
    kind: 'mark',
    name: 'NORTHFELD',
    jurisdiction: 'DE',
    number: 'DEMO-302019000',
    owner: 'Fictional Holdings',
    classes: [9],
  }
  await tx.$client.query(
    `insert into opposition (id, trademark_id, number, office_number, document_hub_id, assigned_admin_id, notice_date, due_date,
       cooling_off_from, cooling_off_until, opponent, representative, grounds, earlier_rights, classes, summary, advice, advised_by_user_id,
       advised_name, version, order_currency)
     values ($1, $2, 1, 'DEMO-B003000', $3, $4, $5, $6, $5, $7, 'Fictional Holdings', 'Fictional Attorneys', '{likelihood-of-confusion}', $8, '{9}',
       'One earlier mark is held against the software; the services are not attacked. (demo)', 'Of these ways an agreement costs least. (demo)',
       $4, 'Demo Attorney', 2, 'EUR')`,
    [id, mark.id, hub, people.staff, noticed, answer, cooling, JSON.stringify([earlier])],
  )
  await tx.$client.query(
    `insert into opposition_way (id, opposition_id, position, kind, description, ground, service_fee, government_fee, recommended) values
       ($1, $5, 0, 'answer', 'What both signs share is argued to be weak. (demo)', 'The beginnings of the signs are the same and their ends are not. (demo)', 490, 0, false),
       ($2, $5, 1, 'coexistence', null, 'Both sell software to different trades. (demo)', 390, 0, true),
       ($3, $5, 2, 'limitation', null, 'Without maps for drivers the goods no longer meet. (demo)', 150, 0, false),
       ($4, $5, 3, 'withdrawal', null, 'The application in the United States does not hang on it. (demo)', null, null, false)`,
    [uuidv7(), uuidv7(), uuidv7(), uuidv7(), id],
  )
  await tx.$client.query(
    `insert into opposition_event (id, opposition_id, kind, happened_on, created_by_user_id) values ($1, $2, 'cooling-off', $3, $4)`,
    [uuidv7(), id, noticed, people.staff],
  )
  const happened: OppositionStatus[] = ['Created', 'Docketing saved', 'Kick-off sent']
  for (const [at, name] of happened.entries()) {
    if (at > 0) await tx.$client.query('update opposition set status = $2 where id = $1', [id, name])
    await tx.$client.query(
      `insert into opposition_tracking (id, opposition_id, name, user_id, created_at) values ($1, $2, $3, $4, $5::date + $6 * interval '1 day')`,
      [uuidv7(), id, name, people.staff, noticed, at + 1],
    )
  }
  const bytes = await demoPdf(`Notice of opposition ${mark.name} EU`, [
    'Earlier mark: NORTHFELD, DEMO-302019000',
    'Class 9',
  ])
  const path = `documents/demo/${id}-notice.pdf`
  await files.put(path, bytes, 'application/pdf')
  await tx.$client.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ($1, $2, 'application/pdf', $3, 'office-letter', $4, $5, true)`,
    [path, `Notice of opposition ${mark.name}.pdf`, bytes.byteLength, hub, mark.user_id],
  )
  const at = clock()
  await refreshDocket(tx, [mark.id], at)
  const reason = 'As the letter of the office says. (demo)'
  await confirmOpposed(tx, { trademarkId: mark.id, number: 1 }, 'opposition_reply', {
    due: answer,
    reason,
    userId: people.staff,
    at,
  })
}
