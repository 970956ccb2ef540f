// Use: node --import ./tools/jsx.ts bench/export.ts [gigabytes]
// The personal-data export of somebody with many files: resident memory of the process above what it took before, and how
// late its health check answers meanwhile.
import { link, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomFillSync } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { start } from '#app/start.ts'
import { createClient } from '#contract/client.ts'
import { userExport, userExportStart } from '#contract/profile.ts'
import { hashPassword } from '#features/account/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { interpret } from '#platform/config/config.ts'
import { readEnvironment } from '#platform/config/env.ts'
import { issuer, signInByScript, testPassword } from '#tests/app.ts'
import { serveProduct } from './process.ts'

const gigabytes = Number(process.argv[2] ?? 10)
const fileBytes = 20_000_000
const count = Math.round((gigabytes * 1e9) / fileBytes)
const port = 3974
const email = 'many-files@bench.test'
const folder = await mkdtemp(join(tmpdir(), 'markwright-bench-export-'))

/** A customer whose documents all lie in the store: one file under many names, so that only the export takes room. */
async function prepare(): Promise<void> {
  const settings = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', SERVICES: 'web', DEMO: 'false' }
  const app = await start(interpret(readEnvironment({ ...settings, INVOICE_ISSUER: JSON.stringify(issuer) })))
  try {
    const id = uuidv7()
    const { pool } = app.context
    await pool.query(
      `insert into "user" (id, email, role, state, password_hash) values ($1, $2, 'customer', 'active', $3)`,
      [id, email, await hashPassword(testPassword)],
    )
    await pool.query(
      `insert into document (path, name, media_type, size, type, user_id, visible_to_client)
         select 'bench/' || n, 'Scan ' || n || '.pdf', 'application/pdf', $2, 'other', $1, true from generate_series(1, $3::int) n`,
      [id, fileBytes, count],
    )
  } finally {
    await app.stop()
  }
  const files = join(folder, 'files', 'bench')
  await mkdir(files, { recursive: true })
  await writeFile(join(files, '1'), randomFillSync(Buffer.alloc(fileBytes)))
  for (let at = 2; at <= count; at += 1) await link(join(files, '1'), join(files, String(at)))
}

await prepare()
const served = await serveProduct(folder, port)
const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${served.child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
try {
  const token = await signInByScript(served.url, email, testPassword)
  const client = createClient({ baseUrl: served.url, token: () => token })
  await pause(5000)
  const idle = await residentMb()
  const began = performance.now()
  await client(userExportStart)
  const late: number[] = []
  let most = idle
  for (let turn = 0; ; turn += 1) {
    const asked = performance.now()
    const answer = await fetch(`${served.url}/healthz`)
    await answer.text()
    late.push(performance.now() - asked)
    most = Math.max(most, await residentMb())
    if (turn % 20 === 0) {
      const { last } = await client(userExport)
      if (last?.state === 'failed') throw new Error('the export failed')
      if (last?.state === 'ready') break
    }
    await pause(50)
  }
  const seconds = (performance.now() - began) / 1000
  const worst = Math.max(...late)
  process.stdout.write(
    `${count} files, ${gigabytes} GB in ${seconds.toFixed(0)} s: at most ${(most - idle).toFixed(0)} MB above the ${idle.toFixed(0)} MB before, ` +
      `health check at most ${worst.toFixed(0)} ms of ${late.length}\n`,
  )
  if (most - idle > 200 || worst > 100) process.exitCode = 1
} finally {
  await served.stop()
  await rm(folder, { recursive: true, force: true })
}
