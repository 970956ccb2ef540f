import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CertificateFeed, CertifiedHost } from '#platform/domains/certificate-feed.ts'
import { createLog } from '#platform/log/log.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'
import { readCertificates } from './certificates.ts'

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
  await readCertificates({ ...app.context.facilities, certificateFeeds, log: createLog('silent') })
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
