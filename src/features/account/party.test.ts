import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindDatabase } from '#platform/db/database.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { saveParty } from './party.ts'

let database: FreshDatabase
let pool: ReturnType<typeof createPool>

beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const who = {
  type: 'legal' as const,
  firstName: null,
  lastName: null,
  businessName: 'Lumera Test s. r. o.',
  companyId: null,
  email: 'office@lumera.test',
  phone: null,
  vat: 'sk 2020202020',
}
const at = { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK', state: null }

async function stored(id: string) {
  const { rows } = await pool.query(
    'select e.vat, e.vat_payer, e.business_name, a.city from entity e join address a on a.id = e.address_id where e.id = $1',
    [id],
  )
  return rows[0] as { vat: string | null; vat_payer: boolean; business_name: string; city: string }
}

test('a typed VAT number is kept in plain form and is never taken for a confirmed one', async () => {
  const id = await saveParty(bindDatabase(pool), null, { who, at, userId: null })
  expect(await stored(id)).toMatchObject({ vat: 'SK2020202020', vat_payer: false })
})

test('saving again changes the same rows; a confirmation stays with its number and goes with it', async () => {
  const db = bindDatabase(pool)
  const id = await saveParty(db, null, { who, at, userId: null })
  await pool.query('update entity set vat_payer = true where id = $1', [id])
  expect(await saveParty(db, id, { who, at: { ...at, city: 'Nitra' }, userId: null })).toBe(id)
  expect(await stored(id)).toMatchObject({ vat_payer: true, city: 'Nitra' })
  await saveParty(db, id, { who: { ...who, vat: 'SK2999999998' }, at, userId: null })
  expect(await stored(id)).toMatchObject({ vat: 'SK2999999998', vat_payer: false })
})
