// npm run proof: every test that has a longer form, in that form, one file after the other; words choose among the files.
import { spawn } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './source-tree.ts'

const words = process.argv.slice(2)
for (const program of ['/usr/sbin/pgbouncer', '/usr/sbin/haproxy', '/usr/lib/postgresql/15/bin/postgres'])
  if (!existsSync(program)) process.stdout.write(`${program} is not installed: what it proves is left out\n`)
const files: string[] = []
for await (const file of glob('{src,tests,tools,db,bench}/**/*.test.ts', { cwd: ROOT })) {
  const isLonger = /from '[^']*\/(?:proof|browser\/crawl)\.ts'/.test(await readFile(path.join(ROOT, file), 'utf8'))
  if (isLonger && (words.length === 0 || words.some((word) => file.includes(word)))) files.push(file)
}
if (files.length === 0) {
  console.error(`no test with a longer form is called ${words.join(' or ')}`)
  process.exit(1)
}
const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(process.execPath, [vitest, 'run', '--no-file-parallelism', ...files], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', PROOF: '1' },
})
process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
