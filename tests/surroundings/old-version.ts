import { execFile } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The commit of the last release, or null where the repository does not have it (a shallow clone, an archive). */
export async function lastRelease(): Promise<{ version: string; commit: string } | null> {
  const text = await readFile(join(root, 'db/migrations/releases.json'), 'utf8')
  const release = (JSON.parse(text) as { version: string; commit: string }[]).at(-1)
  if (!release) return null
  const has = await run('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root }).then(() => true, () => false) // prettier-ignore
  return has ? release : null
}

/** The tree of a commit in a folder, built, with the packages of this one. */
export async function checkOut(commit: string, folder: string): Promise<void> {
  await run('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: root })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await run(process.execPath, ['tools/build.ts'], { cwd: folder, env: { PATH: process.env['PATH'] } })
}
