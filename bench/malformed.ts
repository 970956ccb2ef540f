// Use: node --import ./tools/jsx.ts bench/malformed.ts [requests] [seed]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#db/demo/seed.ts'
import { signInByScript } from '#tests/app.ts'
import { sendMalformed } from '#tests/malformed.ts'
import { serveProduct } from './process.ts'

const count = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? 20261121)
const dataDir = await mkdtemp(join(tmpdir(), 'markwright-malformed-'))
const product = await serveProduct(dataDir, 3967)
const tokens = await Promise.all(
  ['customer', 'staff', 'admin'].map(
    async (name) => await signInByScript(product.url, `${name}@demo.test`, demoPassword),
  ),
)
const asked = await fetch(`${product.url}/v1/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[1] ?? ''}` },
  body: JSON.stringify({
    query:
      '{ registration_request(limit: 9) { id } product(limit: 9) { id } trademark(limit: 9) { id } invoice(limit: 9) { id } }',
  }),
})
const { data } = (await asked.json()) as { data: Record<string, { id: string }[]> }
const rows = Object.values(data).flatMap((list) => list.map(({ id }) => id))
const began = performance.now()
const { sent, statuses, failures, leaks } = await sendMalformed(product.url, count, seed, { tokens, rows })
const seconds = (performance.now() - began) / 1000
for (const line of [...failures, ...leaks].slice(0, 20)) process.stdout.write(`${line}\n`)
const ready = (await fetch(`${product.url}/readyz`)).status
process.stdout.write(
  `malformed: seed ${seed}, sent ${sent}, fiveHundreds ${failures.length}, leaks ${leaks.length}, ready ${ready}, seconds ${seconds.toFixed(0)}, statuses ${JSON.stringify(statuses)}\n`,
)
await product.stop()
await rm(dataDir, { recursive: true, force: true })
process.exit(failures.length + leaks.length === 0 ? 0 : 1)
