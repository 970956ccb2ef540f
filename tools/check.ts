// node tools/check.ts: every check that needs no running product, one line each.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { run as arrows } from './check-arrows.ts'
import { run as bundle } from './check-bundle.ts'
import { run as names } from './check-names.ts'
import { run as schema } from './check-schema.ts'
import { run as sizes } from './check-sizes.ts'
import { run as spec } from './check-spec.ts'
import { run as words } from './check-words.ts'
import { run as styles } from './check-styles.ts'
import { run as content } from './content/check.ts'
import { run as catalogue } from './write-catalogue.ts'
import { run as events } from './write-events.ts'
import { run as reads } from './write-reads.ts'
import { run as sdl } from './write-sdl.ts'
import { run as staffWrites } from './write-staff-writes.ts'
import { run as lint } from './lint.ts'
import { program } from './program.ts'
import { type Outcome, ROOT } from './source-tree.ts'
import { run as types } from './types.ts'

type Check = readonly [name: string, run: () => Promise<Outcome>]

/** Checks that run in this process, one after the other. */
const own: readonly Check[] = [
  ['arrows', arrows],
  ['names', names],
  ['sizes', sizes],
  ['content', content],
  ['styles', styles],
  ['words', words],
  ['catalogue', catalogue],
  ['sdl', sdl],
  ['reads', reads],
  ['events', events],
  ['staff-writes', staffWrites],
  ['bundle', bundle],
]

/** Checks that wait for a database of their own, beside those of files. */
const ofDatabases: readonly Check[] = [
  ['schema', schema],
  ['spec', spec],
]

/** Checks that are programs of their own, one after the other, beside those of this process. */
const programs: readonly Check[] = [
  // Lint and types both read the types that the routes give.
  ['routes', routes],
  ['lint', lint],
  ['types', types],
  ['format', () => program('oxfmt', ['bin', 'oxfmt'], ['--check'])],
]

/** Runs all checks and prints a line for each; gives how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const rows = [own, programs, ...ofDatabases.map((one) => [one])]
  const failures = await Promise.all(rows.map(runInTurn))
  const failed = failures.reduce((sum, one) => sum + one, 0)
  return { passed: rows.flat().length - failed, failed }
}

/** Runs checks one after the other; gives how many failed. */
async function runInTurn(checks: readonly Check[]): Promise<number> {
  let failed = 0
  for (const [name, run] of checks) {
    const began = performance.now()
    const { problems, note } = await run().catch((error: unknown) => ({ problems: [reasonOf(error)], note: undefined }))
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    for (const problem of problems) console.log(`  ${problem}`)
    console.log(`${problems.length === 0 ? '✓' : '✗'} check ${name}${note ? ` (${note})` : ''} ${seconds} s`)
    if (problems.length > 0) failed += 1
  }
  return failed
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

async function routes(): Promise<Outcome> {
  if (!existsSync(path.join(ROOT, 'react-router.config.ts'))) return { problems: [] }
  return await program('@react-router/dev', ['bin.js'], ['typegen'])
}

if (import.meta.main) process.exitCode = (await runChecks()).failed === 0 ? 0 : 1
