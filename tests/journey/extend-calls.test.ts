import { describe, expect, test } from 'vitest'
import { applicationApprove, applicationSend } from '#contract/registration.ts'
import { logoGenerate, requestType, trademarkLogoUrl } from '#contract/mark.ts'
import {
  trademarkApplicationDraft,
  trademarkExtendClass,
  trademarkExtendCountry,
  trademarkFilingEuipo,
  trademarkNotify,
  trademarkRelated,
} from '#contract/route.ts'
import { documentUpload, trademarkFiling, trademarkTracking } from '#contract/trademark.ts'
import { requestProtection } from '#contract/watch.ts'
import type { OfficeFilingOrder } from '#platform/office-api/filing.ts'
import { OfficeFailed } from '#platform/office-api/office-api.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { pdfFile } from '#tests/documents.ts'
import { draftDesk } from '#tests/draft.ts'

const desk = draftDesk()
const on = today(officeZone, new Date())

/** The marks of a draft that was approved, by their places. */
async function approvedMarks(
  ...places: ('US' | 'SK' | 'EU')[]
): Promise<{ requestId: string; ids: Record<string, string> }> {
  const { app, staff, owner, draft } = desk()
  const { requestId } = await draft({ places, value: `SOLVANTE ${places.join('')}` })
  const params = { id: requestId }
  await staff(applicationSend, { params })
  await owner(applicationApprove, { params, body: {} })
  const { rows } = await app.context.pool.query<{ id: string; jurisdiction: string }>(
    'select id, jurisdiction from trademark where registration_request_id = $1',
    [requestId],
  )
  return { requestId, ids: Object.fromEntries(rows.map(({ id, jurisdiction }) => [jurisdiction, id])) }
}

async function fileIt(id: string, number: string): Promise<void> {
  const { staff, one } = desk()
  const hubId = await one<string>('select document_hub_id as v from trademark where id = $1', [id])
  const file = pdfFile('receipt.pdf')
  const receipt = await staff(documentUpload, { params: { hubId }, body: { type: 'filing-receipt' }, file })
  await staff(trademarkFiling, {
    params: { id },
    body: { number, filingDate: addDays(on, -10), receiptDocumentId: receipt.id },
  })
}

describe('a mark in further places and classes', () => {
  test('is ordered at the price that was told, with its owner and its lists in the draft', async () => {
    const { owner, other, one, pay } = desk()
    const { ids } = await approvedMarks('SK')
    const id = ids.SK ?? ''
    const params = { id }
    await fileIt(id, '770-2026')
    const told = await owner(trademarkRelated, { params })
    expect(told).toMatchObject({ jurisdiction: 'SK', classes: [18, 25], marks: [{ jurisdiction: 'SK' }] })
    expect(told.places.map(({ jurisdiction }) => jurisdiction)).not.toContain('SK')
    const eu = told.places.find(({ jurisdiction }) => jurisdiction === 'EU')
    expect(eu?.net).toBeGreaterThan(0)
    // Six months from the filing (Paris Convention, Art. 4 C), moved where the office is closed.
    expect((eu?.priorityUntil ?? '') > addDays(on, 160)).toBe(true)
    await expect(other(trademarkRelated, { params })).rejects.toMatchObject({ code: 'not-found' })

    await expect(owner(trademarkExtendCountry, { params, body: { jurisdictions: ['SK'] } })).rejects.toMatchObject({
      fields: { jurisdictions: 'not-a-choice' },
    })
    await expect(other(trademarkExtendCountry, { params, body: { jurisdictions: ['EU'] } })).rejects.toMatchObject({
      code: 'not-found',
    })
    const order = await owner(trademarkExtendCountry, { params, body: { jurisdictions: ['EU'] } })
    const row = await one<{ net: number; origin: string; status: string }>(
      `select json_build_object('net', (select sum((line ->> 'net')::int) from jsonb_array_elements(ordered_items -> 'lines') line),
         'origin', origin_trademark_id, 'status', status) as v from registration_request where id = $1`,
      [order.requestId],
    )
    expect(row).toEqual({ net: eu?.net, origin: id, status: 'Order created' })
    await pay(order.productId)
    const draft = await one<{ owner: string; entity: string; known: boolean; lists: { class: number }[] }>(
      `select json_build_object('owner', e.last_name, 'entity', e.id, 'known', a.onboarding_finished,
         'lists', (select goods_and_services from application_jurisdiction j where j.application_id = a.id and j.jurisdiction = 'EU')) as v
         from application a join entity e on e.id = a.registration_entity_id where a.registration_request_id = $1`,
      [order.requestId],
    )
    expect(draft).toMatchObject({ owner: 'Owner', known: false, lists: [{ class: 18 }, { class: 25 }] })
    // What is changed in the draft changes nothing of the mark.
    expect(draft.entity).not.toBe(await one('select owner_entity_id as v from trademark where id = $1', [id]))
  })

  test('further classes are an application of their own; what it has already is none', async () => {
    const { staff, owner, one } = desk()
    const { ids } = await approvedMarks('SK')
    const params = { id: ids.SK ?? '' }
    await expect(owner(trademarkExtendClass, { params, body: { classes: [25] } })).rejects.toMatchObject({
      fields: { classes: 'not-a-choice' },
    })
    const { requestId } = await staff(trademarkExtendClass, { params, body: { classes: [35, 9, 9] } })
    expect(
      await one(
        `select json_build_object('classes', ordered_items -> 'classes', 'places', jurisdictions, 'email', contact_email) as v
           from registration_request where id = $1`,
        [requestId],
      ),
    ).toEqual({ classes: [9, 35], places: ['SK'], email: 'owner@draft.test' })
  })

  test('an order by one key is one order', async () => {
    const { owner } = desk()
    const { ids } = await approvedMarks('SK')
    const input = { params: { id: ids.SK ?? '' }, idempotencyKey: `again-${ids.SK ?? ''}` }
    const first = await owner(trademarkApplicationDraft, input)
    expect(await owner(trademarkApplicationDraft, input)).toEqual(first)
  })
})

describe('a filing at EUIPO', () => {
  test('by the stand-in files nothing and says so', async () => {
    const { staff, owner, one } = desk()
    const { ids } = await approvedMarks('EU', 'SK')
    const trademarkId = ids.EU ?? ''
    expect(await staff(trademarkFilingEuipo, { body: { trademarkId } })).toMatchObject({
      isStandIn: true,
      number: null,
      status: 'Ready for filing',
    })
    expect(
      await one(
        `select json_build_object('name', name, 'type', type, 'seen', visible_to_client) as v from document
          where document_hub_id = (select document_hub_id from trademark where id = $1)`,
        [trademarkId],
      ),
    ).toEqual({ name: 'not-filed.pdf', type: 'other', seen: false })
    await expect(staff(trademarkFilingEuipo, { body: { trademarkId: ids.SK ?? '' } })).rejects.toMatchObject({
      fields: { trademarkId: 'not-a-choice' },
    })
    await expect(owner(trademarkFilingEuipo, { body: { trademarkId } })).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('that the office has is recorded with number, day and receipt, once', async () => {
    const { app, staff, one } = desk()
    const { ids } = await approvedMarks('EU')
    const trademarkId = ids.EU ?? ''
    const orders: OfficeFilingOrder[] = []
    const { facilities } = app.context
    const before = facilities.euipoFiler
    facilities.euipoFiler = {
      file: async (order) => {
        orders.push(order)
        return { isStandIn: false, number: '019123456', filedOn: on, receipt: null }
      },
    }
    try {
      expect(await staff(trademarkFilingEuipo, { body: { trademarkId } })).toMatchObject({
        isStandIn: false,
        number: '019123456',
        status: 'Application filed',
      })
      await expect(staff(trademarkFilingEuipo, { body: { trademarkId } })).rejects.toMatchObject({
        code: 'transition-refused',
      })
    } finally {
      facilities.euipoFiler = before
    }
    expect(orders).toHaveLength(1)
    expect(orders[0]).toMatchObject({
      key: trademarkId,
      mark: 'SOLVANTE EU',
      owner: { name: 'Ingrid Owner', country: 'SK' },
      goods: [{ class: 18 }, { class: 25 }],
      picture: null,
    })
    expect(
      await one(
        `select json_build_object('number', t.number, 'filed', t.filing_date, 'receipt', d.type, 'seen', d.visible_to_client) as v
           from trademark t join document d on d.document_hub_id = t.document_hub_id where t.id = $1`,
        [trademarkId],
      ),
    ).toEqual({ number: '019123456', filed: on, receipt: 'filing-receipt', seen: true })
  })

  test.each([
    ['was given up meanwhile', { status: 'Abandoned', filedOn: on, number: '019000001' }],
    ['cannot take what has no day', { status: 'Ready for filing', filedOn: null, number: '019000002' }],
    ['cannot take the number of another', { status: 'Ready for filing', filedOn: on, number: '019000003' }],
    ['finds no room for its receipt', { status: 'Ready for filing', filedOn: on, number: '019000004' }],
  ])('is recorded beside a mark that %s', async (why, { status, filedOn, number }) => {
    const { app, staff, one } = desk()
    const { ids } = await approvedMarks('EU')
    const trademarkId = ids.EU ?? ''
    if (why.includes('another')) await fileIt((await approvedMarks('EU')).ids.EU ?? '', number)
    const { facilities } = app.context
    const { euipoFiler, files } = facilities
    const put = files.put.bind(files)
    facilities.euipoFiler = {
      file: async () => {
        // A colleague, while the office answers.
        if (status === 'Abandoned')
          await staff(trademarkTracking, {
            params: { id: trademarkId },
            body: { from: 'Ready for filing', to: 'Abandoned' },
          })
        if (why.includes('no room')) files.put = async () => await Promise.reject(new Error('no room'))
        return { isStandIn: false, number, filedOn, receipt: null }
      },
    }
    try {
      expect(await staff(trademarkFilingEuipo, { body: { trademarkId } })).toMatchObject({
        isStandIn: false,
        isRecorded: false,
        number,
        status,
      })
    } finally {
      facilities.euipoFiler = euipoFiler
      files.put = put
    }
    expect(
      await one(
        `select json_build_object('status', t.status, 'number', t.number, 'said', n.text like '%' || $2 || '%',
           'receipts', (select count(*)::int from document d where d.document_hub_id = t.document_hub_id and d.type = 'filing-receipt'))
           as v from trademark t left join note n on n.note_hub_id = t.note_hub_id where t.id = $1`,
        [trademarkId, number],
      ),
    ).toEqual({ status, number: null, said: true, receipts: why.includes('no room') ? 0 : 1 })
  })

  test('by two who press at once is one application, and both are told its number', async () => {
    const { app, staff, one } = desk()
    const { ids } = await approvedMarks('EU')
    const trademarkId = ids.EU ?? ''
    const { facilities } = app.context
    const before = facilities.euipoFiler
    let waiting = 0
    let go: () => void = () => {}
    const both = new Promise<void>((resolve) => (go = resolve))
    facilities.euipoFiler = {
      file: async () => {
        waiting += 1
        if (waiting === 2) go()
        await both
        return { isStandIn: false, number: '019000009', filedOn: on, receipt: null }
      },
    }
    const press = async () => await staff(trademarkFilingEuipo, { body: { trademarkId } })
    try {
      const told = { isRecorded: true, number: '019000009', status: 'Application filed' }
      expect(await Promise.all([press(), press()])).toMatchObject([told, told])
    } finally {
      facilities.euipoFiler = before
    }
    expect(
      await one(
        `select count(*)::int as v from document where document_hub_id = (select document_hub_id from trademark where id = $1)`,
        [trademarkId],
      ),
    ).toBe(1)
  })

  test('whose answer never came leaves a note that the office may have it', async () => {
    const { app, staff, one } = desk()
    const { ids } = await approvedMarks('EU')
    const trademarkId = ids.EU ?? ''
    const notes = async () =>
      await one<string[]>(
        `select coalesce(json_agg(text), '[]') as v from note where note_hub_id = (select note_hub_id from trademark where id = $1)`,
        [trademarkId],
      )
    const { facilities } = app.context
    const before = facilities.euipoFiler
    const fails = async (cause: unknown, trouble: 'office-slow' | 'office-refused') => {
      facilities.euipoFiler = { file: async () => await Promise.reject(new OfficeFailed(trouble, cause)) }
      await expect(staff(trademarkFilingEuipo, { body: { trademarkId } })).rejects.toMatchObject({
        code: 'provider-failed',
      })
    }
    try {
      await fails(422, 'office-refused')
      expect(await notes()).toEqual([])
      await fails(new Error('late'), 'office-slow')
      expect(await notes()).toEqual([expect.stringContaining('may have it')])
    } finally {
      facilities.euipoFiler = before
    }
  })
})

describe('a mark of an owner', () => {
  test('is written about again, once in five minutes, and only where there is a letter', async () => {
    const { staff, one } = desk()
    const { ids } = await approvedMarks('SK')
    const params = { id: ids.SK ?? '' }
    await expect(staff(trademarkNotify, { params })).rejects.toMatchObject({ facts: { missing: 'letter' } })
    await fileIt(params.id, '771-2026')
    const letters = async () =>
      await one<number>(
        `select count(*)::int as v from mail.outbox where template = 'application-filed' and link ->> 'id' = $1`,
        [params.id],
      )
    const notices = async () =>
      await one<number>(`select count(*)::int as v from notification where metadata ->> 'trademarkId' = $1`, [
        params.id,
      ])
    const before = await notices()
    expect(await letters()).toBe(1)
    await staff(trademarkNotify, { params })
    expect(await letters()).toBe(2)
    expect(await notices()).toBe(before)
    await expect(staff(trademarkNotify, { params })).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  test('shows the picture of the request it was filed by', async () => {
    const { staff, owner, other, draft, one } = desk()
    const { requestId } = await draft({ places: ['SK'], type: 'FIGURATIVE', value: 'SOLVANTE SIGN' })
    const params = { id: requestId }
    await owner(logoGenerate, { params, body: {} })
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    const id = await one<string>('select id as v from trademark where registration_request_id = $1', [requestId])
    expect((await owner(trademarkLogoUrl, { params: { id } })).url).toContain('/files/')
    await expect(other(trademarkLogoUrl, { params: { id } })).rejects.toMatchObject({ code: 'not-found' })
    await expect(staff(requestType, { params, body: { type: 'WORD' } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
  })

  test('of an order with the end-to-end protection is watched from its filing on, for a year', async () => {
    const { staff, one } = desk()
    const { requestId, ids } = await approvedMarks('SK', 'US')
    const params = { id: requestId }
    const watches = async () =>
      await one<number>(
        `select count(*)::int as v from trademark_watch_subscription s join trademark t on t.id = s.trademark_id
          where t.registration_request_id = $1 and s.date_end = (s.date_start + interval '1 year')::date`,
        [requestId],
      )
    expect(await staff(requestProtection, { params, body: { enabled: true } })).toEqual({ enabled: true, watched: 0 })
    await fileIt(ids.SK ?? '', '772-2026')
    expect(await watches()).toBe(1)
    await staff(requestProtection, { params, body: { enabled: false } })
    await fileIt(ids.US ?? '', '97772026')
    expect(await watches()).toBe(1)
    expect(await staff(requestProtection, { params, body: { enabled: true } })).toEqual({ enabled: true, watched: 1 })
    expect(await watches()).toBe(2)
  })
})
