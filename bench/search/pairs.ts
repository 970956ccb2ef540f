import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { score } from '#domain/clearance/score/score.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import { listCut } from '#domain/clearance/weights.ts'
import { riskToPropose } from '#domain/verification/proposal.ts'
import { shareBelow, wordsApart } from '#tests/words-apart.ts'
import { seeded, namesOf } from './generate.ts'

/*
 * What the thresholds of the score let through: decided conflicts below them, pairs of unrelated names above them; and how many marks that
 * a meaning tells apart are below invented ones that are as far in letters.
 * Run: npx node bench/search/pairs.ts [--pairs FILE] [--marks FILE] [--count 100000] [--seed 20261122]
 * FILE of pairs: "later TAB earlier [TAB outcome]" a line; "denied" is told apart. FILE of marks: "text" a line.
 */
const beside = path.resolve(import.meta.dirname, '../../../shared/data')
const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: path.join(beside, 'pairs_udrp_half.tsv') },
    marks: { type: 'string', default: path.join(beside, 'names_nsi.tsv') },
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261122' },
    below: { type: 'boolean', default: false },
  },
})
const say = (text: string) => process.stdout.write(`${text}\n`)
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(2)} %`

const given = readFileSync(values.pairs, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([later, earlier, outcome]) =>
    later && earlier && outcome
      ? [{ later, earlier, outcome, ...score(later, earlier, { classesA: [5], classesB: [5] }) }]
      : [],
  )
const decided = given.filter(({ outcome }) => outcome === 'transferred')
const denied = given.filter(({ outcome }) => outcome === 'denied')
const under = (cut: number) => decided.filter(({ mark }) => mark < cut)
say(
  `decided conflicts: ${decided.length}; below .50: ${under(0.5).length}, below .55: ${percent(under(0.55).length, decided.length)}`,
)
say(
  `proposed low: ${percent(decided.filter((one) => one.mark < listCut || riskToPropose(explain(one)) === 'low').length, decided.length)}`,
)
const mean = (list: readonly { mark: number }[]) => list.reduce((sum, { mark }) => sum + mark, 0) / list.length
if (denied.length > 0) {
  const told = denied.filter(({ apart }) => apart !== null).length
  say(
    `denied: ${denied.length}, told apart by meaning ${told}; mean ${mean(denied).toFixed(3)}, of decided ${mean(decided).toFixed(3)}`,
  )
}
if (values.below) for (const { later, earlier, mark } of under(0.6)) say(`  ${mark.toFixed(3)} ${later} / ${earlier}`)

const names = namesOf(values.marks)
const random = seeded(Number(values.seed))
const count = Number(values.count)
let [half, listed, watched] = [0, 0, 0]
for (let at = 0; at < count; at += 1) {
  const pick = () => names[Math.floor(random() * names.length)] ?? ''
  const { mark } = score(pick(), pick())
  if (mark >= 0.5) half += 1
  if (mark >= 0.55) listed += 1
  if (mark >= 0.65) watched += 1
}
say(
  `random pairs: ${count}, seed ${values.seed}; from .50: ${percent(half, count)}, from .55: ${percent(listed, count)}, from .65: ${percent(watched, count)}`,
)

for (const kind of ['words', 'invention'] as const) {
  const twins = wordsApart(kind, 1000, seeded(Number(values.seed)))
  say(`a word beside ${kind} that differs in a letter is below its invented twin: ${percent(shareBelow(twins), 1)}`)
}
