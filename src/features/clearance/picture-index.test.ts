import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describe as described } from '#domain/clearance/picture/descriptor.ts'
import { packDescriptor, packSignatures } from '#domain/clearance/picture/packed.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { addMarks } from '#tests/register.ts'
import { PictureIndex } from './picture-index.ts'
import { nearestAtFirst, type PictureFilters } from './picture-rows.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const side = 32
/** A bar of some width and height with a knob: pictures that differ a little from each other. */
const drawn = (seed: number) => {
  const data = new Uint8Array(side * side * 3).fill(255)
  const [wide, high] = [3 + (seed % 23), 3 + (Math.floor(seed / 23) % 19)]
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) data.fill(0, ((y + 4) * side + x + 3) * 3, ((y + 4) * side + x + 4) * 3)
  data.fill(0, (side * 29 + (seed % 30)) * 3, (side * 29 + (seed % 30) + 2) * 3)
  return described({ width: side, height: side, data })
}

async function bring(id: number, seed: number): Promise<void> {
  const one = drawn(seed)
  await pool.query(
    `insert into mark_picture (mark_id, file, file_state, picture, signatures, descriptor) values ($1, 'x', 'x', decode('00', 'hex'), $2, $3)
     on conflict (mark_id) do update set signatures = excluded.signatures, descriptor = excluded.descriptor, added_at = now()`,
    [id, packSignatures(one), packDescriptor(one)],
  )
}

const count = 60
const filters: readonly PictureFilters[] = [
  { offices: ['EU', 'SK'], classes: null, withDead: true },
  { offices: ['EU'], classes: null, withDead: false },
  { offices: ['SK'], classes: [9, 41], withDead: true },
  { offices: ['EU', 'SK'], classes: [31], withDead: false },
  { offices: ['EU', 'SK'], classes: [32, 45], withDead: false },
  { offices: ['CZ'], classes: null, withDead: true },
  { offices: [], classes: null, withDead: true },
]

async function agree(index: PictureIndex): Promise<void> {
  for (const one of filters) {
    const [held, read] = [await index.nearest(drawn(17), one, 7), await nearestAtFirst(pool, drawn(17), one, 7)]
    expect(held.seen).toBe(read.seen)
    expect(held.ids.toSorted((a, b) => a - b)).toEqual(read.ids.toSorted((a, b) => a - b))
  }
}

test('pictures that are held answer as those that are read, whatever comes, changes and goes', async () => {
  await addMarks(
    pool,
    1,
    Array.from({ length: count }, (_, at) => ({
      text: `MARK ${at}`,
      number: String(at),
      office: at % 3 === 0 ? ('SK' as const) : ('EU' as const),
      classes: [[9], [31, 32], [41], [45], [1]][at % 5] ?? [],
    })),
  )
  const { rows } = await pool.query<{ id: number }>('select id from mark order by id')
  const ids = rows.map(({ id }) => id)
  for (const [at, id] of ids.entries()) if (at % 4 !== 3) await bring(id, at * 7)
  const index = new PictureIndex(pool)
  await agree(index)
  expect(index.size).toBe(45)
  // One more, one drawn anew, one whose mark ended and has other classes, one that was taken away.
  await bring(ids[3] ?? 0, 17)
  await agree(index)
  await bring(ids[1] ?? 0, 18)
  await agree(index)
  await pool.query(`update mark set state = 'dead', classes = '{31}', revision = 2 where id = any($1)`, [
    [ids[1], ids[6]],
  ])
  await agree(index)
  await pool.query('delete from mark_picture where mark_id = $1', [ids[1]])
  await agree(index)
  expect(index.size).toBe(45)
  // The register came from an older backup.
  await pool.query(`update mark set revision = 1, classes = '{9}' where revision = 2`)
  await agree(index)
  index.forget()
  expect(index.size).toBe(0)
  await agree(index)
  index.forget()
})

test('a search under way looks at all that was held when it began, whatever is forgotten meanwhile', async () => {
  const index = new PictureIndex(pool, 1000, 5)
  const all: PictureFilters = { offices: ['EU', 'SK'], classes: null, withDead: true }
  const whole = await nearestAtFirst(pool, drawn(17), all, 7)
  await index.follow()
  let [isSearching, forgotten] = [true, 0]
  const forget = (): void => {
    index.forget()
    forgotten += 1
    if (isSearching) setImmediate(forget)
  }
  const searching = index.nearest(drawn(17), all, 7)
  setImmediate(forget)
  const found = await searching
  isSearching = false
  expect(forgotten).toBeGreaterThan(3)
  expect(found.seen).toBe(whole.seen)
})

test('of more pictures than may be held none is, and the answer is the same', async () => {
  const few = new PictureIndex(pool, 10)
  await agree(few)
  expect(few.size).toBe(0)
  few.forget()
})
