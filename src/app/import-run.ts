import { numberFormat } from '#kernel/formatters.ts'
import path from 'node:path'
import { importFile, ImportError, importPictures, importTerms, type Problem } from '#features/register/index.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'
import { createLog } from '#platform/log/log.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { jobsOf, subscribe } from '#features/feature.ts'
import { feature as watch, followRegister } from '#features/watch/index.ts'
import { createEventBus } from '#platform/events/events.ts'
import { prepareDatabase } from './database.ts'
import { help, readArguments, UsageError, type Wanted } from './import-arguments.ts'
import { durationOf, progressLine } from './progress-line.ts'
import { tableOf } from './text-table.ts'

const count = (value: number) => numberFormat('en').format(value)

/** Where a run of the program reads and writes. */
export interface Terminal {
  readonly environment: NodeJS.ProcessEnv
  readonly out: Parameters<typeof progressLine>[0]
  readonly complaints: { write(text: string): unknown }
  /** Aborted, the run ends after the batch under way. */
  readonly signal: AbortSignal
}

interface Facts extends Readonly<Parameters<typeof importFile>[0]> {
  readonly signal: AbortSignal
  readonly progress: ReturnType<typeof progressLine>
}

const countNames = ['records', 'added', 'changed', 'unchanged', 'older', 'skipped'] as const
const none = { records: 0, added: 0, changed: 0, unchanged: 0, older: 0, skipped: 0 }

interface Line {
  file: string
  end: string
  counts: Record<(typeof countNames)[number], number>
  seconds: number
  problems: readonly Problem[]
}

/** Pictures come one a file, so they are told as one line. */
async function importAllPictures(
  { pool, signal, progress }: Facts,
  { office, files }: Extract<Wanted, { kind: 'pictures' }>,
): Promise<Line> {
  const name = `${count(files.length)} pictures`
  progress.begin()
  const {
    recordsDone: records,
    problems,
    ...counts
  } = await importPictures(pool, files, {
    office,
    signal,
    onProgress: (now) =>
      progress.show({
        name,
        records: now.recordsDone,
        before: 0,
        read: now.recordsDone,
        bytes: files.length,
        isOfFiles: true,
      }),
  })
  return {
    file: name,
    end: signal.aborted ? 'stopped' : 'done',
    counts: { ...counts, records, older: 0 },
    seconds: progress.end(),
    problems,
  }
}

async function importOne(facts: Facts, wanted: Exclude<Wanted, { kind: 'pictures' }>, file: string): Promise<Line> {
  const { progress, signal } = facts
  const name = path.basename(file)
  progress.begin()
  if (wanted.kind === 'terms') {
    const done = await importTerms(facts.pool, file, {
      ...wanted,
      onProgress: (now) => progress.show({ ...now, name, records: now.recordsDone, before: 0 }),
    })
    const { recordsDone: records, added, changed, unchanged, skipped, problems } = done
    return {
      file: name,
      end: 'done',
      counts: { records, added, changed, unchanged, older: 0, skipped },
      seconds: progress.end(),
      problems,
    }
  }
  const done = await importFile(facts, file, {
    format: wanted.format,
    office: wanted.office,
    signal,
    onProgress: (now) => progress.show({ ...now, name, records: now.recordsDone }),
  })
  const { recordsDone: records, added, changed, unchanged, older, skipped, problems } = done
  const end = {
    finished: done.before > 0 ? `done, from ${count(done.before)}` : 'done',
    stopped: 'stopped',
    repeated: 'done before',
  }[done.end]
  return {
    file: name,
    end,
    counts: { records, added, changed, unchanged, older, skipped },
    seconds: progress.end(),
    problems,
  }
}

/** A file that cannot be read is the file's trouble, not ours. */
function isOfFiles(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code)) && 'path' in error
}

/**
 * Imports what the words of the command line name, and tells how it went.
 * @returns the exit code: 0 all is imported, 1 something was not, 2 the command or the settings were not understood, 130 stopped
 */
export async function runImport(words: readonly string[], terminal: Terminal): Promise<number> {
  const { environment, out, signal } = terminal
  // What comes from a file must not steer the terminal.
  const complain = (text: string) => terminal.complaints.write(`${text.replace(/[^\P{Cc}\n]/gu, '?')}\n`)
  const wanted = await readArguments(words).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error
    complain(`${error.message}\nnpm run import -- --help tells how it is used.`)
    return 'not understood' as const
  })
  if (wanted === 'not understood') return 2
  if (wanted === null) {
    out.write(help)
    return 0
  }
  let config
  try {
    config = interpret(readEnvironment(environment))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return 2
  }
  const lines: Line[] = []
  const failed: string[] = []
  const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
  try {
    const url = config.directUrl ?? config.databaseUrl ?? embedded?.url ?? ''
    await prepareDatabase(url, config)
    await withRegister(url, async (register) => {
      const facts = { ...register, signal, progress: progressLine(out, () => performance.now()) }
      if (wanted.kind === 'pictures') lines.push(await importAllPictures(facts, wanted))
      else
        for (const file of wanted.files) {
          if (signal.aborted) break
          try {
            lines.push(await importOne(facts, wanted, file))
          } catch (error) {
            facts.progress.end()
            if (!(error instanceof ImportError) && !isOfFiles(error)) throw error
            complain(`${file}: ${error.message}`)
            failed.push(path.basename(file))
          }
        }
    })
  } finally {
    await embedded?.stop()
  }
  if (lines.length + failed.length > 0) out.write(`${tableOfLines(lines, failed)}\n`)
  for (const { file, problems, counts } of lines) {
    for (const { record, number, reason } of problems.slice(0, 20))
      complain(`${file}, record ${count(record)}${number === null ? '' : ` (${number})`}: ${reason}`)
    if (problems.length > 20)
      complain(
        `${file}: and more, ${count(counts.skipped)} were left out in all; mark_import.problems keeps the first hundred`,
      )
  }
  return signal.aborted ? 130 : failed.length > 0 ? 1 : 0
}

/** The register with who follows it, for as long as the work takes. */
async function withRegister(
  url: string,
  work: (facts: Omit<Facts, 'signal' | 'progress'>) => Promise<void>,
): Promise<void> {
  const pool = createPool(url, { max: 3, applicationName: 'markwright import' })
  const events = createEventBus()
  // The watch's jobs are only put down here; a worker does them.
  const queue = await createQueue(pool, jobsOf([watch]), createLog('warn'), { cron: false })
  const clock = () => new Date()
  subscribe(events, [followRegister], { queue: () => queue, clock })
  try {
    await work({ pool, events, clock })
  } finally {
    await queue.stop()
    await pool.end()
  }
}

function tableOfLines(lines: readonly Line[], failed: readonly string[]): string {
  const rowOf = ({ file, end, counts, seconds }: Omit<Line, 'problems'>) => [
    file,
    ...countNames.map((name) => count(counts[name])),
    durationOf(seconds),
    end,
  ]
  // An office with a file for each mark would fill the screen; of many files those are told with which something was wrong.
  const listed = lines.length > 50 ? lines.filter(({ counts, end }) => counts.skipped > 0 || end === 'stopped') : lines
  const total = {
    file: `${count(lines.length)} files`,
    end: '',
    seconds: lines.reduce((sum, line) => sum + line.seconds, 0),
    counts: { ...none },
  }
  for (const { counts } of lines) for (const name of countNames) total.counts[name] += counts[name]
  return tableOf(
    ['file', ...countNames, 'time', ''],
    [
      ...listed.map(rowOf),
      ...failed.map((file) => [file, ...countNames.map(() => ''), '', 'failed']),
      ...(lines.length > 1 ? [rowOf(total)] : []),
    ],
  )
}
