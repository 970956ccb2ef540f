import { counterpartyGraph, mostLinked } from '#contract/counterparty.ts'
import type { CallOutput } from '#contract/call.ts'
import { linkOf, returnsOf, sameAs, type LinkVerdict } from '#domain/enforcement/counterparty-links.ts'
import { ownTraits, type Trait, type TraitKind } from '#domain/enforcement/counterparty-traits.ts'
import type { CaseStatus } from '#domain/enforcement/status.ts'
import { daysBetween, officeZone } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'

type Graph = CallOutput<typeof counterpartyGraph>

interface PartyRow {
  id: string
  name: string
  aliases: string[]
  websites: string[]
  client: string | null
  cases: number
  entered: (Trait & { id: string; source: string; seenOn: string | null })[]
  sellers: string[]
}

/** Counterparties with what was entered of them, and the sellers of the sightings from which their cases were made. */
const parties = `select p.id, p.primary_name as name, p.aliases, p.websites, u.email as client,
    (select count(*)::int from "case" c where c.case_counterparty_id = p.id) as cases,
    coalesce((select json_agg(json_build_object('id', t.id, 'kind', t.kind, 'key', t.key, 'value', t.value, 'source', t.source,
      'seenOn', t.seen_on) order by t.created_at, t.id) from counterparty_trait t where t.case_counterparty_id = p.id), '[]') as entered,
    array(select distinct s.seller || ' @ ' || s.host from sighting s join "case" c on c.id = s.case_id
      where c.case_counterparty_id = p.id and s.seller is not null) as sellers
  from case_counterparty p left join "user" u on u.id = p.user_id`

/** Who may share something: exactly what was entered; of names and addresses whoever has them in any spelling. */
const candidates = `select distinct p.id from case_counterparty p where p.id <> $1 and (
    exists (select from counterparty_trait own join counterparty_trait t on t.kind = own.kind and t.key = own.key
             where own.case_counterparty_id = $1 and t.case_counterparty_id = p.id)
    or exists (select from unnest(p.aliases || p.primary_name) n where lower(regexp_replace(n, '[^[:alnum:]]', '', 'g')) = any($2))
    or exists (select from unnest(p.websites) w where lower(substring(w from '^(?:https?://)?(?:www\\.)?([^/:?#]+)')) = any($3))
    or exists (select from counterparty_trait t where t.case_counterparty_id = p.id and t.kind || ' ' || t.key = any($4))
    or exists (select from sighting s join "case" c on c.id = s.case_id
                where c.case_counterparty_id = p.id and lower(s.seller || ' @ ' || s.host) = any($5))
    or exists (select from counterparty_link l where (l.left_id = $1 and l.right_id = p.id) or (l.right_id = $1 and l.left_id = p.id)))`

const seller = (text: string): Trait => ({ kind: 'account', key: text.toLowerCase(), value: text })

const traitsOf = (row: PartyRow): Trait[] => {
  const all = [...row.entered, ...ownTraits(row), ...row.sellers.map(seller)]
  return [...new Map(all.map(({ kind, key, value }) => [`${kind} ${key}`, { kind, key, value }])).values()]
}

const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const keysOf = (traits: readonly Trait[], ...kinds: TraitKind[]): Trait[] =>
  traits.filter(({ kind }) => kinds.includes(kind))

async function neighboursOf(db: Database, own: PartyRow, traits: readonly Trait[]): Promise<PartyRow[]> {
  const { rows } = await db.$client.query<{ id: string }>(candidates, [
    own.id,
    [own.name, ...own.aliases].map(squeezed).filter(Boolean),
    keysOf(traits, 'domain', 'shop').map(({ key }) => key.split('/')[0]),
    traits.map(({ kind, key }) => `${kind} ${key}`),
    keysOf(traits, 'account').map(({ key }) => key),
  ])
  if (rows.length === 0) return []
  return (await db.$client.query<PartyRow>(`${parties} where p.id = any($1)`, [rows.map(({ id }) => id)])).rows
}

interface LinkRow {
  id: string
  left: string
  right: string
  verdict: LinkVerdict
  reason: string
  by: string | null
  at: string
  undoneAt: string | null
  undoneBy: string | null
  undoReason: string | null
}

/** What people said, of everybody who is reached by it. */
const decisions = `with recursive reached(id) as (
    select $1::uuid union
    select case when l.left_id = r.id then l.right_id else l.left_id end from reached r
      join counterparty_link l on (l.left_id = r.id or l.right_id = r.id) and l.undone_at is null and l.verdict = 'same')
  select l.id, l.left_id as left, l.right_id as right, l.verdict, l.reason, l.decided_at as at, l.undone_at as "undoneAt",
      l.undo_reason as "undoReason", coalesce(nullif(concat_ws(' ', p.firstname, p.lastname), ''), u.email) as by,
      coalesce(nullif(concat_ws(' ', q.firstname, q.lastname), ''), v.email) as "undoneBy"
    from counterparty_link l join "user" u on u.id = l.decided_by_user_id left join user_profile p on p.user_id = u.id
    left join "user" v on v.id = l.undone_by_user_id left join user_profile q on q.user_id = v.id
   where l.left_id in (select id from reached) or l.right_id in (select id from reached) order by l.decided_at desc, l.id desc`

const shownDecision = ({ id, verdict, reason, by, at, undoneAt, undoneBy, undoReason }: LinkRow) => ({
  id,
  verdict,
  reason,
  by,
  at: new Date(at).toISOString(),
  undone: undoneAt === null ? null : { reason: undoReason ?? '', by: undoneBy, at: new Date(undoneAt).toISOString() },
})

const casesOf = `select c.id, c.case_counterparty_id as "counterpartyId", p.primary_name as name, c.status,
    (c.created_at at time zone '${officeZone}')::date::text as "openedOn",
    case when c.status = 'Closed' then (c.last_status_update at time zone '${officeZone}')::date::text end as "closedOn"
  from "case" c join case_counterparty p on p.id = c.case_counterparty_id where c.case_counterparty_id = any($1)
  order by c.created_at desc, c.id desc`

type CaseOf = Omit<Graph['cases'][number], 'backAfter'> & { status: CaseStatus }

async function casesWithReturns(db: Database, ids: readonly string[]): Promise<Graph['cases']> {
  const { rows } = await db.$client.query<CaseOf>(casesOf, [ids])
  const back = new Map(returnsOf(rows).map((one) => [one.caseId, daysBetween(one.closedOn, one.openedOn)]))
  return rows.map((row) => ({ ...row, backAfter: back.get(row.id) ?? null }))
}

/** By what a counterparty is recognised, who shares it, what people said of them, and who came back after a case. */
export const graph = handle(counterpartyGraph, async ({ params }, _caller, { db }): Promise<Graph> => {
  const own = found((await db.$client.query<PartyRow>(`${parties} where p.id = $1`, [params.id])).rows[0])
  const traits = traitsOf(own)
  const neighbours = (await neighboursOf(db, own, traits)).map((row) => ({ row, traits: traitsOf(row) }))
  const holders = ({ kind, key }: Trait): number =>
    1 + neighbours.filter((one) => one.traits.some((trait) => trait.kind === kind && trait.key === key)).length
  const links = (await db.$client.query<LinkRow>(decisions, [own.id])).rows
  const same = sameAs(
    own.id,
    links.filter(({ undoneAt }) => undoneAt === null),
  )
  const others = neighbours
    .flatMap(({ row, traits: theirs }) => {
      const said = links.filter(({ left, right }) => [left, right].includes(own.id) && [left, right].includes(row.id))
      const link = linkOf(traits, theirs, holders)
      // Who was judged stays in sight when nothing is shared any more.
      if (link === null && said.length === 0) return []
      const { id, name, client, cases } = row
      const { strength, level, reasons } = link ?? { strength: 0, level: 'hint' as const, reasons: [] }
      return [
        {
          id,
          name,
          client,
          cases,
          strength,
          level,
          reasons,
          decisions: said.map(shownDecision),
          isSame: same.includes(id),
        },
      ]
    })
    .sort((a, b) => b.strength - a.strength || a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
  const known = new Map(own.entered.map((one) => [`${one.kind} ${one.key}`, one]))
  return {
    traits: traits.map((trait) => {
      const entered = known.get(`${trait.kind} ${trait.key}`)
      const { kind, value } = trait
      return {
        id: entered?.id ?? null,
        kind,
        value,
        source: entered?.source ?? null,
        seenOn: entered?.seenOn ?? null,
        sharedBy: holders(trait),
      }
    }),
    others: others.slice(0, mostLinked),
    more: Math.max(0, others.length - mostLinked),
    cases: await casesWithReturns(db, same),
  }
})
