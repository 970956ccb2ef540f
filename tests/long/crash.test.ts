import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { crashCheckout } from '#tests/crash-checkout.ts'
import { seededRandom } from '#tests/random.ts'
import { amount } from '#tests/proof.ts'

const seed = 20261121

const kills = amount(3, 20)

test(`kills during checkout lose nothing and charge no one twice (seed ${seed})`, { timeout: 600_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'markwright-crash-'))
  const report = await crashCheckout({ dataDir, port: await freePort(), kills, clients: 4, random: seededRandom(seed) })
  await rm(dataDir, { recursive: true, force: true })
  expect(report.acknowledged).toBeGreaterThanOrEqual(kills)
  expect(report).toMatchObject({
    lostOrders: 0,
    doubleOrders: 0,
    doubleCharges: 0,
    unpaidCharges: 0,
    serialGaps: 0,
    serialDoubles: 0,
    mailsLost: 0,
    mailsDoubled: 0,
  })
})
