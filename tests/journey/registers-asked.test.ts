import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCreate, verificationComplete, verificationRepeat, verificationSave } from '#contract/registration.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'
import { sendAnswer } from '#tests/taken-on.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@office.test', 'staff')
  await addMarks(app.context.pool, 1, [
    { text: 'VELMORA', office: 'US' },
    { text: 'VELMORRA', office: 'EU' },
  ])
})
afterAll(async () => await app?.close())

const say = wordsOf('en')
const answer = {
  distinctiveness: 'invented',
  overallRisk: 'low',
  jurisdictions: [
    { jurisdiction: 'US' as const, risk: 'low' as const },
    { jurisdiction: 'SK' as const, risk: 'low' as const },
  ],
  recommendedClasses: [25],
  clientNote: null,
  strategy: null,
  resultNote: null,
  similarTrademarks: [],
} as const
const bodyOf = () => ({
  ...answer,
  jurisdictions: [...answer.jurisdictions],
  recommendedClasses: [25],
  similarTrademarks: [],
})

async function requested(): Promise<string> {
  const { id } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value: 'VELMORA',
      businessDescription: 'Coats',
      websites: [],
      jurisdictions: ['US', 'SK'],
      contactEmail: 'owner@velmora.test',
      contactFirstName: 'Vela',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      sendMarketingEmails: false,
    },
  })
  return id
}
const everything = { classes: [], scope: 'all' as const, withDead: false }
const summaryOf = async (id: string) => await (await fetch(app.url + path.verificationSummary({ id }))).text()
test('a summary says which registers were asked and to which day, and stays so while the registers grow', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@office.test')).client
  await staff(verificationSave, { params: { id }, body: { ...bodyOf(), search: everything } })
  // Saved again without an answer of the search: what is kept of it stays.
  await staff(verificationSave, { params: { id }, body: bodyOf() })
  await sendAnswer(staff, id)
  const told = say('summary:about.registers', {
    list: say('summary:about.registerTo', { names: 'United States, European Union', date: '1 November 2026' }),
  })
  expect(await summaryOf(id)).toContain(told)
  expect(await summaryOf(id)).toContain(say('summary:about.registersMissing', { list: 'Slovakia' }))

  await app.context.pool.query(`update mark set record_date = '2026-11-20', revision = 2`)
  expect(await summaryOf(id)).toContain(told)

  // A new version has none until they are asked for it: those of the last one are older by then.
  await app.anonymous(verificationRepeat, { params: { id }, body: { note: 'More goods' } })
  const kept = await app.context.pool.query<{ registers_asked: object | null }>(
    'select registers_asked from verification_result where registration_request_id = $1 order by version',
    [id],
  )
  expect(kept.rows.map((row) => row.registers_asked === null)).toEqual([false, true])
})

test('of a result from before it was kept, the summary says so', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@office.test')).client
  await staff(verificationSave, { params: { id }, body: { ...bodyOf(), search: everything } })
  await sendAnswer(staff, id)
  await app.context.pool.query(
    `with forced as (select set_config('app.role', 'service', true))
     update verification_result set registers_asked = null from forced where registration_request_id = $1`,
    [id],
  )
  expect(await summaryOf(id)).toContain(say('summary:about.registersUnknown', { date: '\u0000' }).split('\u0000')[1])
})

test('what a caller says of a search is not taken: it is made, and without one no answer is given', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@office.test')).client
  const told = { registersAsked: [{ office: 'CN' as const, asOf: '2099-01-01' }] }
  await expect(staff(verificationSave, { params: { id }, body: { ...bodyOf(), ...told } })).rejects.toMatchObject({
    status: 422,
  })
  await staff(verificationSave, { params: { id }, body: bodyOf() })
  await expect(staff(verificationComplete, { params: { id }, body: { outcome: 'approved' } })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'text-search' },
  })
  await staff(verificationSave, { params: { id }, body: { ...bodyOf(), search: everything } })
  const { rows } = await app.context.pool.query<{ asked: { office: string }[]; found: number }>(
    `select r.registers_asked as asked, s.found from verification_result r
       join verification_search s on s.registration_request_id = r.registration_request_id where r.registration_request_id = $1`,
    [id],
  )
  expect(rows.map(({ asked }) => asked.map(({ office }) => office).toSorted())).toEqual([['EU', 'US']])
})

test('a place has one verdict', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@office.test')).client
  const twice = {
    ...bodyOf(),
    jurisdictions: [...answer.jurisdictions, { jurisdiction: 'US' as const, risk: 'high' as const }],
  }
  await expect(staff(verificationSave, { params: { id }, body: twice })).rejects.toMatchObject({
    status: 422,
    fields: { jurisdictions: 'not-a-choice' },
  })
})

test('the data API takes no other shape either, at once or by parts, and customers write none', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@office.test')).client
  await staff(verificationSave, { params: { id }, body: { ...bodyOf(), search: everything } })
  await app.addUser('admin@office.test', 'admin')
  await app.addUser('owner@velmora.test', 'customer')
  const kept = async () =>
    (
      await app.context.pool.query<{ registers_asked: unknown }>(
        'select registers_asked from verification_result where registration_request_id = $1',
        [id],
      )
    ).rows
  const before = await kept()
  const write = async (token: string, change: string) => {
    const query = `mutation { update_verification_result(where: {registration_request_id: {_eq: "${id}"}}, ${change}) { affected_rows } }`
    const answer = await fetch(`${app.url}/v1/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    })
    return (await answer.json()) as { data?: unknown; errors?: { message: string }[] }
  }
  const admin = (await app.signIn('admin@office.test')).token
  for (const change of [
    '_set: {registers_asked: {office: "US"}}',
    '_set: {registers_asked: [{office: "US", asOf: "soon"}]}',
    '_append: {registers_asked: [{office: "US", asOf: null}]}',
    '_append: {registers_asked: [{office: "ZZ", asOf: null}]}',
    '_prepend: {registers_asked: ["SK"]}',
  ])
    expect(await write(admin, change)).toMatchObject({
      errors: [{ message: expect.stringContaining('verification_result.registers_asked') as string }],
    })
  const customer = (await app.signIn('owner@velmora.test')).token
  expect((await write(customer, '_set: {registers_asked: []}')).errors).toHaveLength(1)
  expect(await kept()).toEqual(before)
  expect(await write(admin, '_append: {registers_asked: [{office: "SK", asOf: null}]}')).toEqual({
    data: { update_verification_result: { affected_rows: 1 } },
  })
})
