import { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { CaseStatus } from '#domain/enforcement/status.ts'
import type { People } from './accounts.ts'

interface DemoCase {
  other: string
  website: string
  platform: string
  status: CaseStatus
  steps: readonly CaseStatus[]
  relevance: string
  note: string
  daysAgo: number
  gone?: number
  outcome?: string
}

const cases: readonly DemoCase[] = [
  {
    other: 'Copy Stall (fictional)',
    website: 'https://copy-stall.demo.test/lamp',
    platform: 'website',
    status: 'Kicked off',
    steps: ['Kicked off'],
    relevance: 'high',
    note: 'The identical sign is used for the same kind of goods. (demo)',
    daysAgo: 12,
  },
  {
    other: 'Attic Trader (fictional)',
    website: 'https://attic-trader.demo.test/offer/7',
    platform: 'ebay',
    status: 'Closed',
    steps: ['Kicked off', 'Solution ordered', 'In progress', 'Closed'],
    relevance: 'medium',
    note: 'Three listings with copied photographs. (demo)',
    daysAgo: 90,
    gone: 60,
    outcome: 'Taken down',
  },
]

/** Cases of the demo customer: one waits for a choice, one ended; a report of theirs and one of a visitor are to be read. */
export async function seedCases(tx: Tx, people: People, today: PlainDate): Promise<void> {
  const { rows } = await tx.$client.query<{ brand_id: string; trademark_id: string; mark: string; place: string }>(
    `select t.brand_id, t.id as trademark_id, t.name as mark, t.jurisdiction as place from trademark t
      where t.user_id = $1 and t.brand_id is not null and t.status = 'Trademark registered' order by t.name, t.jurisdiction limit 1`,
    [people.customer],
  )
  const [right] = rows
  if (!right) return
  for (const one of cases) await seedCase(tx, people, today, { ...right, ...one })
  await seedTraits(tx, people, today)
  await tx.$client.query(
    `insert into case_request (id, type, user_id, brand_id, trademark_id, mark, jurisdiction, links, message) values
       ($1, 'report-threat', $2, $3, $4, $5, $6, '{https://night-market.demo.test/stall/4}', 'The same logo on bags. (demo)')`,
    [uuidv7(), people.customer, right.brand_id, right.trademark_id, right.mark, right.place],
  )
  await tx.$client.query(
    `insert into case_request (id, type, mark, jurisdiction, links, message, contact_email, contact_first_name, contact_last_name)
     values ($1, 'report-brand-infringement', 'Kelpwood', 'SK', '{https://kelpwood-shop.demo.test}', 'They use our name. (demo)',
       'visitor@demo.test', 'Demo', 'Visitor')`,
    [uuidv7()],
  )
}

/** What two sellers of the demo share, and a third one whom nobody has judged. */
async function seedTraits(tx: Tx, people: People, today: PlainDate): Promise<void> {
  await tx.$client.query(
    'insert into case_counterparty (id, primary_name, websites, user_id) values ($1, $2, $3, $4)',
    [uuidv7(), 'Loft Sellers (fictional)', ['https://loft-sellers.demo.test'], people.customer],
  )
  const { rows } = await tx.$client.query<{ id: string; name: string }>(
    'select id, primary_name as name from case_counterparty where user_id = $1',
    [people.customer],
  )
  const bank = ['bank', 'SK3112000000198742637541', '…7541', 'Test purchase (demo)']
  const address = ['address', 'forwarding 4 testov', 'Forwarding 4, Testov', 'Sender on the parcel (demo)']
  const given: Record<string, string[][]> = {
    'Copy Stall (fictional)': [bank, address, ['telephone', '+421900000118', '+421 900 000 118', 'Imprint (demo)']],
    'Attic Trader (fictional)': [bank, address],
    'Loft Sellers (fictional)': [address],
  }
  for (const { id, name } of rows)
    for (const [kind, key, value, source] of given[name] ?? [])
      await tx.$client.query(
        `insert into counterparty_trait (id, case_counterparty_id, kind, key, value, source, seen_on, created_by_user_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [uuidv7(), id, kind, key, value, source, addDays(today, -9), people.staff],
      )
}

async function seedCase(
  tx: Tx,
  people: People,
  today: PlainDate,
  one: DemoCase & { brand_id: string; trademark_id: string; place: string },
): Promise<void> {
  const [id, counterpartyId, placeId] = [uuidv7(), uuidv7(), uuidv7()]
  const begun = addDays(today, -one.daysAgo)
  await tx.$client.query(
    'insert into case_counterparty (id, primary_name, websites, user_id) values ($1, $2, $3, $4)',
    [counterpartyId, one.other, [new URL(one.website).origin], people.customer],
  )
  await tx.$client.query(
    `insert into "case" (id, brand_id, case_counterparty_id, trademark_id, assigned_admin_id, relevance, lawyers_note, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'New', $8)`,
    [id, one.brand_id, counterpartyId, one.trademark_id, people.staff, one.relevance, one.note, begun],
  )
  for (const status of one.steps) await tx.$client.query('update "case" set status = $2 where id = $1', [id, status])
  await tx.$client.query('update "case" set outcome = $2 where id = $1', [id, one.outcome ?? null])
  for (const [at, name] of ['New', ...one.steps].entries())
    await tx.$client.query(
      'insert into case_tracking (id, case_id, name, user_id, created_at) values ($1, $2, $3, $4, $5)',
      [uuidv7(), id, name, people.staff, addDays(begun, at * 3)],
    )
  await tx.$client.query(
    `insert into case_infringement (id, case_id, platform, jurisdiction, classes, taken_down_on) values ($1, $2, $3, $4, '{9}', $5)`,
    [placeId, id, one.platform, one.place, one.gone === undefined ? null : addDays(today, -one.gone)],
  )
  await tx.$client.query(
    `insert into case_infringement_evidence (id, case_infringement_id, website, evidence_date, description)
     values ($1, $2, $3, $4, 'The offer as it stood. (demo)')`,
    [uuidv7(), placeId, one.website, begun],
  )
  if (one.status === 'Closed') await seedNotice(tx, people, { id, placeId, ...one, sentOn: addDays(begun, 9) })
  if (one.status !== 'Kicked off') return
  await tx.$client.query(
    `insert into case_solution (id, case_id, items, currency, offered_by_user_id) values
       ($1, $3, '[{"service": "Takedown", "kind": "service", "description": "Notice to the host (demo)", "amount": 16000}]', 'EUR', $4),
       ($2, $3, '[{"service": "CeaseAndDesistLetter", "kind": "service", "description": "Cease and desist letter (demo)", "amount": 42000}]', 'EUR', $4)`,
    [uuidv7(), uuidv7(), id, people.staff],
  )
}

/** A notice that was looked at, approved and sent, and what was said after it. */
async function seedNotice(
  tx: Tx,
  people: People,
  {
    id,
    placeId,
    trademark_id: right,
    sentOn,
  }: { id: string; placeId: string; trademark_id: string; sentOn: PlainDate },
): Promise<void> {
  const checklist = lawfulUses.map((use) => ({
    use,
    applies: 'no',
    ground: 'Looked at the offer and the register. (demo)',
  }))
  const noticeId = uuidv7()
  await tx.$client.query(
    `insert into case_notice (id, case_id, case_infringement_id, trademark_id, kind, language, recipient, body, checklist, created_by_user_id,
       approved_by_user_id, approved_at) values ($1, $2, $3, $4, 'takedown', 'en', 'Market place, rights protection (demo)',
       'Notice of trademark infringement (demo)', $5, $6, $6, $7)`,
    [noticeId, id, placeId, right, JSON.stringify(checklist), people.staff, sentOn],
  )
  for (const status of ['Approved', 'Sent'])
    await tx.$client.query('update case_notice set status = $2, sent_on = $3, reference = $4 where id = $1', [
      noticeId,
      status,
      sentOn,
      'DEMO-4417',
    ])
  await tx.$client.query(
    `insert into case_negotiation (id, case_id, happened_on, direction, channel, body, created_by_user_id)
     values ($1, $2, $3, 'in', 'platform', 'The listings were removed. (demo)', $4)`,
    [uuidv7(), id, addDays(sentOn, 5), people.staff],
  )
}
