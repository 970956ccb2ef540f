import { describe, expect, test } from 'vitest'
import { applicationApprove, applicationGoodsAndServices, applicationSend } from '#contract/registration.ts'
import { applicationGenerate } from '#contract/application.ts'
import { trademarkDivide, trademarkFiling, documentUpload } from '#contract/trademark.ts'
import { goodsVersion } from '#domain/catalog/goods-version.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { AppError } from '#kernel/errors.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { pdfFile } from '#tests/documents.ts'
import { signInWithJar } from '#tests/sign-in.ts'

const desk = draftDesk()
const goods = [
  { class: 18, terms: ['Suitcases', 'Backpacks'] },
  { class: 25, terms: ['Coats'] },
]
const version = goodsVersion(goods)

interface Row {
  id: string
  jurisdiction: string
  part: number
  status: string
  number: string | null
  filed: string | null
  goods: typeof goods
  from: string | null
  hub: string
}

/** An approved order in these places, and its marks as they stand. */
async function approved(places: Jurisdiction[], value: string) {
  const { app, staff, owner, draft } = desk()
  const { requestId } = await draft({ places, value })
  const params = { id: requestId }
  await staff(applicationGoodsAndServices, { params, body: { jurisdiction: null, goodsAndServices: goods } })
  await staff(applicationSend, { params })
  await owner(applicationApprove, { params, body: {} })
  const marks = async (): Promise<Row[]> =>
    (
      await app.context.pool.query<Row>(
        `select id, jurisdiction, part, status, number, filing_date::text as filed, goods_and_services as goods,
           divided_from_id as "from", document_hub_id as hub
           from trademark where registration_request_id = $1 order by jurisdiction, part`,
        [requestId],
      )
    ).rows
  return { requestId, marks }
}

async function file(mark: Row, number: string): Promise<void> {
  const { staff } = desk()
  const receipt = await staff(documentUpload, {
    params: { hubId: mark.hub },
    body: { type: 'filing-receipt' },
    file: pdfFile('receipt.pdf'),
  })
  await staff(trademarkFiling, {
    params: { id: mark.id },
    body: { number, filingDate: '2026-01-05', receiptDocumentId: receipt.id },
  })
}

const tracked = async (id: string): Promise<string[]> =>
  (
    await desk().app.context.pool.query<{ name: string }>(
      'select name from trademark_tracking where trademark_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ name }) => name)

describe('an office that takes one class in each application', () => {
  test('gets one mark for each class of the order, and the sheet of the application says so', async () => {
    const { app, staff, draft } = desk()
    const drafted = await draft({ places: ['MX', 'SK'], value: 'SOLVANTE MX' })
    const { id } = await staff(applicationGenerate, { params: { id: drafted.requestId } })
    const { rows } = await app.context.pool.query<{ path: string }>('select path from document where id = $1', [id])
    const text = await readPdfText((await app.context.facilities.files.get(rows[0]?.path ?? '')) ?? new Uint8Array())
    expect(text).toContain('Mexico (2/2)')
    expect(text).not.toContain('Slovakia (')

    const { marks } = await approved(['MX', 'SK'], 'SOLVANTE M')
    expect((await marks()).map(({ jurisdiction, part, goods: list }) => [jurisdiction, part, list])).toEqual([
      ['MX', 0, [goods[0]]],
      ['MX', 1, [goods[1]]],
      ['SK', 0, goods],
    ])
  })

  test('is divided before the filing where no source was read', async () => {
    const { staff } = desk()
    const { marks } = await approved(['KW'], 'SOLVANTE K')
    const [mark] = await marks()
    const body = { from: 'Ready for filing' as const, version, parts: [[{ class: 25, terms: ['Coats'] }]] }
    await staff(trademarkDivide, { params: { id: mark?.id ?? '' }, body })
    expect(await marks()).toMatchObject([
      { part: 0, goods: [goods[0]], status: 'Ready for filing', from: null },
      { part: 1, goods: [goods[1]], status: 'Ready for filing', from: mark?.id },
    ])
  })
})

describe('a filed mark', () => {
  test('is divided once, keeps day and priority, and each part is filed, shown and dated for itself', async () => {
    const { app, staff, other, one } = desk()
    const { requestId, marks } = await approved(['SK'], 'SOLVANTE D')
    const [mark] = await marks()
    if (!mark) throw new Error('no mark')
    await file(mark, 'POZ 1-2026')
    const params = { id: mark.id }
    const body = {
      from: 'Application filed' as const,
      version,
      parts: [[{ class: 18, terms: ['Backpacks'] }], [{ class: 25, terms: ['Coats'] }]],
    }
    await expect(other(trademarkDivide, { params, body })).rejects.toMatchObject({ code: 'not-allowed' })
    // Whether the office divides was read nowhere, so a person says so.
    await expect(staff(trademarkDivide, { params, body })).rejects.toMatchObject({
      fields: { confirmed: 'must-accept' },
    })
    const confirmed = { ...body, confirmed: true }
    const idempotencyKey = crypto.randomUUID()
    const made = await staff(trademarkDivide, { params, body: confirmed, idempotencyKey })
    // Sent once more with its key it is the same division.
    expect(await staff(trademarkDivide, { params, body: confirmed, idempotencyKey })).toEqual(made)
    await expect(staff(trademarkDivide, { params, body: confirmed })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    const [first, second, third] = await marks()
    expect(first).toMatchObject({ number: 'POZ 1-2026', goods: [{ class: 18, terms: ['Suitcases'] }] })
    for (const [index, part] of [second, third].entries())
      expect(part).toMatchObject({
        part: index + 1,
        status: 'Created from a divide',
        number: null,
        filed: '2026-01-05',
        from: mark.id,
      })
    expect(await tracked(mark.id)).toContain('Divided')
    expect(await tracked(second?.id ?? '')).toEqual(['Created from a divide'])
    for (const hub of [mark.hub, second?.hub, third?.hub])
      expect(
        await one<number>(
          `select count(*)::int as v from document where document_hub_id = $1 and name like '%division.pdf' and visible_to_client`,
          [hub],
        ),
      ).toBe(1)
    const dates = async (id: string | undefined) =>
      await one<number>('select count(*)::int as v from deadline where trademark_id = $1', [id])
    expect(await dates(second?.id)).toBeGreaterThan(0)

    const { jar } = await signInWithJar(app, draftOwner)
    const page = async (at: string) => await (await jar.fetch(at, { headers: { accept: 'text/html' } })).text()
    const own = await page(path.trademark({ id: second?.id ?? '' }))
    expect(own).toContain('Comes from')
    expect(own).toContain('POZ 1-2026')
    const from = await page(path.trademark({ id: mark.id }))
    expect(from).toContain(path.trademark({ id: second?.id ?? '' }))
    const order = await page(path.order({ id: requestId }))
    for (const { id } of await marks()) expect(order).toContain(path.trademark({ id }))

    await file(second as Row, 'POZ 2-2026')
    expect((await marks())[1]).toMatchObject({ status: 'Application filed', number: 'POZ 2-2026' })
  })

  test('is not divided by what it does not have, when it is closed, or by whoever saw another list', async () => {
    const { staff, one } = desk()
    const { marks } = await approved(['EU'], 'SOLVANTE E')
    const [mark] = await marks()
    const params = { id: mark?.id ?? '' }
    const parts = [[{ class: 25, terms: ['Coats'] }]]
    const ask = async (body: { from: 'Ready for filing' | 'Abandoned'; version: string; parts: typeof parts }) =>
      await staff(trademarkDivide, { params, body })
    const now = { from: 'Ready for filing' as const, version, parts }
    await expect(ask({ ...now, parts: [goods] })).rejects.toMatchObject({ fields: { parts: 'not-a-choice' } })
    await expect(ask({ ...now, parts: [[{ class: 9, terms: ['Boats'] }]] })).rejects.toMatchObject({
      fields: { parts: 'not-a-choice' },
    })
    await expect(ask({ ...now, version: goodsVersion([]) })).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await one(`update trademark set status = 'Abandoned', status_group = 'Closed' where id = $1`, [mark?.id])
    await expect(ask({ ...now, from: 'Abandoned' })).rejects.toMatchObject({ code: 'transition-refused' })
    expect(await marks()).toHaveLength(1)
  })

  test('two who divide it at once leave nothing twice', async () => {
    const { staff } = desk()
    const { marks } = await approved(['CZ'], 'SOLVANTE T')
    const [mark] = await marks()
    const ask = (part: { class: number; terms: string[] }) =>
      staff(trademarkDivide, {
        params: { id: mark?.id ?? '' },
        body: { from: 'Ready for filing', version, parts: [[part]] },
      }).then(
        () => 'done',
        (error: unknown) => (error instanceof AppError ? error.code : error),
      )
    const answers = await Promise.all([ask({ class: 25, terms: ['Coats'] }), ask({ class: 18, terms: ['Backpacks'] })])
    expect(answers.toSorted()).toEqual(['changed-meanwhile', 'done'])
    expect(await marks()).toHaveLength(2)
  })
})
