import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { caseRequestCreate } from '#contract/case-request.ts'
import { caseCreate } from '#contract/case.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import type { Client } from '#contract/client.ts'
import { captureMeans, casePicture } from '#contract/exhibit.ts'
import { CaptureFailed } from '#platform/page-capture/limits.ts'

let app: TestApp
let staff: Client
let caseId = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser('lawyer@picture.test', 'staff')
  await app.addUser('owner@picture.test', 'customer')
  staff = (await app.signIn('lawyer@picture.test')).client
  const { id: requestId } = await (
    await app.signIn('owner@picture.test')
  ).client(caseRequestCreate, {
    query: { type: 'report-threat' },
    body: { links: ['https://shop.test/offer'], mark: 'LUMERA' },
  })
  caseId = (
    await staff(caseCreate, {
      body: { requestId, brandName: 'Lumera', counterpartyName: 'Copy Works', platform: 'website' },
    })
  ).id
})
afterAll(async () => await app?.close())

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
const exhibits = async () => await one<number>('select count(*)::int as v from case_exhibit')

it('keeps the picture of a page with its text and record, all or nothing, and says where no browser is configured', async () => {
  const { facilities } = app.context
  const evidenceId = await seen('https://shop.test/offer')
  const ask = async () => await staff(casePicture, { params: { id: caseId, evidenceId } })
  await expect(ask()).rejects.toMatchObject({ code: 'rules-unmet' })
  expect(await staff(captureMeans, {})).toEqual({ hasBrowser: false })
  const before = await exhibits()
  const failed = async () =>
    await one<string | null>(
      `select string_agg(output::text, ' ') as v from pgboss.job where name = 'case.take-picture' and state = 'failed'`,
    )
  facilities.capturePage = () => Promise.reject(new CaptureFailed('inward', 'http://127.0.0.1/'))
  expect(await staff(captureMeans, {})).toEqual({ hasBrowser: true })
  await ask()
  await expect.poll(failed).toContain('not on the public internet')
  expect(await exhibits()).toBe(before)
  const denied = { dialogs: 1, windows: 0, downloads: 0, serviceWorkers: 0, addresses: [] }
  facilities.capturePage = () =>
    Promise.resolve({
      finalUrl: 'https://shop.test/offer?a=1',
      status: 200,
      headers: { server: 'shop' },
      certificate: null,
      png: new Uint8Array([1, 2, 3]),
      text: 'Copies for sale',
      width: 1280,
      height: 900,
      cutFrom: null,
      isTextCut: false,
      isLoaded: true,
      denied,
    })
  await ask()
  await expect.poll(exhibits).toBe(before + 3)
  const kept = await one<{ name: string; path: string; shown: string; kind: string; url: string }[]>(
    `select json_agg(json_build_object('path', d.path, 'shown', d.media_type, 'kind', e.media_type, 'url', e.final_url)
       order by e.media_type) as v
       from case_exhibit e join document d on d.id = e.document_id where e.case_evidence_id = $1`,
    [evidenceId],
  )
  expect(kept.map(({ kind }) => kind)).toEqual(['application/json', 'image/png', 'text/plain'])
  expect(kept.every(({ shown }) => shown === 'application/octet-stream')).toBe(true)
  const record = Buffer.from((await facilities.files.get(kept[0]?.path ?? '')) ?? []).toString()
  expect(JSON.parse(record)).toMatchObject({
    finalUrl: 'https://shop.test/offer?a=1',
    denied,
    textSha256: createHash('sha256').update('Copies for sale').digest('hex'),
  })
  facilities.capturePage = null
})
