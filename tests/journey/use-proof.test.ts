import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { proofAdd, proofCapture, proofChange, proofLeaveOut } from '#contract/use-proof.ts'
import { remindOfGaps } from '#features/use-proof/index.ts'
import { addDays, addYears, officeZone, today } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { photograph } from '#tests/use-in-commerce.ts'
import { markInUse, type MarkMade } from '#tests/use-proofs.ts'

const run = promisify(execFile)
/** The stand-in for the public internet; the machine's other addresses are inside. */
const outside = '127.0.0.2'
const on = today(officeZone, new Date())
const ownerEmail = 'owner@proof.test'
let app: TestApp
let owner: Client
let other: Client
let staff: Client
const tokens: Record<string, string> = {}
let server: Server
let page = ''
const html = '<!doctype html><title>LUMERA</title><script>location = "http://127.0.0.1/"</script>'

beforeAll(async () => {
  app = await startApp()
  server = createServer((request, answer) => {
    if (request.url === '/inward') return answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (request.url === '/gone') return answer.writeHead(404, { 'content-type': 'text/html' }).end('gone')
    const type = request.url === '/program' ? 'application/octet-stream' : 'text/html'
    return answer.writeHead(200, { 'content-type': type }).end(html)
  })
  await new Promise<void>((done) => server.listen(0, outside, done))
  const { port } = server.address() as AddressInfo
  page = `http://${outside}:${port}`
  app.context.facilities.fetchPage = async (url, options) =>
    await guardedFetch(url, { ...options, ports: [port], allow: (address) => address === outside })
  const client = async (email: string, role: 'customer' | 'staff') => {
    await app.addUser(email, role)
    const signed = await app.signIn(email)
    tokens[email] = signed.token
    return signed.client
  }
  owner = await client(ownerEmail, 'customer')
  other = await client('other@proof.test', 'customer')
  staff = await client('staff@proof.test', 'staff')
})
afterAll(async () => {
  server?.close()
  await app?.close()
})

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

const markOf = async (more: Omit<MarkMade, 'of'> & { of?: string } = {}): Promise<string> =>
  await markInUse(app, { of: ownerEmail, ...more })

const said = { kind: 'photo' as const, classes: ['18'], market: 'SK', usedFrom: addDays(on, -30) }
let made = 0
/** A file that no test before handed in. */
const fresh = (): File => pdfFile(`proof-${(made += 1)}.pdf`, `proof ${made}`)
const add = async (id: string, more: object = {}, as = owner, file: File = fresh()) =>
  await as(proofAdd, { params: { id }, body: { ...said, ...more }, file })
const bytesFrom = async (path: string, email = ownerEmail): Promise<Response> =>
  await fetch(`${app.url}${path}`, { headers: { authorization: `Bearer ${tokens[email]}` } })
const packOf = async (id: string, query = ''): Promise<Record<string, Uint8Array>> => {
  const answer = await bytesFrom(`/api/trademark/${id}/use-proof-pack${query}`)
  expect(answer.status).toBe(200)
  return unzipSync(new Uint8Array(await answer.arrayBuffer()))
}

const refused = async (work: Promise<unknown>): Promise<AppError> => {
  const error: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof AppError)) throw new Error('it was not refused', { cause: error })
  return error
}

/** Unpacks files and runs their own verifier, as somebody does who has nothing but the pack and Node. */
async function verified(files: Record<string, Uint8Array>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'use-pack-'))
  try {
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    await run(process.execPath, [join(folder, 'verify.mjs')], { cwd: folder })
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a file that shows use', () => {
  test('is kept with the hash of what is handed out again, and in the audit log’s chain', async () => {
    const id = await markOf()
    const kept = await add(id, {}, owner, await photograph())
    const answer = await bytesFrom(`/api/trademark/${id}/use-proof/${kept.id}/file`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept.sha256)
    expect(
      await one(`select detail->>'sha256' as v from audit_log where action = 'evidence.taken' and row_id = $1`, [
        kept.id,
      ]),
    ).toBe(kept.sha256)
  })

  test('is its owner’s and staff’s; to anybody else the mark is not there', async () => {
    const id = await markOf()
    const { id: proofId } = await add(id)
    await add(id, {}, staff)
    expect((await refused(add(id, {}, other))).code).toBe('not-found')
    expect((await bytesFrom(`/api/trademark/${id}/use-proof/${proofId}/file`, 'other@proof.test')).status).toBe(404)
    expect((await bytesFrom(`/api/trademark/${id}/use-proof-pack`, 'other@proof.test')).status).toBe(404)
    const seen = await app.graphql<{ use_proof: unknown[] }>(
      'query ($id: uuid!) { use_proof(where: { trademark_id: { _eq: $id } }) { id } }',
      { id },
      tokens['other@proof.test'],
    )
    expect(seen.use_proof).toEqual([])
  })

  test.each([
    ['a day that comes', { usedFrom: addDays(on, 1) }, { usedFrom: 'date-in-future' }],
    ['an end before its beginning', { usedUntil: addDays(on, -31) }, { usedUntil: 'date-too-early' }],
    ['six years', { usedFrom: addYears(on, -6), usedUntil: on }, { usedUntil: 'too-much' }],
    ['no class', { classes: [] }, { classes: 'choose-at-least-one' }],
    ['a class that the mark has not', { classes: ['9'] }, { classes: 'not-a-choice' }],
    ['goods of another class', { items: ['Coats'] }, { items: 'not-a-choice' }],
    ['a country outside of the territory', { market: 'CZ' }, { market: 'not-a-choice' }],
  ])('is refused beside its field with %s, and nothing is kept', async (_, more, fields) => {
    const id = await markOf()
    expect((await refused(add(id, more))).fields).toEqual(fields)
    expect(await one<number>('select count(*)::int as v from use_proof where trademark_id = $1', [id])).toBe(0)
  })

  test('counts once: the same file again is refused, without a file too', async () => {
    const id = await markOf()
    await add(id, {}, owner, await photograph())
    expect((await refused(add(id, { classes: ['25'] }, owner, await photograph()))).fields).toEqual({
      file: 'file-twice',
    })
    expect((await refused(owner(proofAdd, { params: { id }, body: { ...said } }))).fields).toEqual({
      file: 'required',
    })
  })

  test('two at the same moment: one is kept', async () => {
    const id = await markOf()
    const file = await photograph()
    const answers = await Promise.allSettled([add(id, {}, owner, file), add(id, {}, owner, file)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is kept for the owner’s further registrations that it shows, and for nobody else’s', async () => {
    const [id, eu, czech] = [await markOf(), await markOf({ place: 'EU' }), await markOf({ place: 'CZ' })]
    const foreign = await markOf({ of: 'other@proof.test' })
    await add(id, { classes: ['18', '25'], trademarkIds: [eu] })
    expect(await one<number>('select count(*)::int as v from use_proof where trademark_id = $1', [eu])).toBe(1)
    // The file itself is there once.
    expect(
      await one<number>('select count(distinct document_id)::int as v from use_proof where trademark_id in ($1, $2)', [
        id,
        eu,
      ]),
    ).toBe(1)
    for (const elsewhere of [czech, foreign])
      expect((await refused(add(id, { trademarkIds: [elsewhere] }))).fields).toEqual({ trademarkIds: 'not-a-choice' })
  })

  test('is put right by who read its last version, left out and taken in again; the file stays', async () => {
    const id = await markOf()
    const kept = await add(id)
    const version = await one<Date>('select updated_at as v from use_proof where id = $1', [kept.id])
    const params = { id, proofId: kept.id }
    const change = async (more: object) =>
      await owner(proofChange, { params, body: { ...said, version: version.toISOString(), ...more } })
    await change({ classes: ['25'], note: 'The label' })
    expect((await refused(change({ classes: ['18'] }))).code).toBe('changed-meanwhile')
    expect(await one('select classes as v from use_proof where id = $1', [kept.id])).toEqual([25])
    await owner(proofLeaveOut, { params, body: { leftOut: true } })
    expect((await bytesFrom(`/api/trademark/${id}/use-proof-pack`)).status).toBe(422)
    await owner(proofLeaveOut, { params, body: { leftOut: false } })
    expect(Object.keys(await packOf(id))).toContain('exhibits/001.pdf')
    expect(await one('select sha256 as v from use_proof where id = $1', [kept.id])).toBe(kept.sha256)
  })
})

describe('a page', () => {
  const capture = async (id: string, url: string) =>
    await owner(proofCapture, { params: { id }, body: { classes: ['18'], market: 'SK', url } })

  test('is kept as its server gives it, with address, status and the day of today', async () => {
    const id = await markOf()
    const kept = await capture(id, `${page}/shop`)
    expect(kept.sha256).toBe(createHash('sha256').update(html).digest('hex'))
    const { rows } = await app.context.pool.query(
      'select kind, url, http_status, used_until::text from use_proof where id = $1',
      [kept.id],
    )
    expect(rows).toEqual([{ kind: 'page', url: `${page}/shop`, http_status: 200, used_until: on }])
    const answer = await bytesFrom(`/api/trademark/${id}/use-proof/${kept.id}/file`)
    // Nothing of a stranger's page is ever opened as a page of ours.
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
  })

  test('that leads inward, is not there or does not answer is not kept', async () => {
    const id = await markOf()
    expect((await refused(capture(id, `${page}/inward`))).code).toBe('not-allowed')
    expect((await refused(capture(id, `${page}/gone`))).facts).toEqual({ missing: 'page' })
    expect((await refused(capture(id, 'http://127.0.0.1/'))).code).toBe('not-allowed')
    expect((await refused(capture(id, `${page}/program`))).fields).toEqual({ url: 'page-kind' })
    const { scan } = app.context.facilities
    app.context.facilities.scan = () => Promise.resolve('infected')
    expect((await refused(capture(id, `${page}/shop`))).fields).toEqual({ url: 'file-infected' })
    app.context.facilities.scan = scan
    expect((await refused(capture(id, 'not an address'))).fields).toEqual({ url: 'not-a-url' })
    expect(await one<number>('select count(*)::int as v from use_proof where trademark_id = $1', [id])).toBe(0)
  })
})

describe('a pack', () => {
  test('verifies without us, and not any more once a byte of it is another one', async () => {
    const id = await markOf()
    await add(id, { note: 'Sold in Žilina' })
    await owner(proofCapture, { params: { id }, body: { classes: ['25'], market: 'SK', url: `${page}/offer` } })
    const files = await packOf(id, '?language=sk')
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'exhibits/001.pdf',
      'exhibits/002.html',
      'index.pdf',
      'manifest.json',
      'manifest.sha256',
      'verify.mjs',
    ])
    expect(new TextDecoder().decode(files['README.txt'])).toContain('dôkazy o používaní')
    expect(await verified(files)).toBe(true)
    const changed = Uint8Array.from(files['exhibits/002.html'] ?? [])
    changed[0] = (changed[0] ?? 0) ^ 1
    expect(await verified({ ...files, 'exhibits/002.html': changed })).toBe(false)
  })

  test('has the days and the class that were asked for', async () => {
    const id = await markOf()
    await add(id, { usedFrom: addDays(on, -700), usedUntil: addDays(on, -600) })
    await add(id, { usedFrom: addDays(on, -90), classes: ['25'] })
    const exhibits = async (query: string) =>
      Object.keys(await packOf(id, query)).filter((name) => name.startsWith('exhibits/')).length
    expect(await exhibits('')).toBe(2)
    expect(await exhibits(`?until=${addDays(on, -650)}`)).toBe(1)
    expect(await exhibits(`?from=${addDays(on, -620)}&until=${addDays(on, -610)}`)).toBe(1)
    expect(await exhibits('?class=25')).toBe(1)
    const answer = async (query: string) => await bytesFrom(`/api/trademark/${id}/use-proof-pack${query}`)
    expect((await answer(`?from=${addDays(on, -5)}`)).status).toBe(422)
    expect((await answer(`?from=${on}&until=${addDays(on, -1)}`)).status).toBe(422)
  })
})

describe('a gap that comes', () => {
  const letters = async (template: string) =>
    await one<number>('select count(*)::int as v from mail.outbox where template = $1', [template])
  const remind = async (days = 0) =>
    await remindOfGaps({ ...app.context.facilities, clock: () => new Date(Date.now() + days * 86_400_000) })

  test('is written of at each step once, until something is there', async () => {
    await app.context.pool.query('delete from trademark')
    // Five years after the registration proof can be asked for: in 150 days.
    const id = await markOf({ days: 5 * 365 + 1 - 150 })
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    expect(await letters('use-proof-missing')).toBe(1)
    expect(await remind(125)).toBe(1)
    await add(id, { classes: ['18', '25'] })
    expect(await remind(126)).toBe(0)
    expect(await letters('use-proof-missing')).toBe(2)
    expect(
      await one(`select message as v from notification where type = 'use-proof-missing' order by created_at limit 1`),
    ).toBe('LUMERA')
  })

  test('what grows as old as the law asks back is written of before it is', async () => {
    const id = await markOf({ days: 7 * 365 })
    const old = addDays(addYears(on, -5), 100)
    await add(id, { classes: ['18'], usedFrom: old })
    await add(id, { classes: ['25'] })
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    expect(await letters('use-proof-ends')).toBe(1)
  })
})
