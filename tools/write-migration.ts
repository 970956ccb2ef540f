// npm run migrations -- --name what_changes: writes the next migration with drizzle-kit. Only the newest snapshot stays in
// the tree: the next migration is worked out from it alone, and the older ones are in the history. The triggers that hold a
// new status to its machine are added to it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { missingTriggers } from './machine-triggers.ts'
import { ROOT } from './source-tree.ts'

const migrations = path.join(ROOT, 'db', 'migrations')
const folder = path.join(migrations, 'meta')
const kit = path.join(ROOT, 'node_modules', 'drizzle-kit', 'bin.cjs')

const filesNow = async () => (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted()
const before = await filesNow()
const child = spawn(process.execPath, [kit, 'generate', ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' })
const [code] = (await once(child, 'close')) as [number | null]
if (code === 0) {
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).toSorted()
  for (const name of snapshots.slice(0, -1)) await rm(path.join(folder, name))
  const files = await filesNow()
  const made = files.find((name) => !before.includes(name))
  if (made !== undefined) {
    const texts = await Promise.all(files.map(async (name) => await readFile(path.join(migrations, name), 'utf8')))
    await appendFile(path.join(migrations, made), missingTriggers(texts.join('\n')))
  }
}
process.exitCode = code ?? 1
