import { numberFormat } from '#kernel/formatters.ts'
import path from 'node:path'
import { importFile, ImportError, importPictures, importTerms, type Problem } from '#features/register/index.ts'
import { type Config, interpret } from '#platform/config/config.ts'
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

const say = (text: string) => process.stdout.write(`${text}\n`)
// What comes from a file must not steer the terminal.
const complain = (text: string) => process.stderr.write(`${text.replace(/[^\P{Cc}\n]/gu, '?')}\n`)
const count = (value: number) => numberFormat('en').format(value)

const wanted = await readArguments(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error
  complain(`${error.message}\nnpm run import -- --help tells how it is used.`)
  process.exit(2)
})
if (wanted === null) {
  process.stdout.write(help)
  process.exit(0)
}

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130)
    complain('\nStopping after the batch under way; the same command goes on from there.')
    stop.abort()
  })
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

const progress = progressLine(process.stdout, () => performance.now())

/** Pictures come one a file, so they are told as one line. */
async function importAllPictures({ office, files }: Extract<Wanted, { kind: 'pictures' }>): Promise<Line> {
  const name = `${count(files.length)} pictures`
  progress.begin()
  const {
    recordsDone: records,
    problems,
    ...counts
  } = await importPictures(pool, files, {
    office,
    signal: stop.signal,
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
    end: stop.signal.aborted ? 'stopped' : 'done',
    counts: { ...counts, records, older: 0 },
    seconds: progress.end(),
    problems,
  }
}

async function importOne(
  facts: Parameters<typeof importFile>[0],
  wanted: Exclude<Wanted, { kind: 'pictures' }>,
  file: string,
): Promise<Line> {
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
    signal: stop.signal,
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

function configure(): Config {
  try {
    return interpret(readEnvironment(process.env))
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

const config = configure()
const embedded = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null
const url = config.directUrl ?? config.databaseUrl ?? embedded?.url ?? ''
await prepareDatabase(url, config)
const pool = createPool(url, { max: 3, applicationName: 'markwright import' })
const events = createEventBus()
// The watch's jobs are only put down here; a worker does them.
const queue = await createQueue(pool, jobsOf([watch]), createLog('warn'), { cron: false })
const clock = () => new Date()
subscribe(events, [followRegister], { queue: () => queue, clock })

const lines: Line[] = []
const failed: string[] = []
if (wanted.kind === 'pictures') lines.push(await importAllPictures(wanted))
else
  for (const file of wanted.files) {
    if (stop.signal.aborted) break
    try {
      lines.push(await importOne({ pool, events, clock }, wanted, file))
    } catch (error) {
      progress.end()
      if (!(error instanceof ImportError) && !isOfFiles(error)) throw error
      complain(`${file}: ${error.message}`)
      failed.push(path.basename(file))
    }
  }
await queue.stop()
await pool.end()
await embedded?.stop()

const rowOf = ({ file, end, counts, seconds }: Omit<Line, 'problems'>) => [
  file,
  ...countNames.map((name) => count(counts[name])),
  durationOf(seconds),
  end,
]
/** An office with a file for each mark would fill the screen; of many files those are told with which something was wrong. */
const listed = lines.length > 50 ? lines.filter(({ counts, end }) => counts.skipped > 0 || end === 'stopped') : lines
if (lines.length + failed.length > 0) {
  const total = {
    file: `${count(lines.length)} files`,
    end: '',
    seconds: lines.reduce((sum, line) => sum + line.seconds, 0),
    counts: { ...none },
  }
  for (const { counts } of lines) for (const name of countNames) total.counts[name] += counts[name]
  say(
    tableOf(
      ['file', ...countNames, 'time', ''],
      [
        ...listed.map(rowOf),
        ...failed.map((file) => [file, ...countNames.map(() => ''), '', 'failed']),
        ...(lines.length > 1 ? [rowOf(total)] : []),
      ],
    ),
  )
}
for (const { file, problems, counts } of lines) {
  for (const { record, number, reason } of problems.slice(0, 20))
    complain(`${file}, record ${count(record)}${number === null ? '' : ` (${number})`}: ${reason}`)
  if (problems.length > 20)
    complain(
      `${file}: and more, ${count(counts.skipped)} were left out in all; mark_import.problems keeps the first hundred`,
    )
}
process.exit(stop.signal.aborted ? 130 : failed.length > 0 ? 1 : 0)
