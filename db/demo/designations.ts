import { registeredDates } from '#domain/docket/registered-dates.ts'
import { replyDates } from '#domain/office-action/reply-dates.ts'
import type { OfficeActionStatus } from '#domain/office-action/status.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'
import { confirmReply, refreshDocket } from '#features/docket/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { followInternational } from '#features/trademark/index.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'
import { demoPdf, seedDocument } from './documents.ts'

const number = 'DEMO-1790001'
const wide = [
  { class: 24, terms: ['Blankets of wool'] },
  { class: 25, terms: ['Scarves', 'Hats'] },
]
/** Hats were taken out of the registration, after the places had been designated. */
const limited = [
  { class: 24, terms: ['Blankets of wool'] },
  { class: 25, terms: ['Scarves'] },
]

interface Kept {
  jurisdiction: 'WIPO' | 'CH' | 'US' | 'JP'
  goods: typeof wide
  registered: PlainDate | null
  history: [TrademarkStatus, daysAgo: number][]
}

type Needed = Pick<Facilities, 'files' | 'today' | 'clock'>

/**
 * An international registration in three places: one protects it, one refused it by a letter that names its day, of one the
 * time to refuse still runs. It was limited since, which staff carry over to each or not.
 */
export async function seedDesignations(tx: Tx, people: People, facilities: Needed): Promise<void> {
  const on = facilities.today()
  const since = addDays(on, -400)
  const { rows } = await tx.$client.query<{ owner: string }>(
    `select owner_entity_id as owner from trademark where user_id = $1 and owner_entity_id is not null order by number limit 1`,
    [people.customer],
  )
  const brand = uuidv7()
  await tx.$client.query(
    `insert into brand (id, user_id, name, websites) values ($1, $2, 'Heatherloom', '{https://heatherloom.test}')`,
    [brand, people.customer],
  )
  const of = { people, on, since, owner: rows[0]?.owner ?? null, brand }
  const international = await keep(tx, facilities, of, null, {
    jurisdiction: 'WIPO',
    goods: limited,
    registered: since,
    history: [
      ['Ready for filing', 420],
      ['Application filed', 400],
      ['Trademark registered', 395],
    ],
  })
  const place = async (one: Kept) => await keep(tx, facilities, of, international, one)
  const swiss = await place({
    jurisdiction: 'CH',
    goods: limited,
    registered: addDays(on, -60),
    history: [
      ['Application filed', 400],
      ['Trademark registered', 60],
    ],
  })
  const american = await place({
    jurisdiction: 'US',
    goods: wide,
    registered: null,
    history: [
      ['Application filed', 400],
      ['Office action received', 50],
    ],
  })
  const japanese = await place({
    jurisdiction: 'JP',
    goods: wide,
    registered: null,
    history: [['Application filed', 400]],
  })
  const all = [international, swiss, american, japanese]
  await refreshDocket(tx, all, facilities.clock())
  await refused(tx, facilities, of, american)
  await followInternational(tx, all, facilities.clock())
}

interface Of {
  people: People
  on: PlainDate
  since: PlainDate
  owner: string | null
  brand: string
}

async function keep(
  tx: Tx,
  facilities: Needed,
  { people, on, since, owner, brand }: Of,
  international: string | null,
  { jurisdiction, goods, registered, history }: Kept,
): Promise<string> {
  const id = uuidv7()
  const [status, daysAgo] = history.at(-1) ?? ['Application filed' as const, 400]
  const dates = { filed: since, registered, priority: null }
  const termEnd = international === null ? registeredDates('WIPO', dates, on).termEnd : null
  await tx.$client.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, brand_id, owner_entity_id,
       status, status_group, goods_and_services, last_tracking_update, assigned_admin_id, international_id, designation_notice_date, filing_basis)
     values ($1, 'HEATHERLOOM', 'WORD', $2, $3, $4::date, $5, $6, $7, $8, $9, $10, $11, $12, $17::date, $13, $14, $15, $16)`,
    [
      id,
      jurisdiction,
      number,
      since,
      registered,
      termEnd,
      people.customer,
      brand,
      owner,
      status,
      trademarkStatusGroup(status),
      JSON.stringify(goods),
      people.docketer,
      international,
      international === null ? null : addDays(since, 30),
      jurisdiction === 'US' ? '66a' : null,
      addDays(on, -daysAgo),
    ],
  )
  for (const [name, daysAgo] of history)
    await tx.$client.query(
      `insert into trademark_tracking (id, trademark_id, name, user_id, created_at) values ($1, $2, $3, $4, $5::date)`,
      [uuidv7(), id, name, people.docketer, addDays(on, -daysAgo)],
    )
  if (registered !== null)
    await seedDocument(tx, facilities, {
      trademarkId: id,
      type: 'certificate',
      title: `Certificate HEATHERLOOM ${jurisdiction}`,
      lines: ['Mark: HEATHERLOOM', `Number: ${number}`, `Date: ${registered}`],
      userId: people.customer,
      at: `${registered}T09:00:00Z`,
    })
  return id
}

/** The provisional refusal of one place, before its client: what it says, until when it is answered, and how. */
async function refused(tx: Tx, { files, clock }: Needed, { people, on }: Of, trademarkId: string): Promise<void> {
  const id = uuidv7()
  const hub = uuidv7()
  const issued = addDays(on, -50)
  const due = replyDates({ jurisdiction: 'US', filed: null, isMadrid: true }, issued).reply?.due ?? addDays(on, 130)
  await tx.$client.query(
    `insert into office_action (id, trademark_id, issue_date, due_date, assigned_admin_id, document_hub_id, order_currency, issues_version, issue_summary)
     values ($1, $2, $3, $4, $5, $6, 'EUR', 2, 'The office finds the wording of one class too broad. (demo)')`,
    [id, trademarkId, issued, due, people.staff, hub],
  )
  const happened: OfficeActionStatus[] = ['Created', 'Examination saved', 'Docketing saved', 'Kick-off sent']
  for (const [at, name] of happened.entries()) {
    if (at > 0) await tx.$client.query('update office_action set status = $2 where id = $1', [id, name])
    await tx.$client.query(
      `insert into office_action_tracking (id, office_action_id, name, user_id, created_at, due_before, due_after)
       values ($1, $2, $3, $4, $5::date + $6 * interval '1 day', null, $7)`,
      [uuidv7(), id, name, people.staff, issued, at + 2, name === 'Docketing saved' ? due : null],
    )
  }
  await tx.$client.query(
    `insert into office_action_issue (id, office_action_id, position, category, name, explanation)
     values ($1, $2, 0, 'identification-of-goods', 'Wording of class 25 (demo)', 'The office asks of what the scarves and hats are made. (demo)')`,
    [uuidv7(), id],
  )
  await tx.$client.query(
    `insert into office_action_solution (id, office_action_id, position, solution, kind, description, service_fee, government_fee, recommended)
     values ($1, $2, 0, 'Word the list anew (demo)', 'response', 'The goods are named by what they are made of. (demo)', 290, 0, true)`,
    [uuidv7(), id],
  )
  const title = 'Provisional refusal HEATHERLOOM US'
  const bytes = await demoPdf(title, [
    `International Registration No. ${number}`,
    'Mark: HEATHERLOOM',
    `Issue date: ${issued}`,
    'NOTIFICATION OF PROVISIONAL REFUSAL: IDENTIFICATION OF GOODS',
    `A response is due by ${due}.`,
  ])
  const path = `documents/demo/${id}-letter.pdf`
  await files.put(path, bytes, 'application/pdf')
  await tx.$client.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     values ($1, $2, 'application/pdf', $3, 'office-letter', $4, $5, true)`,
    [path, `${title}.pdf`, bytes.byteLength, hub, people.customer],
  )
  await refreshDocket(tx, [trademarkId], clock())
  await confirmReply(tx, { trademarkId, issueDate: issued }, { due, reason: null, userId: people.staff, at: clock() })
}
