import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { type PlainDate, today } from '#kernel/dates.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import type { EventBus } from '#platform/events/events.ts'
import { openParts } from '#platform/xml/parts.ts'
import { readRecords, XmlError, type XmlRecord } from '#platform/xml/records.ts'
import { marksChanged } from './events.ts'
import { type Format, type FormatName, formats } from './formats.ts'
import { holdRegister } from './hold.ts'
import { officeOf, readRecord } from './read-record.ts'
import { type Came, type Counts, storeBatch } from './store.ts'

/** A record that was left out, or a part of it: its place in the file from 1, its number, the reason. */
export interface Problem {
  readonly record: number
  readonly number: string | null
  readonly reason: string
}

/** How far an import is, over all its runs. */
export interface Progress extends Counts {
  readonly office: Jurisdiction
  readonly recordsDone: number
  readonly skipped: number
  readonly problems: readonly Problem[]
  /** Records that earlier runs of the file had done. */
  readonly before: number
  /** Bytes of the file read by this run, of `bytes`. */
  readonly read: number
  readonly bytes: number
}

/** How a run ended; `repeated` when the file had been finished before and nothing was read. */
export interface ImportOutcome extends Progress {
  readonly end: 'finished' | 'stopped' | 'repeated'
}

export interface ImportOptions {
  readonly format: FormatName
  /** The office whose register it is; where the format or the records tell, it may be null. */
  readonly office: Jurisdiction | null
  readonly onProgress?: (progress: Progress) => void
  /** Ends the run after the batch under way; a later run goes on from there. */
  readonly signal?: AbortSignal
  readonly batchSize?: number
}

/** The file cannot be imported; `message` says why, for people. What was done before stays. */
export class ImportError extends Error {
  override name = 'ImportError'
}

const usualBatch = 1000
/** A batch of long records ends earlier, so that memory does not depend on what an office writes. */
const longestBatch = 4_000_000
const problemsKept = 100

interface Facts {
  readonly pool: pg.Pool
  readonly events: EventBus
  readonly clock: () => Date
}

/** Brings a file of an office into the register, batch by batch, each in a transaction with the count of what is done. */
export async function importFile(facts: Facts, file: string, options: ImportOptions): Promise<ImportOutcome> {
  const format = formats[options.format]
  const fileHash = await hashOf(file)
  const run = new Run(facts, file, fileHash, format, options)
  const opened = await openParts(file).catch((cause: unknown) => {
    throw cause instanceof XmlError ? new ImportError(cause.message, { cause }) : cause
  })
  let part = ''
  try {
    for await (const one of opened.parts) {
      part = one.name === file ? '' : `${one.name}, `
      for await (const records of readRecords(one.chunks(), format.reading)) {
        for (const record of records) if (!(await run.take(record, opened.read(), opened.bytes))) return await run.end()
      }
    }
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause
    await run.flush(opened.read(), opened.bytes)
    throw new ImportError(`${part}${cause.message}; ${run.done} records before it are kept`, { cause })
  }
  await run.flush(opened.read(), opened.bytes)
  return await run.finish()
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

interface ImportRow extends Counts {
  id: number
  recordsDone: number
  skipped: number
  problems: Problem[]
  finished: boolean
}

interface Batch {
  came: Came[]
  problems: Problem[]
  /** Records that were left out; of some that were not there is a problem too. */
  skipped: number
  count: number
  /** Letters of its raw records. */
  length: number
}
const emptyBatch = (): Batch => ({ came: [], problems: [], skipped: 0, count: 0, length: 0 })

/** The run of one file: gathers records into batches and writes one while the next is read. */
class Run {
  readonly #facts: Facts
  readonly #file: string
  readonly #fileHash: string
  readonly #format: Format
  readonly #options: ImportOptions
  readonly #today: PlainDate
  #row: (ImportRow & { office: Jurisdiction }) | undefined
  #before = 0
  #seen = 0
  #batch = emptyBatch()
  #writing: Promise<{ failed: unknown } | null> = Promise.resolve(null)
  #progress: { read: number; bytes: number } = { read: 0, bytes: 0 }
  #end: ImportOutcome['end'] = 'finished'

  constructor(facts: Facts, file: string, fileHash: string, format: Format, options: ImportOptions) {
    this.#facts = facts
    this.#file = file
    this.#fileHash = fileHash
    this.#format = format
    this.#options = options
    this.#today = today('UTC', facts.clock())
  }

  get done(): number {
    return this.#row?.recordsDone ?? 0
  }

  /** Takes the next record; false when the run is to end here. */
  async take(record: XmlRecord, read: number, bytes: number): Promise<boolean> {
    const row = (this.#row ??= await this.#start(record))
    if (row.finished) {
      this.#end = 'repeated'
      return false
    }
    this.#seen += 1
    if (this.#seen <= this.#before) return true
    const batch = this.#batch
    batch.count += 1
    const result = record === null ? tooLarge : readRecord(this.#format, record, row.office, this.#today)
    if ('reason' in result) {
      batch.skipped += 1
      batch.problems.push({ record: this.#seen, ...result })
    } else {
      const raw = JSON.stringify(record)
      batch.length += raw.length
      batch.came.push({ record: result.record, raw })
      if (result.remark !== null)
        batch.problems.push({ record: this.#seen, number: result.record.number, reason: result.remark })
    }
    if (batch.count < (this.#options.batchSize ?? usualBatch) && batch.length < longestBatch) return true
    await this.#write(read, bytes)
    if (!this.#options.signal?.aborted) return true
    this.#end = 'stopped'
    return false
  }

  /** Writes what is left and waits until it is written. */
  async flush(read: number, bytes: number): Promise<void> {
    if (this.#batch.count > 0) await this.#write(read, bytes)
    await this.#written()
  }

  /** Ends before the file does. */
  async end(): Promise<ImportOutcome> {
    await this.#written()
    return this.#outcome()
  }

  /** Ends with the file. */
  async finish(): Promise<ImportOutcome> {
    if (!this.#row) throw new ImportError(`no record of the format ${this.#format.name} in it`)
    await this.#facts.pool.query('update mark_import set finished_at = now() where id = $1 and finished_at is null', [
      this.#row.id,
    ])
    return this.#outcome()
  }

  #outcome(): ImportOutcome {
    const row = this.#row
    if (!row) throw new Error('the run has not begun')
    const { id: _id, finished: _finished, ...told } = row
    return { ...told, ...this.#progress, before: this.#before, end: this.#end }
  }

  async #start(record: XmlRecord) {
    const { office: asked, format } = this.#options
    const named = this.#format.office ?? (record === null ? undefined : officeOf(this.#format, record))
    const office = asked ?? named
    if (office === undefined) throw new ImportError('the records do not name their office; say which it is')
    if (office === null) throw new ImportError('the records are of an office that is not known here')
    if (this.#format.office !== null && office !== this.#format.office)
      throw new ImportError(`${format} is the format of ${this.#format.office} alone`)
    const { pool } = this.#facts
    await pool.query(
      `insert into mark_import (file_name, file_hash, format, office) values ($1, $2, $3, $4) on conflict (file_hash, office) do nothing`,
      [path.basename(this.#file), this.#fileHash, format, office],
    )
    const { rows } = await pool.query<ImportRow>(
      `select id, records_done as "recordsDone", added, changed, unchanged, older, skipped, problems, finished_at is not null as finished
         from mark_import where file_hash = $1 and office = $2`,
      [this.#fileHash, office],
    )
    const row = rows[0]
    if (!row) throw new ImportError('its import was removed meanwhile')
    this.#before = row.recordsDone
    return { ...row, office }
  }

  async #write(read: number, bytes: number): Promise<void> {
    await this.#written()
    const batch = this.#batch
    this.#batch = emptyBatch()
    this.#writing = this.#store(batch).then(
      () => {
        this.#progress = { read, bytes }
        const { end: _end, ...progress } = this.#outcome()
        this.#options.onProgress?.(progress)
        return null
      },
      (failed: unknown) => ({ failed }),
    )
  }

  async #written(): Promise<void> {
    const result = await this.#writing
    if (result) throw result.failed
  }

  async #store(batch: Batch): Promise<void> {
    const row = this.#row
    if (!row) throw new Error('the run has not begun')
    const { pool, events } = this.#facts
    const next = await inTransaction(pool, async (tx) => {
      await holdRegister(tx)
      const found = await tx.$client.query<{ done: number }>(
        'select records_done as done from mark_import where id = $1 for update',
        [row.id],
      )
      if (found.rows[0]?.done !== row.recordsDone) throw new ImportError('another run is working on the same file')
      const source = `${this.#format.name} ${path.basename(this.#file)}`
      const { counts, revision, ...ids } = await storeBatch(tx, row.office, source, batch.came)
      const after: ImportRow & { office: Jurisdiction } = {
        ...row,
        recordsDone: row.recordsDone + batch.count,
        added: row.added + counts.added,
        changed: row.changed + counts.changed,
        unchanged: row.unchanged + counts.unchanged,
        older: row.older + counts.older,
        skipped: row.skipped + batch.skipped,
        problems: [...row.problems, ...batch.problems].slice(0, problemsKept),
      }
      await tx.$client.query(
        `update mark_import set records_done = $2, added = $3, changed = $4, unchanged = $5, older = $6, skipped = $7, problems = $8
          where id = $1`,
        [
          after.id,
          after.recordsDone,
          after.added,
          after.changed,
          after.unchanged,
          after.older,
          after.skipped,
          JSON.stringify(after.problems),
        ],
      )
      if (ids.markIds.length > 0 || ids.changedIds.length > 0)
        await events.publish(tx, marksChanged, { office: row.office, revision, ...ids })
      return after
    })
    this.#row = next
  }
}

const tooLarge = { number: null, reason: 'larger than a record can be' }
