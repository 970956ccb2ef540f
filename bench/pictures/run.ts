import { parseArgs } from 'node:util'
import { describe, type Descriptor } from '#domain/clearance/picture/descriptor.ts'
import { lookedAt, nearestPictures } from '#domain/clearance/picture/likeness.ts'
import { packDescriptor, unpackDescriptor } from '#domain/clearance/picture/packed.ts'
import { PictureShelf } from '#domain/clearance/picture/shelf.ts'
import { seeded } from '../search/generate.ts'
import { quantile } from '../search/measure.ts'
import { drawn, madeLogos, pictureKinds } from './make.ts'

/*
 * Pictures found again after they were changed: recall among the first twenty of made logos, by the kind of change.
 * Run: npx node bench/pictures/run.ts [--n 5000] [--each 30] [--seed 20261122]
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '5000' },
    each: { type: 'string', default: '30' },
    seed: { type: 'string', default: '20261122' },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const [count, each, seed] = [Number(values.n), Number(values.each), Number(values.seed)]

const logos = [...madeLogos(count, seed)]
const shelf = new PictureShelf()
const kept: Uint8Array[] = []
const began = performance.now()
for (const [at, logo] of logos.entries()) {
  const same = pictureKinds['same']
  if (!same) continue
  const bytes = packDescriptor(describe(await drawn(same(logo, Math.random))))
  kept[at] = bytes
  const descriptor = unpackDescriptor(bytes)
  if (descriptor) shelf.add(at, descriptor)
}
say(`${count} pictures, seed ${seed}: ${((performance.now() - began) / count).toFixed(2)} ms each to draw and describe`)

/** A picture as it is read back from its bytes. */
function pictureAt(at: number): { at: number; descriptor: Descriptor } | null {
  const descriptor = unpackDescriptor(kept[at] ?? new Uint8Array())
  return descriptor && { at, descriptor }
}

const random = seeded(seed + 1)
const times: number[] = []
for (const [kind, make] of Object.entries(pictureKinds)) {
  let [first, twenty] = [0, 0]
  for (let at = 0; at < each; at += 1) {
    const wanted = Math.floor(random() * count)
    const logo = logos[wanted]
    if (!logo) continue
    const own = describe(await drawn(make(logo, random)))
    const start = performance.now()
    const looked = shelf.nearest(own, lookedAt).flatMap((place) => pictureAt(place) ?? [])
    const found = nearestPictures(own, looked, 20)
    times.push(performance.now() - start)
    const rank = found.findIndex(({ picture }) => picture.at === wanted)
    if (rank === 0) first += 1
    if (rank >= 0) twenty += 1
  }
  say(`${kind.padEnd(11)} @1 ${(first / each).toFixed(3)}  @20 ${(twenty / each).toFixed(3)}`)
}
say(`p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`)
