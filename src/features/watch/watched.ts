import type pg from 'pg'
import { withRelated } from '#domain/clearance/goods.ts'
import { type Sign, signOf } from '#domain/clearance/score/sign.ts'
import { type FiledMark, type WatchedMark, watchHit, type WatchHit, type WatchType } from '#domain/monitoring/watch.ts'
import { piecesOf } from '#features/clearance/index.ts'
import { Finder } from '#platform/search/find.ts'
import { Packer } from '#platform/search/packed.ts'

/** A trademark under a subscription that is in force. */
export interface Watched extends WatchedMark {
  readonly trademarkId: string
}

export interface Found extends WatchHit {
  readonly watched: Watched
}

interface Row {
  type: WatchType
  trademarkId: string
  name: string
  classes: number[]
}

/** What is brought and read for one filing, of an index of watched marks; kept are the nearest hundred of each ranking. */
const effort = { bring: 200_000, read: 400_000, keep: 100, floor: 0 }

/** The facet of marks whose classes are not known; Nice classes begin with 1. */
const unknownClasses = 0

/** The watched marks as an index: trademarks of one name stand together, so that many of them push nobody out. */
export class WatchedMarks {
  readonly #groups: { sign: Sign; watched: Watched[] }[]
  readonly #finder: Finder

  constructor(rows: readonly Row[]) {
    const groups = new Map<string, { sign: Sign; watched: Watched[] }>()
    for (const { name, ...row } of rows) {
      const sign = signOf(name)
      const words = sign.words.join(' ')
      const group = groups.get(words) ?? { sign, watched: [] }
      group.watched.push({ ...row, sign: group.sign })
      groups.set(words, group)
    }
    this.#groups = [...groups.values()]
    const packer = new Packer()
    for (const [key, { sign, watched }] of this.#groups.entries()) {
      const classes = watched.flatMap((one) => (one.classes.length > 0 ? one.classes : [unknownClasses]))
      packer.add({ key, text: '', pieces: piecesOf(sign), facets: [...new Set(classes)], tag: 0, retired: false })
    }
    this.#finder = new Finder(packer.pack())
  }

  /** The watched marks that a filing concerns, each once with its strongest reason. */
  hits(filed: FiledMark): Found[] {
    const facets = filed.classes.length > 0 ? [[unknownClasses, ...withRelated(filed.classes)]] : []
    const near = new Set<number>()
    for (const sign of filed.signs) {
      if (sign.compact === '') continue
      const question = { pieces: piecesOf(sign), facets, tags: null, withRetired: false }
      for (const { key } of this.#finder.find(question, effort)) near.add(key)
    }
    const found = new Map<string, Found>()
    for (const key of near) {
      for (const watched of this.#groups[key]?.watched ?? []) {
        const hit = watchHit(watched, filed)
        const known = found.get(watched.trademarkId)
        if (hit && (!known || known.score.mark < hit.score.mark)) found.set(watched.trademarkId, { ...hit, watched })
      }
    }
    return [...found.values()]
  }
}

let last: { version: string; day: string; index: WatchedMarks } | null = null

/** The index of the marks watched on a day; read and made anew only when they are others than the last time. Null when there is none. */
export async function watchedMarks(pool: pg.Pool, day: string): Promise<WatchedMarks | null> {
  const known = await versionOf(pool)
  if (known !== null && last?.version === known && last.day === day) return last.index
  // One statement sees one state: the version is that of the rows, whatever is committed meanwhile.
  const { rows } = await pool.query<Row & { version: string | null }>(
    `select (select version from watch_state) as version, s.type, t.id as "trademarkId", t.name,
            array(select distinct (one ->> 'class')::int from jsonb_array_elements(t.goods_and_services) one order by 1) as classes
       from trademark_watch_subscription s join trademark t on t.id = s.trademark_id
      where $1::date between s.date_start and s.date_end
      order by t.id, s.type`,
    [day],
  )
  const [first] = rows
  if (!first) return null
  const index = new WatchedMarks(rows)
  last = first.version === null ? null : { version: first.version, day, index }
  return index
}

/** The state of what is watched; null while nothing ever was. */
async function versionOf(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ version: string }>('select version from watch_state')
  return rows[0]?.version ?? null
}
