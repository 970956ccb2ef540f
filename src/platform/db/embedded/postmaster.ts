import { execFile } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { readFile, readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { SOCKET_PORT } from './place.ts'

/** What `postmaster.pid` says about the server of a cluster. */
export interface Postmaster {
  pid: number
  socketDirectory: string
  ready: boolean
}

/** Reads `postmaster.pid`; undefined when there is none or it is still being written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!Number.isInteger(pid) || pid === 0) return undefined
  return { pid, socketDirectory: lines[4] ?? '', ready: (lines[7] ?? '').trim() === 'ready' }
}

/**
 * True when process `pid` is a server process of this cluster. A living process of that number is not enough: after a
 * crash the number may belong to something else, in a container nearly always.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    // Every PostgreSQL process works in its data directory.
    const directory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    return directory === cluster
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
    return stdout.includes('postgres')
  } catch {
    return false
  }
}

/** The living server processes of a cluster (Linux), or its postmaster alone elsewhere. */
export async function serverProcesses(cluster: string): Promise<number[]> {
  const candidates =
    process.platform === 'linux'
      ? (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
      : [(await readPostmaster(cluster))?.pid ?? 0].filter((pid) => pid > 0)
  const found: number[] = []
  for (const pid of candidates) {
    if (pid !== process.pid && (await isServerOf(cluster, pid))) found.push(pid)
  }
  return found
}

/**
 * Removes the lock files of a crashed server whose process number is taken: by something else, or by a dead process
 * nobody has waited for. PostgreSQL itself would refuse to start. The files also guard against processes of the old
 * server that still run, so they stay while there are any. True when the way is free.
 */
export async function clearStaleLocks(cluster: string, socketDirectory: string): Promise<boolean> {
  const locks = [path.join(cluster, 'postmaster.pid'), path.join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}.lock`)]
  const before = locks.map(readLock)
  if ((await serverProcesses(cluster)).length > 0) return false
  for (const [index, lock] of locks.entries()) {
    // Another starter may be at work: only the very lock that was looked at is removed.
    const content = before[index]
    if (content !== undefined && readLock(lock) === content) rmSync(lock, { force: true })
  }
  return true
}

function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
