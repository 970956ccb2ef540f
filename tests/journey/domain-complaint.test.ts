import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseKickOff, caseSolutionOffer, caseSolutionOrder, caseUpdate } from '#contract/case.ts'
import type { CallBody } from '#contract/call.ts'
import type { Client } from '#contract/client.ts'
import { sightingLookup } from '#contract/domain-lookup.ts'
import {
  caseNoticeApprove,
  caseNoticeChange,
  caseNoticeDraft,
  caseNoticeEnd,
  caseNoticeOutcome,
  caseNoticeOutcomeBack,
  caseNoticeSent,
} from '#contract/notice.ts'
import { sightingCase, taskProcess } from '#contract/sighting.ts'
import { documentUpload } from '#contract/trademark.ts'
import { complaintDraft } from '#domain/enforcement/complaint-draft.ts'
import { elementsOf, type ElementAnswer } from '#domain/enforcement/complaint.ts'
import type { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { readCertificatesNow, searchNow } from '#features/monitoring/index.ts'
import { addDays } from '#kernel/dates.ts'
import { knownOf, type DomainFacts } from '#kernel/domain-facts.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { readLetter } from '#platform/mail/letters.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const clock = new MovedClock('2027-03-01T10:00:00Z')
let app: TestApp
let world: SubscriptionWorld
let staff: Client
let folder = ''
const host = 'verdano-outlet.test'

const facts: DomainFacts = {
  registration: {
    known: {
      registrar: 'Registrar of the test',
      abuseEmail: null,
      registeredOn: '2027-02-27',
      changedOn: null,
      expiresOn: null,
      registrant: null,
      nameServers: [],
      statuses: [],
    },
  },
  mail: { known: ['mx.hosting.test'] },
  certificate: { unknown: 'no-answer' },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'complaint-'))
  await writeFile(join(folder, 'certificates.txt'), `*.${host} ${host},2027-02-28\nmeadow.test,2027-02-28\n`)
  await writeFile(join(folder, 'domain-records.jsonl'), JSON.stringify({ domain: host, ...facts }))
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent', SIGHTINGS_DIR: folder }, { clock: clock.read })
  world = new SubscriptionWorld(app, clock)
  await app.addUser('staff@complaint.test', 'staff')
  staff = world.client('staff@complaint.test')
})
afterAll(async () => {
  await app?.close()
  await rm(folder, { recursive: true })
})

const value = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await app.context.pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

test('a domain name of the certificate feed becomes a complaint that nobody approves before each element is shown', async () => {
  const email = 'owner@complaint.test'
  const ownerId = await app.addUser(email, 'customer')
  const owner = world.client(email)
  const { id: subscriptionId } = await world.order(owner, { trial: true })
  const taskId = await value<string>('select id as v from brand_monitoring_task where brand_subscription_id = $1', [
    subscriptionId,
  ])
  await readCertificatesNow(app.context.facilities)
  await searchNow(app.context.facilities, taskId)
  expect(await value('select source as v from sighting where brand_monitoring_task_id = $1', [taskId])).toBe(
    'certificates',
  )
  const sightingId = await value<string>('select id as v from sighting where brand_monitoring_task_id = $1', [taskId])
  await staff(sightingLookup, { params: { id: sightingId } })
  const kept = await value<DomainFacts>('select facts as v from domain_lookup where sighting_id = $1', [sightingId])
  expect(kept).toEqual(facts)

  const { id: caseId } = await staff(sightingCase, {
    params: { id: sightingId },
    body: { counterpartyName: 'Holder of the domain', platform: 'domain' },
  })
  await staff(taskProcess, { params: { id: taskId } })
  const trademarkId = uuidv7()
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, number, user_id, status, status_group, registration_date, expiration_date, goods_and_services)
     values ($1, 'VERDANO', 'WORD', 'EU', '018000001', $2, 'Trademark registered', 'Registered', '2020-01-01', '2030-01-01', '[]')`,
    [trademarkId, ownerId],
  )
  const placeId = await value<string>('select id as v from case_infringement where case_id = $1', [caseId])
  const right = { name: 'VERDANO', jurisdiction: 'EU', number: '018000001', registered: '2020-01-01', classes: [18] }
  const answer = (use: (typeof lawfulUses)[number] | ElementAnswer['use'], ground = `Ground of ${use}.`) => ({
    use,
    applies: 'yes' as const,
    ground,
  })
  const text = (checklist: { use: string; applies: string; ground: string }[]) =>
    complaintDraft({
      kind: 'udrp',
      language: 'en',
      recipient: 'Provider of the test',
      owner: 'Test Fictional',
      right,
      seen: [],
      domain: host,
      registration: knownOf(kept.registration),
      answers: checklist,
    })
  const said = {
    kind: 'udrp' as const,
    language: 'en' as const,
    recipient: 'Provider of the test',
    caseInfringementId: placeId,
    trademarkId,
  }
  const elements = elementsOf('udrp').map((use) => answer(use))
  const but = elements.filter(({ use }) => use !== 'used-in-bad-faith')
  // What is asked of notices is not asked here, and not kept.
  const { id: noticeId } = await staff(caseNoticeDraft, {
    params: { id: caseId },
    body: { ...said, body: text(but), checklist: [...but, answer('parody')] },
  })
  expect(await value<{ use: string }[]>('select checklist as v from case_notice where id = $1', [noticeId])).toEqual(
    but,
  )
  const params = { id: caseId, noticeId }
  const approve = async (version: number) =>
    await staff(caseNoticeApprove, { params, body: { version, rightCompared: true } })
  const missing = (what: string) => ({
    code: 'rules-unmet',
    facts: expect.objectContaining({ missing: what }) as unknown,
  })
  await expect(approve(1)).rejects.toMatchObject(missing('order'))
  await staff(caseUpdate, { params: { id: caseId }, body: { trademarkId } })
  const items = [{ service: 'DomainResolution' as const, description: 'Complaint', amount: 90_000 }]
  const solution = await staff(caseSolutionOffer, { params: { id: caseId }, body: { currency: 'EUR', items } })
  await staff(caseKickOff, { params: { id: caseId } })
  const { productId } = await owner(caseSolutionOrder, { params: { id: caseId, solutionId: solution.id } })
  await app.context.pool.query(`update service_request set status = 'Checkout completed' where product_id = $1`, [
    productId,
  ])
  await inTransaction(app.context.pool, async (tx) => {
    await app.context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() })
  })

  // The draft has its gaps; filled in, what is not shown still stands in the way.
  await expect(approve(1)).rejects.toMatchObject({ fields: { body: 'required' } })
  const filled = (checklist: typeof elements) => text(checklist).replaceAll(/\[[^\]]*\]/g, 'filled in')
  const change = async (version: number, more: object) =>
    await staff(caseNoticeChange, { params, body: { ...said, body: filled(but), checklist: but, version, ...more } })
  await change(1, {})
  await expect(approve(2)).rejects.toMatchObject({
    ...missing('elements'),
    facts: { missing: 'elements', elements: 'used-in-bad-faith' },
  })
  // Another ending, another procedure; and it is about a domain name.
  const forUnion = elementsOf('adr-eu').map((use) => answer(use))
  await change(2, { kind: 'adr-eu', checklist: forUnion })
  await expect(approve(3)).rejects.toMatchObject(missing('domain'))
  await change(3, { body: filled(elements), checklist: elements })
  await app.context.pool.query(`update case_infringement set platform = 'website' where id = $1`, [placeId])
  await expect(approve(4)).rejects.toMatchObject(missing('domain'))
  await app.context.pool.query(`update case_infringement set platform = 'domain' where id = $1`, [placeId])
  await app.context.pool.query(`update trademark set expiration_date = '2027-01-01' where id = $1`, [trademarkId])
  await expect(approve(4)).rejects.toMatchObject(missing('right-there'))
  await app.context.pool.query(`update trademark set expiration_date = '2030-01-01' where id = $1`, [trademarkId])
  expect(await approve(4)).toMatchObject({ status: 'Approved' })

  // Nothing of it is the client's before it was filed.
  const ask = 'query { case_notice { kind recipient reference body } }'
  const { token } = await app.signIn(email)
  expect(await app.graphql(ask, {}, token)).toEqual({ case_notice: [] })
  await staff(caseNoticeSent, {
    params,
    body: { version: 4, sentOn: clock.day, reference: 'D2027-0001', proofDocumentId: null },
  })
  const read = await app.graphql<{ case_notice: { kind: string; reference: string; body: string }[] }>(ask, {}, token)
  expect(read.case_notice).toMatchObject([{ kind: 'udrp', reference: 'D2027-0001' }])
  expect(read.case_notice[0]?.body).toContain('Ground of used-in-bad-faith.')
  expect(await world.letters(email)).toContain('case-notice-sent')

  // Decided by a document of the case, with what its procedure gives, not before it was filed.
  const hub = await value<string>('select document_hub_id as v from "case" where id = $1', [caseId])
  const stored = async (hubId: string) =>
    (await staff(documentUpload, { params: { hubId }, body: { type: 'office-letter' }, file: pdfFile('decision.pdf') }))
      .id
  const documentId = await stored(hub)
  const foreign = await stored(
    await value<string>('select document_hub_id as v from trademark where id = $1', [trademarkId]),
  )
  const filed = clock.day
  clock.days(40)
  const granted = { version: 4, to: 'Granted' as const, on: clock.day, remedy: 'transfer' as const, documentId }
  const decide = async (more: Partial<CallBody<typeof caseNoticeOutcome>> = {}) =>
    await staff(caseNoticeOutcome, { params, body: { ...granted, ...more } })
  const refusedFor = (fields: Record<string, string>) => ({ fields })
  await expect(decide({ on: addDays(clock.day, 1) })).rejects.toMatchObject(refusedFor({ on: 'date-in-future' }))
  await expect(decide({ on: addDays(filed, -1) })).rejects.toMatchObject(refusedFor({ on: 'date-too-early' }))
  await expect(decide({ remedy: null })).rejects.toMatchObject(refusedFor({ remedy: 'required' }))
  await expect(decide({ remedy: 'suspension' })).rejects.toMatchObject(refusedFor({ remedy: 'not-a-choice' }))
  await expect(decide({ to: 'Rejected' })).rejects.toMatchObject(refusedFor({ remedy: 'not-a-choice' }))
  await expect(decide({ documentId: null })).rejects.toMatchObject(refusedFor({ documentId: 'required' }))
  await expect(decide({ documentId: foreign })).rejects.toMatchObject(refusedFor({ documentId: 'not-a-choice' }))
  await expect(decide({ version: 3 })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const carried = { to: 'Carried out' as const, remedy: null, documentId: null }
  await expect(decide(carried)).rejects.toMatchObject({ code: 'transition-refused' })
  // Of two at once one is kept.
  const both = await Promise.allSettled([decide(), decide()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(staff(caseNoticeEnd, { params, body: { reason: 'late', wasWrong: false } })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  const asked = 'query { case_notice { status remedy decided_on carried_out_on } }'
  const told = async () => await app.graphql(asked, {}, (await app.signIn(email)).token)
  const decided = { status: 'Granted', remedy: 'transfer', decided_on: clock.day, carried_out_on: null }
  expect(await told()).toEqual({ case_notice: [decided] })
  // The client is written to, once for each.
  const letters = async (template: string) => {
    const sql = 'select id from mail.outbox where recipient = $1 and template = $2'
    const { rows } = await app.context.pool.query<{ id: string }>(sql, [email, template])
    return await Promise.all(rows.map(async ({ id }) => (await readLetter(app.context.letters, id))?.text ?? ''))
  }
  expect(await letters('case-complaint-decided')).toEqual([expect.stringContaining('is to be transferred') as string])
  expect(await letters('case-complaint-carried-out')).toEqual([])

  const before = addDays(clock.day, -1)
  await expect(decide({ ...carried, on: before })).rejects.toMatchObject(refusedFor({ on: 'date-too-early' }))
  clock.days(20)
  const takenDown = async () =>
    await value('select taken_down_on::text as v from case_infringement where id = $1', [placeId])
  expect(await takenDown()).toBeNull()
  expect(await decide({ ...carried, on: clock.day })).toMatchObject({ status: 'Carried out' })
  expect(await told()).toEqual({ case_notice: [{ ...decided, status: 'Carried out', carried_out_on: clock.day }] })
  // The place is down from that day, for the client's page and the figures of takedowns.
  expect(await takenDown()).toBe(clock.day)
  await expect(decide({ to: 'Rejected', remedy: null })).rejects.toMatchObject({ code: 'transition-refused' })
  expect(await letters('case-complaint-carried-out')).toEqual([expect.stringContaining('is done') as string])
  expect(await letters('case-complaint-decided')).toHaveLength(1)
  const lines = await app.context.pool.query<{ name: string }>(
    'select name from case_tracking where case_id = $1 order by created_at desc, id desc limit 2',
    [caseId],
  )
  expect(lines.rows.map(({ name }) => name)).toEqual(['Decision carried out', 'Complaint granted'])

  // What was recorded by mistake is taken back step by step, and the client is told each time and reads why.
  const takeBack = async (version: number, reason: string) =>
    await staff(caseNoticeOutcomeBack, { params, body: { version, reason } })
  await expect(takeBack(4, ' ')).rejects.toMatchObject(refusedFor({ reason: 'required' }))
  await expect(takeBack(3, 'late')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const twice = await Promise.allSettled([takeBack(4, 'Another name of theirs.'), takeBack(4, 'Again.')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await told()).toEqual({ case_notice: [decided] })
  expect(await takenDown()).toBeNull()
  // A form that was opened before decides nothing.
  await expect(decide({ ...carried, on: clock.day })).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await takeBack(5, 'The decision was about another case.')).toEqual({ status: 'Sent', version: 6 })
  expect(await told()).toEqual({
    case_notice: [{ status: 'Sent', remedy: null, decided_on: null, carried_out_on: null }],
  })
  await expect(takeBack(6, 'nothing left')).rejects.toMatchObject({ code: 'transition-refused' })
  const corrections = await letters('case-complaint-taken-back')
  expect(corrections).toHaveLength(2)
  expect(corrections.join()).toContain('The decision was about another case.')
  const correction = (text: string) => corrections.filter((one) => one.replaceAll(/\s+/g, ' ').includes(text))
  expect(correction('was carried out. That is not correct; the complaint stands again as granted')).toHaveLength(1)
  expect(correction('was granted. That is not correct; the complaint stands again as sent')).toHaveLength(1)
  // What is decided then is told anew, a wrong rejection too, and a day that somebody else recorded stays.
  expect(await decide({ version: 6, to: 'Rejected', remedy: null })).toMatchObject({ status: 'Rejected' })
  expect(await takeBack(6, 'It was granted.')).toEqual({ status: 'Sent', version: 7 })
  await decide({ version: 7 })
  expect(await letters('case-complaint-decided')).toHaveLength(3)
  await app.context.pool.query(`update case_infringement set taken_down_on = '2027-02-01' where id = $1`, [placeId])
  await decide({ ...carried, version: 7, on: clock.day })
  await takeBack(7, 'Not yet.')
  expect(await takenDown()).toBe('2027-02-01')
  expect(await app.graphql('query { case_notice { taken_back_reason } }', {}, (await app.signIn(email)).token)).toEqual(
    { case_notice: [{ taken_back_reason: 'Not yet.' }] },
  )
  // Only a complaint is decided; what it rests on stays where it is.
  await expect(
    app.context.pool.query(`update case_notice set kind = 'takedown' where id = $1`, [noticeId]),
  ).rejects.toThrow('case_notice_decided_check')
})
