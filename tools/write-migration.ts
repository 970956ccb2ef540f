// npm run migrations -- --name what_changes: writes the next migration with drizzle-kit. Only the newest snapshot stays in
// the tree: the next migration is worked out from it alone, and the older ones are in the history.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ROOT } from './source-tree.ts'

const folder = path.join(ROOT, 'db', 'migrations', 'meta')
const kit = path.join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs')

const child = spawn(process.execPath, [kit, 'generate', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
const [code] = (await once(child, 'close')) as [number | null]
if (code === 0) {
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  for (const name of snapshots.slice(0, -1)) await rm(path.join(folder, name))
}
process.exitCode = code ?? 1
