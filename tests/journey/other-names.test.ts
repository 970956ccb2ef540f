import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { verificationSearchNames } from '#contract/verification.ts'
import { nothingAsked } from '#kernel/domain-facts.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'

let app: TestApp
const registered = {
  registrar: 'Example Registrar', abuseEmail: null, registeredOn: '2020-02-02', changedOn: null, expiresOn: '2027-02-02',
  registrant: null, nameServers: [], statuses: [],
} // prettier-ignore
beforeAll(async () => {
  app = await startApp()
  await app.addUser('attorney@names.test', 'staff')
  await app.addUser('client@names.test', 'customer')
  const { facilities } = app.context
  const company = { name: 'Koventa, s. r. o.', number: '99111222', place: 'Nitra', since: '2014-03-01', until: null }
  facilities.companies = async (name, countries) =>
    await Promise.resolve([
      {
        country: 'SK',
        source: 'register.test',
        isStandIn: false,
        companies: countries.includes('SK')
          ? [company, { ...company, name: `Mountain ${name.length}`, number: '2' }]
          : [],
      },
      { country: 'CZ', source: 'silent.test', isStandIn: false, companies: null },
    ])
  facilities.domainLookup = async (domain) =>
    await Promise.resolve({
      facts: {
        ...nothingAsked,
        registration: domain.endsWith('.sk')
          ? { known: registered }
          : { unknown: domain.endsWith('.com') ? 'not-registered' : 'no-answer' },
      },
      source: 'rdap.test',
      isStandIn: false,
    })
})
afterAll(async () => await app?.close())

const requested = async () =>
  (
    await app.anonymous(requestCreate, {
      body: {
        type: 'WORD',
        value: 'KOVENTA',
        businessDescription: 'Suitcases',
        jurisdictions: ['SK'],
        contactEmail: 'client@names.test',
        contactFirstName: 'Kata',
        contactLastName: 'Fictional',
        language: 'en',
        currency: 'EUR',
      },
    })
  ).id

const unnarrowed = { classes: [], scope: 'all', withDead: true }

test('companies and domain names are asked for, who did not answer is told, and each question is kept', async () => {
  const id = await requested()
  const { client } = await app.signIn('attorney@names.test')
  const companies = await client(verificationSearchNames, {
    params: { id },
    body: { kind: 'company', query: 'Koventa' },
  })
  expect(companies.finds.map(({ number, state }) => `${number} ${state}`)).toEqual([
    '99111222 registered',
    '2 registered',
  ])
  expect(companies.asked).toEqual([
    { source: 'register.test', isStandIn: false, answered: true },
    { source: 'silent.test', isStandIn: false, answered: false },
  ])
  const domains = await client(verificationSearchNames, { params: { id }, body: { kind: 'domain', query: 'Koventa' } })
  expect(domains.finds.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'koventa.com free',
    'koventa.sk registered',
    'koventa.net unknown',
  ])
  const { rows } = await app.context.pool.query(
    'select kind, query, filters, found from verification_search where registration_request_id = $1 order by created_at, id',
    [id],
  )
  expect(rows).toEqual([
    { kind: 'company', query: 'Koventa', filters: { ...unnarrowed, sources: companies.asked }, found: 2 },
    { kind: 'domain', query: 'Koventa', filters: { ...unnarrowed, sources: domains.asked }, found: 1 },
  ])
  await expect(
    client(verificationSearchNames, { params: { id }, body: { kind: 'domain', query: '***' } }),
  ).rejects.toMatchObject({ status: 422, fields: { query: 'too-short' } })
  const customer = await app.signIn('client@names.test')
  await expect(
    customer.client(verificationSearchNames, { params: { id }, body: { kind: 'company', query: 'Koventa' } }),
  ).rejects.toMatchObject({ code: 'not-allowed' })
})

describe.runIf(hasChromium('other names'))('by keyboard', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser()))
  afterAll(async () => await browser.close())

  test('a company is found and shown to the client', async () => {
    const id = await requested()
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'attorney@names.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${id}/show`)
    const name = page.getByLabel('Name', { exact: true })
    await name.focus()
    await page.keyboard.press('Enter')
    await page.getByText('silent.test: no answer').first().waitFor()
    await page.getByLabel('Show to the client: Koventa, s. r. o.').focus()
    await page.keyboard.press('Space')
    await page.getByText('Saved').waitFor()
    const { rows } = await app.context.pool.query<{ name: string; metadata: { reason: string } }>(
      `select s.name, s.metadata from similar_trademark s join verification_result v on v.id = s.verification_result_id
        where v.registration_request_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ name: 'Koventa, s. r. o.' }])
    expect(rows[0]?.metadata.reason).toContain('register.test, 99111222')
    expect(seen.troubles).toEqual([])
  })
})
