import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sightingLookup } from '#contract/domain-lookup.ts'
import { brandUpdate } from '#contract/brand.ts'
import type { Client } from '#contract/client.ts'
import { sightingAdd, sightingCase, sightingDecide, taskDismiss, taskNotify, taskProcess } from '#contract/sighting.ts'
import { sightingsCut } from '#domain/monitoring/sighting.ts'
import { searchNow } from '#features/monitoring/index.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const clock = new MovedClock('2027-03-01T10:00:00Z')
let app: TestApp
let world: SubscriptionWorld
let staff: Client
let folder = ''

const offers = Array.from({ length: 200 }, (_, n) => ({
  name: n % 4 === 3 ? `Meadow lamp ${n}` : `VERDANO suitcase ${n}`,
  url: `https://shop${n % 50}.test/item/${n}`,
  seller: n === 1 ? null : `seller ${n % 50}`,
}))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightings-'))
  await writeFile(
    join(folder, 'domains.txt'),
    ['verdano.test', 'verdan0.test', 'verdano-outlet.test', 'meadow.test'].join('\n'),
  )
  await writeFile(join(folder, 'shops.jsonl'), offers.map((offer) => JSON.stringify(offer)).join('\n'))
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent', SIGHTINGS_DIR: folder }, { clock: clock.read })
  world = new SubscriptionWorld(app, clock)
  await app.addUser('staff@searches.test', 'staff')
  staff = world.client('staff@searches.test')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

interface Row {
  id: string
  name: string
  host: string
  status: string
  folded: string | null
  score: number
}

const sightings = async (taskId: string) =>
  (
    await app.context.pool.query<Row>(
      `select id, name, host, status, folded_into_id as folded, score from sighting where brand_monitoring_task_id = $1 order by score desc, id`,
      [taskId],
    )
  ).rows
const tasksOf = async (id: string) =>
  (
    await app.context.pool.query<{ id: string; status: string }>(
      'select id, status from brand_monitoring_task where brand_subscription_id = $1 order by planned_on',
      [id],
    )
  ).rows

test('a search is collected, decided, released, and what was decided teaches the next one', async () => {
  const email = 'owner@searches.test'
  await app.addUser(email, 'customer')
  await app.addUser('other@searches.test', 'customer')
  const client = world.client(email)
  const { id } = await world.order(client, { trial: true })
  const { rows: brands } = await app.context.pool.query<{ id: string }>(
    'select brand_id as id from brand_subscription where id = $1',
    [id],
  )
  const brandId = brands[0]?.id ?? ''
  await client(brandUpdate, {
    params: { id: brandId },
    body: { name: 'VERDANO', websites: ['https://www.verdano.test/'] },
  })
  const [task] = await tasksOf(id)
  const taskId = task?.id ?? ''
  const { facilities } = app.context
  const collected = await searchNow(facilities, taskId)
  // Collected once, however often the queue asks.
  expect(await searchNow(facilities, taskId)).toBe(0)
  const seen = await sightings(taskId)
  expect(seen).toHaveLength(collected)
  // Its own website is aside, other goods are none, and the same of one seller in one shop is one.
  expect(seen.find(({ host }) => host === 'verdano.test')).toMatchObject({ status: 'Known' })
  expect(seen.some(({ name }) => name.startsWith('Meadow'))).toBe(false)
  expect(seen.map(({ score }) => score)).toEqual(seen.map(({ score }) => score).toSorted((a, b) => b - a))
  const open = seen.filter(({ status, folded }) => status === 'Open' && folded === null)
  expect(open.length).toBeGreaterThan(100)

  await expect(staff(taskProcess, { params: { id: taskId } })).rejects.toMatchObject({ code: 'rules-unmet' })
  const decide = async (
    one: Row | undefined,
    body: { status: 'Open' | 'Accepted' | 'Dismissed'; reason?: 'authorised-seller' | 'gone' | 'other-goods' },
  ) => await staff(sightingDecide, { params: { id: one?.id ?? '' }, body: { reason: null, ...body } })
  const domain = open.find(({ host }) => host === 'verdan0.test')
  const friend = open.find(({ host }) => host === 'shop4.test')
  await expect(decide(domain, { status: 'Dismissed' })).rejects.toMatchObject({ fields: { reason: 'required' } })
  await decide(domain, { status: 'Dismissed', reason: 'gone' })
  await decide(domain, { status: 'Open' })
  await decide(domain, { status: 'Accepted' })
  await decide(friend, { status: 'Dismissed', reason: 'authorised-seller' })
  for (const one of open)
    if (one !== domain && one !== friend) await decide(one, { status: 'Dismissed', reason: 'other-goods' })
  const added = await staff(sightingAdd, {
    params: { id: taskId },
    body: { platform: 'social', name: 'verdano.deals', url: 'https://lookbook.test/verdano.deals', seller: null },
  })
  await staff(sightingDecide, { params: added, body: { status: 'Accepted', reason: null } })

  // Nothing is shown before it is released.
  const ask = `query { sighting { name status } brand_monitoring_task { id status } }`
  const token = async (who: string) => (await app.signIn(who)).token
  const before = await app.graphql<{ sighting: unknown[] }>(ask, {}, await token(email))
  expect(before.sighting).toEqual([])
  expect(await staff(taskProcess, { params: { id: taskId } })).toEqual({ status: 'Processed' })
  const after = await app.graphql<{ sighting: { name: string }[] }>(ask, {}, await token(email))
  expect(after.sighting.map(({ name }) => name).toSorted()).toEqual(['verdan0.test', 'verdano.deals'])
  const others = await app.graphql<{ sighting: unknown[] }>(ask, {}, await token('other@searches.test'))
  expect(others.sighting).toEqual([])
  expect(await world.letters(email)).toContain('monitoring-report')
  await expect(decide(domain, { status: 'Open' })).rejects.toMatchObject({ code: 'transition-refused' })
  await expect(staff(taskProcess, { params: { id: taskId } })).rejects.toMatchObject({ code: 'transition-refused' })
  await staff(taskNotify, { params: { id: taskId } })
  await expect(staff(taskNotify, { params: { id: taskId } })).rejects.toMatchObject({ code: 'too-many-requests' })

  // The next search knows what was decided: the authorised seller never comes back.
  await app.context.pool.query(`update brand_subscription set end_date = end_date + 60 where id = $1`, [id])
  clock.days(28)
  await world.work()
  const [, next] = await tasksOf(id)
  await searchNow(facilities, next?.id ?? '')
  const again = await sightings(next?.id ?? '')
  expect(again.filter(({ host }) => host === 'shop4.test').every(({ status }) => status === 'Known')).toBe(true)
  expect(again.find(({ host }) => host === 'verdan0.test')).toMatchObject({ status: 'Known' })
  const lower = again.find(({ host }) => host === 'shop5.test')
  const once = seen.find(({ host }) => host === 'shop5.test')
  expect(lower === undefined || (once !== undefined && lower.score < once.score) || lower.status === 'Known').toBe(true)
  expect(await staff(taskDismiss, { params: { id: next?.id ?? '' }, body: {} })).toEqual({ status: 'Dismissed' })
  expect(await staff(taskDismiss, { params: { id: next?.id ?? '' }, body: { again: true } })).toEqual({
    status: 'Created',
  })

  // One that was put aside before it was searched is no search that found nothing.
  await app.context.pool.query(`update brand_monitoring_task set searched_at = null where id = $1`, [next?.id])
  await app.context.pool.query(
    `update sighting set status = 'Accepted' where brand_monitoring_task_id = $1 and status = 'Open'`,
    [next?.id],
  )
  await expect(staff(taskProcess, { params: { id: next?.id ?? '' } })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'search' },
  })

  // More than anyone can look at: the best are kept, the history says so, and the search after it repeats none that wait.
  const crowd = Array.from({ length: 230 }, (_, n) => ({
    name: `VERDANO bag ${n}`,
    url: `https://late${n}.test/`,
    seller: null,
  }))
  await writeFile(join(folder, 'shops.jsonl'), crowd.map((offer) => JSON.stringify(offer)).join('\n'))
  await app.context.pool.query(`update brand_subscription set end_date = end_date + 60 where id = $1`, [id])
  const waits: Row[][] = []
  for (const _ of [1, 2]) {
    clock.days(28)
    await world.work()
    const last = (await tasksOf(id)).at(-1)?.id ?? ''
    await searchNow(facilities, last)
    waits.push((await sightings(last)).filter(({ status }) => status === 'Open'))
    const { rows } = await app.context.pool.query<{ name: string }>(
      'select name from brand_monitoring_task_tracking where brand_monitoring_task_id = $1 order by created_at, id',
      [last],
    )
    expect(rows.map(({ name }) => name)).toEqual(waits.length === 1 ? ['Created', sightingsCut] : ['Created'])
  }
  const [first, second] = waits
  expect(first).toHaveLength(200)
  expect(second?.every(({ host }) => !first?.some((one) => one.host === host))).toBe(true)
  expect(second).toHaveLength(30)
})

test('a sighting becomes a case: a draft of ours until its search is released, the client’s at once afterwards', async () => {
  const email = 'cases@searches.test'
  const userId = await app.addUser(email, 'customer')
  const { id } = await world.order(world.client(email), { trial: true, brandName: 'KESTREL' })
  const [task] = await tasksOf(id)
  const taskId = task?.id ?? ''
  await searchNow(app.context.facilities, taskId)
  const add = async (name: string) =>
    await staff(sightingAdd, {
      params: { id: taskId },
      body: { platform: 'shops', name, url: `https://${name}.test/kestrel`, seller: `Seller ${name}` },
    })
  const [first, second, third] = [await add('one'), await add('two'), await add('three')]
  const against = (counterpartyName: string) => ({ counterpartyName, platform: 'website' as const, classes: [18] })
  // Nobody whom the client authorised, by name or by the address that was found.
  const friend = crypto.randomUUID()
  await app.context.pool.query(
    `insert into case_counterparty (id, primary_name, user_id, websites, whitelisted) values ($1, 'Friend', $2, '{one.test}', true)`,
    [friend, userId],
  )
  await expect(staff(sightingCase, { params: first, body: against('Somebody') })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'threat' },
  })
  await app.context.pool.query('delete from case_counterparty where id = $1', [friend])
  const made = await staff(sightingCase, { params: first, body: against('Copy One') })
  const statusOf = async (caseId: string) =>
    (await app.context.pool.query<{ status: string }>('select status from "case" where id = $1', [caseId])).rows[0]
      ?.status
  expect(await statusOf(made.id)).toBe('Draft')
  // Once, and not taken back by a decision.
  await expect(staff(sightingCase, { params: first, body: against('Copy One') })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  await expect(
    staff(sightingDecide, { params: first, body: { status: 'Dismissed', reason: 'gone' } }),
  ).rejects.toMatchObject({ code: 'transition-refused' })
  await staff(sightingDecide, { params: second, body: { status: 'Accepted', reason: null } })
  await staff(sightingDecide, { params: third, body: { status: 'Dismissed', reason: 'gone' } })
  const { rows: open } = await app.context.pool.query<{ id: string }>(
    `select id from sighting where brand_monitoring_task_id = $1 and status = 'Open' and folded_into_id is null`,
    [taskId],
  )
  for (const params of open)
    await staff(sightingDecide, { params, body: { status: 'Dismissed', reason: 'other-goods' } })
  expect(await world.letters(email)).not.toContain('case-opened')
  await staff(taskProcess, { params: { id: taskId } })
  expect(await statusOf(made.id)).toBe('New')
  expect((await world.letters(email)).filter((name) => name === 'case-opened')).toHaveLength(1)
  // Of a released search only what was accepted, and the client hears of it at once.
  await expect(staff(sightingCase, { params: third, body: against('Copy Three') })).rejects.toMatchObject({
    code: 'transition-refused',
  })
  const later = await staff(sightingCase, { params: second, body: against('Copy Two') })
  expect(await statusOf(later.id)).toBe('New')
  expect((await world.letters(email)).filter((name) => name === 'case-opened')).toHaveLength(2)
  const { rows } = await app.context.pool.query(
    `select e.website, s.case_id = i.case_id as leads from case_infringement_evidence e
       join case_infringement i on i.id = e.case_infringement_id join sighting s on s.url = e.website where i.case_id = $1`,
    [later.id],
  )
  expect(rows).toEqual([{ website: 'https://two.test/kestrel', leads: true }])
})

test('who registered the domain of a sighting is asked and kept; of a marketplace’s host nobody is asked', async () => {
  const { id } = await world.order(world.client('owner@searches.test'), { trial: false, brandName: 'LOOKUP' })
  const { facilities, pool } = app.context
  const { rows: tasks } = await pool.query<{ id: string }>(
    `insert into brand_monitoring_task (id, brand_id, brand_subscription_id, brand_subscription_tier, status)
     select gen_random_uuid(), brand_id, id, tier, 'In progress' from brand_subscription where id = $1 returning id`,
    [id],
  )
  const taskId = tasks[0]?.id ?? ''
  const add = async (platform: 'domains' | 'marketplaces', url: string) =>
    await staff(sightingAdd, { params: { id: taskId }, body: { platform, name: 'LOOKUP', url, seller: null } })
  const asked: string[] = []
  const facts = {
    registration: { unknown: 'no-answer' },
    mail: { known: ['mx.lookup-shop.test'] },
    certificate: { unknown: 'no-answer' },
  } as const
  facilities.domainLookup = async (domain) => {
    asked.push(domain)
    return { facts: { ...facts, mail: { known: [...facts.mail.known] } }, source: 'rdap.test', isStandIn: false }
  }
  const seen = await add('domains', 'https://www.lookup-shöp.co.uk/sale')
  const kept = await staff(sightingLookup, { params: seen })
  expect(asked).toEqual(['xn--lookup-shp-mcb.co.uk'])
  const { rows } = await pool.query(
    'select l.domain, l.source, l.is_stand_in, l.facts, b.name from domain_lookup l join brand b on b.id = l.brand_id where l.id = $1',
    [kept.id],
  )
  expect(rows).toEqual([{ domain: asked[0], source: 'rdap.test', is_stand_in: false, facts, name: 'LOOKUP' }])
  const offer = await add('marketplaces', 'https://market.test/lookup')
  const numbered = await add('domains', 'https://203.0.113.7/')
  for (const one of [offer, numbered])
    await expect(staff(sightingLookup, { params: one })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'domain' },
    })
  expect(asked).toHaveLength(1)
})
