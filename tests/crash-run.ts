import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverProcesses } from '#platform/db/embedded/postmaster.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'

export interface CrashResult {
  kills: number
  acknowledged: number
  /** Rows whose insert was acknowledged and which are not there afterwards. */
  lost: number
  /** Milliseconds of the last start, recovery included. */
  restartMs: number
}

interface Instant {
  fromWriting: boolean
  ms: number
}

const WRITER = fileURLToPath(new URL('crash-writer.ts', import.meta.url))

/**
 * Kills a writing process and every process of its PostgreSQL (SIGKILL) `kills` times at random instants of start,
 * recovery and work, then counts what was acknowledged and is missing. `random` gives numbers in [0, 1).
 */
export async function runCrashes(dataDir: string, kills: number, random: () => number): Promise<CrashResult> {
  const acknowledged: string[] = []
  for (let round = 0; round < kills; round += 1) {
    // Every third kill falls into start and recovery, the others into the writing.
    const instant =
      round % 3 === 2 ? { fromWriting: false, ms: random() * 600 } : { fromWriting: true, ms: random() * 400 }
    acknowledged.push(...(await writeAndKill(dataDir, round, instant)))
  }
  const began = performance.now()
  const server = await startEmbedded({ dataDir })
  const restartMs = Math.round(performance.now() - began)
  const pool = createPool(server.url)
  try {
    const { rows } = await pool.query<{ id: string }>('select id from written')
    const stored = new Set(rows.map(({ id }) => id))
    const lost = acknowledged.filter((id) => !stored.has(id)).length
    return { kills, acknowledged: acknowledged.length, lost, restartMs }
  } finally {
    await pool.end()
    await server.stop()
  }
}

async function writeAndKill(dataDir: string, round: number, instant: Instant): Promise<string[]> {
  const writer = spawn(process.execPath, [WRITER, dataDir, String(round)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let complaints = ''
  writer.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  writer.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  const closed = once(writer, 'close')
  if (instant.fromWriting) await Promise.race([once(writer.stdout, 'data'), closed])
  await sleep(instant.ms)
  if (writer.exitCode !== null) throw new Error(`The writer ended by itself: ${complaints}`)
  writer.kill('SIGKILL')
  const cluster = path.join(await realpath(dataDir).catch(() => dataDir), 'postgres')
  for (const pid of await serverProcesses(cluster)) kill(pid)
  await closed
  // Only lines that were finished count: the last one may have been cut by the kill.
  return printed.split('\n').slice(0, -1)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
