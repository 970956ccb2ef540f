import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import type pg from 'pg'
import { termWords } from '#domain/catalog/term-words.ts'
import { beginningOf, officeClass } from '#domain/clearance/office-record.ts'
import type { PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { ImportError, type Problem } from './import.ts'

/** How far a list of terms is imported. */
export interface TermProgress {
  readonly recordsDone: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
  readonly problems: readonly Problem[]
  readonly read: number
  readonly bytes: number
}

export interface TermOptions {
  readonly language: Language
  /** Who gives the list, as it is shown beside its terms. */
  readonly source: string
  readonly validFrom: PlainDate
  readonly onProgress?: (progress: TermProgress) => void
}

interface Term {
  key: string
  nice_class: number
  text: string
  normalised: string
  term_group: string | null
}

const columnNames = ['class', 'term', 'group', 'key'] as const
const batchSize = 1000
const [problemsKept, longestTerm, longestLine] = [100, 500, 100_000]
// oxlint-disable-next-line no-control-regex -- PostgreSQL refuses NUL, and no list of terms has the others
const controls = /[\u0000-\u001f]/

/**
 * Brings an office's list of terms in, one a line: class, term, group, key, of which the last two may be missing; a first
 * line of these names in any order says otherwise. Commas, semicolons or tabs between. A term that another
 * source gave before stays with it.
 */
export async function importTerms(pool: pg.Pool, file: string, options: TermOptions): Promise<TermProgress> {
  const { size } = await stat(file)
  const stream = createReadStream(file)
  const delimiter = await delimiterOf(file)
  const lines = stream.pipe(
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      skip_empty_lines: true,
      max_record_size: longestLine,
    }),
  )
  let progress: TermProgress = {
    recordsDone: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    skipped: 0,
    problems: [],
    read: 0,
    bytes: size,
  }
  let columns: readonly string[] = columnNames
  let batch = new Map<string, Term>()
  let seen = 0
  const flush = async () => {
    const counts = await store(pool, [...batch.values()], options)
    progress = {
      ...progress,
      recordsDone: seen,
      added: progress.added + counts.added,
      changed: progress.changed + counts.changed,
      unchanged: progress.unchanged + counts.unchanged,
      read: stream.bytesRead,
    }
    batch = new Map()
    options.onProgress?.(progress)
  }
  try {
    for await (const cells of lines as AsyncIterable<string[]>) {
      if (seen === 0 && columns === columnNames && isHead(cells)) {
        columns = cells.map((cell) => cell.toLowerCase())
        continue
      }
      seen += 1
      const term = termOf(cells, columns, options)
      if ('reason' in term) {
        const problems = [...progress.problems, { record: seen, ...term }].slice(0, problemsKept)
        progress = { ...progress, skipped: progress.skipped + 1, problems }
      } else batch.set(`${term.nice_class} ${term.text}`, term)
      if (batch.size >= batchSize) await flush()
    }
  } catch (cause) {
    if (cause instanceof CsvError)
      throw new ImportError(`${cause.message}; ${progress.recordsDone} lines before it are kept`, { cause })
    throw cause
  }
  await flush()
  if (seen === 0) throw new ImportError('no term in it')
  return progress
}

/** What stands between the cells of the first line; a term may hold the others. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    const line = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/, 1)[0] ?? ''
    return ['\t', ';', ','].find((one) => line.includes(one)) ?? ','
  } finally {
    await handle.close()
  }
}

function isHead(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.toLowerCase())
  return names.includes('class') && names.includes('term')
}

function termOf(
  cells: readonly string[],
  columns: readonly string[],
  { language, source }: TermOptions,
): Term | { number: string | null; reason: string } {
  const cell = (name: (typeof columnNames)[number]) => cells[columns.indexOf(name)] ?? ''
  const [text, number] = [cell('term').replace(/\s+/g, ' '), cell('class')]
  const niceClass = officeClass(number)
  const normalised = termWords(text)
  if (niceClass === null) return { number: beginningOf(number, 20), reason: 'no Nice class' }
  if (cells.some((one) => controls.test(one))) return { number: String(niceClass), reason: 'a control character in it' }
  if (normalised === '') return { number, reason: 'no term' }
  if (text.length > longestTerm) return { number, reason: `longer than ${longestTerm} letters` }
  const key = cell('key') || `${source} ${language} ${niceClass} ${normalised}`
  return { key, nice_class: niceClass, text, normalised, term_group: cell('group') || null }
}

const given =
  'jsonb_to_recordset($1::jsonb) as r(key text, nice_class int, text text, normalised text, term_group text)'

async function store(pool: pg.Pool, terms: readonly Term[], { language, source, validFrom }: TermOptions) {
  const { added, changed } = await inTransaction(pool, async (tx) => {
    const values = [JSON.stringify(terms), language, source, validFrom]
    const made = await tx.$client.query(
      `insert into goods_term (key, language, nice_class, text, normalised, term_group, source, valid_from)
       select r.key, $2, r.nice_class, r.text, r.normalised, r.term_group, $3, $4 from ${given}
       on conflict (language, nice_class, text) do nothing`,
      values,
    )
    const renewed = await tx.$client.query(
      `update goods_term t set key = r.key, term_group = coalesce(r.term_group, t.term_group), normalised = r.normalised, valid_from = $4
         from ${given}
        where (t.language, t.nice_class, t.text, t.source) = ($2, r.nice_class, r.text, $3)
          and (t.key, t.normalised, t.valid_from, coalesce(r.term_group, t.term_group))
              is distinct from (r.key, r.normalised, $4::date, t.term_group)`,
      values,
    )
    return { added: made.rowCount ?? 0, changed: renewed.rowCount ?? 0 }
  })
  return { added, changed, unchanged: terms.length - added - changed }
}
