// npm test: the checks and beside them the tests but the longest; --all with those; names of files choose. The very last line counts both.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runChecks } from './check.ts'
import { countTests, slowest, type Report } from './count-tests.ts'
import { endLeftovers } from './leftovers.ts'
import { foldersOfTheGone } from './owned-folders.ts'
import { quickFolder } from './quick-folder.ts'
import { ROOT } from './source-tree.ts'

// Everything the run writes goes below one folder, and everything that runs in it ends with the run.
const place = await quickFolder()
for (const left of await foldersOfTheGone(place, 'markwright-run')) {
  await endLeftovers(left)
  await rm(left, { recursive: true, force: true }).catch((error: unknown) => console.error(`${left} stays:`, error))
}
const scratch = await mkdtemp(path.join(place, `markwright-run-${process.pid}-`))
// Passable, not readable: the database of a run as root belongs to another account.
await chmod(scratch, 0o711)
process.env['TMPDIR'] = scratch

const interrupted = (): void => {
  if (child) child.kill('SIGTERM')
  else void endLeftovers(scratch).finally(() => process.exit(130))
}
let child: ReturnType<typeof spawn> | undefined
process.on('SIGINT', interrupted)
process.on('SIGTERM', interrupted)

const words = process.argv.slice(2).filter((word) => word !== '--all')
const isQuick = words.length === 0 && !process.argv.includes('--all')

async function runTests(): Promise<{ passed: number; failed: number }> {
  const reportFile = path.join(scratch, 'report.json')
  const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  child = spawn(process.execPath, [vitest, 'run', ...reporters, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Vitest sets it to `test`; a `production` from outside would change what React and the product do.
    env: { ...process.env, NODE_ENV: 'test', QUICK: isQuick ? '1' : '0' },
  })
  const code = await new Promise<number>((resolve) => child?.once('close', (status) => resolve(status ?? 1)))
  const text = await readFile(reportFile, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const report = JSON.parse(text) as Report
  if (report.testResults.length > 1) console.log(slowest(report))
  return countTests(report, code)
}

let failed = 1
let passed = 0
try {
  // A check is busy with one processor, and a test waits now and then: together they take what they would need of two.
  const [checks, tests] = await Promise.all([words.length === 0 ? runChecks() : { passed: 0, failed: 0 }, runTests()])
  passed = checks.passed + tests.passed
  failed = checks.failed + tests.failed
} finally {
  await endLeftovers(scratch)
  await rm(scratch, { recursive: true, force: true })
}
if (isQuick) console.log('the long journeys and proofs of tests/long were left out: npm run test:all runs them as well')
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
