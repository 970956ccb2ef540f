import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CertificateFeed, CertifiedHost } from '#platform/domains/certificate-feed.ts'
import { createLog } from '#platform/log/log.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'
import { alike, readCertificates } from './certificates.ts'

const clock = new MovedClock('2027-03-01T10:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await startApp({ SERVICES: 'web', LOG_LEVEL: 'silent' }, { clock: clock.read })
  const world = new SubscriptionWorld(app, clock)
  await app.addUser('owner@certificates.test', 'customer')
  await world.order(world.client('owner@certificates.test'), { trial: true })
})
afterAll(async () => await app?.close())
beforeEach(async () => await app.context.pool.query('delete from certified_domain; delete from certificate_log'))

/** A log of the given hosts, an entry each, that answers with so many at once. */
class Log implements CertificateFeed {
  readonly name = 'https://ct.test/'
  readonly fromTheFirst: boolean
  readonly entries: CertifiedHost[] = []
  readonly asked: number[] = []
  fails = false
  constructor(fromTheFirst = true) {
    this.fromTheFirst = fromTheFirst
  }
  issue(...hosts: string[]) {
    this.entries.push(...hosts.map((host) => ({ host, on: clock.day })))
  }
  size() {
    return Promise.resolve(this.entries.length)
  }
  read(from: number, size: number) {
    this.asked.push(from)
    if (this.fails) return Promise.reject(new Error('away'))
    const next = Math.min(size, from + 2)
    return Promise.resolve({ hosts: this.entries.slice(from, next), next })
  }
}

const round = async (...certificateFeeds: CertificateFeed[]) =>
  await readCertificates({
    ...app.context.facilities,
    certificateFeeds,
    log: createLog('silent'),
  })
const kept = async () =>
  (await app.context.pool.query<{ host: string }>('select host from certified_domain order by host')).rows.map(
    ({ host }) => host,
  )

test('names that look like a brand of a plan are kept, each once, and a round goes on where the last one ended', async () => {
  const log = new Log()
  log.issue('verdano-outlet.test', 'meadow.test', 'verdano-outlet.test', 'vedrano.test', 'garden.test')
  await round(log)
  expect(await kept()).toEqual(['vedrano.test', 'verdano-outlet.test'])
  log.issue('verdano-outlet.test', 'verdan0.test')
  await round(log)
  expect(await kept()).toEqual(['vedrano.test', 'verdan0.test', 'verdano-outlet.test'])
  expect(log.asked).toEqual([0, 2, 4, 5])
  await round(log)
  expect(log.asked).toHaveLength(4)
})

test('a log that is new to us begins with what is issued from then on', async () => {
  const log = new Log(false)
  log.issue('verdano-outlet.test')
  await round(log)
  log.issue('verdano-sale.test')
  await round(log)
  expect(await kept()).toEqual(['verdano-sale.test'])
})

test('a log that fails loses nothing and keeps no other back', async () => {
  const [failing, other] = [new Log(), new Log()]
  failing.issue('verdano-outlet.test')
  failing.fails = true
  Object.assign(other, { name: 'https://other.test/' })
  other.issue('verdano-sale.test')
  await expect(round(failing, other)).rejects.toThrow('https://ct.test/')
  expect(await kept()).toEqual(['verdano-sale.test'])
  failing.fails = false
  await round(failing, other)
  expect(await kept()).toEqual(['verdano-outlet.test', 'verdano-sale.test'])
})

test('names are kept for as long as a plan may wait for its next search, and no longer', async () => {
  const log = new Log()
  log.issue('verdano-outlet.test')
  await round(log)
  clock.days(60)
  await round(log)
  expect(await kept()).toEqual(['verdano-outlet.test'])
  clock.days(1)
  await round(log)
  expect(await kept()).toEqual([])
})

test('hosts below one registered name fill the list for no other, in one round or over several', async () => {
  const log = new Log()
  const below = (from: number) => Array.from({ length: 15 }, (_, at) => `a${from + at}.verdano-outlet.test`)
  log.issue(...below(0))
  await round(log)
  log.issue(...below(15), 'verdano-sale.test')
  await round(log)
  const hosts = await kept()
  expect(hosts.filter((host) => host.endsWith('.verdano-outlet.test'))).toHaveLength(20)
  expect(hosts).toContain('verdano-sale.test')
})

test('a day that there is not, or that is to come, holds up nothing: the host counts as seen when it was read', async () => {
  const log = new Log()
  const days = ['2027-02-31', '9999-12-31', '+275760-09-13', '-000001-01-01', 'soon', clock.day]
  log.entries.push(...days.map((on, at) => ({ host: `verdano-sale${at}.test`, on })))
  log.issue('verdano-outlet.test')
  await round(log)
  expect(await kept()).toHaveLength(days.length + 1)
  const { rows } = await app.context.pool.query('select distinct seen_on::text as on from certified_domain')
  expect(rows).toEqual([{ on: clock.day }])
})

test('while many hosts are looked at others have their turn', async () => {
  let turns = 0
  let waiting = true
  const turn = () => {
    turns += 1
    if (waiting) setImmediate(turn)
  }
  setImmediate(turn)
  await alike(
    Array.from({ length: 2000 }, (_, at) => ({
      host: `a${at}.test`,
      on: null,
    })),
    [],
  )
  waiting = false
  expect(turns).toBeGreaterThanOrEqual(9)
})
