// Use: node --import ./tools/jsx.ts bench/data-api/sizes.ts [samples]
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '#app/database.ts'
import { startEmbedded } from '#platform/db/embedded/start.ts'
import { newestQuery, pageQuery } from './question.ts'
import { fill } from './seed.ts'
import { startServer, type Server } from './servers.ts'

const samples = Number(process.argv[2] ?? 600)
const secret = 'only for this measurement, never used again'
const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-sizes-'))
const server = await startEmbedded({ dataDir })

async function made(name: string, amounts: Parameters<typeof fill>[1]): Promise<string> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await prepareDatabase(url.href, { secrets: [secret] })
  const began = performance.now()
  await fill(url.href, amounts)
  process.stdout.write(
    `${name}: ${amounts.trademarks} trademarks in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )
  return url.href
}

const small = await made('small', { trademarks: 1000, trackings: 2, customers: 100, first: 10 })
const eventful = { customer: 7, trackings: 5000 }
const large = await made('large', { trademarks: 1_000_000, trackings: 2, customers: 99_001, first: 10_000, eventful })
let port = 4200
const serve = async (url: string, customer: number, query = pageQuery): Promise<Server> => {
  port += 1
  return await startServer(join(import.meta.dirname, 'serve.ts'), ['engine-customer', String(port)], {
    port,
    environment: {
      DIRECT_URL: url,
      WALLED_URL: (await prepareDatabase(url, { secrets: [secret] })).walledUrl,
      CUSTOMER: String(customer),
    },
    body: JSON.stringify({ query }),
  })
}
const cases: Record<string, Server> = {
  '10 of 1,000': await serve(small, 1),
  '10 of 1,000,000': await serve(large, 5),
  '10,000 of 1,000,000': await serve(large, 1),
  '10 of 1,000,000, each with 5,000 tracking rows': await serve(large, eventful.customer),
  'the newest of their 50,000 tracking rows': await serve(large, eventful.customer, newestQuery),
}
try {
  const took: Record<string, number[]> = {}
  for (let turn = 0; turn < samples + 100; turn += 1)
    for (const [name, each] of Object.entries(cases)) {
      const began = performance.now()
      const text = await each.ask()
      if (text.match(/"(owner_entity|skipped)":/g)?.length !== 10) throw new Error(`${name}: ${text.slice(0, 200)}`)
      if (turn >= 100) took[name] = [...(took[name] ?? []), performance.now() - began]
    }
  const at = (name: string, part: number): number => {
    const sorted = (took[name] ?? []).toSorted((left, right) => left - right)
    return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  }
  const [first = ''] = Object.keys(cases)
  for (const name of Object.keys(cases))
    process.stdout.write(
      `${name}: p50 ${at(name, 0.5).toFixed(2)} ms, p95 ${at(name, 0.95).toFixed(2)} ms, to the first ${(at(name, 0.95) / at(first, 0.95)).toFixed(2)}\n`,
    )
} finally {
  for (const each of Object.values(cases)) await each.stop()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}
