import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandName, lettersOf, type BrandName } from '#domain/monitoring/brand-name.ts'
import { domainReading } from '#domain/monitoring/domain-name.ts'
import { domainLikeness } from '#domain/monitoring/look-alike.ts'
import { sightingCut } from '#domain/monitoring/sighting-score.ts'
import { namesOf, seeded } from '../search/generate.ts'
import { newDomains } from './background.ts'
import { disputedSquats, ownSquats, packageSquats, type Squat } from './squats.ts'

/*
 * How many of the squats of a brand stand among its first fifty in a day's new domain names, and how long the ranking takes.
 * Run: node --import ./tools/jsx.ts bench/look-alike/run.ts [--count 1000000] [--seed 20261123] [--brands 60] [--missed]
 * The pairs and names are of shared/data, for tests and measurements only; nothing of them is part of the product.
 */
const beside = path.resolve(import.meta.dirname, '../../../shared/data')
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: beside },
    count: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '20261123' },
    brands: { type: 'string', default: '60' },
    missed: { type: 'boolean', default: false },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const percent = (part: number, all: number): string => (all === 0 ? '-' : `${((100 * part) / all).toFixed(1)} %`)
const shown = 50

const seed = Number(values.seed)
const random = seeded(seed)
const names = namesOf(path.join(values.data, 'names_nsi.tsv'))
const fit = names.filter((name) => /^[A-Za-z][A-Za-z &'-]{3,16}$/.test(name) && lettersOf(name).length >= 4)
const brands = Array.from({ length: Number(values.brands) }, () => fit[Math.floor(random() * fit.length)] ?? '')
const sets: Record<string, Squat[]> = {
  'twenty kinds': ownSquats([...new Set(brands)].map((name) => ({ name, letters: lettersOf(name) })), random),
  'names of packages': packageSquats(path.join(values.data, 'pairs_package_typosquats_cc0.csv')),
  'disputed domains': disputedSquats(path.join(values.data, 'pairs_udrp_half.tsv')),
} // prettier-ignore

interface Row {
  host: string
  score: number
}

const all = Object.values(sets).flat()
const made = new Map<string, { name: BrandName; rows: Row[] }>(
  all.map(({ brand }) => [brand, { name: brandName(brand), rows: [] }]),
)
const taken = new Set(all.map(({ brand }) => lettersOf(brand)))
const isOfNone = (name: string): boolean => !taken.has(lettersOf(name))
const day = [
  ...newDomains(
    names.filter(isOfNone),
    path.join(values.data, 'nice_ncl10-2015_terms_en_cc0.json'),
    Number(values.count),
    seed,
    isOfNone,
  ),
]
const hosts = [...new Set([...day, ...all.map(({ host }) => host)])]

const began = process.hrtime.bigint()
const used = process.cpuUsage()
const lists = [...made.values()]
for (const host of hosts) {
  const domain = domainReading(host)
  if (!domain) continue
  for (const { name, rows } of lists) {
    const { score } = domainLikeness(name, domain)
    if (score >= sightingCut) rows.push({ host, score })
  }
}
for (const { rows } of lists) rows.sort((a, b) => b.score - a.score || a.host.localeCompare(b.host))
const seconds = Number(process.hrtime.bigint() - began) / 1e9
const { user, system } = process.cpuUsage(used)

say(`seed ${seed}, ${hosts.length} domain names, ${lists.length} brands`)
say(`ranked in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor)`)
for (const [title, squats] of Object.entries(sets)) {
  const hit = squats.filter(({ brand, host }) =>
    made.get(brand)?.rows.slice(0, shown).some((row) => row.host === host),
  ) // prettier-ignore
  say(`${title}: ${hit.length} of ${squats.length} among the first ${shown}, ${percent(hit.length, squats.length)}`)
  if (title === 'twenty kinds')
    for (const kind of new Set(squats.map((one) => one.kind))) {
      const ofKind = squats.filter((one) => one.kind === kind)
      const found = hit.filter((one) => one.kind === kind)
      if (found.length < ofKind.length) say(`  ${kind}: ${found.length} of ${ofKind.length}`)
    }
  if (values.missed)
    for (const one of squats.filter((squat) => !hit.includes(squat))) {
      const rows = made.get(one.brand)?.rows ?? []
      const rank = rows.findIndex(({ host }) => host === one.host)
      say(
        `  missed: ${one.host} of ${one.brand}, place ${rank + 1} of ${rows.length}; ${rows
          .slice(20, 200)
          .filter((_, at) => at % 20 === 0)
          .map((r) => `${r.host} ${r.score}`)
          .join(' ')}`,
      )
    }
}

/** Of what stands among the first fifty: what nobody made for the brand, by the letters of the brand. */
const planted = new Set(all.map(({ brand, host }) => `${brand} ${host}`))
const byLength = new Map<string, { rows: number; others: number; own: number }>()
for (const [brand, { name, rows }] of made) {
  const { length } = name.letters
  const key = length <= 4 ? '2 to 4' : length <= 6 ? '5 and 6' : length <= 9 ? '7 to 9' : '10 and more'
  const sum = byLength.get(key) ?? { rows: 0, others: 0, own: 0 }
  for (const { host } of rows.slice(0, shown)) {
    sum.rows += 1
    if (planted.has(`${brand} ${host}`)) continue
    sum.others += 1
    if (host.replaceAll('-', '').includes(name.letters)) sum.own += 1
  }
  byLength.set(key, sum)
}
for (const [letters, { rows, others, own }] of [...byLength].toSorted(([a], [b]) => a.localeCompare(b)))
  say(
    `letters ${letters}: of ${rows} shown ${percent(others, rows)} were not made for the brand (${own} have its letters by chance)`,
  )
