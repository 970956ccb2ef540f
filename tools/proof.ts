// npm run proof: the long forms of the tests named *.proof.test.ts, one after the other; words choose among them.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './source-tree.ts'

const words = process.argv.slice(2)
const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
const child = spawn(
  process.execPath,
  [vitest, 'run', '--no-file-parallelism', ...(words.length > 0 ? words : ['.proof.test.'])],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', PROOF: '1' } },
)
process.exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)))
