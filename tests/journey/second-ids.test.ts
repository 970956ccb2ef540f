import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import type { AnyCall } from '#contract/call.ts'
import { fillPath, type ErrorBody } from '#contract/client.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { others } from '#tests/second-ids-others.ts'
import { places, type Asked } from '#tests/second-ids.ts'
import { wholeWorld, type World } from '#tests/whole-world.ts'

/**
 * Beside the row that a call is about it often names another: a card, a place of a case, a document, a class. Asked for an
 * own row with the second one of another customer, by its owner or by staff, each call says that there is none.
 */

/** Who of us works on something: any colleague. */
const isAssignment = (place: string): boolean => place.endsWith('.assign body.userId')

interface Node {
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  allOf?: Node[]
}
/** Numbers of companies are words. */
const isId = (name: string): boolean => /(^|[a-z])Ids?$|^ids?$/.test(name) && !['companyId', 'taxId'].includes(name)

function named(node: Node, at: string): string[] {
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) =>
      isId(name) ? [`${at}.${name}`] : named(child, `${at}.${name}`),
    ),
    ...(node.items ? named(node.items, `${at}[]`) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((child) => named(child, at)),
  ]
}

const secondsOf = (call: AnyCall): string[] => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].slice(1).map(([, name]) => `params.${name}`),
  ...(['query', 'body'] as const).flatMap((part) =>
    named(z.toJSONSchema(call[part], { io: 'input', unrepresentable: 'any' }) as Node, part),
  ),
]
const seconds = calls.flatMap((call) => [...new Set(secondsOf(call))].map((place) => `${call.name} ${place}`))

test('every second row that a call names has its attempt here, or a reason to have none', () => {
  expect(seconds.filter((place) => !isAssignment(place)).toSorted()).toEqual(
    [...Object.keys(places), ...Object.keys(others)].toSorted(),
  )
})

let app: TestApp
let own: World
let foreign: World
const tokens: Record<string, string> = {}
/** What a world may have a row of. */
let tables = new Set<string>()

/** A whole world with what its rows have of documents, words and notices. */
async function worldOf(name: string, staffId: string): Promise<World> {
  const { pool } = app.context
  const userId = await app.addUser(`${name}@second.test`, 'customer')
  tokens[name] = (await app.signIn(`${name}@second.test`)).token
  const world = await wholeWorld(pool, userId, staffId, name)
  // The file of what the world has of use.
  await app.context.facilities.files.put(`test/${name}`, new Uint8Array([1]), 'application/pdf')
  const text = async (sql: string, values: unknown[]) => (await pool.query<{ v: string }>(sql, values)).rows[0]?.v ?? ''
  const documentOf = async (table: string, key: unknown, type: string) => {
    const path = `test/${name}-${crypto.randomUUID()}.pdf`
    await app.context.facilities.files.put(path, new Uint8Array([1]), 'application/pdf')
    return await text(
      `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
       select $2, 'm.pdf', 'application/pdf', 1, $3, document_hub_id, $4, true from "${table}" where id = $1 returning id::text as v`,
      [key, path, type, userId],
    )
  }
  const caseWith = `insert into "case" (id, brand_id, case_counterparty_id, trademark_id, status)
     select gen_random_uuid(), brand_id, case_counterparty_id, trademark_id, 'In progress' from "case" where id = $1 returning id::text as v`
  await pool.query('update case_solution set offer_subscription = true where id = $1', [world['case_solution']])
  const working = await text(caseWith, [world['case']])
  await text(
    `insert into case_solution (id, case_id, currency, status) values (gen_random_uuid(), $1, 'EUR', 'Paid') returning id::text as v`,
    [working],
  )
  const place = await text(
    `insert into case_infringement (id, case_id, platform) values (gen_random_uuid(), $1, 'website') returning id::text as v`,
    [working],
  )
  const noticeIn = async (caseId: unknown, placeId: unknown, status: string) =>
    await text(
      `insert into case_notice (id, case_id, case_infringement_id, trademark_id, kind, language, recipient, body, status,
         approved_by_user_id, approved_at, sent_on)
       select gen_random_uuid(), $1, $2, $3, case when $4 = 'Sent' then 'udrp' else 'takedown' end, 'en', 'm', 'm', $4::text,
         case when $4 <> 'Draft' then $5::uuid end, case when $4 <> 'Draft' then timestamptz '2026-01-05' end,
         case when $4 = 'Sent' then date '2026-01-06' end returning id::text as v`,
      [caseId, placeId, world['trademark'], status, staffId],
    )
  const actionIn = async (status: string) =>
    await text(
      `insert into office_action (id, trademark_id, status, issue_date, due_date, order_currency)
       select gen_random_uuid(), id, $2, '2026-05-01', '2026-08-01', 'EUR' from trademark where id = $1 returning id::text as v`,
      [world['trademark'], status],
    )
  const more: World = {
    ...world,
    worked: working,

    approvedAction: await actionIn('Response approved'),
  }
  const paidOrder = await text(
    `insert into service_request (id, public_id, service_name, language, region, currency, user_id, status)
     select gen_random_uuid(), public_id || '-paid', 'CoexistenceAgreement', 'en', 'EU', 'EUR', user_id, 'In progress'
       from service_request where id = $1 returning id::text as v`,
    [world['service_request']],
  )
  const orderDocument = await documentOf('service_request', paidOrder, 'letter')
  const letterIn = async () =>
    await text(
      `insert into service_letter (id, service_request_id, kind, language, recipient, body, status, approved_by_user_id,
         approved_name, approved_at, pdf_document_id, pdf_sha256)
       values (gen_random_uuid(), $1, 'coexistence', 'en', 'm', 'm', 'Approved', $2, 'm', '2026-01-05', $3,
         encode(sha256('\\x01'::bytea), 'hex')) returning id::text as v`,
      [paidOrder, staffId, orderDocument],
    )
  const draftSpecimenOf = async () =>
    await text(
      `insert into specimen (id, class_number, application_id, document_id) values (gen_random_uuid(), 9, $1, $2) returning id::text as v`,
      [world['application'], await documentOf('registration_request', world['registration_request'], 'specimen')],
    )
  const draftCommentOf = async () =>
    await text(
      `insert into thread_comment (id, thread_id, application_id, content, user_id)
       select gen_random_uuid(), thread_id, id, 'm', $2 from application where id = $1 returning id::text as v`,
      [world['application'], userId],
    )
  const removed = async (key: string) =>
    await text(
      `update document set removed_at = now(), removed_from_hub_id = document_hub_id, document_hub_id = null,
         visible_to_client = false where id = $1 returning id::text as v`,
      [key],
    )
  const specimenOf = async () =>
    await text(
      `insert into specimen (id, class_number, use_in_commerce_request_class_id) values (gen_random_uuid(), 11, $1) returning id::text as v`,
      [world['use_in_commerce_request_class']],
    )
  return {
    ...more,
    hub: await text('select document_hub_id::text as v from trademark where id = $1', [world['trademark']]),
    document: await documentOf('trademark', world['trademark'], 'filing-receipt'),
    certificate: await documentOf('trademark', world['trademark'], 'certificate'),
    letter: await documentOf('office_action', world['office_action'], 'office-letter'),
    requestDocument: await documentOf('registration_request', world['registration_request'], 'invoice'),
    oppositionDocument: await documentOf('opposition', world['opposition'], 'evidence'),
    actionReceipt: await documentOf('office_action', more['approvedAction'], 'filing-receipt'),
    useDocument: await documentOf('use_in_commerce_request', world['use_in_commerce_request'], 'filing-receipt'),
    documentGoes: await documentOf('trademark', world['trademark'], 'other'),
    removedDocument: await removed(await documentOf('trademark', world['trademark'], 'other')),
    caseDocument: await documentOf('case', world['case'], 'other'),
    workedDocument: await documentOf('case', working, 'other'),
    ticket: await text('select public_id::text as v from support_ticket where id = $1', [world['support_ticket']]),
    ticketDocument: await documentOf('support_ticket', world['support_ticket'], 'other'),
    paidOrder,
    orderDocument,
    paidLetter: await letterIn(),
    otherLetter: await letterIn(),
    notice: await noticeIn(world['case'], world['case_infringement'], 'Draft'),
    approved: await noticeIn(working, place, 'Approved'),
    filed: await noticeIn(working, place, 'Sent'),
    draftView: await documentOf('registration_request', world['registration_request'], 'view'),
    draftSpecimen: await draftSpecimenOf(),
    draftSpecimenGoes: await draftSpecimenOf(),
    draftComment: await draftCommentOf(),
    draftCommentGoes: await draftCommentOf(),
    goes: await specimenOf(),
    'goes too': await specimenOf(),
    userNote: await text(
      `insert into note (text, note_hub_id, created_by) select 'm', note_hub_id, $2 from "user" where id = $1 returning id::text as v`,
      [userId, staffId],
    ),
    comment: await text(
      `insert into thread_comment (id, thread_id, content, user_id)
       select gen_random_uuid(), thread_id, 'm', user_id from use_in_commerce_request where id = $1 returning id::text as v`,
      [world['use_in_commerce_request']],
    ),
  }
}

beforeAll(async () => {
  app = await startApp()
  const staffId = await app.addUser('staff@second.test', 'staff')
  await app.addUser('admin@second.test', 'admin')
  for (const role of ['staff', 'admin']) tokens[role] = (await app.signIn(`${role}@second.test`)).token
  own = await worldOf('own', staffId)
  foreign = await worldOf('foreign', staffId)
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id'`,
  )
  tables = new Set(rows.map(({ name }) => name))
})
afterAll(async () => await app?.close())

async function ask(call: AnyCall, { params, query, body }: Asked, who: string) {
  const headers: Record<string, string> = { 'idempotency-key': uuidv7(), authorization: `Bearer ${tokens[who]}` }
  const init: RequestInit = { method: call.method, headers }
  if (call.upload) {
    const form = new FormData()
    form.set('file', pdfFile('matrix.pdf'))
    init.body = form
  } else if (call.method !== 'GET') {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(body ?? {})
  }
  const answer = await fetch(`${app.url}${fillPath(call.path, params ?? {})}?${new URLSearchParams(query)}`, init)
  const isJson = answer.headers.get('content-type')?.includes('json') === true
  const { error } = isJson ? ((await answer.json()) as Partial<ErrorBody>) : {}
  // That it is not registered yet is said of a mark that is there.
  const wrong = Object.entries(error?.fields ?? {}).filter(([, code]) => code !== 'not-registered')
  return { status: answer.status, code: error?.code ?? null, fields: wrong.map(([field]) => field) }
}

/** Whether it was said that the second row is not there. */
const isUnknown = ({ status, fields }: Awaited<ReturnType<typeof ask>>, place: string): boolean => {
  const [, part = '', name = ''] = /^(\w+)\.(\w+)/.exec(place) ?? []
  return status === 404 || (part !== 'params' && fields.some((field) => field.split(/[.[]/)[0] === name))
}

/** All that the other customer has. */
async function rowsOf(world: World): Promise<string> {
  const keys = Object.entries(world).filter(([table]) => tables.has(table))
  const { rows } = await app.context.pool.query(
    keys
      .map(([table], at) => `select '${table}', to_jsonb(t) from "${table}" t where id::text = $${at + 1}`)
      .join(' union all '),
    keys.map(([, key]) => key),
  )
  expect(rows.length).toBeGreaterThan(30)
  return JSON.stringify(rows)
}

const tried = Object.entries(places).map(([name, build]) => {
  const [called, place = ''] = name.split(' ')
  return [name, { call: found(calls.find((one) => one.name === called)), place, build }] as const
})

/** Its owner, and whoever of us may ask. */
function askers(call: AnyCall, { who }: Asked): string[] {
  if (who) return [who]
  const ours = call.who.includes('staff') ? 'staff' : 'admin'
  return [...(call.who.includes('customer') ? ['own'] : []), ...(call.who.includes(ours) ? [ours] : [])]
}

test.each(tried)('%s: another’s is not there', async (_name, { call, place, build }) => {
  const before = await rowsOf(foreign)
  const asked = build(own, foreign)
  for (const who of askers(call, asked)) {
    const answer = await ask(call, asked, who)
    expect([who, answer, isUnknown(answer, place)]).toEqual([who, answer, true])
  }
  expect(await rowsOf(foreign)).toEqual(before)
})

test.each(tried)('%s: the own one is', async (_name, { call, place, build }) => {
  const asked = build(own, own)
  const answer = await ask(call, asked, found(askers(call, asked)[0]))
  expect([answer, isUnknown(answer, place)]).toEqual([answer, false])
})
