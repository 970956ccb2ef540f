import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importFile } from '#features/register/index.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { createPool } from '#platform/db/pool.ts'
import { createEventBus } from '#platform/events/events.ts'
import { madeRecords, writeOfficeFile } from '#tests/office-files.ts'
import { prepareTemplate } from '#tests/prepare.ts'

/*
 * How fast a register is imported and how much memory that takes: invented records of the USPTO's daily format from a seed.
 * Run: node_modules/.bin/node bench/import.ts [--records 100000] [--seed 20261122] [--url DATABASE]
 * Without --url on a database of its own. The last line is the result as JSON.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '20261122' },
    url: { type: 'string' },
  },
})
const [records, seed] = [Number(values.records), Number(values.seed)]

/** The most memory that this process had, in megabytes: what the system counts as it (`maxRSS`) begins with the most of the parent's. */
async function peakMegabytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const kilobytes = /^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1]
  return Math.round((kilobytes === undefined ? process.resourceUsage().maxRSS : Number(kilobytes)) / 1024)
}

const folder = await mkdtemp(path.join(tmpdir(), 'markwright-import-'))
const file = path.join(folder, 'invented.xml')
try {
  await writeOfficeFile(file, 'uspto', madeRecords(records, seed))
  const { size } = await stat(file)
  process.stdout.write(`seed ${seed}, ${records} records, ${(size / 1e6).toFixed(0)} MB\n`)
  const own = values.url === undefined ? await startEmbedded({ dataDir: folder }) : null
  const url = values.url ?? own?.url ?? ''
  if (own) await prepareTemplate(url)
  const pool = createPool(url, { max: 2 })
  const clock = () => new Date()
  const timed = async () => {
    const began = performance.now()
    const outcome = await importFile({ pool, events: createEventBus(), clock }, file, { format: 'uspto', office: null })
    return { outcome, seconds: (performance.now() - began) / 1000 }
  }
  const first = await timed()
  await pool.query('delete from mark_import')
  const again = await timed()
  await pool.end()
  await own?.stop()
  process.stdout.write(
    `${JSON.stringify({
      seed,
      records: first.outcome.recordsDone,
      added: first.outcome.added,
      perSecond: Math.round(records / first.seconds),
      unchanged: again.outcome.unchanged,
      perSecondAgain: Math.round(records / again.seconds),
      peakMegabytes: await peakMegabytes(),
    })}\n`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
