import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { AppError } from '#kernel/errors.ts'
import { eachOf } from '#platform/queue/each.ts'
import { createAtOnce } from '#platform/limits/at-once.ts'
import type { Log } from '#platform/log/log.ts'
import { ThreadsBusy } from '#platform/search/threads.ts'
import type { Asked, Coverage, Found, Register } from '#domain/clearance/question.ts'
import { rank } from './rank.ts'
import { RegisterIndex } from './register-index.ts'
import {
  allMarks,
  coverage,
  isIndexOf,
  lastRevision,
  marksSince,
  nearInDatabase,
  normaliseAnew,
} from './register-rows.ts'

/** How often a process looks for what others imported, in milliseconds. */
const lookEvery = 15_000
const fileName = /^marks-(\d+)\.index$/
/** What a process left that was ended while it wrote. */
const leftFile = /^marks-\d+\.index\.[\w.-]+\.part$/
const leftFor = 3_600_000
/** Questions that the database answers at once; the connections are those of everything else too. */
const databaseAtOnce = 4

/**
 * The register as it is searched: an index in memory that follows the table of marks. It is loaded from the file of the
 * last start, else made from the table; until it is there, and when its threads have failed, the database answers.
 */
export class RegisterSearch implements Register {
  readonly #pool: pg.Pool
  readonly #folder: string
  readonly #log: Log
  readonly #threads: number | undefined
  readonly #inDatabase = createAtOnce(databaseAtOnce)
  #index: RegisterIndex | null = null
  #revision = 0
  #coverage: Promise<Coverage[]> | null = null
  #following: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #stopped = false

  /** `folder` keeps the index between two starts; `threads` is as many as there are cores when it is not given. */
  constructor(pool: pg.Pool, folder: string, log: Log, threads?: number) {
    this.#pool = pool
    this.#folder = folder
    this.#log = log
    this.#threads = threads
  }

  get ready(): boolean {
    return this.#index?.ready ?? false
  }

  /** Follows the register from now on, in the background. An empty register starts no threads. */
  start(): void {
    this.#timer ??= setInterval(() => void this.follow(), lookEvery).unref()
    void this.follow()
  }

  /** Takes over what was imported since the last look; calls at the same time are one look. Never throws: it is tried again. */
  async follow(): Promise<void> {
    this.#following ??= this.#follow()
      .catch((error: unknown) => this.#log.warn({ err: error }, 'register index'))
      .finally(() => (this.#following = null))
    await this.#following
  }

  /**
   * The marks most like what is asked, the riskiest first. Text is any; more than 120 letters of it are not compared.
   * Throws `too-many-requests` when more is asked at once than can be answered.
   */
  async search(asked: Asked): Promise<{ found: Found[]; answeredBy: 'index' | 'database' }> {
    if (this.#index?.ready) {
      try {
        return { found: await this.#index.search(asked), answeredBy: 'index' }
      } catch (error) {
        if (error instanceof ThreadsBusy) throw new AppError('too-many-requests', { cause: error })
        this.#log.warn({ err: error }, 'register index: the database answers instead')
      }
    }
    return {
      found: rank(asked, await this.#inDatabase(async () => await nearInDatabase(this.#pool, asked))),
      answeredBy: 'database',
    }
  }

  /** What the register holds, by office; counted anew when an import changed it, once for all who ask. */
  async coverage(): Promise<Coverage[]> {
    if (this.#coverage) return await this.#coverage
    const counted = coverage(this.#pool)
    this.#coverage = counted
    counted.catch(() => {
      if (this.#coverage === counted) this.#coverage = null
    })
    return await counted
  }

  /** Ends the threads. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    await this.#index?.stop()
    await this.#following
  }

  async #follow(): Promise<void> {
    if (this.#index?.broken) await this.#forget(this.#index)
    const last = await lastRevision(this.#pool)
    if (last === this.#revision || this.#stopped) return
    this.#coverage = null
    if (!this.#index) {
      this.#index = new RegisterIndex(this.#threads)
      await this.#load(this.#index, last)
    }
    // A revision goes back when the table came from a backup: what the index holds may never have been.
    if (!this.#index.ready || last < this.#revision) return await this.#fill(last)
    const { lateAtMost } = this.#index
    const late = await marksSince(this.#pool, this.#revision, lateAtMost + 1)
    if (late.length > lateAtMost) return await this.#fill(last)
    if (late.length > 0 && (await this.#index.put(late)) > lateAtMost) return await this.#fill(last)
    this.#revision = last
  }

  async #forget(index: RegisterIndex): Promise<void> {
    this.#log.warn('register index: a thread has ended, it is loaded anew')
    this.#index = null
    this.#revision = 0
    await index.stop()
  }

  async #load(index: RegisterIndex, last: number): Promise<void> {
    const kept = await this.#keptRevision(last)
    if (kept === null || (await index.load(this.#file(kept))) === 0) return
    if (await isIndexOf(this.#pool, index.sample(), kept)) this.#revision = kept
    else await this.#fill(last)
  }

  async #fill(revision: number): Promise<void> {
    const began = Date.now()
    await normaliseAnew(this.#pool)
    const count = (await this.#index?.fill(allMarks(this.#pool, revision))) ?? 0
    this.#revision = revision
    this.#log.info({ count, ms: Date.now() - began }, 'register index made')
    await mkdir(this.#folder, { recursive: true })
    await this.#index?.save(this.#file(revision))
    await this.#clean(path.basename(this.#file(revision)))
  }

  /** Takes away older indexes, and what processes left that were ended while they wrote. */
  async #clean(own: string): Promise<void> {
    const names = await readdir(this.#folder)
    await eachOf(names, { log: this.#log, what: 'old indexes', name: (name) => name }, async (name) => {
      const at = path.join(this.#folder, name)
      const old = leftFile.test(name) ? await isOld(at) : fileName.test(name) && name !== own
      if (old) await rm(at, { force: true })
    })
  }

  #file(revision: number): string {
    return path.join(this.#folder, `marks-${revision}.index`)
  }

  /** The newest kept index that is not ahead of the table, as after the table came from a backup. */
  async #keptRevision(last: number): Promise<number | null> {
    const names = await readdir(this.#folder).catch(() => [])
    const kept = names.map((name) => Number(fileName.exec(name)?.[1] ?? Number.NaN)).filter((one) => one <= last)
    return kept.length > 0 ? Math.max(...kept) : null
  }
}

async function isOld(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > leftFor
}
