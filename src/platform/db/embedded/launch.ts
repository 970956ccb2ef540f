import { spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { directoryArgument, SERVER_ENVIRONMENT } from './cluster.ts'
import { type Place, SOCKET_PORT } from './place.ts'
import { readPostmaster } from './postmaster.ts'

const LOG_LIMIT_BYTES = 10_000_000
const POLL_MS = 10

/** How a launch ended: the server is ready, or its process left (another starter was faster, or it failed). */
export type Launch = { ready: true } | { ready: false; reason: string }

/**
 * Starts the server process and waits until it takes connections; crash recovery may need long, so there is no limit
 * while the process lives. The process is a session of its own: Ctrl-C in a terminal reaches this process only, which
 * then stops the server in order.
 */
export async function launch(place: Place, binaries: Binaries, settings: Record<string, string>): Promise<Launch> {
  const log = await openLog(place.logFile)
  const words = await launchWords(place, settings)
  const child = spawn(binaries.postgres, words, {
    cwd: place.cluster,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...place.account,
  })
  // Listened to before anything is waited for: a server that fails at once may be gone by the next tick.
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(`exit ${code ?? signal}`))
  })
  await log.close()
  child.unref()
  for (;;) {
    const reason = await Promise.race([gone, sleep(POLL_MS)])
    if (reason !== undefined) return { ready: false, reason: `${reason}; ${await lastLines(place.logFile)}` }
    const postmaster = await readPostmaster(place.cluster)
    if (postmaster?.pid === child.pid && postmaster?.ready) return { ready: true }
  }
}

async function launchWords(place: Place, settings: Record<string, string>): Promise<string[]> {
  const all: Record<string, string> = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: place.socketDirectory,
    unix_socket_permissions: '0700',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '100',
    // Short statements only: compiling them costs more than it saves.
    jit: 'off',
    ...settings,
  }
  const words = ['-D', await directoryArgument(place, place.cluster)]
  for (const [name, value] of Object.entries(all)) words.push('-c', `${name}=${value}`)
  return words
}

async function openLog(file: string): Promise<Awaited<ReturnType<typeof open>>> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`)
  return await open(file, 'a', 0o600)
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.trimEnd().split('\n').slice(-6).join('\n')
}
