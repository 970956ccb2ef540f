import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { medianOf, questions, timesOf } from '#tests/enumeration.ts'
import { serveProduct } from './process.ts'

/*
 * Whether time tells who has an account: each question of a stranger 500 times about an address with an account and 500
 * times about one without, in turns. Run: npx node --import ./tools/jsx.ts bench/enumeration.ts [times]
 */
const times = Number(process.argv[2] ?? 500)
const folder = await mkdtemp(join(tmpdir(), 'markwright-bench-'))
const served = await serveProduct(folder, 3217)
const app = { url: served.url }
let worst = 0

/** The chance that two samples of one source differ as much as these (Mann-Whitney, normal approximation). */
function likelihood(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, of: 0 })), ...b.map((value) => ({ value, of: 1 }))]
  all.sort((left, right) => left.value - right.value)
  const rankSum = all.reduce((sum, one, at) => sum + (one.of === 0 ? at + 1 : 0), 0)
  const u = rankSum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const spread = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  const z = Math.abs(u - mean) / spread
  // The tail of the normal distribution, Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * z)
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 2 * tail
}

try {
  for (const [name, question] of Object.entries(questions)) {
    const ask = [await question(app, 'customer@demo.test'), await question(app, 'no-one@demo.test')] as const
    await timesOf(ask, 20)
    const [known, unknown] = await timesOf(ask, times)
    const [a, b] = [medianOf(known), medianOf(unknown)]
    const difference = Math.abs(a - b) / Math.max(a, b)
    worst = Math.max(worst, difference)
    const figures = `${a.toFixed(2)} ms with an account, ${b.toFixed(2)} ms without, ${(difference * 100).toFixed(1)} % apart`
    process.stdout.write(`${name}: ${figures}, p = ${likelihood(known, unknown).toFixed(3)}\n`)
  }
} finally {
  await served.stop()
  await rm(folder, { recursive: true, force: true })
}
process.exit(worst < 0.05 ? 0 : 1)
