import { describe, expect, test } from 'vitest'
import { applicationFilingCheck, applicationGenerate } from '#contract/application.ts'
import { logoGenerate, recordingKeep, applicationDescribe, viewFile, viewKeep, viewsOrder } from '#contract/mark.ts'
import { applicationApprove, applicationSend } from '#contract/registration.ts'
import { trademarkFilingEuipo } from '#contract/route.ts'
import type { OfficeFilingOrder } from '#platform/office-api/filing.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar } from '#tests/sign-in.ts'
import { photograph } from '#tests/use-in-commerce.ts'

const desk = draftDesk()
const colour = { name: 'red', code: 'Pantone 186 C', where: 'the neck' }

/** A frame of MP3 as far as its content is recognised, of a size. */
const sound = (bytes: number): File => {
  const data = new Uint8Array(bytes)
  data.set(Buffer.from('ID3'))
  data.set([3, 0, 0, 0, 0, 0, 0], 3)
  data.set([0xff, 0xfb, 0x90, 0x64], 10)
  return new File([data], 'jingle.mp3', { type: 'audio/mpeg' })
}

/** What EUIPO is handed for the mark of an approved request. */
async function handedIn(requestId: string): Promise<OfficeFilingOrder> {
  const { app, staff, one } = desk()
  const id = await one<string>(`select id as v from trademark where registration_request_id = $1`, [requestId])
  const { facilities } = app.context
  const before = facilities.euipoFiler
  const orders: OfficeFilingOrder[] = []
  facilities.euipoFiler = {
    file: async (order) => {
      orders.push(order)
      return await Promise.resolve({ isStandIn: true })
    },
  }
  try {
    await staff(trademarkFilingEuipo, { body: { trademarkId: id } })
  } finally {
    facilities.euipoFiler = before
  }
  const [order] = orders
  if (!order) throw new Error('nothing was handed in')
  return order
}

describe('a shape', () => {
  test('is shown from several sides in an order, which is approved, filed and handed to EUIPO', async () => {
    const { app, staff, owner, other, one, draft } = desk()
    const { requestId, applicationId } = await draft({ type: 'SHAPE', value: 'BOTTLE', places: ['EU'] })
    const params = { id: requestId }
    const file = await photograph()
    await owner(logoGenerate, { params, body: {}, file })
    await expect(other(viewKeep, { params, file })).rejects.toMatchObject({ code: 'not-found' })
    await expect(owner(viewKeep, { params, file: new File(['%PDF-1.4\n%%EOF'], 'x.pdf') })).rejects.toMatchObject({
      fields: { file: 'picture-kind' },
    })
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push((await owner(viewKeep, { params, file })).id)
    const [left = 0, back = 0, above = 0] = ids
    const { jar } = await signInWithJar(app, draftOwner)
    const at = path.applicationDraft(params)
    const send = async (views: number[], before = ids) =>
      await jar.fetch(at, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'views', before: before.join(' '), views: views.join(' ') }),
        headers: { origin: app.url },
      })
    // One is left out and the others change places.
    expect((await send([above, left])).status).toBe(302)
    // Who saw what is there no more moves nothing.
    expect((await send([left, back, above])).status).toBe(409)
    expect(await one('select mark_views as v from application where id = $1', [applicationId])).toEqual([above, left])
    const page = await (await jar.fetch(at, { headers: { accept: 'text/html' } })).text()
    expect(page.indexOf(`/view/${above}`)).toBeLessThan(page.indexOf(`/view/${left}`))
    expect(page).not.toContain(`/view/${back}`)
    await expect(
      owner(viewsOrder, { params, body: { before: [above, left], views: [above, back] } }),
    ).rejects.toMatchObject({ fields: { views: 'not-a-choice' } })
    await expect(other(viewFile, { params: { id: requestId, viewId: above } })).rejects.toMatchObject({
      code: 'not-found',
    })

    await owner(applicationDescribe, { params, body: { description: 'A bottle', colours: [colour] } })
    const { id } = await staff(applicationGenerate, { params })
    const sheet = await one<string>('select path as v from document where id = $1', [id])
    const text = await readPdfText((await app.context.facilities.files.get(sheet)) ?? new Uint8Array())
    expect(text).toContain('View 2: tin.jpg')
    expect(text).toContain('View 3: tin.jpg')
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    const approved = await one<string>('select content as v from application_approval where application_id = $1', [
      applicationId,
    ])
    expect(JSON.parse(approved)).toMatchObject({ views: [{ id: above }, { id: left }] })

    const order = await handedIn(requestId)
    expect(order).toMatchObject({ kind: 'SHAPE', description: 'A bottle', colours: [colour], recording: null })
    expect(order.views).toHaveLength(2)
    for (const view of order.views) expect(Buffer.from(view.subarray(0, 3)).toString('hex')).toBe('ffd8ff')
    // What was withdrawn from is handed to no office.
    const { rows } = await app.context.pool.query<{ id: string }>(
      'select id from product where registration_request_id = $1',
      [requestId],
    )
    await app.context.pool.query(
      `insert into product_event (id, product_id, name) values (gen_random_uuid(), $1, 'Withdrawal declared')`,
      [rows[0]?.id],
    )
    await expect(handedIn(requestId)).rejects.toMatchObject({ facts: { missing: 'withdrawal-settled' } })
  })

  test('a kind of mark without sides has no views, and no mark has more than are kept', async () => {
    const { owner, draft, one } = desk()
    const file = await photograph()
    const flat = await draft({ type: 'FIGURATIVE', value: 'FLAT', places: ['SK'] })
    await expect(owner(viewKeep, { params: { id: flat.requestId }, file })).rejects.toMatchObject({
      facts: { missing: 'shape-mark' },
    })
    const { requestId, applicationId } = await draft({ type: 'SHAPE', value: 'BOX', places: ['SK'] })
    const many = Array.from({ length: 11 }, (_, at) => at + 1)
    await one(`update application set mark_views = $2 where id = $1 returning 1 as v`, [
      applicationId,
      JSON.stringify(many),
    ])
    await expect(owner(viewKeep, { params: { id: requestId }, file })).rejects.toMatchObject({
      fields: { file: 'too-much' },
    })
  })

  test('that is shown to an office from more sides than it takes is said to staff, and files are told with their source', async () => {
    const { app, staff, owner, draft } = desk()
    const { requestId } = await draft({ type: 'SHAPE', value: 'CAN', places: ['US', 'UK', 'SK'] })
    const params = { id: requestId }
    await owner(viewKeep, { params, file: await photograph() })
    const { findings } = await staff(applicationFilingCheck, { params })
    expect(findings.filter(({ rule }) => rule === 'views-too-many')).toMatchObject([{ place: 'US', what: '2 / 1' }])
    const { jar } = await signInWithJar(app, draftOwner)
    const page = await jar.fetch(path.applicationDraft(params), { headers: { accept: 'text/html' } })
    const text = await page.text()
    expect(text).toContain('https://www.gov.uk/government/publications/file-types-and-file-sizes')
    // Nothing was read of Slovakia, and that is what it says.
    expect(text).toContain('not recorded here')
  })
})

test('a recording that EUIPO does not take keeps a draft back; one that it takes is handed over', async () => {
  const { staff, owner, draft } = desk()
  const { requestId } = await draft({ type: 'SOUND', value: 'TUNE', places: ['EU'] })
  const params = { id: requestId }
  await owner(recordingKeep, { params, file: sound(2_200_000) })
  await expect(staff(applicationSend, { params })).rejects.toMatchObject({ facts: { rules: 'recording-taken' } })
  await owner(recordingKeep, { params, file: sound(2000) })
  await staff(applicationSend, { params })
  await owner(applicationApprove, { params, body: {} })
  const order = await handedIn(requestId)
  expect(order.recording).toMatchObject({ mediaType: 'audio/mpeg' })
  expect(order.recording?.bytes.byteLength).toBe(2000)
})
