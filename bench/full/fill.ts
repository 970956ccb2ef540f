import type pg from 'pg'
import { hitGroups } from '#domain/monitoring/precedence.ts'
import { registrationStatusGroup, type RegistrationStatus } from '#domain/registration/status.ts'
import { trademarkStatusGroup, type TrademarkStatus } from '#domain/trademark/status.ts'

/** How many rows of each kind; of the customer and the member of staff who have most, how many are theirs. */
export interface Amounts {
  users: number
  requests: number
  trademarks: number
  /** Of the first customer. */
  ownMarks: number
  ownOrders: number
  /** Of the first member of staff. */
  assigned: number
  documents: number
  audits: number
  registerMarks: number
  /** Watched trademarks, and hits that nobody has rated yet. */
  watched: number
  hits: number
}

/** A database that a large office fills in years, or a part of one. */
export const large = (factor: number): Amounts => {
  const of = (count: number): number => Math.max(1, Math.round(count * factor))
  return {
    users: of(20_000),
    requests: of(200_000),
    trademarks: of(500_000),
    ownMarks: of(5000),
    ownOrders: of(3000),
    assigned: of(40_000),
    documents: of(300_000),
    audits: of(227_000),
    registerMarks: of(301_000),
    watched: of(30_000),
    hits: of(20_000),
  }
}

const hitGroupList = `array['${hitGroups.join("', '")}']`

/** As much as the demo world has. */
export const small: Amounts = {
  users: 20,
  requests: 60,
  trademarks: 120,
  ownMarks: 12,
  ownOrders: 8,
  assigned: 20,
  documents: 60,
  audits: 200,
  registerMarks: 1000,
  watched: 20,
  hits: 10,
}

const space = { user: 'a', request: 'b', trademark: 'c', product: 'd', entity: 'e', brand: 'f' } as const

/** The id of the n-th row of a kind. */
export const idOf = (kind: keyof typeof space, number: number): string =>
  `0000000${space[kind]}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`

const id = (kind: keyof typeof space, number: string): string =>
  `('${idOf(kind, 0).slice(0, 24)}' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** A status with its group, by weight. */
function weighted<S extends string>(weights: Partial<Record<S, number>>, groupOf: (status: S) => string): string {
  const all = Object.entries(weights) as [S, number][]
  const rows = all.flatMap(([status, weight]) => Array.from({ length: weight }, () => `'${status}|${groupOf(status)}'`))
  return `array[${rows.join(', ')}]`
}

const requestStatuses = weighted<RegistrationStatus>(
  {
    Completed: 60,
    Abandoned: 12,
    'Verification approved': 8,
    'Verification dismissed': 3,
    'Lost to follow-up': 6,
    'Verification requested': 1,
    'Verification started': 1,
    'Order created': 2,
    'Checkout completed': 2,
    'Ready for drafting': 1,
    'Sent for review': 1,
    'Review requested': 1,
    'Ready for filing': 2,
  },
  registrationStatusGroup,
)
const markStatuses = weighted<TrademarkStatus>(
  {
    'Trademark registered': 62,
    'Application filed': 14,
    'Trademark published': 4,
    'Office action received': 2,
    'Response to office action submitted': 3,
    'Ready for filing': 2,
    'Submitted to partner': 1,
    'Statement of use requested': 1,
    Refused: 5,
    Abandoned: 6,
  },
  trademarkStatusGroup,
)

/** Fills a prepared, empty database by set; the same seed gives the same rows. Triggers stay quiet. */
export async function fill(client: pg.ClientBase, amounts: Amounts, seed: number): Promise<void> {
  // An index that is made of all rows at once takes a fraction of the time.
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid = any($1::regclass[]) and indexrelid not in (select conindid from pg_constraint)`,
    [filledTables],
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const statement of statements(amounts, seed)) await client.query(statement)
  for (const { made } of indexes) await client.query(made)
  for (const table of filledTables) await client.query(`vacuum (analyze) ${table}`)
}

const filledTables = [
  '"user" user_profile entity brand registration_request registration_request_tracking application product invoice',
  'trademark deadline office_action trademark_tracking trademark_watch_subscription trademark_monitoring_result document audit_log mark',
].flatMap((line) => line.split(' '))

function statements(amounts: Amounts, seed: number): string[] {
  const { users, requests, trademarks, ownMarks, ownOrders } = amounts
  const pick = (salt: number, most: number | string, n = 'g') => `pg_temp.pick(${n}, ${salt}, ${most})`
  const owner = (own: number) => `case when g <= ${own} then 1 else 2 + ${pick(1, Math.max(users - 1, 1))} end`
  const past = (salt: number, days = 1800) =>
    `timestamptz '2026-11-01 00:00+00' - (${pick(salt, days * 1440)}) * interval '1 minute'`
  const one = (list: string, salt: number, n = 'g') => `(${list})[1 + ${pick(salt, `cardinality(${list})`, n)}]`
  const places = `array['SK', 'CZ', 'ES', 'EU', 'US', 'UK', 'DE', 'PL']`
  const staff = `case when g % ${Math.max(1, Math.round(trademarks / amounts.assigned))} = 0 then ${id('user', '0')} end`
  const part = (at: number) =>
    `('{ko,ven,to,lu,me,ra,bri,sta,nor,ti,ka,zel,po,mi,gra,dox,ul,fen}'::text[])[1 + pg_temp.pick(n, salt + ${at + 1}, 18)]`
  return [
    'set session_replication_role = replica',
    `create or replace function pg_temp.pick(n bigint, salt int, most int) returns int language sql immutable as
      $$ select ((hashint8extended(n * 64 + salt, ${seed}) & 2147483647) % most)::int $$`,
    `create or replace function pg_temp.name(n bigint, salt int) returns text language sql immutable as
      $$ select ${part(0)} || ${part(1)} || ${part(2)} || case when pg_temp.pick(n, salt, 2) = 1 then ${part(3)} else '' end $$`,
    `insert into "user" (id, email, role, state, created_at)
      select ${id('user', 'g')}, case when g = 0 then 'desk' else pg_temp.name(g, 1) || g end || '@bench.test',
        case when g = 0 then 'staff' else 'customer' end, 'active', ${past(2)} from generate_series(0, ${users}) g`,
    `insert into user_profile (user_id, firstname, lastname)
      select ${id('user', 'g')}, initcap(pg_temp.name(g, 3)), initcap(pg_temp.name(g, 4)) from generate_series(0, ${users}) g`,
    `insert into entity (id, type, business_name, user_id)
      select ${id('entity', 'g')}, 'legal', initcap(pg_temp.name(g, 5)) || ' a. s.', ${id('user', 'g')} from generate_series(1, ${users}) g`,
    `insert into brand (id, user_id, name) select ${id('brand', 'g')}, ${id('user', 'g')}, upper(pg_temp.name(g, 6)) from generate_series(1, ${users}) g`,
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status,
        status_group, last_status_update, type, value, business_description, jurisdictions, language, region, product_id, assigned_admin_id, created_at, pays_by_transfer)
      select ${id('request', 'g')}, 'R-' || 2018 + g % 8 || '-' || lpad(g::text, 6, '0'), ${id('user', 'o')}, pg_temp.name(o, 1) || o || '@bench.test',
        initcap(pg_temp.name(o, 3)), initcap(pg_temp.name(o, 4)), 'EUR', split_part(s, '|', 1), split_part(s, '|', 2), ${past(7)}, 'WORD',
        upper(pg_temp.name(g, 8)), 'Clothing and bags', array[${one(places, 9)}], 'en', 'EU', ${id('product', 'g')}, ${staff}, ${past(10)}, g % 3 = 0
      from (select g, ${owner(ownOrders)} as o, ${one(requestStatuses, 11)} as s from generate_series(1, ${requests}) g) made`,
    `insert into registration_request_tracking (id, name, created_at, registration_request_id, owner_user_id)
      select gen_random_uuid(), ${one(`array['Verification requested', 'Verification approved', 'Verification result viewed', 'Order created', 'Checkout completed', 'Invoice paid']`, 12, 'g * 8 + n')},
        ${past(13)} + n * interval '1 hour', ${id('request', 'g')}, ${id('user', `(${owner(ownOrders)})`)} from generate_series(1, ${requests}) g, generate_series(1, 4) n`,
    `insert into product (id, registration_request_id, user_id, created_at)
      select r.product_id, r.id, r.user_id, r.created_at from registration_request r`,
    `insert into application (id, registration_request_id, user_id, onboarding_finished, priority_filing_date)
      select gen_random_uuid(), ${id('request', 'g')}, ${id('user', `(${owner(ownOrders)})`)}, g % 3 > 0, case when g % 40 = 0 then date '2026-05-01' + g % 200 end
      from generate_series(1, ${requests}) g`,
    `insert into invoice (variable_symbol, issuer, serial_number, year, payment_date, payment_type, product_id, user_id, created_at, document_context)
      select (1000000 + g)::text, 'SK', case when g % 7 > 0 then g end, case when g % 7 > 0 then 2018 + g % 8 end, case when g % 7 > 0 then date '2020-01-01' + g % 2000 end,
        case when g % 3 = 0 then 'transfer' else 'card' end, ${id('product', 'g')}, ${id('user', `(${owner(ownOrders)})`)}, ${past(14)},
        jsonb_build_object('number', case when g % 7 > 0 then 'F' || g end, 'currency', 'EUR', 'customer', jsonb_build_object('name', initcap(pg_temp.name(g, 5))),
          'subject', jsonb_build_object('mark', upper(pg_temp.name(g, 8)), 'order', 'R-' || g), 'totals', jsonb_build_object('total', 12300))
      from generate_series(1, ${requests}) g`,
    `insert into trademark (id, name, number, jurisdiction, type, owner_entity_id, user_id, brand_id, status, status_group, filing_date, registration_date,
        expiration_date, last_tracking_update, registration_request_id, assigned_admin_id, created_at, goods_and_services)
      select ${id('trademark', 'g')}, upper(pg_temp.name(g, 8)), case when g % 10 > 0 then (10000000 + ${pick(15, 90_000_000)})::text end,
        ${one(places, 9)}, 'WORD', ${id('entity', 'o')}, ${id('user', 'o')}, case when g % 2 = 0 then ${id('brand', 'o')} end, split_part(s, '|', 1), split_part(s, '|', 2),
        case when g % 20 > 0 then date '2012-01-01' + ${pick(16, 4000)} end, case when s like '%Registered' then date '2024-01-01' + ${pick(17, 900)} end,
        case when s like '%Registered' then date '2026-09-01' + ${pick(18, 3650)} end, ${past(19)}, null, ${staff}, ${past(20)},
        jsonb_build_array(jsonb_build_object('class', 1 + ${pick(21, 45)}, 'terms', jsonb_build_array('goods')))
      from (select g, ${owner(ownMarks)} as o, ${one(markStatuses, 22)} as s from generate_series(1, ${trademarks}) g) made`,
    // As many as a register gives at least: the renewal of what is registered, the term to oppose what is not yet.
    `insert into deadline (id, trademark_id, owner_user_id, kind, number, opens, calendar_due, lawful_due, due, grace_until, from_event, from_date, amount, unit,
        source_kind, is_read, confidence)
      select gen_random_uuid(), t.id, t.user_id, 'renewal', 1, t.expiration_date - 180, t.expiration_date, t.expiration_date, t.expiration_date, t.expiration_date + 180,
        'filing', coalesce(t.filing_date, date '2016-01-01'), 10, 'year', 'statute', true, 'high' from trademark t where t.expiration_date is not null`,
    `insert into deadline (id, trademark_id, owner_user_id, kind, number, calendar_due, lawful_due, due, from_event, from_date, amount, unit, source_kind, is_read, confidence, done_at)
      select gen_random_uuid(), t.id, t.user_id, k, 1, d, d, d, e, d - 90, 3, 'month', 'statute', true, 'high', case when d < date '2026-11-01' then timestamptz '2026-11-01 00:00+00' end
      from (select id, user_id, date '2025-01-01' + (${pick(26, 900, "('x' || right(t.id::text, 8))::bit(32)::int")}) as d from trademark t) t,
        (values ('opposition', 'publication'), ('office_action_reply', 'office_action')) v (k, e)`,
    // One mark in four had a letter of its office; most were answered.
    `insert into office_action (id, trademark_id, status, issue_date, due_date, created_at)
      select gen_random_uuid(), t.id, (array['Response submitted', 'Response submitted', 'Response submitted', 'Landing page visited', 'Created'])[n % 5 + 1],
        date '2023-01-01' + n % 1300, date '2023-01-01' + n % 1300 + 90, t.created_at
        from (select id, created_at, (${pick(27, 100_000, "('x' || right(id::text, 8))::bit(32)::int")}) as n from trademark) t where t.n % 4 = 0`,
    `insert into trademark_tracking (id, name, created_at, trademark_id, owner_user_id)
      select gen_random_uuid(), ${one(`array['Application filed', 'Trademark published', 'Trademark registered']`, 23, 'g * 8 + n')}, ${past(24)} + n * interval '1 hour',
        ${id('trademark', 'g')}, ${id('user', `(${owner(ownMarks)})`)} from generate_series(1, ${trademarks}) g, generate_series(1, 2) n`,
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client, created_at)
      select 'bench/' || t.id, 'Certificate.pdf', 'application/pdf', 1000, 'other', t.document_hub_id, t.user_id, true, t.created_at from trademark t limit ${amounts.documents}`,
    // Chained one by one in a transaction of all, entries take a time that grows with its square.
    'alter table audit_log disable trigger audit_log_is_chained',
    `insert into audit_log (id, at, action, actor_role, table_name, row_id, for_user_id)
      select -g, ${past(25)}, 'trademark.change', 'staff', 'trademark', ${id('trademark', 'g')}::text, ${id('user', `(${owner(ownMarks)})`)} from generate_series(1, ${amounts.audits}) g`,
    'alter table audit_log enable always trigger audit_log_is_chained',
    `insert into mark (office, number, text, normalised, classes, owner, filing_date, state, revision, record, source)
      select ${one(places, 9)}, (70000000 + g)::text, upper(pg_temp.name(g, 30)), pg_temp.name(g, 30), array[1 + ${pick(31, 45)}], initcap(pg_temp.name(g, 32)),
        date '2010-01-01' + ${pick(33, 5000)}, 'registered', g, '{}', 'bench' from generate_series(1, ${amounts.registerMarks}) g`,
    `insert into trademark_watch_subscription (id, date_start, date_end, trademark_id, user_id)
      select gen_random_uuid(), date '2025-01-01', date '2036-01-01', t.id, t.user_id from trademark t limit ${amounts.watched}`,
    `insert into trademark_monitoring_result (id, type, relevance, created_at, mark_name, mark_type, jurisdiction, application_number, classes, trademark_id, seen,
        standing_group, precedence, rank_due)
      select gen_random_uuid(), 'filing', case when g % 4 = 0 then 'medium' end, ${past(34, 300)}, upper(pg_temp.name(g, 8)), 'WORD', ${one(places, 9)}, 'A' || g, array[25],
        ${id('trademark', `(1 + (g - 1) % ${trademarks})`)}, g % 8 = 0,
        (${hitGroupList})[1 + ${pick(36, hitGroups.length)}], lpad(${pick(37, 2_000_000_000)}::text, 29, '0'), false from generate_series(1, ${amounts.hits}) g`,
    'set session_replication_role = default',
  ]
}
