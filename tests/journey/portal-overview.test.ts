import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshDocket } from '#features/docket/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { signInWithJar } from '#tests/sign-in.ts'
import { bindDatabase } from '#platform/db/database.ts'

/* What the overview says of a customer who has more than any list holds: all of it was considered, and numbers are true. */
const today = '2026-11-22'
const many = 700
let app: TestApp
let page: string

beforeAll(async () => {
  app = await startApp({}, { clock: () => new Date(`${today}T10:00:00Z`) })
  const owner = await app.addUser('many@overview.test', 'customer')
  const { pool } = app.context
  const mark = (values: string) =>
    `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, registration_date, expiration_date)
     ${values}`
  await pool.query(
    mark(`select gen_random_uuid(), 'AAA ' || n, 'WORD', 'SK', $1, 'Trademark registered', 'Registered', '2020-01-01', '2035-01-01'
      from generate_series(1, ${many}) n`),
    [owner],
  )
  // Behind all others by name, and before all others by date.
  await pool.query(
    mark(`values (gen_random_uuid(), 'ZYLOTEST', 'WORD', 'EU', $1, 'Trademark registered', 'Registered', '2016-11-26', '2026-11-26'),
      (gen_random_uuid(), 'ZZUSETEST', 'WORD', 'US', $1, 'Trademark registered', 'Registered', '2020-11-28', '2030-11-28'),
      (gen_random_uuid(), 'ZZOVERTEST', 'WORD', 'EU', $1, 'Trademark registered', 'Registered', '2016-11-20', '2026-11-20')`),
    [owner],
  )
  await pool.query(
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status,
       status_group, type, value, business_description, language, region)
     select gen_random_uuid(), 'TM-OVER-' || n, $1, 'many@overview.test', 'A', 'B', 'EUR', 'Verification approved', 'Verification', 'WORD',
       'ORDER ' || n, 'x', 'en', 'EU' from generate_series(1, 63) n`,
    [owner],
  )
  const { rows } = await pool.query<{ id: string }>('select id from trademark')
  await refreshDocket(
    bindDatabase(pool),
    rows.map(({ id }) => id),
    new Date(`${today}T10:00:00Z`),
  )
  const { jar } = await signInWithJar(app, 'many@overview.test')
  page = (await (await jar.fetch('/portal')).text()).replaceAll(/<!-- -->/g, '')
})
afterAll(async () => await app.close())

// The list; the ruler above it shows a date that is late at the end of its grace.
const dates = () => page.slice(page.indexOf('class="mw-dates"'), page.indexOf('id="coverage'))

test('the next dates are those that come next, wherever the names stand', () => {
  expect(dates()).toContain('ZYLOTEST')
  expect(dates()).toContain('dateTime="2026-11-26"')
  // The declaration of use in the US, six years from registration; that is a Saturday, so it moves to Monday.
  expect(dates()).toContain('ZZUSETEST')
  expect(dates()).toContain('dateTime="2026-11-30"')
  expect(dates().indexOf('ZYLOTEST')).toBeLessThan(dates().indexOf('ZZUSETEST'))
  // Its last day has passed; with a surcharge it can still be renewed, so it comes first.
  expect(dates().indexOf('ZZOVERTEST')).toBeLessThan(dates().indexOf('ZYLOTEST'))
  expect(dates()).toContain('The day has passed. It can still be done against a surcharge.')
})

test('what waits is counted whole, and the list says how many more there are', () => {
  expect(page).toContain('63 things wait for you')
  expect(page).toContain('43 more wait in your orders')
})

test('coverage shows the brand that is asked for, also one behind five hundred others', async () => {
  const { jar } = await signInWithJar(app, 'many@overview.test')
  const asked = await (await jar.fetch('/portal?brand=mark-ZYLOTEST')).text()
  expect(asked).toMatch(/ZYLOTEST/)
  expect(asked.slice(asked.indexOf('id="coverage'))).toContain('ZYLOTEST')
  expect(asked.replaceAll('<!-- -->', '')).toContain(`${many + 3 - 12} more brands`)
})

test('a docket of many dates is read month by month, and counts only the months that it shows whole', async () => {
  const { jar } = await signInWithJar(app, 'many@overview.test')
  const read = async (address: string) => (await (await jar.fetch(address)).text()).replaceAll(/<!-- -->/g, '')
  const marksOf = (text: string) => [
    ...text.slice(text.indexOf('class="mw-dates"')).matchAll(/dateTime="([\d-]{10})"/g),
  ]
  const first = await read('/portal/deadlines')
  // Every mark of 2020 has its renewal on the same day of 2035 or its window before: all that is due is counted once.
  const total = Number(/The first 120 of (\d+) dates/.exec(first)?.[1])
  expect(total).toBeGreaterThan(many)
  const later = /href="([^"]*from=\d{4}-\d\d-\d\d)">Dates from/.exec(first)?.[1]?.replaceAll('&amp;', '&')
  expect(later).toBeDefined()
  const month = /<li[^>]*><a href="#m(\d{6})">/.exec(first)?.[1]
  expect(month).toBe('202611')
  const second = await read(later ?? '')
  expect(second).toContain('Shown from')
  expect(marksOf(second)[0]?.[1]).toBe(/from=([\d-]{10})/.exec(later ?? '')?.[1])
  expect(second).not.toContain('ZZOVERTEST')
  // What is before it is not counted as nothing: each of those months leads to a page of its own.
  expect(second).toMatch(/<a href="[^"]*\/portal\/deadlines">Nov<\/a>/)
})
