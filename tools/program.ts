import { spawn } from 'node:child_process'
import path from 'node:path'
import { type Outcome, ROOT } from './source-tree.ts'

/**
 * The two programs in Go throw away what they took when it has grown five times, not twice: a fifth less processor. The limit is
 * where they save memory instead.
 */
const go = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** Runs a program of the packages; what it prints are the problems when it fails. */
export async function program(packageName: string, file: string[], words: string[]): Promise<Outcome> {
  const script = path.join(ROOT, 'node_modules', ...packageName.split('/'), ...file)
  const child = spawn(process.execPath, [script, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...go, ...process.env },
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return { problems: [] }
  const lines = printed.trim().split('\n')
  return { problems: lines.length > 0 && lines[0] !== '' ? lines : [`exit ${code}`] }
}
