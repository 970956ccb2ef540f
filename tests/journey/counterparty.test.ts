import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  counterpartyGraph,
  counterpartyLinkDecide,
  counterpartyLinkUndo,
  counterpartyTraitAdd,
  counterpartyTraitRemove,
} from '#contract/counterparty.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let staff: Client
let customer: Client
let token: string
const party: Record<string, string> = {}

const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const row = { id: uuidv7(), ...values }
  const names = Object.keys(row)
  await app.context.pool.query(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
  return row.id
}

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web' })
  const one = await app.addUser('one@parties.test', 'customer')
  const two = await app.addUser('two@parties.test', 'customer')
  await app.addUser('staff@parties.test', 'staff')
  staff = (await app.signIn('staff@parties.test')).client
  ;({ client: customer, token } = await app.signIn('one@parties.test'))
  const add = async (key: string, userId: string, name: string, websites: string[]) => {
    party[key] = await insert('case_counterparty', { primary_name: name, websites, user_id: userId })
  }
  await add('bright', one, 'BrightDeal Store', ['https://market.test/s/bright'])
  await add('lamps', two, 'Lamps and More', ['https://www.market.test/s/bright/'])
  await add('light', two, 'BD Lighting', [])
  await add('stranger', two, 'Quiet Shop', ['https://market.test/s/quiet'])
  const brand = await insert('brand', { user_id: one, name: 'LUMERA' })
  const seen = { brand_id: brand, case_counterparty_id: party['bright'] }
  await insert('case', {
    ...seen,
    status: 'Closed',
    outcome: 'Taken down',
    created_at: '2026-01-01T10:00:00Z',
    last_status_update: '2026-02-01T10:00:00Z',
  })
  const other = await insert('brand', { user_id: two, name: 'ORVA' })
  await insert('case', {
    brand_id: other,
    case_counterparty_id: party['light'],
    status: 'New',
    created_at: '2026-02-14T10:00:00Z',
  })
})
afterAll(async () => await app.close())

const idOf = (key: string): string => party[key] ?? ''
const graphOf = async (key: string) => await staff(counterpartyGraph, { params: { id: idOf(key) } })
const linked = async (key: string) =>
  (await graphOf(key)).others.map(({ name, strength, level, isSame }) => `${name} ${strength} ${level} ${isSame}`)
const account = { kind: 'bank', source: 'test purchase of 9 October', seenOn: '2026-10-09' } as const
const iban = 'SK31 1200 0000 1987 4263 7541'

test('the same shop on a marketplace is found, and another shop of that marketplace is not', async () => {
  expect(await linked('bright')).toEqual(['Lamps and More 0.9 strong false'])
  expect(await linked('stranger')).toEqual([])
})

test('an account at a bank joins in sight, and its number is read by nobody', async () => {
  await staff(counterpartyTraitAdd, { params: { id: idOf('bright') }, body: { ...account, value: iban } })
  await staff(counterpartyTraitAdd, {
    params: { id: idOf('light') },
    body: { ...account, value: iban.replaceAll(' ', '') },
  })
  expect(await linked('bright')).toEqual(['BD Lighting 0.95 strong false', 'Lamps and More 0.9 strong false'])
  const graph = await graphOf('bright')
  expect(graph.traits.find(({ kind }) => kind === 'bank')).toMatchObject({
    value: '…7541',
    sharedBy: 2,
    source: account.source,
  })
  expect(JSON.stringify(graph)).not.toContain('19874263')
  await expect(
    staff(counterpartyTraitAdd, {
      params: { id: idOf('bright') },
      body: { ...account, value: 'sk31 12000000198742637541' },
    }),
  ).rejects.toMatchObject({ code: 'already-done' })
  await expect(
    staff(counterpartyTraitAdd, { params: { id: idOf('bright') }, body: { ...account, value: 'paid in cash' } }),
  ).rejects.toMatchObject({ code: 'invalid-input', fields: { value: 'wrong-type' } })
  const { rows } = await app.context.pool.query<{ detail: string }>(
    `select detail::text as detail from audit_log where action = 'case-counterparty.trait'`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ detail }) => detail.includes('19874263'))).toEqual([])
})

test('nobody is the same one before a named person says so, once, with a reason; both rows stay', async () => {
  const params = { id: idOf('light') }
  const body = { otherId: idOf('bright'), verdict: 'same', reason: 'Paid to the same account twice' } as const
  await expect(staff(counterpartyLinkDecide, { params, body: { ...body, reason: '' } })).rejects.toMatchObject({
    fields: { reason: 'required' },
  })
  const twice = await Promise.allSettled([
    staff(counterpartyLinkDecide, { params, body }),
    staff(counterpartyLinkDecide, { params: { id: idOf('bright') }, body: { ...body, otherId: idOf('light') } }),
  ])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { others, cases } = await graphOf('light')
  expect(others[0]).toMatchObject({
    name: 'BrightDeal Store',
    isSame: true,
    decisions: [{ verdict: 'same', undone: null }],
  })
  // Who came back 13 days after a case was closed is seen as soon as it is said that they are the same.
  expect(cases.map(({ name, backAfter }) => `${name} ${backAfter}`)).toEqual([
    'BD Lighting 13',
    'BrightDeal Store null',
  ])
  const kept = await app.context.pool.query('select id from case_counterparty')
  expect(kept.rowCount).toBe(4)
})

test('what was said is taken back with a reason, stays in sight, and may be said anew', async () => {
  const [before] = (await graphOf('light')).others
  const linkId = before?.decisions[0]?.id ?? ''
  await expect(
    staff(counterpartyLinkUndo, { params: { id: idOf('stranger'), linkId }, body: { reason: 'x' } }),
  ).rejects.toMatchObject({ code: 'not-found' })
  await staff(counterpartyLinkUndo, {
    params: { id: idOf('light'), linkId },
    body: { reason: 'The account is a bureau’s' },
  })
  await expect(
    staff(counterpartyLinkUndo, { params: { id: idOf('light'), linkId }, body: { reason: 'again' } }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const params = { id: idOf('light') }
  await staff(counterpartyLinkDecide, {
    params,
    body: { otherId: idOf('bright'), verdict: 'another', reason: 'Other people' },
  })
  const { others, cases } = await graphOf('light')
  expect(others[0]?.isSame).toBe(false)
  expect(others[0]?.decisions.map(({ verdict, undone }) => `${verdict} ${undone?.reason}`)).toEqual([
    'another undefined',
    'same The account is a bureau’s',
  ])
  expect(cases.map(({ backAfter }) => backAfter)).toEqual([null])
})

test('what was entered by mistake is taken out, of its own counterparty alone', async () => {
  const trait = (await graphOf('bright')).traits.find(({ kind }) => kind === 'bank')
  const traitId = trait?.id ?? ''
  await expect(staff(counterpartyTraitRemove, { params: { id: idOf('light'), traitId } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await staff(counterpartyTraitRemove, { params: { id: idOf('bright'), traitId } })
  expect(await linked('bright')).toEqual(['Lamps and More 0.9 strong false', 'BD Lighting 0 hint false'])
})

test('no client reads of links: they may be about another client', async () => {
  await expect(customer(counterpartyGraph, { params: { id: idOf('bright') } })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  for (const document of [
    '{ counterparty_link { id } }',
    '{ counterparty_trait { id } }',
    '{ counterparty_trait { key } }',
  ])
    await expect(app.graphql(`query q ${document}`, {}, token)).rejects.toBeDefined()
})
