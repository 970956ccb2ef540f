// Use: node --import ./tools/jsx.ts bench/hostile.ts [rounds]
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '#db/demo/seed.ts'
import { hostileDocuments } from '#tests/hostile/documents.ts'
import type { Attack, Target } from '#tests/hostile/names.ts'
import { hostileRequests, type HostileRequest } from '#tests/hostile/requests.ts'
import { hostileVariables } from '#tests/hostile/variable-sets.ts'
import { serveProduct } from './process.ts'

const rounds = Number(process.argv[2] ?? 5)
const users = 8
const target: Target = {
  table: 'trademark',
  column: 'id',
  value: '0000000c-0000-7000-8000-000000000001',
  scalar: 'uuid',
  text: 'name',
  json: 'goods_and_services',
  to: 'brand',
  back: 'trademarks',
  other: 'brand',
  writable: 'document_folder',
  writableText: 'name',
}
const attacks: Attack[] = [...hostileDocuments(target), ...hostileVariables(target)]
const honest = {
  query:
    '{ trademark(order_by: {created_at: desc}, limit: 20) { id name owner_entity { business_name } tracking_actions(limit: 5) { name } } }',
}

const dataDir = await mkdtemp(join(tmpdir(), 'markwright-bench-hostile-'))
const product = await serveProduct(dataDir, 3971)

async function tokenOf(email: string): Promise<string> {
  const csrf = await fetch(`${product.url}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const jar = csrf.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const signed = await fetch(`${product.url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: jar },
    body: new URLSearchParams({ csrfToken, email, password: demoPassword }),
  })
  const cookie = [jar, ...signed.headers.getSetCookie().map((line) => line.split(';')[0])].join('; ')
  const session = (await (await fetch(`${product.url}/api/auth/session`, { headers: { cookie } })).json()) as {
    accessToken: string
  }
  return session.accessToken
}

// Each side has connections of its own, and an attacker's is used once: the server hangs up on a body that is too long.
const kept = new Agent({ keepAlive: true, maxSockets: users })

interface Answer {
  status: number
  text: string
  ms: number
}

async function send(token: string, body: object, agent?: Agent): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return await sendRaw({ method: 'POST', path: '/v1/graphql', headers, body: JSON.stringify(body) }, agent)
}

/** Sends as it is written; a connection that the server closed before it took the whole body counts as status 0. */
async function sendRaw(asked: Omit<HostileRequest, 'name'>, agent?: Agent): Promise<Answer> {
  const began = performance.now()
  const bytes = Buffer.from(asked.body)
  return await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url)
    const length: Record<string, string> = bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}
    const sent = request({
      hostname,
      port,
      method: asked.method,
      path: asked.path,
      agent: agent ?? false,
      headers: { ...asked.headers, ...length },
    })
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - began,
        }),
      )
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET'
        ? resolve({ status: 0, text: '', ms: performance.now() - began })
        : reject(error),
    )
    sent.end(bytes)
  })
}

/** Milliseconds of processor the product has used so far, in steps of ten. */
function processorMs(): number {
  const fields = readFileSync(`/proc/${product.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const percentile = (values: number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * part)] ?? Number.NaN

try {
  const staff = await tokenOf('staff@demo.test')
  const customer = await tokenOf('customer@demo.test')
  for (let turn = 0; turn < 100; turn += 1) await send(customer, honest, kept)

  let answered = 0
  let broken = 0
  const worst: [name: string, ms: number][] = []
  for (const [role, token] of [
    ['staff', staff],
    ['customer', customer],
  ] as const)
    for (const attack of attacks) {
      await send(token, attack)
      const before = processorMs()
      for (let round = 0; round < rounds; round += 1) {
        const { status, text } = await send(token, attack)
        if (status >= 500) broken += 1
        if (status < 400 && !text.includes('"errors"')) {
          answered += 1
          process.stdout.write(`answered, ${role}: ${attack.name}\n`)
        }
      }
      worst.push([`${role}: ${attack.name}`, (processorMs() - before) / rounds])
    }
  worst.sort((left, right) => right[1] - left[1])
  process.stdout.write(
    `${attacks.length} attacks, twice: ${answered} answered, ${broken} with a status of 500 and more\n`,
  )
  for (const [name, ms] of worst.slice(0, 5)) process.stdout.write(`  ${ms.toFixed(0)} ms of processor: ${name}\n`)

  // Those that cost something are asked again and again, so that the clock's steps of ten milliseconds tell them apart.
  const requests = hostileRequests()
  const bearer = { authorization: `Bearer ${staff}` }
  const statuses: Record<number, number> = {}
  const ask = async (one: HostileRequest): Promise<void> => {
    const { status, text } = await sendRaw({ ...one, headers: { ...bearer, ...one.headers } })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500) {
      broken += 1
      process.stdout.write(`status ${status}: ${one.name} ${text.slice(0, 200)}\n`)
    }
  }
  const costly: [name: string, ms: number][] = []
  for (const one of requests) {
    const before = processorMs()
    await ask(one)
    if (processorMs() - before < 20) continue
    const again = processorMs()
    for (let round = 0; round < rounds; round += 1) await ask(one)
    costly.push([one.name, (processorMs() - again) / rounds])
  }
  costly.sort((left, right) => right[1] - left[1])
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  process.stdout.write(
    `${requests.length} further requests: ${told.join(', ')}; ${broken} with a status of 500 and more\n`,
  )
  for (const [name, ms] of costly.slice(0, 5)) process.stdout.write(`  ${ms.toFixed(0)} ms of processor: ${name}\n`)

  let fighting = true
  const took: number[] = []
  let failed = 0
  const user = async (): Promise<void> => {
    while (fighting) {
      const { status, text, ms } = await send(customer, honest, kept)
      if (status !== 200 || !text.startsWith('{"data"')) failed += 1
      took.push(ms)
      await pause(20)
    }
  }
  const fight = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1)
      for (const attack of attacks)
        if ((await send(round % 2 === 0 ? customer : staff, attack)).status >= 500) broken += 1
  }
  const everybody = Array.from({ length: users }, user)
  await Promise.all([fight(), fight()])
  fighting = false
  await Promise.all(everybody)
  process.stdout.write(
    `${users} users meanwhile: ${took.length} pages, ${failed} failed, p50 ${percentile(took, 0.5).toFixed(0)} ms, p99 ${percentile(took, 0.99).toFixed(0)} ms; ${broken} with a status of 500 and more\n`,
  )
  const most = Math.max(...[...worst, ...costly].map(([, ms]) => ms))
  if (broken > 0 || most > 50) process.exitCode = 1
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}
