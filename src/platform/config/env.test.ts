import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnvironment, variables } from './env.ts'

test('one message names every wrong variable', () => {
  const read = () =>
    readEnvironment({
      PORT: 'many',
      BASE_URL: 'no',
      DATABASE_URL: 'mysql://x',
      SERVICES: 'web,cook',
      LOG_LEVEL: 'loud',
    })
  for (const name of ['PORT', 'BASE_URL', 'DATABASE_URL', 'SERVICES', 'LOG_LEVEL']) expect(read).toThrow(name)
})

test('outside of the demo an installation says who issues its invoices and where it is reached', () => {
  const read = () => readEnvironment({ NODE_ENV: 'production' })
  for (const name of ['INVOICE_ISSUER', 'BASE_URL']) expect(read).toThrow(name)
  expect(() => readEnvironment({ INVOICE_ISSUER: '{' })).toThrow('INVOICE_ISSUER: is not JSON')
})

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://markwright@database.test/markwright',
  BASE_URL: 'https://marks.office.test',
  AUTH_SECRET: 'vX3b-9fRkLq2_TzWmE7pYc5hJdN8sUgA0iOo',
  INVOICE_ISSUER: '{}',
}

test('production starts with what it needs', () => {
  expect(readEnvironment(production)).toMatchObject({ NODE_ENV: 'production', LIMIT_FACTOR: 1 })
})

test('Stripe is configured whole, and in production not for tests', () => {
  const key = 'sk_live_51HxYzAbCdEfGhIjKlMn'
  const whole = {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: key,
    PAYMENTS_WEBHOOK_SECRET: 'whsec_5V9mQf3xKpT8LrZ2NwYdBs7H',
  }
  expect(readEnvironment({ ...production, ...whole })).toMatchObject(whole)
  for (const name of ['STRIPE_SECRET_KEY', 'PAYMENTS_WEBHOOK_SECRET', 'PAYMENTS'] as const) {
    const { [name]: _, ...half } = whole
    expect(() => readEnvironment({ ...production, ...half })).toThrow(name)
    expect(() => readEnvironment({ INVOICE_ISSUER: '{}', ...half })).toThrow(name)
  }
  expect(() => readEnvironment({ ...production, ...whole, PAYMENTS: 'none' })).toThrow('PAYMENTS')
  for (const wrong of ['pk_live_51HxYzAbCdEfGhIjKlMn', 'sk_test_51HxYzAbCdEfGhIjKlMn', 'key'])
    expect(() => readEnvironment({ ...production, ...whole, STRIPE_SECRET_KEY: wrong })).toThrow('STRIPE_SECRET_KEY')
})

test("production refuses, by name and all at once, what belongs on a developer's machine", () => {
  const careless = {
    BASE_URL: 'http://marks.office.test',
    PAYMENTS: 'sandbox',
    AUTH_SECRET: 'a'.repeat(32),
    PAYMENTS_WEBHOOK_SECRET: 'abcabcabcabcabcabc',
    METRICS_TOKEN: '1111111111111111',
    LIMIT_FACTOR: '1000',
    DEMO: 'true',
  }
  const told = () => readEnvironment({ ...production, ...careless })
  for (const name of Object.keys(careless)) expect(told).toThrow(new RegExp(`^  ${name}: `, 'm'))
  for (const [name, value] of Object.entries(careless))
    expect(() => readEnvironment({ ...production, [name]: value })).toThrow(name)
})

test.each(['AUTH_SECRET', 'BASE_URL', 'INVOICE_ISSUER'])('production does not start without %s', (name) => {
  expect(() => readEnvironment({ ...production, [name]: undefined })).toThrow(name)
})

test('random secrets are taken for what they are', () => {
  for (let round = 0; round < 200; round += 1) {
    const secret = randomBytes(24).toString('base64url')
    expect(readEnvironment({ ...production, AUTH_SECRET: secret }).AUTH_SECRET).toBe(secret)
    const hex = randomBytes(32).toString('hex')
    expect(readEnvironment({ ...production, AUTH_SECRET: hex }).AUTH_SECRET).toBe(hex)
  }
})

test('empty values count as missing', () => {
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3000)
})

test('a mailbox is reached by TLS or on this machine alone, with one password, and is read for one purpose', () => {
  const whole = { host: 'imap.office.test', user: 'docket@office.test', password: 'a quiet lamp' }
  const read = (given: object, more: Record<string, string> = {}) =>
    readEnvironment({ INVOICE_ISSUER: '{}', OFFICE_MAILBOX: JSON.stringify(given), ...more })
  expect(read(whole).OFFICE_MAILBOX).toEqual({ ...whole, security: 'tls', folder: 'INBOX' })
  expect(read({ ...whole, host: '127.0.0.1', security: 'none' }).OFFICE_MAILBOX).toMatchObject({ security: 'none' })
  const { password: _, ...open } = whole
  for (const wrong of [
    { ...whole, security: 'none' },
    { ...whole, host: 'localhost.office.test', security: 'none' },
    { ...whole, passwordFile: '/dev/null' },
    { ...open, passwordFile: '/nowhere/at/all' },
    open,
    { ...whole, done: 'INBOX' },
    { ...whole, user: 'docket\r\nA1 LOGOUT' },
    { ...whole, mailbox: 'INBOX' },
  ])
    expect(() => read(wrong)).toThrow('OFFICE_MAILBOX')
  expect(() => read(whole, { SUPPORT_MAILBOX: JSON.stringify(whole) })).toThrow('SUPPORT_MAILBOX')
  expect(read(whole, { SUPPORT_MAILBOX: JSON.stringify({ ...whole, folder: 'Help' }) }).SUPPORT_MAILBOX).toBeDefined()
})

/** Addresses that may be reached unsealed, each with what is said there. */
const unsealed: Record<string, string> = {
  DATABASE_URL: 'a login of PostgreSQL, which seals by its own sslmode',
  DIRECT_DATABASE_URL: 'as above',
  WALLED_URL: 'as above',
  READ_DATABASE_URL: 'as above',
  BASE_URL: 'our own address; https in production',
  SMTP_URL: 'smtps or STARTTLS',
  TIMESTAMP_URL: 'a hash, answered by a signature',
}

test('an address of a service begins with https, unless it is this machine or nothing secret is said there', () => {
  const addresses = Object.keys(variables.shape).filter(
    (name) => /_(URL|ISSUER)$/.test(name) && !name.startsWith('INVOICE'),
  )
  expect(addresses.length).toBeGreaterThan(12)
  const given = (name: string, url: string) =>
    variables.shape[name as keyof typeof variables.shape].safeParse(url).success
  for (const name of addresses.filter((one) => !(one in unsealed)))
    expect([
      name,
      given(name, 'http://far.test/a'),
      given(name, 'https://far.test/a'),
      given(name, 'http://127.0.0.1:9/a'),
    ]).toEqual([name, false, true, true])
  expect(Object.keys(unsealed).filter((name) => !addresses.includes(name))).toEqual([])
  for (const wrong of ['http://127.0.0.1.far.test/', 'http://localhost@far.test/', 'ftp://localhost/'])
    expect([wrong, given('SUGGESTIONS_URL', wrong)]).toEqual([wrong, false])
})
