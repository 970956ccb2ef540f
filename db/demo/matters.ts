import type { Facilities } from '#features/facilities.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'
import { demoClients } from './clients.ts'
import { demoMarks } from './marks.ts'
import { seedRequest } from './orders.ts'
import { demoRequests } from './requests.ts'
import { seedServices } from './services.ts'
import { seedMark } from './trademarks.ts'
import type { DemoOwner, World } from './world.ts'

/**
 * The demo customer and a dozen more clients: brands, trademarks in every state, requests in every stage, services, paid and
 * open invoices, drafts and notes.
 */
export async function seedMatters(tx: Tx, people: People, facilities: Facilities): Promise<void> {
  const world: World = { tx, people, facilities, today: facilities.today() }
  let numbered = 0
  const seedAll = async (
    owner: DemoOwner,
    { marks, requests }: Pick<(typeof demoClients)[number], 'marks' | 'requests'>,
  ) => {
    for (const mark of marks) await seedMark(world, owner, mark)
    for (const request of requests) await seedRequest(world, owner, request, ++numbered)
  }
  const customer = await seedCustomer(world)
  await seedAll(customer, { marks: demoMarks, requests: demoRequests })
  const owners = [customer]
  // Work is shared out; what comes last is nobody's yet.
  const assigned = [people.staff, people.docketer, people.admin, null]
  for (const [at, client] of demoClients.entries()) {
    const owner = await seedClient(tx, client, assigned[at % assigned.length] ?? null)
    await seedAll(owner, client)
    owners.push(owner)
  }
  await tx.$client.query(`insert into public_id_counter (prefix, year, last) values ('R', $1, $2)`, [
    Number(world.today.slice(0, 4)),
    numbered,
  ])
  await seedServices(world, owners)
}

async function seedCustomer({ tx, people }: World): Promise<DemoOwner> {
  const entityId = await seedEntity(tx, people.customer, {
    business: 'Demo Studio s. r. o. (fictional)',
    companyType: 's. r. o.',
    email: 'customer@demo.test',
    address: { street: 'Vymyslená 4', city: 'Košice', postcode: '040 01', country: 'SK' },
  })
  const contact = { first: 'Demo', last: 'Customer', email: 'customer@demo.test' }
  return { userId: people.customer, entityId, contact, assigned: people.staff }
}

async function seedClient(
  tx: Tx,
  { contact, company }: (typeof demoClients)[number],
  assigned: string | null,
): Promise<DemoOwner> {
  const userId = uuidv7()
  // Without a password: of the demo's people those sign in whose address is printed.
  await tx.$client.query(
    `insert into "user" (id, email, role, state, cp_onboarding_finished) values ($1, $2, 'customer', 'active', true)`,
    [userId, contact.email],
  )
  await tx.$client.query('insert into user_profile (user_id, firstname, lastname) values ($1, $2, $3)', [
    userId,
    contact.first,
    contact.last,
  ])
  const entityId = await seedEntity(tx, userId, { ...company, email: contact.email })
  return { userId, entityId, contact, assigned }
}

interface Company {
  business: string
  companyType: string
  address: { street: string; city: string; postcode: string; country: string }
}

async function seedEntity(
  tx: Tx,
  userId: string,
  { business, companyType, email, address }: Company & { email: string },
): Promise<string> {
  const { rows } = await tx.$client.query<{ id: number }>(
    'insert into address (street, city, postcode, country, user_id) values ($1, $2, $3, $4, $5) returning id',
    [address.street, address.city, address.postcode, address.country, userId],
  )
  const id = uuidv7()
  await tx.$client.query(
    `insert into entity (id, type, business_name, company_id, company_type, country_of_incorporation, email, address_id, user_id)
     values ($1, 'legal', $2, '99 888 777', $3, $4, $5, $6, $7)`,
    [id, business, companyType, address.country, email, rows[0]?.id, userId],
  )
  await tx.$client.query(
    'update user_profile set billing_entity_id = $1, registration_entity_id = $1 where user_id = $2',
    [id, userId],
  )
  return id
}
