import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationFilingCheck } from '#contract/application.ts'
import type { Client } from '#contract/client.ts'
import { requestGrant, requestHelpGiven, requestPreferences } from '#contract/preference.ts'
import { requestUpdate } from '#contract/registration.ts'
import { requestReads } from '#operations/staff/request.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { orderedMatter, orderMatter } from '#tests/matter.ts'

const staff = 'staff@preferences.test'
let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  await app.addUser(staff, 'staff')
  desk = (await app.signIn(staff)).client
})
afterAll(async () => await app?.close())

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(() => null).catch((error: unknown) => error)
const rowOf = async (id: string) =>
  (
    await app.context.pool.query<{ grant: boolean; help: boolean; decision: string | null }>(
      `select euipo_grant_requested as grant, lawyer_services_help_required as help, euipo_grant_decision as decision
         from registration_request where id = $1`,
      [id],
    )
  ).rows[0]
const preferring = async (preference: string): Promise<string[]> => {
  const { data } = await (async () => {
    const where = requestReads.filters['preference']?.(preference) ?? {}
    const { token } = await app.signIn(staff)
    const query = 'query ($where: registration_request_bool_exp!) { registration_request(where: $where) { id } }'
    return { data: await app.graphql<{ registration_request: { id: string }[] }>(query, { where }, token) }
  })()
  return data.registration_request.map(({ id }) => id)
}

test('a client asks for a lawyer and for the filing to wait; staff find both, and work them to the end', async () => {
  const { requestId: id } = await orderMatter(app, staff, 'both@preferences.test')
  await app.anonymous(requestPreferences, { params: { id }, body: { lawyerHelp: true, euGrant: true } })
  expect(await rowOf(id)).toEqual({ grant: true, help: true, decision: null })
  expect(await preferring('lawyer')).toContain(id)
  expect(await preferring('grant')).toContain(id)
  const rules = async () => (await desk(applicationFilingCheck, { params: { id } })).findings.map(({ rule }) => rule)
  expect(await rules()).toContain('grant-undecided')

  await desk(requestHelpGiven, { params: { id } })
  expect(await preferring('lawyer')).not.toContain(id)
  expect(await refused(desk(requestHelpGiven, { params: { id } }))).toMatchObject({ code: 'rules-unmet' })

  const day = app.context.facilities.today()
  expect(
    await refused(desk(requestGrant, { params: { id }, body: { decision: 'granted', decidedOn: null } })),
  ).toMatchObject({ fields: { decidedOn: 'required' } })
  expect(
    await refused(desk(requestGrant, { params: { id }, body: { decision: 'granted', decidedOn: '2999-01-01' } })),
  ).toMatchObject({ fields: { decidedOn: 'date-in-future' } })
  await desk(requestGrant, { params: { id }, body: { decision: 'granted', decidedOn: day } })
  expect(await preferring('grant')).not.toContain(id)
  expect(await rules()).not.toContain('grant-undecided')
  await desk(requestGrant, { params: { id }, body: { decision: null, decidedOn: null } })
  expect(await rules()).toContain('grant-undecided')
})

test('outside of the Union there is no grant to wait for', async () => {
  const { requestId: id } = await orderMatter(app, staff, 'us@preferences.test')
  await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['US'], classes: [9] } })
  await app.anonymous(requestPreferences, { params: { id }, body: { lawyerHelp: false, euGrant: true } })
  expect((await rowOf(id))?.grant).toBe(false)
  const body = { decision: 'granted' as const, decidedOn: '2026-01-02' }
  expect(await refused(desk(requestGrant, { params: { id }, body }))).toMatchObject({ code: 'rules-unmet' })
})

test('what was ordered is not changed by it any more', async () => {
  const { requestId: id } = await orderedMatter(app, staff, 'late@preferences.test', 'transfer')
  const body = { lawyerHelp: true, euGrant: true }
  expect(await refused(app.anonymous(requestPreferences, { params: { id }, body }))).toMatchObject({
    code: 'transition-refused',
  })
})

test('the step asks about the grant where an office of the Union is chosen, keeps the answers and leads to the checkout', async () => {
  const { requestId: id } = await orderMatter(app, staff, 'page@preferences.test')
  const page = `${app.url}/registration-request/${id}/preferences`
  expect(await (await fetch(page)).text()).toContain('name="euGrant"')
  const answer = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'next', euGrant: 'yes', lawyerHelp: 'yes' }),
  })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toMatch(/\/product\/.+\/checkout/)
  expect(await rowOf(id)).toEqual({ grant: true, help: true, decision: null })
  await app.anonymous(requestUpdate, { params: { id }, body: { jurisdictions: ['US'], classes: [9] } })
  expect(await (await fetch(page)).text()).not.toContain('name="euGrant"')
})
