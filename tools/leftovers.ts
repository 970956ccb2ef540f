import { readdir, readFile, readlink } from 'node:fs/promises'
import path from 'node:path'

/**
 * Ends every process of this machine that works in `folder` or was started with a path below it: servers and browsers
 * a crashed test left behind. Only Linux can tell; elsewhere nothing is ended.
 */
export async function endLeftovers(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return []
  const ended: number[] = []
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || pid === process.pid || !(await worksBelow(pid, folder))) continue
    try {
      process.kill(pid, 'SIGKILL')
      ended.push(pid)
    } catch {
      // It ended by itself in between.
    }
  }
  return ended
}

async function worksBelow(pid: number, folder: string): Promise<boolean> {
  const directory = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  if (directory === folder || directory.startsWith(`${folder}${path.sep}`)) return true
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return words.includes(`${folder}${path.sep}`)
}
