import { IndexWork } from '#features/clearance/index-work.ts'
import { effortFor, nearer, patienceFor, questionOf, rank } from '#features/clearance/rank.ts'
import { madeMarks, namesOf } from './generate.ts'
import { plantedOf } from './variants.ts'
import { LiveIndex } from '#platform/search/live-index.ts'
import { normalise } from '#domain/clearance/letters.ts'
const count = Number(process.argv[2] ?? 10000),
  each = Number(process.argv[3] ?? 60)
const names = namesOf('/work/shared/data/names_nsi.tsv')
const marks = [...madeMarks(names, count, 20261121)]
const work = new IndexWork()
work.begin()
for (let at = 0; at < marks.length; at += 5000)
  work.add(marks.slice(at, at + 5000).map((m, i) => ({ seq: at + i + 1, ...m, dead: false })))
const packed = work.pack()!
work.adopt(packed)
const live = new LiveIndex(packed)
const planted = plantedOf(marks, each, 20261122)
const asked = planted.map((p) => ({
  text: p.text,
  classes: [] as number[],
  scope: 'all' as const,
  withDead: false,
  limit: 100,
}))
const cpu = () => {
  const u = (process as any).threadCpuUsage()
  return (u.user + u.system) / 1000
}
const phase = <T>(name: string, f: (i: number) => T): T[] => {
  const a = cpu()
  const out = asked.map((_, i) => f(i))
  console.log(name.padEnd(10), ((cpu() - a) / asked.length).toFixed(3), 'ms of cpu a question')
  return out
}
for (let round = 0; round < 2; round++) {
  const qs = phase('question', (i) => questionOf(asked[i]!))
  const found = phase('find', (i) => live.find(qs[i]!, effortFor(count, false)))
  const ranked = phase('rank', (i) => rank(asked[i]!, nearer(found[i]!), patienceFor(count)))
  const full = phase('rank all', (i) => rank(asked[i]!, nearer(found[i]!)))
  if (round === 1) {
    const at20 = (list: ReturnType<typeof rank>, i: number, n = 20) => {
      const w = normalise(planted[i]!.of).compact
      const nm = [...new Set(list.map((o) => o.name))]
      const at = nm.indexOf(w)
      return at >= 0 && at < n
    }
    for (const [n, l] of [
      ['early', ranked],
      ['full', full],
    ] as const) {
      const kinds = [...new Set(planted.map((p) => p.kind))]
      console.log(
        n,
        'recall@20',
        (planted.filter((_, i) => at20(l[i]!, i)).length / planted.length).toFixed(4),
        kinds
          .map((k) => {
            const ids = planted.map((p, i) => (p.kind === k ? i : -1)).filter((i) => i >= 0)
            return `${k} ${(ids.filter((i) => at20(l[i]!, i)).length / ids.length).toFixed(3)}`
          })
          .join(', '),
      )
    }
    console.log(
      'candidates',
      found.reduce((a, b) => a + b.length, 0) / found.length,
      'listed early',
      ranked.reduce((a, b) => a + b.length, 0) / ranked.length,
      'full',
      full.reduce((a, b) => a + b.length, 0) / full.length,
    )
  }
}
