import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caseCreate } from '#contract/case.ts'
import { caseRequestCreate } from '#contract/case-request.ts'
import { caseCapture, caseExhibitAdd } from '#contract/exhibit.ts'
import type { Client } from '#contract/client.ts'
import { documentUpload } from '#contract/trademark.ts'
import type { DomainFacts } from '#kernel/domain-facts.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { verifyAudit } from '#platform/audit/verify.ts'
import { noLookup } from '#platform/domains/lookup.ts'
import { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { noAuthority } from '#platform/timestamp/authority.ts'
import { der } from '#platform/timestamp/der.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { inwardUrls } from '#tests/inward-urls.ts'

const run = promisify(execFile)
/** The stand-in for the public internet; the machine's other addresses are inside. */
const outside = '127.0.0.2'
let app: TestApp
let staff: Client
let token = ''
let foreignToken = ''
let server: Server
let page = ''
let caseId = ''
const registered: DomainFacts = {
  registration: {
    known: {
      registrar: 'Example Registrar',
      abuseEmail: null,
      registeredOn: '2026-11-18',
      changedOn: null,
      expiresOn: null,
      registrant: null,
      nameServers: ['ns1.hosting.test'],
      statuses: [],
    },
  },
  mail: { known: [] },
  certificate: { unknown: 'no-answer' },
}
const html = '<!doctype html><title>Copies</title><script>location = "http://127.0.0.1/"</script>'

beforeAll(async () => {
  app = await startApp()
  const { facilities } = app.context
  // The guard as it is, but that one address of the machine counts as the public internet.
  facilities.fetchPage = async (url, options) =>
    await guardedFetch(url, { ...options, ports: [port], allow: (address) => address === outside })
  await app.addUser('lawyer@evidence.test', 'staff')
  await app.addUser('owner@evidence.test', 'customer')
  await app.addUser('other@evidence.test', 'customer')
  staff = (await app.signIn('lawyer@evidence.test')).client
  const owner = await app.signIn('owner@evidence.test')
  token = owner.token
  foreignToken = (await app.signIn('other@evidence.test')).token
  server = createServer((request, answer) => {
    if (request.url === '/endless') return void setImmediate(() => flood(answer))
    if (request.url === '/inward') return answer.writeHead(302, { location: `http://127.0.0.1:${port}/secret` }).end()
    if (request.url === '/secret') return answer.end('inside')
    return answer.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  const flood = (answer: {
    write: (text: string) => boolean
    destroyed: boolean
    once: (name: 'drain', then: () => void) => void
  }): void => {
    while (!answer.destroyed && answer.write('x'.repeat(65_536)));
    if (!answer.destroyed) answer.once('drain', () => flood(answer))
  }
  await new Promise<void>((done) => server.listen(0, outside, done))
  const { port } = server.address() as AddressInfo
  page = `http://${outside}:${port}`
  const { id: requestId } = await owner.client(caseRequestCreate, {
    query: { type: 'report-threat' },
    body: { links: [`${page}/offer`], mark: 'LUMERA' },
  })
  caseId = (
    await staff(caseCreate, {
      body: { requestId, brandName: 'Lumera', counterpartyName: 'Copy Works', platform: 'website' },
    })
  ).id
})
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await app?.close()
})

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

/** An address among the evidence of the case, as an import or an earlier check may have left it. */
async function seen(website: string): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into case_infringement_evidence (id, case_infringement_id, website)
     select $1, id, $3 from case_infringement where case_id = $2`,
    [id, caseId, website],
  )
  return id
}
const capture = async (website: string) =>
  await staff(caseCapture, { params: { id: caseId, evidenceId: await seen(website) } })
const exhibits = async () => await one<number>('select count(*)::int as v from case_exhibit')

async function packAs(bearer: string): Promise<number | Record<string, Uint8Array>> {
  const answer = await fetch(`${app.url}/api/case/${caseId}/evidence-pack`, {
    headers: { authorization: `Bearer ${bearer}` },
  })
  return answer.status === 200 ? unzipSync(new Uint8Array(await answer.arrayBuffer())) : answer.status
}

interface Manifest {
  exhibits: {
    file: string
    record: Record<string, unknown>
    recordSha256: string
    timestamp: { file: string; authority: string } | null
  }[]
  files: Record<string, string>
}

/** Unpacks files into a folder and runs their verifier, as somebody does who has nothing but the pack and Node. */
async function verified(files: Record<string, Uint8Array>, fromBeside = false): Promise<{ ok: boolean; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), bytes)
  }
  const program = join(import.meta.dirname, '../../tools/verify-evidence.mjs')
  try {
    const named = fromBeside ? `./${basename(folder)}/` : folder
    const { stdout } = await run(process.execPath, [program, named], { cwd: dirname(folder) })
    return { ok: true, said: stdout }
  } catch (error) {
    return { ok: false, said: String((error as { stderr?: string }).stderr) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a case without evidence has no pack', async () => {
  expect(await packAs(token)).toBe(404)
})

test('a page is kept byte by byte with its hash in the chain of the audit log; without an authority nothing claims a time stamp', async () => {
  const made = await capture(`${page}/offer`)
  expect(made.isStandIn).toBe(true)
  const { rows } = await app.context.pool.query(
    `select x.url, x.final_url, x.http_status, x.timestamp, d.media_type, d.visible_to_client
       from case_exhibit x join document d on d.id = x.document_id where x.id = $1`,
    [made.id],
  )
  expect(rows).toEqual([
    {
      url: `${page}/offer`,
      final_url: `${page}/offer`,
      http_status: 200,
      timestamp: null,
      media_type: 'application/octet-stream',
      visible_to_client: false,
    },
  ])
  expect(
    await one(`select detail->>'sha256' as v from audit_log where action = 'evidence.taken' and row_id = $1`, [
      made.id,
    ]),
  ).toBe(made.sha256)
  expect((await verifyAudit(app.context.pool)).broken).toBeNull()
})

test('what is known of the domain name is kept with the page, with its hash in the chain', async () => {
  const { facilities } = app.context
  facilities.domainLookup = async () => ({ facts: registered, source: 'rdap.test', isStandIn: false })
  const address = 'https://www.copy-works.test/offer'
  const { fetchPage } = facilities
  facilities.fetchPage = async () => ({ url: address, status: 200, mediaType: 'text/html', bytes: Buffer.from(html) })
  const made = await capture(address)
  facilities.fetchPage = fetchPage
  facilities.domainLookup = noLookup
  const { rows } = await app.context.pool.query(
    'select domain, source, is_stand_in, facts from domain_lookup where case_exhibit_id = $1',
    [made.id],
  )
  expect(rows).toEqual([{ domain: 'copy-works.test', source: 'rdap.test', is_stand_in: false, facts: registered }])
  const files = (await packAs(token)) as Record<string, Uint8Array>
  const [name = ''] = Object.keys(files).filter((one) => one.startsWith('domains/'))
  expect(JSON.parse(Buffer.from(files[name] ?? []).toString())).toMatchObject({
    domain: 'copy-works.test',
    facts: registered,
  })
  const inChain = await one(
    `select detail->>'domain' as v from audit_log where action = 'evidence.taken' and row_id = $1`,
    [made.id],
  )
  expect(
    createHash('sha256')
      .update(files[name] ?? '')
      .digest('hex'),
  ).toBe(inChain)
  expect((await verified(files)).ok).toBe(true)
  expect((await verified({ ...files, [name]: new Uint8Array([1]) })).ok).toBe(false)
  // The owner of the case reads it; who of us asked is ours.
  const ask = 'query { domain_lookup { domain } }'
  expect(await app.graphql(ask, {}, token)).toEqual({ domain_lookup: [{ domain: 'copy-works.test' }] })
  expect(await app.graphql(ask, {}, foreignToken)).toEqual({ domain_lookup: [] })
  await app.context.pool.query('delete from domain_lookup')
  await app.context.pool.query('delete from case_exhibit where id = $1', [made.id])
})

test('no address that leads inward is captured, however it is written', async () => {
  const before = await exhibits()
  const urls = inwardUrls(Number(new URL(page).port))
  expect(urls.length).toBeGreaterThanOrEqual(120)
  const through: string[] = []
  for (const url of [...urls, `${page}/inward`, 'file:///etc/passwd', 'http://user:word@127.0.0.2/'])
    await capture(url).then(
      () => through.push(url),
      (error: unknown) => {
        const code = error instanceof AppError ? error.code : String(error)
        if (!['not-allowed', 'rules-unmet', 'invalid-input'].includes(code)) through.push(`${url}: ${code}`)
      },
    )
  expect(through).toEqual([])
  expect(await exhibits()).toBe(before)
})

test('what never ends is given up, and nothing of it stays', async () => {
  const before = await exhibits()
  await expect(capture(`${page}/endless`)).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'page' } })
  expect(await exhibits()).toBe(before)
})

test('a file of the case is taken in once, and no file of another case', async () => {
  const hubId = await one<string>('select document_hub_id as v from "case" where id = $1', [caseId])
  const upload = async (hub: string) =>
    (await staff(documentUpload, { params: { hubId: hub }, body: { type: 'evidence' }, file: pdfFile('parcel.pdf') }))
      .id
  const documentId = await upload(hubId)
  const add = async (id: number) => await staff(caseExhibitAdd, { params: { id: caseId }, body: { documentId: id } })
  // Two who press at once: one of them is told that it is there.
  const both = await Promise.allSettled([add(documentId), add(documentId)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add(documentId)).rejects.toMatchObject({ code: 'already-done' })
  const foreign = uuidv7()
  await app.context.pool.query(`insert into "case" (id, brand_id) select $1, brand_id from "case" where id = $2`, [
    foreign,
    caseId,
  ])
  const other = await upload(await one<string>('select document_hub_id as v from "case" where id = $1', [foreign]))
  await expect(add(other)).rejects.toMatchObject({ fields: { documentId: 'not-a-choice' } })
})

test('where an authority is configured its token is kept, and an authority that is away keeps nothing', async () => {
  const { facilities } = app.context
  const before = await exhibits()
  facilities.timestamps = () => Promise.reject(new AppError('provider-failed'))
  await expect(capture(`${page}/away`)).rejects.toMatchObject({ code: 'provider-failed' })
  expect(await exhibits()).toBe(before)
  facilities.timestamps = (hash) =>
    Promise.resolve({ authority: 'tsa.evidence.test', isStandIn: false, token: der(0x30, der(0x04, hash)) })
  expect(await capture(`${page}/stamped`)).toMatchObject({ isStandIn: false })
  facilities.timestamps = noAuthority
})

describe('the pack', () => {
  let files: Record<string, Uint8Array>
  beforeAll(async () => {
    files = (await packAs(token)) as Record<string, Uint8Array>
  })

  test('is its owner’s and has the files as they were taken', async () => {
    expect(await packAs(foreignToken)).toBe(404)
    expect(Object.keys(files).toSorted()).toEqual([
      'README.txt',
      'exhibits/001.html',
      'exhibits/002.pdf',
      'exhibits/003.html',
      'index.pdf',
      'manifest.json',
      'manifest.sha256',
      'timestamps/003.tst',
      'verify.mjs',
    ])
    expect(Buffer.from(files['exhibits/001.html'] ?? []).toString()).toBe(html)
    expect(Buffer.from(files['verify.mjs'] ?? [])).toEqual(readFileSync('tools/verify-evidence.mjs'))
  })

  test('is found to be as it was by a program that needs nothing of ours', async () => {
    const { ok, said } = await verified(files)
    expect(said).toContain('3 exhibits, 1 with the time stamp of an authority')
    expect(ok).toBe(true)
  })

  /** A pack that was made anew around what was changed, as whoever has one can do. */
  const madeAnew = (change: (manifest: Manifest) => void, more: Record<string, Uint8Array | null> = {}) => {
    const changed = { ...files, ...more }
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as Manifest
    change(manifest)
    const text = Buffer.from(JSON.stringify(manifest))
    const digest = createHash('sha256').update(text).digest('hex')
    return Object.fromEntries(
      Object.entries({
        ...changed,
        'manifest.json': new Uint8Array(text),
        'manifest.sha256': new TextEncoder().encode(`${digest}  manifest.json\n`),
      }).flatMap(([name, bytes]) => (bytes === null ? [] : [[name, bytes] as const])),
    )
  }

  test('no exhibit counts as stamped whose token is not there or is about something else', async () => {
    const [, , stamped] = (JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as Manifest).exhibits
    expect(stamped?.timestamp?.file).toBe('timestamps/003.tst')
    // The token taken away, and out of the list of files with it.
    const without = madeAnew((manifest) => delete manifest.files['timestamps/003.tst'], { 'timestamps/003.tst': null })
    expect(await verified(without)).toMatchObject({ ok: false, said: expect.stringContaining('is missing') as string })
    // A token that another exhibit is said to have.
    const borrowed = madeAnew((manifest) => {
      const [first] = manifest.exhibits
      if (first && stamped) first.timestamp = stamped.timestamp
    })
    expect((await verified(borrowed)).ok).toBe(false)
  })

  test('what was made anew as a whole is never called proved', async () => {
    const bytes = new TextEncoder().encode('another page')
    const forged = madeAnew(
      ({ exhibits: [first] }) => {
        if (!first) return
        first.record = { ...first.record, sha256: createHash('sha256').update(bytes).digest('hex') }
        first.recordSha256 = createHash('sha256').update(JSON.stringify(first.record)).digest('hex')
      },
      { 'exhibits/001.html': bytes },
    )
    const { said } = await verified(forged)
    expect(said).toContain('Whoever has a pack can make another one')
    expect(said).not.toContain('as it was')
  })

  test('the folder may be named from where one stands', async () => {
    expect(await verified(files, true)).toMatchObject({ ok: true })
  })

  test('fails with one byte changed, in whichever file, with a file more and with one less', async () => {
    const names = Object.keys(files)
    for (const name of names) {
      const bytes = Uint8Array.from(files[name] ?? [])
      const at = Math.floor(bytes.length / 2)
      bytes[at] = (bytes[at] ?? 0) ^ 1
      expect([name, (await verified({ ...files, [name]: bytes })).ok]).toEqual([name, false])
    }
    expect((await verified({ ...files, 'exhibits/004.html': new Uint8Array([1]) })).ok).toBe(false)
    const less = Object.fromEntries(Object.entries(files).filter(([name]) => name !== 'exhibits/001.html'))
    expect((await verified(less)).ok).toBe(false)
    expect((await verified({ 'README.txt': new Uint8Array() })).ok).toBe(false)
  })
})
