import type pg from 'pg'
import type { ConflictFinding } from '#domain/conflict-check/finding.ts'
import type { KnownMatters } from '#domain/conflict-check/findings.ts'
import type { Party } from '#domain/conflict-check/party.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Subject } from './subjects.ts'

type Reader = Pick<pg.ClientBase, 'query'>

/** Marks of other clients that are compared: those nearest in letters. */
export const mostMarks = 400
/** Rows of each other kind; beyond, a name is looked for by its likeness first. */
const mostRows = 5000

interface KnownRow {
  id: string
  label: string
  client: string
  names: string[]
  emails: string[] | null
  websites: string[] | null
}

const partyOf = ({ names, emails, websites }: KnownRow): Party => ({
  names: names.filter(Boolean),
  emails: emails ?? [],
  websites: websites ?? [],
})

const listed = (matter: ConflictFinding['matter'], rows: readonly KnownRow[]) =>
  rows.map((row) => ({ matter, id: row.id, label: row.label, client: row.client, party: partyOf(row) }))

/** A row of somebody else than the account $1 and the addresses $2. */
const ofOthers = (user: string): string => `(${user}.id is distinct from $1 and lower(${user}.email) <> all ($2))`
const clientName = (user: string): string =>
  `coalesce((select nullif(trim(p.firstname || ' ' || p.lastname), '') from user_profile p where p.user_id = ${user}.id), ${user}.email)`

async function opposed(db: Reader, { userId, emails }: Subject): Promise<KnownMatters['opposed']> {
  const { rows } = await db.query<KnownRow>(
    `select c.id, b.name || ' / ' || cp.primary_name as label, ${clientName('u')} as client,
        cp.primary_name || cp.aliases as names, null as emails, cp.websites
       from "case" c join case_counterparty cp on cp.id = c.case_counterparty_id
         join brand b on b.id = c.brand_id join "user" u on u.id = b.user_id
      where ${ofOthers('u')} and not cp.whitelisted and c.status <> 'Dismissed'
      order by c.created_at desc, c.id limit ${mostRows}`,
    [userId, emails],
  )
  return listed('case', rows)
}

async function cited(db: Reader, { userId, emails }: Subject): Promise<KnownMatters['cited']> {
  const { rows } = await db.query<KnownRow>(
    `with named as materialized (
       select o.id, o.trademark_id, o.created_at, m ->> 'owner' as owner from office_action o
         cross join lateral jsonb_array_elements(o.similar_trademarks) m
        where jsonb_typeof(o.similar_trademarks) = 'array' and o.similar_trademarks <> '[]' and m ->> 'owner' is not null)
     select n.id, t.name || ', ' || t.jurisdiction as label, ${clientName('u')} as client, array[n.owner] as names,
        null as emails, null as websites
       from named n join trademark t on t.id = n.trademark_id join "user" u on u.id = t.user_id
      where ${ofOthers('u')} order by n.created_at desc, n.id limit ${mostRows}`,
    [userId, emails],
  )
  return listed('office-action', rows)
}

/** Who opposes a mark of another client. */
async function opponents(db: Reader, { userId, emails }: Subject): Promise<KnownMatters['cited']> {
  const { rows } = await db.query<KnownRow>(
    `select o.id, t.name || ', ' || t.jurisdiction as label, ${clientName('u')} as client, array[o.opponent] as names,
        null as emails, null as websites
       from opposition o join trademark t on t.id = o.trademark_id join "user" u on u.id = t.user_id
      where ${ofOthers('u')} order by o.created_at desc, o.id limit ${mostRows}`,
    [userId, emails],
  )
  return listed('opposition', rows)
}

/** Clients whose name, mail or website may be those of the other side; the rule looks at them closely. */
async function clients(db: Reader, { userId, emails, otherSide }: Subject): Promise<KnownMatters['clients']> {
  if (!otherSide) return []
  const { rows } = await db.query<KnownRow>(
    `select u.id, ${clientName('u')} as label, ${clientName('u')} as client,
        array(select trim(p.firstname || ' ' || p.lastname) from user_profile p where p.user_id = u.id
          union select coalesce(e.business_name, trim(coalesce(e.first_name, '') || ' ' || coalesce(e.last_name, ''))) from entity e where e.user_id = u.id) as names,
        array[u.email] as emails, array(select unnest(b.websites) from brand b where b.user_id = u.id) as websites
       from "user" u
      where ${ofOthers('u')} and u.role = 'customer' and u.state <> 'deactivated' and (
        exists (select 1 from entity e, unnest($3::text[]) n where e.user_id = u.id and e.business_name % n)
        or exists (select 1 from user_profile p, unnest($3::text[]) n where p.user_id = u.id and (p.firstname || ' ' || p.lastname) % n)
        or exists (select 1 from unnest($4::text[]) h where u.email ilike '%@%' || h)
        or exists (select 1 from brand b, unnest(b.websites) w, unnest($4::text[]) h where b.user_id = u.id and w ilike '%' || h || '%'))
      order by u.created_at desc, u.id limit ${mostRows}`,
    [userId, emails, otherSide.names, otherSide.websites.map(hostWords).filter(Boolean)],
  )
  return listed('user', rows)
}

/** The host of an address as a pattern finds it. */
const hostWords = (website: string): string =>
  website
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/[/?#:].*$/s, '')
    .replaceAll(/[\\%_]/g, String.raw`\$&`)

interface MarkRow {
  matter: 'trademark' | 'request'
  id: string
  text: string
  label: string
  client: string
  classes: number[]
  places: string[]
}

/** Up to so many marks every one is measured; of more those that share enough letters, which an index finds. */
const measuredAll = 5000

/** Accounts of the client: the marks of all others are theirs. */
const own = `select o.id from "user" o where o.id = $1 or lower(o.email) = any ($2)`
const trademarksOf = `trademark t where t.status_group <> 'Closed' and t.user_id not in (${own})`
const requestsOf = `registration_request r where r.status_group in ('Verification', 'Ordering', 'Drafting')
  and (r.user_id is null or r.user_id not in (${own})) and lower(r.contact_email) <> all ($2)`

const countOfMarks = `select (select count(*) from ${trademarksOf})::int + (select count(*) from ${requestsOf})::int as all`

/** The nearest marks, with what is shown of each: found by their letters alone first. */
const nearest = (alike: (column: string) => string): string => `with near as materialized (
    select matter, id from (
      select 'trademark' as matter, t.id, t.name as text from ${trademarksOf} ${alike('t.name')}
      union all select 'request', r.id, r.value from ${requestsOf} ${alike('r.value')}) theirs
    order by similarity(text, $3) desc, text, id limit ${mostMarks})
  select near.matter, t.id, t.name as text, t.name || ', ' || t.jurisdiction as label, ${clientName('u')} as client,
      array(select distinct (g ->> 'class')::int from jsonb_array_elements(t.goods_and_services) g) as classes, array[t.jurisdiction] as places
    from near join trademark t on t.id = near.id join "user" u on u.id = t.user_id where near.matter = 'trademark'
  union all
  select near.matter, r.id, r.value, r.value || ', ' || r.public_id,
      coalesce(nullif(trim(r.contact_first_name || ' ' || r.contact_last_name), ''), r.contact_email),
      coalesce((select v.recommended_classes from verification_result v where v.registration_request_id = r.id order by v.created_at desc limit 1), '{}'),
      r.jurisdictions
    from near join registration_request r on r.id = near.id where near.matter = 'request'`

async function marks(db: Reader, subject: Subject): Promise<{ marks: KnownMatters['marks']; all: number }> {
  if (!subject.mark) return { marks: [], all: 0 }
  const client = [subject.userId, subject.emails]
  const counted = await db.query<{ all: number }>(countOfMarks, client)
  const all = counted.rows[0]?.all ?? 0
  const query = nearest((column) => (all > measuredAll ? `and ${column} % $3` : ''))
  const { rows } = await db.query<MarkRow>(query, [...client, subject.mark.text])
  return { marks: rows.map(({ places, ...row }) => ({ ...row, places: places.filter(isJurisdiction) })), all }
}

/** What we do for others that a matter may stand against, and how many marks of theirs there are. */
export async function knownMatters(db: Reader, subject: Subject): Promise<{ known: KnownMatters; all: number }> {
  const theirs = await marks(db, subject)
  return {
    known: {
      opposed: await opposed(db, subject),
      cited: [...(await cited(db, subject)), ...(await opponents(db, subject))],
      clients: await clients(db, subject),
      marks: theirs.marks,
    },
    all: theirs.all,
  }
}
