import { expect, test } from 'vitest'
import { unranked } from '#domain/monitoring/precedence.ts'
import { clock, filing, WatchWorld } from './fixture/watch-world.ts'
import { rankAll, rankDue } from './rank.ts'

const world = new WatchWorld()
const needs = (at = clock) => ({ pool: world.pool, clock: at })

interface Rank {
  name: string
  group: string
  precedence: string
  due: boolean
}

/** The unrated hits in the order of their list. */
async function ranks(): Promise<Rank[]> {
  const { rows } = await world.pool.query<Rank>(
    `select mark_name as name, standing_group as group, precedence, rank_due as due
       from trademark_monitoring_result where relevance is null order by precedence, id`,
  )
  return rows
}
const names = async () => (await ranks()).map(({ name }) => name)
const due = async () => (await ranks()).filter((one) => one.due).map(({ name }) => name)

test('hits get their ranks as they are found: the graver risk first', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIAM'), filing(2, 'ZORBEXIUM')])
  await world.workOff()
  expect((await ranks()).map(({ precedence }) => precedence)).toEqual([unranked, unranked])
  expect(await rankDue(needs())).toBe(2)
  expect(await names()).toEqual(['ZORBEXIUM', 'ZORBEXIAM'])
  expect((await ranks()).map(({ group }) => group)).toEqual(['within', 'within'])
  expect(await rankDue(needs())).toBe(0)
})

// Everything that decides a rank, whoever writes it.
const writes: Record<string, string> = {
  'the watched mark has another name': `update trademark set name = 'ZORBA'`,
  'the watched mark has other goods': `update trademark set goods_and_services = '[{"class": 30, "terms": ["bread"]}]'`,
  'the watched mark is given up': `begin; set local app.force = 'a test';
    update trademark set status = 'Abandoned', status_group = 'Closed'; commit`,
  'the watched mark has a filing date': `update trademark set filing_date = '2027-01-01'`,
  'the owner has the mark in another register': `insert into trademark (id, name, jurisdiction, type, user_id, status, status_group)
     select gen_random_uuid(), name, 'EU', 'WORD', user_id, status, status_group from trademark`,
  'the found filing has another name': `update trademark_monitoring_result set mark_name = 'ZORBEXIA'`,
  'the found filing has other classes': `update trademark_monitoring_result set classes = '{42}'`,
  'the found filing has effect elsewhere': `update trademark_monitoring_result set designations = '{SK}'`,
  'the found filing is dead': `update trademark_monitoring_result set state = 'dead'`,
  'the found filing is older': `update trademark_monitoring_result set filing_date = '2001-01-01'`,
  'the found filing has a priority': `update trademark_monitoring_result set priority_date = '2001-01-01'`,
  'the found filing is published': `update trademark_monitoring_result set publication_date = '2026-06-10'`,
  'the found filing is registered': `update trademark_monitoring_result set registration_date = '2026-06-10'`,
}

test.each(Object.entries(writes))('its rank is worked out again when %s', async (_when, sql) => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await rankDue(needs())
  expect(await due()).toEqual([])
  await world.pool.query(sql)
  expect(await due()).toHaveLength(1)
  expect(await rankDue(needs())).toBe(1)
})

test('a twin of the mark that goes is asked about no more', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  const twin = await world.subscribe({ name: 'ZORBEXIUM', jurisdiction: 'EU', from: '2030-01-01', until: '2030-02-01' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await rankDue(needs())
  await world.pool.query('delete from trademark where id = $1', [twin])
  expect(await due()).toEqual(['ZORBEXIUM'])
})

test('what concerns no hit makes none due', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await rankDue(needs())
  await world.subscribe({ name: 'ANOTHER', jurisdiction: 'EU' })
  await world.pool.query(`update trademark set alias = 'ours'`)
  await world.pool.query(`update trademark_monitoring_result set seen = true`)
  expect(await due()).toEqual([])
})

test('a change while ranks are worked out is not lost', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  // The ranking has read and holds the hit when the watched mark changes.
  const ranking = await world.pool.connect()
  const writing = await world.pool.connect()
  try {
    await ranking.query('begin')
    await ranking.query('select id from trademark_monitoring_result for update')
    const written = writing.query(`update trademark set name = 'ZORBA'`)
    await ranking.query('update trademark_monitoring_result set rank_due = false')
    await ranking.query('commit')
    await written
  } finally {
    ranking.release()
    writing.release()
  }
  expect(await due()).toEqual(['ZORBEXIUM'])
})

test('every day all ranks are worked out anew: whose time to oppose is over falls behind', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIUM'), filing(2, 'ZORBEXIUM')])
  await world.workOff()
  const publish = 'update trademark_monitoring_result set publication_date = $2 where application_number = $1'
  await world.pool.query(publish, ['90000001', '2026-05-20'])
  await world.pool.query(publish, ['90000002', '2026-06-10'])
  await rankDue(needs())
  const numbers = async () => {
    const { rows } = await world.pool.query<{ number: string }>(
      'select application_number as number from trademark_monitoring_result order by precedence, id',
    )
    return rows.map(({ number }) => number)
  }
  expect(await numbers()).toEqual(['90000001', '90000002'])
  expect(await rankAll(needs(() => new Date('2026-06-25T00:07:00Z')))).toBe(2)
  expect(await numbers()).toEqual(['90000002', '90000001'])
})

test('what is rated is not ranked', async () => {
  await world.subscribe({ name: 'ZORBEXIUM' })
  await world.given([filing(1, 'ZORBEXIUM')])
  await world.workOff()
  await world.pool.query(`update trademark_monitoring_result set relevance = 'high'`)
  expect(await rankAll(needs())).toBe(0)
})
