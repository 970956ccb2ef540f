import pg from 'pg'

export interface Amounts {
  trademarks: number
  /** Tracking rows of each trademark. */
  trackings: number
  customers: number
  /** Trademarks of customer 1, who may have more than the others; the rest is dealt out evenly. */
  first: number
  /** A customer by number, and how many further tracking rows each of that customer's trademarks has. */
  eventful?: { customer: number; trackings: number }
}

/** The id of a customer, an entity or a trademark by its number. */
export function idOf(kind: 'user' | 'entity' | 'trademark', number: number): string {
  const space = { user: 'a', entity: 'b', trademark: 'c' }[kind]
  return `0000000${space}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`
}

const id = (kind: Parameters<typeof idOf>[0], number: string): string =>
  `('${idOf(kind, 0).slice(0, 24)}' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Fills a prepared database with made-up customers, their marks and what happened to them. Triggers stay quiet. */
export async function fill(url: string, { trademarks, trackings, customers, first, eventful }: Amounts): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const owner = `case when g <= ${first} then 1 else 2 + g % ${Math.max(customers - 1, 1)} end`
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into "user" (id, email, role, state) select ${id('user', 'g')}, 'owner' || g || '@bench.test', 'customer', 'active' from generate_series(1, ${customers + 1}) g`,
  )
  await client.query(
    `insert into entity (id, type, business_name, user_id) select ${id('entity', 'g')}, 'legal', 'Company ' || g, ${id('user', 'g')} from generate_series(1, ${customers + 1}) g`,
  )
  await client.query(`insert into trademark (id, name, number, jurisdiction, type, owner_entity_id, user_id, status, status_group, filing_date, expiration_date, created_at)
    select ${id('trademark', 'g')}, 'MARK ' || g, (100000 + g)::text, (array['SK', 'CZ', 'ES', 'EU'])[1 + g % 4], 'WORD', ${id('entity', `(${owner})`)}, ${id('user', `(${owner})`)},
      'Trademark registered', 'Registered', date '2020-01-01' + g % 1500, date '2030-01-01' + g % 1500, timestamptz '2020-01-01 00:00+00' + g * 977 % ${trademarks} * interval '1 minute'
    from generate_series(1, ${trademarks}) g`)
  await client.query(`insert into trademark_tracking (id, name, created_at, skipped, trademark_id, owner_user_id)
    select ('0000000d-0000-7000-8000-' || lpad(to_hex(g * 16 + n), 12, '0'))::uuid, 'step ' || n, timestamptz '2024-01-01 00:00+00' + (g + n * 3) % 5000 * interval '1 hour', false, ${id('trademark', 'g')}, ${id('user', `(${owner})`)}
    from generate_series(1, ${trademarks}) g, generate_series(1, ${trackings}) n`)
  if (eventful)
    await client.query(`insert into trademark_tracking (id, name, created_at, skipped, trademark_id, owner_user_id)
      select gen_random_uuid(), 'further step', timestamptz '2023-01-01 00:00+00' + n * interval '1 minute', false, t.id, t.user_id
      from trademark t, generate_series(1, ${eventful.trackings}) n where t.user_id = '${idOf('user', eventful.customer)}'`)
  await client.query('set session_replication_role = default')
  for (const table of ['"user"', 'entity', 'trademark', 'trademark_tracking'])
    await client.query(`vacuum analyze ${table}`)
  await client.end()
}
