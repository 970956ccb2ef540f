import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentChange, documentPutBack, documentRemove, documentRevise } from '#contract/document.ts'
import { documentThumbnail, documentUpload, documentUrl, documentUrlById } from '#contract/trademark.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

let app: TestApp
let owner = ''
let clerk: Awaited<ReturnType<TestApp['signIn']>>['client']
let customer: typeof clerk
let portal = ''

beforeAll(async () => {
  app = await startApp()
  await app.addUser('clerk@revisions.test', 'staff')
  owner = await app.addUser('owner@revisions.test', 'customer')
  clerk = (await app.signIn('clerk@revisions.test')).client
  const signedIn = await app.signIn('owner@revisions.test')
  customer = signedIn.client
  portal = signedIn.token
})
afterAll(async () => await app?.close())

async function hubOf(): Promise<{ markId: string; hubId: string }> {
  const markId = uuidv7()
  const { rows } = await app.context.pool.query<{ hub: string }>(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group)
     values ($1, 'REVISED', 'WORD', 'SK', $2, 'Ready for filing', 'Filing') returning document_hub_id as hub`,
    [markId, owner],
  )
  return { markId, hubId: rows[0]?.hub ?? '' }
}

async function requestOf(userId: string | null): Promise<{ id: string; hubId: string }> {
  const id = uuidv7()
  const { rows } = await app.context.pool.query<{ hub: string }>(
    `insert into registration_request (id, public_id, type, value, language, currency, region, jurisdictions, contact_email,
       business_description, contact_first_name, contact_last_name, status, status_group, user_id)
     values ($1, $2, 'WORD', 'REVISED', 'en', 'EUR', 'EU', '{SK}', 'owner@revisions.test', 'lamps', 'Test', 'Fictional', 'Ready for drafting', 'Drafting', $3)
     returning document_hub_id as hub`,
    [id, `R-${id.slice(-8)}`, userId],
  )
  return { id, hubId: rows[0]?.hub ?? '' }
}

const put = async (hubId: string, visibleToClient: boolean, name = 'letter.pdf') =>
  (await clerk(documentUpload, { params: { hubId }, body: { type: 'other', visibleToClient }, file: pdfFile(name) })).id

/** What the customer reads of the mark's documents. */
const seen = async (markId: string) =>
  (
    await app.graphql<{ trademark_by_pk: { documents: { id: number; name: string; revision: number }[] } }>(
      `query seen($id: uuid!) { trademark_by_pk(id: $id) { documents(order_by: { id: asc }) { id name revision } } }`,
      { id: markId },
      portal,
    )
  ).trademark_by_pk.documents

const described = { name: 'letter.pdf', type: 'other', visibleToClient: false, folder: null } as const

test('a document is named, sorted, put into a folder and shown, and what somebody else changed is not written over', async () => {
  const { markId, hubId } = await hubOf()
  const docId = await put(hubId, false)
  const params = { hubId, docId }
  const set = { name: 'Assignment of 2024.PDF', type: 'evidence', visibleToClient: true, folder: 'Assignment' } as const
  await clerk(documentChange, { params, body: { ...set, before: described } })
  expect(await seen(markId)).toEqual([{ id: docId, name: 'Assignment of 2024.pdf', revision: 1 }])
  expect((await customer(documentUrl, { params })).url).toContain('/files/')
  // The same words once more are held against what stands there by now.
  await expect(
    clerk(documentChange, { params, body: { ...set, name: 'Late.pdf', before: described } }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const other = await put(hubId, false, 'second.pdf')
  await clerk(documentChange, {
    params: { hubId, docId: other },
    body: {
      ...described,
      name: 'second.pdf',
      folder: 'Assignment',
      before: { ...described, name: 'second.pdf' },
    },
  })
  const { rows } = await app.context.pool.query<{ folders: number }>(
    'select count(distinct document_folder_id)::int as folders from document where document_hub_id = $1',
    [hubId],
  )
  expect(rows[0]?.folders).toBe(1)
})

test('a matter that had no owner when its file came shows it to the owner it has by then', async () => {
  const { id, hubId } = await requestOf(null)
  const docId = await put(hubId, false)
  await app.context.pool.query('update registration_request set user_id = $2 where id = $1', [id, owner])
  await clerk(documentChange, {
    params: { hubId, docId },
    body: { ...described, visibleToClient: true, before: described },
  })
  expect((await customer(documentUrlById, { query: { id: docId } })).url).toContain('/files/')
})

test('of two revisions of one document that come at once, one is told that it came second; the earlier one still opens', async () => {
  const { markId, hubId } = await hubOf()
  const docId = await put(hubId, true)
  const params = { hubId, docId }
  const both = await Promise.allSettled([
    clerk(documentRevise, { params, file: pdfFile('one.pdf') }),
    clerk(documentRevise, { params, file: pdfFile('other.pdf') }),
  ])
  const made = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(made).toMatchObject([{ revision: 2 }])
  expect(refused).toMatchObject([{ code: 'changed-meanwhile' }])
  expect((await seen(markId)).map(({ revision }) => revision)).toEqual([1, 2])
  expect((await customer(documentUrl, { params })).url).toContain('/files/')
})

test('what is removed is opened by no customer, not by a link made before either, and says who and why; staff put it back', async () => {
  const { markId, hubId } = await hubOf()
  const first = await put(hubId, true)
  const { id: second } = await clerk(documentRevise, {
    params: { hubId, docId: first },
    file: pdfFile('next.pdf'),
  })
  const params = { hubId, docId: second }
  const { url } = await customer(documentUrl, { params })
  await expect(clerk(documentRemove, { params, body: { reason: ' ' } })).rejects.toMatchObject({
    fields: { reason: 'required' },
  })
  await clerk(documentRemove, { params, body: { reason: 'Of another client' } })
  expect((await seen(markId)).map(({ id }) => id)).toEqual([first])
  expect((await fetch(url)).status).toBe(404)
  await expect(customer(documentUrlById, { query: { id: second } })).rejects.toMatchObject({ code: 'not-found' })
  await expect(clerk(documentRemove, { params, body: { reason: 'Again' } })).rejects.toMatchObject({
    code: 'not-found',
  })
  const { rows } = await app.context.pool.query(
    `select d.removed_reason as reason, u.email from document d join "user" u on u.id = d.removed_by_user_id where d.id = $1`,
    [second],
  )
  expect(rows).toEqual([{ reason: 'Of another client', email: 'clerk@revisions.test' }])
  const third = await clerk(documentRevise, { params: { hubId, docId: first }, file: pdfFile('third.pdf') })
  expect(third.revision).toBe(2)
  await expect(clerk(documentPutBack, { params })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await clerk(documentRemove, { params: { hubId, docId: third.id }, body: { reason: 'Not this one' } })
  await clerk(documentPutBack, { params })
  // Staff look at it before the client does.
  expect((await seen(markId)).map(({ id }) => id)).toEqual([first])
})

test('what something rests on stays: a specimen, and the picture, the recording and the power of attorney of an application', async () => {
  const { hubId } = await hubOf()
  const docId = await put(hubId, false)
  const { id: requestId, hubId: requestHub } = await requestOf(owner)
  await app.context.pool.query(
    `with drafted as (insert into application (id, registration_request_id) values (gen_random_uuid(), $1) returning id)
     insert into specimen (id, class_number, application_id, document_id) select gen_random_uuid(), 9, id, $2 from drafted`,
    [requestId, docId],
  )
  const held = { code: 'rules-unmet', facts: { missing: 'free-document' } }
  await expect(clerk(documentRemove, { params: { hubId, docId }, body: { reason: 'Wrong' } })).rejects.toMatchObject(
    held,
  )
  const { id: picture } = await clerk(documentUpload, {
    params: { hubId: requestHub },
    body: { type: 'power-of-attorney', visibleToClient: false },
    file: pdfFile('poa.pdf'),
  })
  const params = { hubId: requestHub, docId: picture }
  for (const type of ['power-of-attorney', 'logo', 'recording']) {
    await app.context.pool.query('update document set type = $2 where id = $1', [picture, type])
    await expect(clerk(documentRevise, { params, file: pdfFile('poa.pdf') })).rejects.toMatchObject(held)
    await expect(clerk(documentRemove, { params, body: { reason: 'Wrong' } })).rejects.toMatchObject(held)
  }
})

test('what lies in the hub of an issued invoice is not there for these calls: nobody replaces or removes it', async () => {
  const { hubId: mark } = await hubOf()
  const docId = await put(mark, false)
  // An invoice is the hub of its own documents, and takes none by hand.
  const hubId = uuidv7()
  await app.context.pool.query('update document set document_hub_id = $1 where id = $2', [hubId, docId])
  const params = { hubId, docId }
  const asked = [
    clerk(documentChange, { params, body: { ...described, name: 'other.pdf', before: described } }),
    clerk(documentRevise, { params, file: pdfFile('other.pdf') }),
    clerk(documentRemove, { params, body: { reason: 'Wrong' } }),
    clerk(documentPutBack, { params }),
  ]
  const refused = await Promise.allSettled(asked)
  expect(refused).toMatchObject(asked.map(() => ({ status: 'rejected', reason: { code: 'not-found' } })))
})

test('a document has a thumbnail for whoever may open it, and for nobody else', async () => {
  const { hubId } = await hubOf()
  const picture = new File(
    [
      await sharp({ create: { width: 600, height: 300, channels: 3, background: '#3366cc' } })
        .png()
        .toBuffer(),
    ],
    'a.png',
    { type: 'image/png' },
  )
  const { id } = await clerk(documentUpload, {
    params: { hubId },
    body: { type: 'other', visibleToClient: true },
    file: picture,
  })
  const ask = { query: { id } }
  const bytes = Buffer.from(await ((await customer(documentThumbnail, ask)) as Blob).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 240, height: 120 })
  await app.addUser('stranger@revisions.test', 'customer')
  const stranger = (await app.signIn('stranger@revisions.test')).client
  await expect(stranger(documentThumbnail, ask)).rejects.toMatchObject({ code: 'not-found' })
  const hidden = await put(hubId, false)
  await expect(customer(documentThumbnail, { query: { id: hidden } })).rejects.toMatchObject({ code: 'not-found' })
  await clerk(documentRemove, { params: { hubId, docId: id }, body: { reason: 'Twice' } })
  for (const who of [clerk, customer])
    await expect(who(documentThumbnail, ask)).rejects.toMatchObject({ code: 'not-found' })
})
