import { IndexWork } from '#features/clearance/index-work.ts'
import { effortFor, nearOf, questionOf, rank } from '#features/clearance/rank.ts'
import { madeMarks, namesOf } from '/work/wt-clear/bench/search/generate.ts'
import { plantedOf } from '/work/wt-clear/bench/search/variants.ts'
import { LiveIndex } from '#platform/search/live-index.ts'
import { signOf } from '#domain/clearance/sign.ts'
import { gramsOf } from '#platform/search/grams.ts'
const count = Number(process.argv[2] ?? 10000), each = Number(process.argv[3] ?? 60)
const names = namesOf('/work/shared/data/names_nsi.tsv')
const marks = [...madeMarks(names, count, 20261121)]
const work = new IndexWork()
work.begin()
work.add(marks.map((m, i) => ({ seq: i + 1, ...m, dead: false })))
const packed = work.pack()!
work.adopt(packed)
const live = new LiveIndex(packed)
const planted = plantedOf(marks, each, 20261122)
const q = (list: number[], p: number) => [...list].sort((a, b) => a - b)[Math.floor(list.length * p)]!
const t: Record<string, number[]> = { sign: [], question: [], grams: [], find: [], rank: [], n: [], all: [], hits: [] }
for (let round = 0; round < 2; round++) for (const p of planted) {
  const asked = { text: p.text, classes: [], scope: 'all', withDead: false, limit: 100 } as const
  const a = performance.now(); signOf(p.text); const b = performance.now(); const question = questionOf(asked); const c = performance.now()
  gramsOf(question.pieces); const d = performance.now()
  const found = live.find(question, effortFor(count, false)); const e = performance.now()
  const r = rank(asked, found.map(nearOf)); const f = performance.now()
  if (round === 1) { t.sign!.push(b - a); t.question!.push(c - b); t.grams!.push(d - c); t.find!.push(e - d); t.rank!.push(f - e); t.n!.push(found.length); t.all!.push(f - b); t.hits!.push(r.filter((o) => o.score.mark >= 0.55).length) }
}
for (const [k, v] of Object.entries(t)) console.log(k.padEnd(9), [0.5, 0.75, 0.95].map((p) => q(v, p).toFixed(3)).join('  '))
