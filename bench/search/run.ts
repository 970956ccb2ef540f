import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { RegisterIndex } from '#features/clearance/register-index.ts'
import { type MadeMark, madeMarks, namesOf } from './generate.ts'
import { askAll, clientsAtOnce, type Query, report } from './measure.ts'
import { postgresRows } from './postgres.ts'
import { plantedOf } from './variants.ts'

/*
 * The register's search against PostgreSQL's trigram indexes, on the same marks, in the same run.
 * Run: npx node bench/search/run.ts [--n 100000 --n 1000000] [--marks FILE] [--pairs FILE] [--seed 20261121] [--each 150]
 * [--postgres yes|no]. FILE of marks: "text [TAB classes]" a line; it seeds the generator unless --as-is is given. FILE of
 * pairs: "later TAB earlier" a line.
 */
const { values } = parseArgs({
  options: {
    n: { type: 'string', multiple: true, default: ['100000'] },
    marks: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string', default: '20261121' },
    each: { type: 'string', default: '150' },
    postgres: { type: 'string', default: 'yes' },
    'as-is': { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const beside = path.resolve(import.meta.dirname, '../../../shared/data')
const say = (text: string) => process.stdout.write(`${text}\n`)
const givenOr = (given: string | undefined, name: string) => {
  const file = given ?? path.join(beside, name)
  if (!existsSync(file)) throw new Error(`${file} is missing: give --marks FILE and --pairs FILE`)
  return file
}

const names = namesOf(givenOr(values.marks, 'names_nsi.tsv'))
const pairs = readFileSync(givenOr(values.pairs, 'pairs_udrp_half.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([later, earlier, verdict]) => (later && earlier && verdict !== 'outcome' ? [{ later, earlier }] : []))

function register(count: number): MadeMark[] {
  const made = values['as-is']
    ? names.slice(0, count).map((text, at) => ({ text, classes: [1 + (at % 45)] }))
    : [...madeMarks(names, count, seed)]
  const earlier = [...new Set(pairs.map((pair) => pair.earlier))].map((text) => ({ text, classes: [5] }))
  return [...made, ...earlier]
}

/** How long a process takes from the saved index to its first answer, and what it holds. */
async function startOf(index: RegisterIndex, count: number, planted: readonly Query[]): Promise<string> {
  const file = path.join(folder, `${count}.index`)
  await index.save(file)
  const some = planted.filter((_, at) => at % 10 === 0).map((query) => query.text)
  const program = path.join(import.meta.dirname, 'start.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, file, ...some])
  return stdout.trim()
}

const folder = await mkdtemp(path.join(tmpdir(), 'markwright-search-'))
try {
  for (const count of values.n.map(Number)) {
    say(
      `\n# ${count} marks, seed ${seed}, load before ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )
    const marks = register(count)
    const planted = plantedOf(marks.slice(0, count), Number(values.each), seed + 1)
    const queries: Query[] = [
      ...planted,
      ...pairs.map((pair) => ({ kind: 'pairs', text: pair.later, of: pair.earlier, classes: [5] })),
    ]
    const index = new RegisterIndex()
    const begun = performance.now()
    await index.fill(
      (function* () {
        for (const [at, mark] of marks.entries()) yield { seq: at + 1, ...mark, dead: false }
      })(),
    )
    say(`build ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    // Few marks are held by the process itself, and nothing is kept of them.
    if (index.threads > 0) say(await startOf(index, count, planted))
    const ask = (scope: 'all' | 'same', classes: (query: Query) => readonly number[]) => async (query: Query) => {
      const found = await index.search({
        text: query.text,
        classes: classes(query),
        scope,
        withDead: false,
        limit: 100,
      })
      return found.map((one) => one.text)
    }
    // As staff ask: over all classes, with the goods of the request, which come first among marks that are equally like.
    const own = (query: Query) => query.classes
    const bare = ask('all', () => [])
    // The program that answers has run for a while: other questions come first, of which no time is taken.
    for (const other of plantedOf(marks.slice(0, count), 20, seed + 2)) {
      for (const scope of [ask('all', own), bare, ask('same', own)]) await scope(other)
    }
    report(say, 'index, all classes', await askAll(queries, ask('all', own)))
    report(say, 'index, all classes, goods not told', await askAll(queries, bare))
    report(say, 'index, same class', await askAll(queries, ask('same', own)))
    say(await clientsAtOnce(queries, bare))
    say(`load after ${loadavg()[0]?.toFixed(1)}`)
    if (values.postgres === 'yes') await postgresRows(say, marks, queries, bare)
    await index.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
