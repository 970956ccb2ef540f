import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Whether a process is there, whosever it is. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The folders `PREFIX-PID…` of a place whose process is gone: who was killed could not tidy up after itself, and what lies in memory lies
 * there until somebody does.
 */
export async function foldersOfTheGone(place: string, prefix: string): Promise<string[]> {
  const names = await readdir(place).catch(() => [])
  const folders = names.flatMap((name) => {
    const pid = name.startsWith(`${prefix}-`) ? /^(\d+)(?:-|$)/.exec(name.slice(prefix.length + 1))?.[1] : undefined
    return pid !== undefined && !isAlive(Number(pid)) ? [path.join(place, name)] : []
  })
  // In a shared place anybody can lay a folder of such a name: what belongs to another account is let lie.
  const owners = await Promise.all(folders.map(async (folder) => await lstat(folder).catch(() => null)))
  return folders.filter((_, at) => owners[at]?.isDirectory() === true && owners[at]?.uid === process.getuid?.())
}
