import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestConflictDecide, requestConflicts } from '#contract/conflict-check.ts'
import {
  requestCreate,
  requestStatus,
  requestUpdate,
  verificationComplete,
  verificationRepeat,
  verificationSave,
} from '#contract/registration.ts'
import { requestChangeType } from '#contract/mark.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { addMarks } from '#tests/register.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { path } from '#web/path.ts'

let app: TestApp
type Client = Awaited<ReturnType<TestApp['signIn']>>['client']
let vera: Client
let boris: Client
let chief = ''
beforeAll(async () => {
  app = await startApp()
  await app.addUser('vera@office.test', 'staff')
  await app.addUser('boris@office.test', 'staff')
  await app.addUser('chief@office.test', 'admin')
  vera = (await app.signIn('vera@office.test')).client
  boris = (await app.signIn('boris@office.test')).client
  chief = (await app.signIn('chief@office.test')).token
  await addMarks(app.context.pool, 1, [{ text: 'VELMORA', office: 'EU' }])
})
afterAll(async () => await app?.close())

const bodyOf = (part: object = {}) => ({
  distinctiveness: 'invented' as const,
  overallRisk: 'low' as const,
  jurisdictions: [{ jurisdiction: 'SK' as const, risk: 'low' as const }],
  recommendedClasses: [25],
  clientNote: 'Nothing near.',
  strategy: null,
  resultNote: null,
  similarTrademarks: [{ name: 'VELMORA', jurisdictions: ['EU' as const], similarity: 'medium' as const }],
  search: { classes: [25], scope: 'all' as const, withDead: false },
  ...part,
})
async function requested(value = 'TIRUNDEL'): Promise<string> {
  const { id } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value,
      businessDescription: 'Coats',
      websites: [],
      jurisdictions: ['SK'],
      contactEmail: 'owner@answers.test',
      contactFirstName: 'Olga',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      sendMarketingEmails: false,
    },
  })
  return id
}
const say = wordsOf('en')
const approve = { outcome: 'approved', reason: null } as const

test('who saves or sends over what another wrote is refused, and the other’s words stay', async () => {
  const id = await requested()
  const first = await vera(verificationSave, { params: { id }, body: bodyOf({ revision: null }) })
  const second = await boris(verificationSave, {
    params: { id },
    body: bodyOf({ clientNote: 'Boris wrote this.', revision: first.revision }),
  })
  expect(second.revision).toBe(first.revision + 1)
  const stale = { params: { id }, body: bodyOf({ clientNote: 'From an older screen.', revision: first.revision }) }
  await expect(vera(verificationSave, stale)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(vera(verificationSave, { params: { id }, body: bodyOf({ revision: null }) })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await expect(
    vera(verificationComplete, { params: { id }, body: { ...approve, revision: first.revision } }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const { rows } = await app.context.pool.query(
    'select client_note, completed from verification_result where registration_request_id = $1',
    [id],
  )
  expect(rows).toEqual([{ client_note: 'Boris wrote this.', completed: false }])
  await vera(verificationComplete, { params: { id }, body: { ...approve, revision: second.revision } })
})

test('an answer that was sent is changed by nobody, nor are the marks that it names; a new version may differ', async () => {
  const id = await requested()
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  await vera(verificationComplete, { params: { id }, body: approve })
  for (const change of [
    'update_verification_result(where: {registration_request_id: {_eq: $id}}, _set: {strategy: "Other"}) { affected_rows }',
    'update_verification_result(where: {registration_request_id: {_eq: $id}}, _set: {completed: false}) { affected_rows }',
    'delete_verification_result(where: {registration_request_id: {_eq: $id}}) { affected_rows }',
    'update_similar_trademark(where: {verification_result: {registration_request_id: {_eq: $id}}}, _set: {name: "OTHER"}) { affected_rows }',
    'delete_similar_trademark(where: {verification_result: {registration_request_id: {_eq: $id}}}) { affected_rows }',
  ]) {
    await expect(app.graphql(`mutation ($id: uuid!) { ${change} }`, { id }, chief)).rejects.toThrow('constraint')
  }
  const sent = await app.context.pool.query<{ id: string }>(
    'select id from verification_result where registration_request_id = $1',
    [id],
  )
  await expect(
    app.context.pool.query(
      `insert into similar_trademark (id, verification_result_id, name, similarity) values ($1, $2, 'ADDED', 'low')`,
      [uuidv7(), sent.rows[0]?.id],
    ),
  ).rejects.toThrow('stay as they were sent')

  await app.anonymous(verificationRepeat, { params: { id }, body: { note: 'Shoes too' } })
  await vera(verificationSave, {
    params: { id },
    body: bodyOf({ clientNote: 'Shoes as well.', similarTrademarks: [] }),
  })
  const { rows } = await app.context.pool.query(
    `select r.version, r.client_note, count(s.id)::int as marks from verification_result r
       left join similar_trademark s on s.verification_result_id = r.id
      where registration_request_id = $1 group by 1, 2 order by 1`,
    [id],
  )
  expect(rows).toEqual([
    { version: 1, client_note: 'Nothing near.', marks: 1 },
    { version: 2, client_note: 'Shoes as well.', marks: 0 },
  ])
})

test('an answer that leaves out a place is not sent', async () => {
  const id = await requested()
  const other = [{ jurisdiction: 'US' as const, risk: 'low' as const }]
  await vera(verificationSave, { params: { id }, body: bodyOf({ jurisdictions: other }) })
  await expect(vera(verificationComplete, { params: { id }, body: approve })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'places', places: 'SK' },
  })
})

test('a risk without its reason is not sent, nor a verdict against the rule without a note', async () => {
  const id = await requested()
  const send = async (part: object) => {
    await vera(verificationSave, { params: { id }, body: bodyOf(part) })
    return await vera(verificationComplete, { params: { id }, body: approve })
  }
  const medium = (reason: string) => [{ jurisdiction: 'SK' as const, risk: 'medium' as const, reason }]
  await expect(send({ overallRisk: 'medium', jurisdictions: medium(' ') })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'verdict-reasons', places: 'SK' },
  })
  const against = { overallRisk: 'low', jurisdictions: medium('VELMORA begins alike.') }
  await expect(send({ ...against, clientNote: null })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { clientNote: 'reason-needed' },
  })
  await expect(send({ ...against, clientNote: 'Their goods are others.' })).resolves.toEqual({
    status: 'Verification approved',
  })
})

test('while a conflict of interest waits for a decision nothing is sent, nor after one to decline', async () => {
  const otherId = await app.addUser('other@answers.test', 'customer')
  await app.context.pool.query(
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, goods_and_services)
     values ($1, 'ORVANTEL', 'WORD', 'SK', $2, 'Application filed', 'Examination', '[{"class":25,"terms":["coats"]}]')`,
    [uuidv7(), otherId],
  )
  const id = await requested('ORVANTELL')
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  const send = async () => await vera(verificationComplete, { params: { id }, body: approve })
  const waits = { code: 'rules-unmet', facts: { missing: 'conflict-decision' } }
  await expect(send()).rejects.toMatchObject(waits)
  const { findings } = await vera(requestConflicts, { params: { id } })
  const seen = findings.map(({ key }) => key)
  const decide = async (outcome: 'accept' | 'decline') =>
    await vera(requestConflictDecide, { params: { id }, body: { outcome, reason: 'Looked at both.', seen } })
  await decide('decline')
  await expect(send()).rejects.toMatchObject(waits)
  await decide('accept')
  expect(await send()).toEqual({ status: 'Verification approved' })
})

test('that a request is answered is said by its answer alone, whoever writes it', async () => {
  const id = await requested()
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  const byHand = { from: 'Verification started', to: 'Verification approved', note: null } as const
  const waits = { code: 'rules-unmet', facts: { missing: 'result' } }
  for (const to of ['Verification approved', 'Verification dismissed'] as const)
    await expect(vera(requestStatus, { params: { id }, body: { ...byHand, to } })).rejects.toMatchObject(waits)
  for (const change of [
    'update_verification_result(where: {registration_request_id: {_eq: $id}}, _set: {completed: true}) { affected_rows }',
    'insert_verification_result_one(object: {registration_request_id: $id, version: 2, completed: true, value: "TIRUNDEL", jurisdictions: []}) { id }',
    'update_registration_request(where: {id: {_eq: $id}}, _set: {status: "Verification approved"}) { affected_rows }',
    'update_registration_request(where: {id: {_eq: $id}}, _set: {status: "Verification dismissed"}) { affected_rows }',
  ])
    await expect(app.graphql(`mutation ($id: uuid!) { ${change} }`, { id }, chief)).rejects.toThrow('constraint')
  await vera(verificationComplete, { params: { id }, body: approve })
  const gone = 'delete_registration_request(where: {id: {_eq: $id}}) { affected_rows }'
  await expect(app.graphql(`mutation ($id: uuid!) { ${gone} }`, { id }, chief)).rejects.toThrow('constraint')
})

test('which classes were compared and are recommended its call alone says, and no list takes a class that is none', async () => {
  const id = await requested()
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  const change = (set: string) =>
    `mutation ($id: uuid!) { update_verification_result(where: {registration_request_id: {_eq: $id}}, _set: {${set}}) { affected_rows } }`
  const { token } = await app.signIn('boris@office.test')
  for (const set of ['verified_classes: [9]', 'recommended_classes: [9]', 'strategy: "Other"'])
    await expect(app.graphql(change(set), { id }, token)).rejects.toThrow('not found in type')
  await expect(app.graphql(change('recommended_classes: [9, 99]'), { id }, chief)).rejects.toThrow('is no class')
})

test('marks that an administrator writes over the data API make a revision of the open answer', async () => {
  const id = await requested()
  const { revision } = await vera(verificationSave, { params: { id }, body: bodyOf() })
  const change =
    'update_similar_trademark(where: {verification_result: {registration_request_id: {_eq: $id}}}, _set: {name: "OTHER"}) { affected_rows }'
  await app.graphql(`mutation ($id: uuid!) { ${change} }`, { id }, chief)
  await expect(vera(verificationComplete, { params: { id }, body: { ...approve, revision } })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('another sign is answered by a search of its own', async () => {
  const id = await requested()
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  await vera(verificationComplete, { params: { id }, body: approve })
  await app.anonymous(requestChangeType, {
    params: { id },
    body: { type: 'WORD', value: 'ORBANTYL', note: 'Another name' },
  })
  const { search: _search, ...unsearched } = bodyOf({ verifiedClasses: [25] })
  await vera(verificationSave, { params: { id }, body: unsearched })
  await expect(vera(verificationComplete, { params: { id }, body: approve })).rejects.toMatchObject({
    facts: { missing: 'text-search' },
  })
  await vera(verificationSave, { params: { id }, body: bodyOf({ verifiedClasses: [25, 9] }) })
  const { rows } = await app.context.pool.query(
    'select value, verified_classes from verification_result where registration_request_id = $1 and version = 2',
    [id],
  )
  // What the search did not compare is not said to have been.
  expect(rows).toEqual([{ value: 'ORBANTYL', verified_classes: [25] }])
})

test('countries that are chosen after an answer are not told as answered', async () => {
  const id = await requested()
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  await vera(verificationComplete, { params: { id }, body: approve })
  await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['US', 'JP'], classes: [9] } })
  const page = await (await fetch(app.url + path.verificationSummary({ id }))).text()
  expect(page).toContain(say('summary:placesNotAnswered', { list: 'United States, Japan' }))
  expect(page).toMatch(/Places<\/dt><dd>Slovakia</)
})

test('who decided about one sign has not decided about another', async () => {
  const id = await requested('ORVANTELLI')
  await vera(verificationSave, { params: { id }, body: bodyOf() })
  const { findings } = await vera(requestConflicts, { params: { id } })
  const seen = findings.map(({ key }) => key)
  expect(seen).not.toEqual([])
  const decision = { outcome: 'accept' as const, reason: 'Distant enough.', seen }
  await vera(requestConflictDecide, { params: { id }, body: decision })
  expect((await vera(requestConflicts, { params: { id } })).isOpen).toBe(false)
  await app.context.pool.query(`update registration_request set value = 'ORVANTEL' where id = $1`, [id])
  expect((await vera(requestConflicts, { params: { id } })).isOpen).toBe(true)
})
