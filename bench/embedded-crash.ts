// node bench/embedded-crash.ts [kills] [seed]: kills the embedded server in the middle of its work, again and again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCrashes } from '#tests/crash-run.ts'
import { seededRandom } from '#tests/random.ts'

const kills = Number(process.argv[2] ?? 100)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const dataDir = await mkdtemp(path.join(tmpdir(), 'markwright-crash-'))
try {
  const { acknowledged, lost, restartMs } = await runCrashes(dataDir, kills, seededRandom(seed))
  console.log(
    `embedded-crash kills=${kills} acknowledged=${acknowledged} lost=${lost} last_restart_ms=${restartMs} seed=${seed}`,
  )
  process.exitCode = lost === 0 ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
