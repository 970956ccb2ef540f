// Use: node --import ./tools/jsx.ts bench/crash.ts [kills] [seed]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashCheckout } from '#tests/crash-checkout.ts'
import { seededRandom } from '#tests/random.ts'

const kills = Number(process.argv[2] ?? 100)
const seed = Number(process.argv[3] ?? 20261121)
const dataDir = await mkdtemp(join(tmpdir(), 'markwright-crash-'))
const report = await crashCheckout({
  dataDir,
  port: 3977,
  kills,
  clients: 4,
  random: seededRandom(seed),
  log: (text) => process.stderr.write(`\r${text}   `),
})
process.stderr.write('\n')
process.stdout.write(
  `crash: seed ${seed}, ${Object.entries(report)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}\n`,
)
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
