import { afterAll, beforeAll, expect, test } from 'vitest'
import { serviceFinish, serviceRequestTransfer } from '#contract/service-order.ts'
import { transferSave } from '#contract/transfer.ts'
import type { Client } from '#contract/client.ts'
import { addYears, officeZone, today } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

/* A transfer from what is said of its receiver to the record of the marks, over the calls. */
const on = today(officeZone, new Date())
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

async function mark(name: string, place: string): Promise<string> {
  const id = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, user_id, status, status_group, goods_and_services)
     select $1, $2, 'WORD', $3, $4, $5, $5, $6, id, 'Trademark registered', 'Registered',
       '[{"class": 18, "terms": ["Bags"]}, {"class": 25, "terms": ["Coats"]}]' from "user" where email = 'owner@transfer.test'`,
    [id, name, place, `N-${name}`, addYears(on, -5), addYears(on, 5)],
  )
  return id
}

const receiver = {
  type: 'legal',
  businessName: 'Northfold Fictional a. s.',
  companyType: 'a. s.',
  countryOfIncorporation: 'CZ',
  email: 'north@fold.test',
  address: { country: 'CZ', street: 'Vymyšlená 3', postcode: '110 00', city: 'Praha' },
} as const

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

test('with the work that an office did, the mark has its new owner, a part leaves its list, and both stand in its changes', async () => {
  const [eu, sk] = [await mark('HANDED D', 'EU'), await mark('HANDED E', 'SK')]
  const id = await ordered({ EU: eu, SK: sk })
  await owner(transferSave, {
    params: { id },
    body: { kind: 'owner', receiver, parts: [{ item: '1', classes: ['25'] }] },
  })
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
  // What an office has is not said anew.
  await expect(owner(transferSave, { params: { id }, body: { kind: 'owner', receiver } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
})
