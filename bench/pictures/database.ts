import { parseArgs } from 'node:util'
import { PictureIndex } from '#features/clearance/picture-index.ts'
import { describedPictures } from '#features/clearance/picture-rows.ts'
import { describe, type Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { lookedAt, picturesAlike } from '#domain/clearance/picture/likeness.ts'
import { packDescriptor, packSignatures } from '#domain/clearance/picture/packed.ts'
import { createPool } from '#platform/db/pool.ts'
import { prepareTemplate } from '#tests/prepare.ts'
import { withScratchDatabases } from '#tools/scratch-databases.ts'
import { quantile } from '../search/measure.ts'
import { drawn, madeLogos, pictureKinds } from './make.ts'

/*
 * What a search among many pictures takes in time and in memory of the process, as the product makes it: a few made logos, again and
 * again, in a database. Run: npx node --expose-gc bench/pictures/database.ts [--n 100000] [--made 1000] [--asked 20]
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100000' },
    made: { type: 'string', default: '1000' },
    asked: { type: 'string', default: '20' },
  },
})
const [count, made, asked] = [Number(values.n), Number(values.made), Number(values.asked)]
const say = (text: string) => process.stdout.write(`${text}\n`)
const held = () => process.memoryUsage.rss() / 1e6

const logos = [...madeLogos(made, 20_261_122)]
const descriptors: Descriptor[] = []
for (const logo of logos)
  descriptors.push(describe(await drawn({ body: pictureKinds['same']?.(logo, Math.random).body ?? '' })))
await withScratchDatabases(1, async ([url = '']) => {
  await prepareTemplate(url)
  const pool = createPool(url, { max: 2 })

  await pool.query(
    `insert into mark (office, number, text, normalised, classes, state, revision, record, source)
     select 'EU', at::text, 'x', 'x', array[1 + at % 45], 'registered', 1, '{}', 'bench' from generate_series(1, $1::int) as at`,
    [count],
  )
  for (const [at, one] of descriptors.entries())
    await pool.query(
      `insert into mark_picture (mark_id, file, file_state, picture, signatures, descriptor)
       select id, 'x', 'x', decode(repeat('ab', 4000), 'hex'), $1, $2 from mark where id % ${made} = $3`,
      [packSignatures(one), packDescriptor(one), at],
    )
  await pool.query('vacuum analyze')
  globalThis.gc?.()
  const before = held()
  let most = before
  const times: number[] = []
  const index = new PictureIndex(pool)
  const began = performance.now()
  await index.follow()
  say(`held after ${(performance.now() - began).toFixed(0)} ms, ${held().toFixed(0)} MB`)
  const filters = { offices: ['EU' as const], classes: null, withDead: false }
  for (let at = 0; at < asked; at += 1) {
    const own = descriptors[at]
    if (!own) continue
    const start = performance.now()
    const { ids, seen } = await index.nearest(own, filters, lookedAt)
    for (const { descriptor } of await describedPictures(pool, ids)) if (descriptor) picturesAlike(own, descriptor)
    times.push(performance.now() - start)
    if (seen !== count) throw new Error(`looked at ${seen}`)
    most = Math.max(most, held())
  }
  say(`${count} pictures: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`)
  say(`memory of the process: ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`)
  await pool.end()
})
