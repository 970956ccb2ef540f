import { parseArgs } from 'node:util'
import { describe } from '#domain/clearance/picture/descriptor.ts'
import { FirstLook } from '#domain/clearance/picture/first-look.ts'
import { lookedAt, pictureCut, picturesAlike } from '#domain/clearance/picture/likeness.ts'
import { packDescriptor, packSignatures, unpackDescriptor } from '#domain/clearance/picture/packed.ts'
import { likeFrom, veryLikeFrom } from '#domain/verification/picture-risk.ts'
import { seeded } from '../search/generate.ts'
import { quantile } from '../search/measure.ts'
import { drawn, madeLogos, pictureKinds } from './make.ts'

/*
 * Pictures found again after they were changed: recall among the first twenty of made logos, by the kind of change; and what share of
 * unrelated pairs reaches the likenesses that the product goes by.
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
const kept: Uint8Array[] = []
const signatures: Uint8Array[] = []
const began = performance.now()
for (const logo of logos) {
  const descriptor = describe(await drawn({ body: pictureKinds['same']?.(logo, Math.random).body ?? '' }))
  kept.push(packDescriptor(descriptor))
  signatures.push(packSignatures(descriptor))
}
say(`${count} pictures, seed ${seed}: ${((performance.now() - began) / count).toFixed(2)} ms each to draw and describe`)
const bytes = (list: readonly Uint8Array[]) => list.reduce((sum, one) => sum + one.length, 0) / count
say(`bytes each: ${bytes(signatures).toFixed(0)} of signatures, ${bytes(kept).toFixed(0)} of the descriptor`)

const random = seeded(seed + 1)
const times: number[] = []
const marks = [pictureCut, likeFrom, veryLikeFrom]
const shares = (list: readonly number[]) =>
  marks.map(
    (one) => `${one.toFixed(2)}: ${((100 * list.filter((all) => all >= one).length) / list.length).toFixed(2)} %`,
  )
for (const [kind, make] of Object.entries(pictureKinds)) {
  const own: number[] = []
  let [first, twenty] = [0, 0]
  for (let at = 0; at < each; at += 1) {
    const wanted = Math.floor(random() * count)
    const logo = logos[wanted]
    if (!logo) continue
    const changed = describe(await drawn(make(logo, random)))
    const start = performance.now()
    const look = new FirstLook(changed, lookedAt)
    for (const [place, one] of signatures.entries()) look.look(place, one)
    const found = look.nearest
      .map((place) => ({ place, descriptor: unpackDescriptor(kept[place] ?? new Uint8Array()) }))
      .map(({ place, descriptor }) => ({ place, whole: descriptor ? picturesAlike(changed, descriptor).whole : 0 }))
      .sort((a, b) => b.whole - a.whole)
    times.push(performance.now() - start)
    const rank = found.findIndex(({ place }) => place === wanted)
    own.push(found[rank]?.whole ?? 0)
    if (rank === 0) first += 1
    if (rank >= 0 && rank < 20) twenty += 1
  }
  say(
    `${kind.padEnd(11)} @1 ${(first / each).toFixed(3)}  @20 ${(twenty / each).toFixed(3)}  ${shares(own).join('  ')}`,
  )
}
say(`p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`)
const unrelated = Array.from({ length: Math.min(20_000, count * 4) }, () => {
  const [a, b] = [Math.floor(random() * count), Math.floor(random() * count)]
  const [one, two] = [unpackDescriptor(kept[a] ?? new Uint8Array()), unpackDescriptor(kept[b] ?? new Uint8Array())]
  return a === b || !one || !two ? 0 : picturesAlike(one, two).whole
})
say(`unrelated pairs from ${shares(unrelated).join('  ')}`)
