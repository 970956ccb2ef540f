import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { join, type Keeper } from './keeper.ts'
import { launch } from './launch.ts'
import { choosePlace, DATABASE, makeSocketDirectory, type Place, socketUrl } from './place.ts'
import { clearStaleLocks, isServerOf, readPostmaster } from './postmaster.ts'

export interface EmbeddedOptions {
  /** Directory of all data; the cluster is `postgres/` inside it. Made when missing. */
  dataDir: string
  log?: (message: string) => void
  /** Further server settings. */
  settings?: Record<string, string>
  /** False for data nobody will miss: no flush to disk, so a power cut may lose it all. */
  durable?: boolean
}

export interface EmbeddedServer {
  /** Connection string of the product's database over the unix socket. */
  url: string
  /** True when this call started the server, false when a living one was joined. */
  started: boolean
  /** Leaves the server; the last process that uses it stops it. */
  stop(): Promise<void>
}

const RETRY_MS = 25
const FAILURES_ALLOWED = 5
const STOP_LIMIT_MS = 30_000
const ANSWER_LIMIT_MS = 30_000

/**
 * Starts the PostgreSQL of `dataDir`, or joins the one that already runs there (another process of ours, or the server
 * of a crashed one). Should the server die later it is started again; connections to it are lost, written data is not.
 * Throws when the server cannot be started, with the end of its log in the message.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined)
  const place = await choosePlace(options.dataDir)
  let stopping = false
  const first = await attach(place, options)
  let keeper = first.keeper
  log(`PostgreSQL ${first.started ? 'started' : 'joined'} in ${place.cluster}`)

  let reviving: Promise<void> | undefined
  const watch = (watched: Keeper): void => {
    watched.onLost(() => {
      reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    while (!stopping) {
      try {
        log('PostgreSQL went away; starting it again')
        keeper = (await attach(place, options)).keeper
        watch(keeper)
        log('PostgreSQL is back')
        return
      } catch (error) {
        log(`PostgreSQL did not come back: ${String(error)}`)
        await sleep(1_000, undefined, { ref: false })
      }
    }
  }
  watch(keeper)

  let stopped: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    stopping = true
    await reviving
    const last = await keeper.leave().catch(() => false)
    if (last) await shutDown(place)
    await keeper.end()
    log(last ? 'PostgreSQL stopped' : 'PostgreSQL left to its other users')
  }
  return {
    url: socketUrl(place.socketDirectory, DATABASE),
    started: first.started,
    stop: () => (stopped ??= stop()),
  }
}

async function attach(place: Place, options: EmbeddedOptions): Promise<{ keeper: Keeper; started: boolean }> {
  let started = false
  let failures = 0
  let silentSince: number | undefined
  for (;;) {
    const running = await readPostmaster(place.cluster)
    const alive = running ? await isServerOf(place.cluster, running.pid) : false
    if (running?.ready && alive) {
      // Its socket may lie elsewhere: the process that started it can have had another TMPDIR.
      place.socketDirectory = running.socketDirectory
      const joined = await join(place.socketDirectory)
      if ('keeper' in joined) return { keeper: joined.keeper, started }
      silentSince ??= Date.now()
      if (Date.now() - silentSince > ANSWER_LIMIT_MS) {
        throw new Error(`PostgreSQL (process ${running.pid}) runs but does not answer: ${joined.reason}`)
      }
    }
    if (!alive && (await clearStaleLocks(place.cluster, place.socketDirectory))) {
      const outcome = await startOnce(place, options)
      if (outcome.ready) {
        started = true
        continue
      }
      failures += 1
      if (failures >= FAILURES_ALLOWED) throw new Error(`PostgreSQL does not start: ${outcome.reason}`)
    }
    await sleep(RETRY_MS)
  }
}

/** A machine of 2 GB holds the product and its server; what is not in these pages is in those of the system. */
const small: Readonly<Record<string, string>> = { shared_buffers: '96MB' }

async function startOnce(place: Place, options: EmbeddedOptions): ReturnType<typeof launch> {
  const durable = options.durable ?? true
  const binaries = await findBinaries(place.account)
  await ensureCluster(place, binaries, durable)
  await makeSocketDirectory(place)
  const fast: Record<string, string> = durable
    ? {}
    : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  return await launch(place, binaries, { ...small, ...fast, ...options.settings })
}

async function shutDown(place: Place): Promise<void> {
  const running = await readPostmaster(place.cluster)
  if (!running || !(await isServerOf(place.cluster, running.pid))) return
  process.kill(running.pid, 'SIGINT')
  const limit = Date.now() + STOP_LIMIT_MS
  while (await isServerOf(place.cluster, running.pid)) {
    if (Date.now() > limit) throw new Error(`PostgreSQL (process ${running.pid}) did not stop in ${STOP_LIMIT_MS} ms`)
    await sleep(5)
  }
  // Fails, as it should, when the next starter already has its socket there.
  await rmdir(place.socketDirectory).catch(() => undefined)
}
