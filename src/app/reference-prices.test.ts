import { expect, test } from 'vitest'
import { jurisdictions, isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { answerOrder } from '#domain/pricing/order-answer.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { currencies } from '#kernel/money.ts'
import { ruleOnDay } from '#domain/pricing/fee-rule.ts'
import { orderActions } from '#domain/pricing/vocabulary.ts'
import { officialFee } from '#domain/pricing/official-fee.ts'
import { priceAction } from '#domain/pricing/price.ts'
import { roughSource } from '#domain/pricing/rates.ts'
import { adviseRoutes } from '#domain/route/advise.ts'
import { snapshots } from '#domain/pricing/snapshot.ts'
import { processorMs } from '#tests/hostile/texts.ts'
import { referenceFees, referenceServiceFees } from './reference-prices.ts'

const law = await referenceFees()
const snapshotOf = snapshots({ feeRules: law, serviceFees: referenceServiceFees })

test('no two shipped rows are of one office, action and first day', () => {
  const keys = law.map(({ jurisdiction, action, validFrom }) => `${jurisdiction} ${action} ${validFrom}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  expect(law.filter(({ jurisdiction }) => !isJurisdiction(jurisdiction))).toEqual([])
})

test('the notes and sources are of the law and not of the reading of it', () => {
  const words = /\b(we|our|memory|knowledge|read|research|github|mirror|snapshot|design data)\b/i
  expect(
    law.filter(({ source, note }) => words.test(`${source} ${note}`)).map(({ source, note }) => [source, note]),
  ).toEqual([])
})

test.each([
  ['EU', 3, '2026-11-20', 105_000, 'EUR'],
  ['US', 2, '2026-11-20', 70_000, 'USD'],
  ['UK', 3, '2026-11-20', 32_500, 'GBP'],
  ['UK', 3, '2026-03-31', 27_000, 'GBP'],
  ['CH', 5, '2026-11-20', 55_000, 'CHF'],
  ['SK', 3, '2026-11-20', 11_600, 'EUR'],
  ['CZ', 4, '2026-11-20', 550_000, 'CZK'],
  ['CA', 2, '2025-06-01', 62_327, 'CAD'],
  ['DE', 1, '2026-11-20', 29_000, 'EUR'],
  ['SG', 1, '2025-08-31', 28_000, 'SGD'],
])('%s with %i classes on %s', (jurisdiction, classes, date, amount, currency) => {
  const found = ruleOnDay(law, jurisdiction, 'filing', date)
  expect(found?.reason).toBeNull()
  expect(found && officialFee(found.rule, classes)).toEqual({ amount, currency })
})

const asked = jurisdictions.flatMap((jurisdiction) =>
  (['filing', 'renewal', 'late_renewal'] as const).flatMap((action) =>
    [1, 2, 3, 45].map((classes) => ({ jurisdiction, action, classes, currency: 'EUR' })),
  ),
)
const prices = asked.map((question) => {
  const price = priceAction(question, snapshotOf(question.jurisdiction, '2026-11-22', null))
  if (typeof price === 'string') throw new Error(`${question.jurisdiction} ${question.action}: ${price}`)
  return price
})
const parts = prices.flatMap(({ official, question }) => official.map((one) => ({ ...one, question })))

test('every place can be filed in, renewed and renewed late at a price, and no part of it is nothing', () => {
  expect(prices.filter(({ official }) => official.length === 0)).toEqual([])
  expect(parts.filter(({ part }) => part.amount <= 0).map(({ question }) => question)).toEqual([])
})

test('what is not certain is an estimate that says its range; what is certain has none', () => {
  const uncertain = parts.filter(({ part }) => part.rule.confidence === 'low' || part.rule.sourceKind === 'estimate')
  expect(uncertain.length).toBeGreaterThan(100)
  expect(uncertain.filter(({ part }) => part.reason === null)).toEqual([])
  const estimates = parts.filter(({ part }) => part.reason !== null).map(({ part }) => part)
  expect(estimates.filter(({ low, high, amount }) => !(low < high && low <= amount && amount <= high))).toEqual([])
  const certain = parts.filter(({ part }) => part.reason === null).map(({ part }) => part)
  expect(certain.filter(({ low, high, amount }) => low !== amount || high !== amount)).toEqual([])
})

test('the total is what its parts come to, and a round rate is named as one', () => {
  const sums = prices.map(({ service, agent, official }) =>
    [service, ...(agent ? [agent] : []), ...official].reduce((all, { converted }) => all + converted.amount, 0),
  )
  expect(prices.map(({ total }) => total.amount)).toEqual(sums)
  const named = parts.flatMap(({ converted }) => converted.by?.source ?? [])
  expect([...new Set(named)]).toEqual([roughSource])
})

test('when a row has ended the last amount stands for it and says so, and the next begins by itself', () => {
  const last = ruleOnDay(law, 'CA', 'filing', '2027-01-01')
  expect(last).toMatchObject({ reason: 'not-in-force', rule: { asOf: '2026' } })
  expect(ruleOnDay(law, 'UK', 'filing', '2026-03-31')?.rule.base).toBe(17_000)
  expect(ruleOnDay(law, 'UK', 'filing', '2026-04-01')?.rule.base).toBe(20_500)
})

test('a late fee is the recorded share with its ceiling, on top of the renewal', () => {
  const late = (classes: number) => {
    const price = priceAction(
      { jurisdiction: 'EU', action: 'late_renewal', classes, currency: 'EUR' },
      snapshotOf('EU', '2026-11-22', null),
    )
    if (typeof price === 'string') throw new Error(price)
    return price.official.map(({ part }) => [part.what, part.amount])
  }
  expect(late(1)).toEqual([
    ['renewal', 85_000],
    ['late_renewal', 21_250],
  ])
  expect(late(45)).toEqual([
    ['renewal', 735_000],
    ['late_renewal', 150_000],
  ])
})

const order = { jurisdiction: 'EU', action: 'filing', classes: 3, currency: 'EUR', on: '2026-11-22' }
const answer = (more: object) => answerOrder({ ...order, ...more }, snapshotOf)

test('an order from outside is answered in minor units with where each amount stands', () => {
  expect(answer({})).toMatchObject({
    service: { amount: 47_000, currency: 'EUR' },
    official: [
      { amount: 105_000, currency: 'EUR', what: 'filing', estimate: false, source: 'EUTMR Annex I.A', asOf: '2025' },
    ],
    total: { amount: 152_000, currency: 'EUR', estimate: false },
  })
})

test('without rates a conversion is an estimate with a range; with rates brought along it is not', () => {
  expect(answer({ jurisdiction: 'US' })).toMatchObject({
    official: [{ amount: 105_000, currency: 'USD', converted: { estimate: true, date: null, source: roughSource } }],
    total: { estimate: true },
  })
  const rates = { date: '2026-11-20', source: 'ECB', perEuro: { USD: 1.05 } }
  expect(answer({ jurisdiction: 'US', rates })).toMatchObject({
    official: [{ converted: { amount: 100_000, source: 'ECB', date: '2026-11-20', estimate: false } }],
    total: { amount: 147_000, estimate: false },
  })
})

test.each([
  [{ jurisdiction: 'XX' }, /jurisdiction/],
  [{ classes: 0 }, /classes/],
  [{ classes: 46 }, /classes/],
  [{ currency: 'XXX' }, /currency/],
  [{ on: '2026-02-30' }, /on:/],
  [{ action: 'gift' }, /action/],
  [{ jurisdiction: 'GE', action: 'statement_of_use' }, /no official fee/],
  [{ jurisdiction: 'MC', action: 'opposition' }, /no official fee/],
  [{ rates: { date: '2026-11-20', source: 'x', perEuro: { usd: 1 } } }, /perEuro/],
  [{ rates: { date: '2026-11-20', source: 'x', perEuro: { EUR: 2 } } }, /one euro/],
  [{ jurisdiction: 'US', rates: { date: '2026-11-20', source: 'x', perEuro: { USD: 1e9 } } }, /rate/],
])('%o says why it has no price', (more, why) => {
  expect(answer(more)).toEqual({ error: expect.stringMatching(why) as string })
})

test('GB is the United Kingdom, and every action of an order has a fee of ours', () => {
  expect(answer({ jurisdiction: 'GB' })).toEqual(answer({ jurisdiction: 'UK' }))
  const said = orderActions.map((action) => [action, JSON.stringify(answer({ action, jurisdiction: 'US' }))])
  expect(said.filter(([, text]) => text?.includes('price list'))).toEqual([])
})

test('routes over the shipped law: twelve markets anywhere, every one protected', () => {
  const ask = (markets: string[], home: string) =>
    adviseRoutes({ markets, home, homeMark: false, classes: 2, currency: 'EUR' }, (place) =>
      snapshotOf(place, '2026-11-22', null),
    )
  const markets = ['DE', 'FR', 'NL', 'UK', 'US', 'CN', 'JP', 'CH', 'KE', 'BW', 'SN', 'GR']
  for (const home of ['SK', 'NL', 'US', 'TW', 'GR']) {
    const [best, second] = ask(markets, home)
    const reached = new Set(best?.parts.flatMap((part) => part.markets))
    expect(markets.filter((market) => !reached.has(market))).toEqual([])
    expect(best?.cost.total).toBeLessThanOrEqual(second?.cost.total ?? Infinity)
  }
  expect(jurisdictions.filter((code) => code !== 'WIPO' && ask([code], 'SK').length === 0)).toEqual([])
})

test('whatever is asked of any place, action, currency and day has an amount with its source or says why not', () => {
  const days = ['1900-01-01', '2019-06-30', '2025-12-31', '2026-11-22', '2027-01-01', '2099-12-31']
  const wrong: unknown[] = []
  let priced = 0
  for (const jurisdiction of jurisdictions)
    for (const action of orderActions)
      for (const [at, on] of days.entries()) {
        const asked = { jurisdiction, action, classes: (at % 3) + 1, currency: currencies[at * 2] ?? 'EUR', on }
        const given = answerOrder(asked, snapshotOf)
        if ('error' in given) {
          if (typeof given['error'] !== 'string' || given['error'] === '') wrong.push({ asked, given })
          continue
        }
        priced += 1
        const { official, total, service } = given as unknown as {
          official: { amount: number; source: string; estimate: boolean; low?: number; high?: number; why?: string }[]
          total: { amount: number; estimate: boolean }
          service: { amount: number }
        }
        const whole = [total, service, ...official].every(({ amount }) => Number.isSafeInteger(amount))
        const said = official.every(
          (part) =>
            part.source !== '' &&
            // A fee of nothing is the office's own word, and said to be.
            (part.amount > 0 || part.why?.includes('asks nothing')) &&
            (!part.estimate || ((part.low ?? 0) <= part.amount && part.amount <= (part.high ?? -1))),
        )
        if (!whole || !said || official.length === 0 || total.amount <= 0) wrong.push({ asked, given })
      }
  expect(wrong).toEqual([])
  expect(priced).toBeGreaterThan(2500)
})

test('an opposition is priced at every office that has one, and a transfer at every place', () => {
  const without = (action: string) =>
    jurisdictions.filter((jurisdiction) => 'error' in answerOrder({ ...order, action, jurisdiction }, snapshotOf))
  expect(without('transfer')).toEqual([])
  const knownPeriod = jurisdictions.filter((code) => ![null, 'none'].includes(factsOf(code).opposition))
  expect(without('opposition').filter((code) => knownPeriod.includes(code))).toEqual(['WIPO'])
})

test('on a day before the list begins its first prices stand for it, as estimates', () => {
  expect(answer({ on: '2025-06-01' })).toMatchObject({
    service: { amount: 47_000, estimate: true, why: 'the price list begins on 2026-01-01' },
    total: { estimate: true },
  })
  expect(answer({})).not.toHaveProperty('service.estimate')
})

test('twelve markets of the whole world are advised in less than 200 milliseconds', () => {
  const ask = (markets: string[]) =>
    adviseRoutes({ markets, home: 'SK', homeMark: false, classes: 3, currency: 'EUR' }, (place) =>
      snapshotOf(place, '2026-11-22', null),
    )
  const hard = [
    ['DE', 'FR', 'IT', 'ES', 'PL', 'BX', 'AT', 'SE', 'FI', 'DK', 'CZ', 'SK'],
    ['DE', 'FR', 'NL', 'UK', 'US', 'CN', 'JP', 'CH', 'KE', 'BW', 'SN', 'GR'],
  ]
  ask(hard[0] ?? [])
  for (const markets of hard) {
    expect(processorMs(() => expect(ask(markets)).toHaveLength(2), 200)).toBeLessThan(200)
  }
})
