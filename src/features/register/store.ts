import { isDeepStrictEqual } from 'node:util'
import { normalise } from '#domain/clearance/words/letters.ts'
import {
  datesAfter,
  type HeldDates,
  type OfficeRecord,
  replacedBy,
  stateAlone,
} from '#domain/clearance/office-record.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Tx } from '#platform/db/database.ts'

/** A record with what the office sent, as JSON: a text takes a fraction of the memory of what it says. */
export interface Came {
  readonly record: OfficeRecord
  readonly raw: string
}

export interface Counts {
  added: number
  changed: number
  unchanged: number
  older: number
}

export interface Stored {
  readonly counts: Counts
  readonly revision: number
  /** Marks that are new, that came back into force, or whose words or classes changed. */
  readonly markIds: number[]
  /** Marks that were held and of which anything changed. */
  readonly changedIds: number[]
}

interface Held extends HeldDates {
  readonly number: string
  readonly text: string
  readonly otherTexts: string[]
  readonly classes: number[]
  readonly state: string
  readonly status: string | null
}

/** A mark while a batch is worked out. */
interface Working {
  readonly number: string
  readonly held: Held | null
  dates: HeldDates | null
  content: Came | null
  state: Pick<OfficeRecord, 'state' | 'status'> | null
}

const contentColumns = {
  registration_number: 'text', text: 'text', normalised: 'text', other_texts: 'text[]', mark_type: 'text', classes: 'int[]',
  goods: 'jsonb', owner: 'text', owner_country: 'text', designations: 'text[]', filing_date: 'date', priority_date: 'date', publication_date: 'date',
  registration_date: 'date', expiry_date: 'date', image_reference: 'text', vienna_codes: 'text[]', content_date: 'date', record: 'jsonb',
} // prettier-ignore
const stateColumns = { state: 'text', status: 'text', record_date: 'date' }
const allColumns = { ...contentColumns, ...stateColumns }

const names = (columns: object) => Object.keys(columns).join(', ')
const values = (columns: object) =>
  Object.keys(columns)
    .map((name) => `r.${name}`)
    .join(', ')
const rows = (columns: object) =>
  `jsonb_to_recordset($1::jsonb) as r(place int, number text, ${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`
const insertStatement = `insert into mark (office, number, revision, source, ${names(allColumns)})
  select $2, r.number, $3, $4, ${values(allColumns)} from ${rows(allColumns)} order by r.place returning id, number`
const updateStatement = (columns: object) => `update mark m set (revision, source, ${names(columns)}) =
  row($3, $4, ${values(columns)}) from ${rows(columns)} where m.office = $2 and m.number = r.number returning m.id, m.number`

/**
 * The raw record of a mark that is one of ours stands beside the trademark, under the number we know it by, written with
 * or without what stands between the digits.
 */
const keepOwned = `with ours as materialized (
    select distinct unnest(array[number, translate(number, ' ./,-', '')]) as key, number
      from trademark where jurisdiction = $1 and number is not null)
  insert into trademark_ipo_data (number, jurisdiction, updated_at, data, source)
  select distinct on (ours.number) ours.number, $1, now(), m.record, m.source
    from mark m cross join lateral (values (m.number), (m.registration_number)) as told(key) join ours on ours.key = told.key
   where m.office = $1 and m.revision = $2
   order by ours.number, m.id desc
  on conflict (jurisdiction, number) do update set updated_at = now(), data = excluded.data, source = excluded.source
    where trademark_ipo_data.data is distinct from excluded.data`

/**
 * Writes a batch of records of one office in the caller's transaction, which holds the lock of the register. Newer
 * records replace older ones, a record that is held already changes nothing. Every row it writes has one new revision.
 */
export async function storeBatch(tx: Tx, office: Jurisdiction, source: string, came: readonly Came[]): Promise<Stored> {
  const marks = await loadHeld(tx, office, came)
  const again = await cameAgain(tx, office, came, marks)
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, older: 0 }
  for (const one of came) counts[take(marks, one, again)] += 1
  const last = await tx.$client.query<{ revision: string }>(
    'select coalesce(max(revision), 0) + 1 as revision from mark',
  )
  const revision = Number(last.rows[0]?.revision)
  const written = new Map<string, number>()
  const write = async (statement: string, chosen: Working[], rowOf: (mark: Working) => object) => {
    if (chosen.length === 0) return
    const sent = jsonOf(
      chosen.map((mark, place) => ({ row: { place, ...rowOf(mark) }, raw: mark.content?.raw ?? null })),
    )
    const { rows: ids } = await tx.$client.query<{ id: number; number: string }>(statement, [
      sent,
      office,
      revision,
      source,
    ])
    for (const { id, number } of ids) written.set(number, id)
  }
  const all = [...marks.values()]
  const changed = all.filter((mark) => mark.held !== null)
  await write(
    insertStatement,
    all.filter((mark) => mark.held === null),
    allOf,
  )
  await write(
    updateStatement(allColumns),
    changed.filter((mark) => mark.content !== null),
    allOf,
  )
  await write(
    updateStatement(stateColumns),
    changed.filter((mark) => mark.content === null && mark.state !== null),
    stateOf,
  )
  if (written.size > 0) await tx.$client.query(keepOwned, [office, revision])
  const idsOf = (chosen: Working[]) => chosen.flatMap(({ number }) => written.get(number) ?? []).sort((a, b) => a - b)
  return { counts, revision, markIds: idsOf(all.filter(readsNew)), changedIds: idsOf(changed) }
}

async function loadHeld(tx: Tx, office: Jurisdiction, came: readonly Came[]): Promise<Map<string, Working>> {
  const numbers = [...new Set(came.map(({ record }) => record.number))]
  const { rows: held } = await tx.$client.query<Held>(
    `select number, record_date::text as "recordDate", content_date::text as "contentDate", text, other_texts as "otherTexts",
            classes, state, status
       from mark where office = $1 and number = any($2)`,
    [office, numbers],
  )
  const known = new Map(held.map((one) => [one.number, one]))
  return new Map(
    numbers.map((number) => {
      const one = known.get(number) ?? null
      return [number, { number, held: one, dates: one, content: null, state: null }]
    }),
  )
}

/** Those of the records that are held as they came; only those of one date are compared. */
async function cameAgain(
  tx: Tx,
  office: Jurisdiction,
  came: readonly Came[],
  marks: ReadonlyMap<string, Working>,
): Promise<ReadonlySet<Came>> {
  const sent = [...came.entries()].filter(([, { record }]) => {
    const held = marks.get(record.number)?.held
    return held && !record.stateOnly && held.contentDate === record.recordDate
  })
  if (sent.length === 0) return new Set()
  const { rows: same } = await tx.$client.query<{ place: number }>(
    `select r.place from ${rows({ record: 'jsonb' })} join mark m on m.office = $2 and m.number = r.number and m.record = r.record`,
    [jsonOf(sent.map(([place, { record, raw }]) => ({ row: { place, number: record.number }, raw }))), office],
  )
  return new Set(same.flatMap(({ place }) => came[place] ?? []))
}

/** A list of rows, each with the raw record among them. */
function jsonOf(list: readonly { row: object; raw: string | null }[]): string {
  const one = ({ row, raw }: { row: object; raw: string | null }) => {
    const told = JSON.stringify(row)
    return raw === null ? told : `${told.slice(0, -1)},"record":${raw}}`
  }
  return `[${list.map(one).join(',')}]`
}

/** Takes one record into its mark and says what it did. */
function take(marks: Map<string, Working>, came: Came, again: ReadonlySet<Came>): keyof Counts {
  const { record, raw } = came
  const mark = marks.get(record.number)
  if (!mark) throw new Error(`no place for ${record.number}`)
  const replaced = replacedBy(mark.dates, record)
  if (!replaced.content && !replaced.state) return 'older'
  const same = mark.content === null ? again.has(came) : mark.content.raw === raw
  if (replaced.content ? same : sameState(mark, record)) return 'unchanged'
  const isNew = mark.dates === null
  mark.dates = datesAfter(mark.dates, record, replaced)
  if (replaced.content) mark.content = came
  else if (isNew) mark.content = { record: stateAlone(record), raw: '{}' }
  if (replaced.state) mark.state = { state: record.state, status: record.status }
  return isNew ? 'added' : 'changed'
}

function sameState(mark: Working, record: OfficeRecord): boolean {
  const now = mark.state ?? mark.held
  return now?.state === record.state && now.status === record.status && mark.dates?.recordDate === record.recordDate
}

function readsNew({ held, content, state }: Working): boolean {
  if (held?.state === 'dead' && state !== null && state.state !== 'dead') return true
  if (content === null) return false
  const { text, otherTexts, classes } = content.record
  if (held === null) return true
  return held.text !== text || !isDeepStrictEqual([held.otherTexts, held.classes], [otherTexts, classes])
}

function stateOf(mark: Working) {
  const now = mark.state ?? mark.held
  return {
    number: mark.number,
    state: now?.state ?? 'unknown',
    status: now?.status ?? null,
    record_date: mark.dates?.recordDate ?? null,
  }
}

function allOf(mark: Working) {
  if (!mark.content) throw new Error(`nothing to write of ${mark.number}`)
  const { record } = mark.content
  return {
    ...stateOf(mark),
    registration_number: record.registrationNumber,
    text: record.text,
    normalised: normalise(record.text).compact,
    other_texts: record.otherTexts,
    mark_type: record.markType,
    classes: record.classes,
    goods: record.goods,
    owner: record.owner,
    owner_country: record.ownerCountry,
    designations: record.designations,
    filing_date: record.filingDate,
    priority_date: record.priorityDate,
    publication_date: record.publicationDate,
    registration_date: record.registrationDate,
    expiry_date: record.expiryDate,
    image_reference: record.imageReference,
    vienna_codes: record.viennaCodes,
    content_date: mark.dates?.contentDate ?? null,
  }
}
