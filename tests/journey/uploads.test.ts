import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentUrl, documentUrlById, documentUpload } from '#contract/trademark.ts'
import type { ErrorBody } from '#contract/client.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { pdfFile } from '#tests/documents.ts'
import { script, uploadCorpus, type Sample } from '#tests/upload-corpus.ts'

let app: TestApp
let hub = ''
let staff = ''
const corpus = await uploadCorpus()

beforeAll(async () => {
  app = await startApp()
  await app.addUser('clerk@office.test', 'staff')
  const owner = await app.addUser('owner@uploads.test', 'customer')
  await app.addUser('stranger@uploads.test', 'customer')
  staff = (await app.signIn('clerk@office.test')).token
  const { rows } = await app.context.pool.query<{ document_hub_id: string }>(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
     values ($1, 'UPLOADED', 'WORD', 'SK', $2, 'Ready for filing', 'Filing') returning document_hub_id`,
    [uuidv7(), owner],
  )
  hub = rows[0]?.document_hub_id ?? ''
})
afterAll(async () => await app?.close())

const bearer = () => ({ authorization: `Bearer ${staff}` })

async function upload({ name, bytes }: Pick<Sample, 'name' | 'bytes'>) {
  const form = new FormData()
  form.set('type', 'other')
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  const answer = await fetch(`${app.url}/api/document-hub/${hub}/document`, {
    method: 'POST',
    headers: bearer(),
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as Partial<ErrorBody> & { id?: number; name?: string } }
}

const count = async () =>
  (await app.context.pool.query<{ n: number }>('select count(*)::int as n from document')).rows[0]?.n ?? 0

test.each(corpus)('over HTTP, $about: $verdict', async (sample) => {
  const before = await count()
  const { status, body } = await upload(sample)
  const [code, word] = sample.verdict.split(' ')
  const stored = (await count()) - before
  const seen = { client: status >= 400 && status < 500, code: body.error?.code, word: body.error?.fields?.file, stored }
  expect(seen).toEqual(
    word === undefined
      ? { client: false, code: undefined, word: undefined, stored: 1 }
      : { client: true, code, word: word || undefined, stored: 0 },
  )
})

test('a body that does not say how long it is ends at the limit as well', async () => {
  const piece = new Uint8Array(1_048_576)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1
      if (sent > 200) stream.close()
      else stream.enqueue(piece)
    },
  })
  const asked: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { ...bearer(), 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  }
  const answer = await fetch(`${app.url}/api/document-hub/${hub}/document`, asked).catch(() => null)
  expect([413, undefined]).toContain(answer?.status)
  expect(sent).toBeLessThan(60)
})

describe('a link to a document', () => {
  const linkOf = async (email: string, docId: number) => {
    const { client } = await app.signIn(email)
    const one = await client(documentUrl, { params: { hubId: hub, docId } })
    const other = await client(documentUrlById, { query: { id: docId } })
    expect(other.url.split('.')[0]).toBe(one.url.split('.')[0])
    return one.url
  }
  const make = async (visibleToClient: boolean) =>
    (
      await (
        await app.signIn('clerk@office.test')
      ).client(documentUpload, {
        params: { hubId: hub },
        body: { type: 'other', visibleToClient },
        file: pdfFile('letter.pdf'),
      })
    ).id

  test('is made for its owner when shown and for staff, and for nobody else by either call', async () => {
    const [hidden, shown] = [await make(false), await make(true)]
    expect((await fetch(await linkOf('owner@uploads.test', shown))).status).toBe(200)
    expect((await fetch(await linkOf('clerk@office.test', hidden))).status).toBe(200)
    for (const [email, id] of [
      ['owner@uploads.test', hidden],
      ['stranger@uploads.test', shown],
      ['stranger@uploads.test', 2_000_000_000],
    ] as const) {
      const { client } = await app.signIn(email)
      await expect(client(documentUrl, { params: { hubId: hub, docId: id } })).rejects.toMatchObject({ status: 404 })
      await expect(client(documentUrlById, { query: { id } })).rejects.toMatchObject({ status: 404 })
    }
    await expect(app.anonymous(documentUrlById, { query: { id: shown } })).rejects.toMatchObject({ status: 401 })
  })

  test('works for five minutes and not one bit changed', async () => {
    const url = await linkOf('clerk@office.test', await make(false))
    const [, id, expires, signature] = /\/files\/(\d+)\.(\d+)\.(.+)$/.exec(url) ?? []
    expect(Number(expires) - Date.now()).toBeLessThanOrEqual(300_000)
    const forged = [
      `${id}.${Number(expires) + 1}.${signature}`,
      `${Number(id) + 1}.${expires}.${signature}`,
      `${id}.${expires}.${signature}A`,
      `${id}.${expires}.${signature?.toUpperCase()}`,
      `${id}.${expires}.`,
      `${id}.${expires}`,
      `0${id}.${expires}.${signature}`,
      `${id}.1.${signature}`,
      `${id}e0.${expires}.${signature}`,
      '..%2f..%2fsecrets',
      '%00',
    ]
    const statuses = await Promise.all(forged.map(async (token) => (await fetch(`${app.url}/files/${token}`)).status))
    expect(statuses.filter((status) => status !== 404)).toEqual([])
  })
})

test.skipIf(!hasChromium('tests/journey/uploads.test.ts'))(
  'no file that was taken runs anything in Chromium',
  async () => {
    const browser = await openBrowser()
    try {
      const context = await browser.newContext({ baseURL: app.url, acceptDownloads: true })
      const dialogs: string[] = []
      context.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        void dialog.dismiss()
      })
      const { client } = await app.signIn('clerk@office.test')
      let opened = 0
      for (const sample of corpus.filter(({ verdict }) => !verdict.includes(' ') && verdict !== 'jpg').slice(0, 20)) {
        const { body } = await upload(sample)
        const { url } = await client(documentUrl, { params: { hubId: hub, docId: body.id ?? 0 } })
        const answer = await fetch(url)
        expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.~!'()*-]+$/)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
        const page = await context.newPage()
        await page.goto(url).catch(() => null)
        opened += 1
        expect(await page.title()).toBe('')
        await page.close()
      }
      // The control: the same script as a page does run.
      const page = await context.newPage()
      await page.goto(`data:text/html,${encodeURIComponent(script)}`)
      expect([opened > 15, dialogs]).toEqual([true, ['1']])
    } finally {
      await browser.close()
    }
  },
)
