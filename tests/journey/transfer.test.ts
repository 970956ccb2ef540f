import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  serviceFinish,
  serviceRequestClone,
  serviceRequestTransfer,
  serviceRequestUpdate,
} from '#contract/service-order.ts'
import { transferSave } from '#contract/transfer.ts'
import type { Client } from '#contract/client.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { markOf, receiver } from '#tests/transfers.ts'

/* A transfer from what is said of its receiver to the record of the marks, over the calls. */
let app: TestApp
let owner: Client
let staff: Client
const tokens: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@transfer.test', 'staff')
  for (const name of ['owner', 'other']) await app.addUser(`${name}@transfer.test`, 'customer')
  const signed = await app.signIn('owner@transfer.test')
  owner = signed.client
  tokens.owner = signed.token
  tokens.other = (await app.signIn('other@transfer.test')).token
  staff = (await app.signIn('attorney@transfer.test')).client
})
afterAll(async () => await app.close())

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

const mark = async (name: string, place: string) => await markOf(app, 'owner@transfer.test', { name, place })

/** An order for marks of both registers; nothing of it is binding yet. */
async function ordered(marks: Record<string, string>): Promise<string> {
  const { id } = await owner(serviceRequestTransfer, {
    body: {
      items: Object.entries(marks).map(([place, trademarkId]) => ({
        jurisdiction: place as 'EU',
        mark: 'HANDED',
        number: null,
        classes: 2,
        expires: null,
        trademarkId,
      })),
      message: null,
      contactEmail: 'owner@transfer.test',
      contactFirstName: 'Kata',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      region: null,
    },
  })
  return id
}

/** The office did what was asked of it, for each mark of an order. */
async function finished(id: string): Promise<void> {
  await app.context.pool.query(
    `insert into service (id, type, service_request_id, status, parameters)
     select gen_random_uuid(), 'TrademarkOwnershipTransfer', s.id, 'In progress', jsonb_build_object('item', item)
       from service_request s, jsonb_array_elements(s.parameters->'items') item where s.id = $1`,
    [id],
  )
  const { rows } = await app.context.pool.query<{ id: string; mark: string }>(
    `select id, parameters->'item'->>'trademarkId' as mark from service where service_request_id = $1`,
    [id],
  )
  for (const piece of rows)
    await staff(serviceFinish, { params: { id: piece.id }, body: { outcome: 'Successful', note: 'Recorded' } })
}

const document = async (id: string, what: string, token = tokens.owner) =>
  await fetch(`${app.url}/api/service-request/${id}/transfer/${what}`, {
    headers: { authorization: `Bearer ${token}` },
  })

test('the receiver has what a register needs, parts are parts, and both are refused beside their field', async () => {
  const id = await ordered({ EU: await mark('HANDED', 'EU') })
  const save = async (body: object) =>
    await owner(transferSave, { params: { id }, body: { kind: 'owner', receiver, ...body } })
  await expect(save({ receiver: { ...receiver, businessName: '' } })).rejects.toMatchObject({
    fields: { 'receiver.businessName': 'required' },
  })
  for (const classes of [['18', '25'], ['9']])
    await expect(save({ parts: [{ item: '0', classes }] })).rejects.toMatchObject({
      fields: { 'parts.0.classes': 'not-a-choice' },
    })
  await expect(save({ kind: 'details', parts: [{ item: '0', classes: ['25'] }] })).rejects.toMatchObject({
    fields: { 'parts.0.classes': 'not-a-choice' },
  })
  await expect(save({ parts: [{ item: '4', classes: ['25'] }] })).rejects.toMatchObject({
    fields: { 'parts.0.item': 'not-a-choice' },
  })
  // No document before its receiver is known.
  expect((await document(id, 'assignment')).status).toBe(422)
  await save({})
  expect((await document(id, 'assignment', tokens.other)).status).toBe(404)
})

test('the assignment and power of attorney say what is recorded, and leave to the parties what is not', async () => {
  const [eu, sk] = [await mark('HANDED A', 'EU'), await mark('HANDED B', 'SK')]
  const id = await ordered({ EU: eu, SK: sk })
  await owner(transferSave, {
    params: { id },
    body: { kind: 'owner', receiver, parts: [{ item: '1', classes: ['25'] }] },
  })
  const assignment = await document(id, 'assignment')
  expect(assignment.headers.get('content-type')).toBe('application/pdf')
  const text = (await readPdfText(new Uint8Array(await assignment.arrayBuffer()))) ?? ''
  for (const said of [
    'Northfold Fictional a. s.',
    'N-HANDED A',
    'only the goods and services of classes 25',
    'Coats',
    '[price or ground]',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('Bags')
  const docx = await document(id, 'power-of-attorney?format=docx&language=sk')
  expect(docx.headers.get('content-disposition')).toContain('power-of-attorney.docx')

  // What comes back signed is kept, a second one as its revision.
  const handIn = async (what: string, file: File) => {
    const body = new FormData()
    body.append('file', file)
    const answer = await fetch(`${app.url}/api/service-request/${id}/transfer/${what}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${tokens.owner}`, origin: app.url },
    })
    return answer.status
  }
  expect(await handIn('assignment', new File(['no'], 'x.exe', { type: 'application/x-msdownload' }))).toBe(415)
  for (let time = 0; time < 2; time += 1) expect(await handIn('assignment', pdfFile('signed.pdf'))).toBe(200)
  expect(
    await one(
      `select max(d.revision) as v from document d join service_request s on s.document_hub_id = d.document_hub_id where s.id = $1 and d.type = 'assignment'`,
      [id],
    ),
  ).toBe(2)
})

test('who is only called otherwise signs no assignment', async () => {
  const id = await ordered({ EU: await mark('HANDED C', 'EU') })
  await owner(transferSave, { params: { id }, body: { kind: 'details', receiver } })
  expect((await document(id, 'assignment')).status).toBe(404)
  expect((await document(id, 'power-of-attorney')).status).toBe(200)
})

test('another representative has power from the owner, and stands in the record beside an owner that stays', async () => {
  const eu = await mark('HANDED F', 'EU')
  const id = await ordered({ EU: eu })
  await expect(
    owner(transferSave, {
      params: { id },
      body: { kind: 'representative', receiver, parts: [{ item: '0', classes: ['25'] }] },
    }),
  ).rejects.toMatchObject({ fields: { 'parts.0.classes': 'not-a-choice' } })
  await staff(transferSave, { params: { id }, body: { kind: 'representative', receiver } })
  expect((await document(id, 'assignment')).status).toBe(404)
  const power = await document(id, 'power-of-attorney')
  const text = (await readPdfText(new Uint8Array(await power.arrayBuffer()))) ?? ''
  const at = (words: string) => text.replaceAll(/\s+/g, ' ').indexOf(words)
  // Nobody recorded who owns it: that is a gap. The one who gets the power is the one that was named.
  expect(at('gives power of attorney to:')).toBeGreaterThan(0)
  expect(at('Northfold Fictional a. s.')).toBeGreaterThan(at('gives power of attorney to:'))
  await finished(id)
  expect(
    await one(
      `select jsonb_build_object('name', e.business_name, 'owner', t.owner_entity_id) as v
         from trademark t join entity e on e.id = t.representative_entity_id where t.id = $1`,
      [eu],
    ),
  ).toEqual({ name: 'Northfold Fictional a. s.', owner: null })
  expect(
    await one(
      `select count(*)::int as v from trademark_change where trademark_id = $1
         and new_values->'representative_entity_id' is distinct from old_values->'representative_entity_id'`,
      [eu],
    ),
  ).toBe(1)
})

test('who ordered without an account says it, draws the documents and hands them in by the link of the order, until an account has it', async () => {
  const { id } = await app.anonymous(serviceRequestTransfer, {
    body: {
      items: [{ jurisdiction: 'EU', mark: 'LINKED', number: 'N-1', classes: 2, expires: null, trademarkId: null }],
      message: null,
      contactEmail: 'visitor@transfer.test',
      contactFirstName: 'Vera',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      region: null,
    },
  })
  const page = async () => await (await fetch(`${app.url}/trademark-ownership-transfer/form/${id}/success`)).text()
  // Nothing is ordered yet: there is nothing to say.
  expect(await page()).not.toContain('id="transfer"')
  await app.context.pool.query(`update service_request set status = 'Checkout completed' where id = $1`, [id])
  const before = await page()
  expect(before).toContain('id="transfer"')
  await expect(
    app.anonymous(transferSave, {
      params: { id },
      body: { kind: 'owner', receiver: { ...receiver, businessName: '' } },
    }),
  ).rejects.toMatchObject({ fields: { 'receiver.businessName': 'required' } })
  await app.anonymous(transferSave, { params: { id }, body: { kind: 'owner', receiver } })
  const made = `${app.url}/api/service-request/${id}/transfer/assignment`
  expect((await fetch(made)).headers.get('content-type')).toBe('application/pdf')
  const body = new FormData()
  body.append('intent', 'transfer-signed')
  body.append('document', 'assignment')
  body.append('file', pdfFile('signed.pdf'))
  const sent = await fetch(`${app.url}/trademark-ownership-transfer/form/${id}/success`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: app.url },
  })
  expect(sent.status).toBe(302)
  const after = await page()
  expect(after).toContain('Northfold Fictional a. s.')
  expect(after).toContain('Handed in signed')
  // Of what lies in the folder the link shows no file.
  expect(after).not.toContain('signed.pdf')
  await app.context.pool.query(
    `update service_request set user_id = (select id from "user" where email = 'other@transfer.test') where id = $1`,
    [id],
  )
  expect((await fetch(made)).status).toBe(401)
  expect(await page()).not.toContain('Northfold')
  expect((await document(id, 'assignment', tokens.owner)).status).toBe(404)
})

test('what was signed counts for what it says: another receiver or other marks are signed anew, and a copy begins with nothing', async () => {
  const [eu, sk] = [await mark('HANDED I', 'EU'), await mark('HANDED J', 'SK')]
  const id = await ordered({ EU: eu, SK: sk })
  const parts = [{ item: '1', classes: ['25'] }]
  const say = async (more: object = {}) =>
    await owner(transferSave, { params: { id }, body: { kind: 'owner', receiver, parts, ...more } })
  await expect(say({ parts: [...parts, { item: '1', classes: ['18'] }] })).rejects.toMatchObject({
    fields: { 'parts.1.item': 'not-a-choice' },
  })
  const sign = async () =>
    await app.context.pool.query(
      `update service_request set parameters = parameters || '{"signed": {"assignment": 1}}' where id = $1`,
      [id],
    )
  const kept = async (of: string) =>
    await one<Record<string, unknown>>(
      `select parameters - 'items' - 'message' as v from service_request where id = $1`,
      [of],
    )
  await say()
  await sign()
  const copy = await owner(serviceRequestClone, { params: { id } })
  expect(await kept(copy.id)).toEqual({})
  await say({ receiver: { ...receiver, businessName: 'Southfold Fictional a. s.' } })
  expect(await kept(id)).not.toHaveProperty('signed')
  await sign()
  const items = [
    { jurisdiction: 'SK', mark: 'HANDED', number: null, classes: 2, expires: null, trademarkId: sk },
  ] as const
  await owner(serviceRequestUpdate, { params: { id }, body: { items: [...items], message: null } })
  expect(await kept(id)).toMatchObject({ transfer: { parts: [] } })
  expect(await kept(id)).not.toHaveProperty('signed')
  // A mark that is in another account by the time the office did its work is not the order's to change.
  await app.context.pool.query(
    `update trademark set user_id = (select id from "user" where email = 'other@transfer.test') where id = $1`,
    [sk],
  )
  await finished(id)
  expect(await one(`select owner_entity_id as v from trademark where id = $1`, [sk])).toBeNull()
})

test('with the work that an office did, the mark has its new owner, a part is a mark of its own, and both stand in its changes', async () => {
  const [eu, sk] = [await mark('HANDED D', 'EU'), await mark('HANDED E', 'SK')]
  const id = await ordered({ EU: eu, SK: sk })
  await owner(transferSave, {
    params: { id },
    body: { kind: 'owner', receiver, parts: [{ item: '1', classes: ['25'] }] },
  })
  await finished(id)
  expect(
    await one(
      `select e.business_name as v from trademark t join entity e on e.id = t.owner_entity_id where t.id = $1`,
      [eu],
    ),
  ).toBe('Northfold Fictional a. s.')
  expect(await one(`select goods_and_services as v from trademark where id = $1`, [sk])).toEqual([
    { class: 18, terms: ['Bags'] },
  ])
  expect(await one(`select owner_entity_id as v from trademark where id = $1`, [sk])).toBeNull()
  for (const [trademarkId, column] of [
    [eu, 'owner_entity_id'],
    [sk, 'goods_and_services'],
  ])
    expect(
      await one(
        `select count(*)::int as v from trademark_change where trademark_id = $1 and new_values->$2 is distinct from old_values->$2`,
        [trademarkId, column],
      ),
    ).toBe(1)
  // The part that went is a mark of its own: its owner, days and docket, no number yet, and where it comes from.
  const became = await one<string>(
    `select parameters->'transfer'->'parts'->0->>'becameId' as v from service_request where id = $1`,
    [id],
  )
  expect(
    await one(
      `select jsonb_build_object('from', t.divided_from_id, 'goods', t.goods_and_services, 'owner', e.business_name, 'status', t.status,
         'number', t.number, 'sameDays', (t.registration_date, t.expiration_date) = (f.registration_date, f.expiration_date),
         'account', t.user_id = f.user_id) as v
         from trademark t join trademark f on f.id = t.divided_from_id join entity e on e.id = t.owner_entity_id where t.id = $1`,
      [became],
    ),
  ).toEqual({
    from: sk,
    goods: [{ class: 25, terms: ['Coats'] }],
    owner: 'Northfold Fictional a. s.',
    status: 'Trademark registered',
    number: null,
    sameDays: true,
    account: true,
  })
  const named = async (of: string) =>
    await one(`select jsonb_agg(name order by created_at) as v from trademark_tracking where trademark_id = $1`, [of])
  expect(await named(sk)).toEqual(['Part transferred'])
  expect(await named(became)).toEqual(['Trademark registered'])
  expect(
    await one(`select count(*)::int as v from deadline where trademark_id = $1 and kind = 'renewal'`, [became]),
  ).toBeGreaterThan(0)
  expect(
    await one(
      `select count(*)::int as v from document d join trademark t on t.document_hub_id = d.document_hub_id where t.id = any ($1)`,
      [[sk, became]],
    ),
  ).toBe(2)
  // What an office has is not said anew.
  await expect(owner(transferSave, { params: { id }, body: { kind: 'owner', receiver } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
})
