import { expect, test } from 'vitest'
import { totalsOf } from '#domain/billing/totals.ts'
import { offerings } from '#domain/pricing/vocabulary.ts'
import { feeRule } from '#domain/pricing/shapes.ts'
import { offeringOf, openedServices, orderedServices, serviceWord } from './offering.ts'
import { priceService } from './price.ts'
import { servicePhase } from './phase.ts'
import { serviceRequestStatuses, serviceTypes } from './status.ts'
import type { ServiceItem } from './content.ts'

const rule = (action: string, base: number, more: object = {}) =>
  feeRule.parse({
    jurisdiction: 'SK',
    action,
    currency: 'EUR',
    base,
    includedClasses: 45,
    validFrom: '2026-01-01',
    source: 'A law',
    sourceKind: 'statute',
    asOf: '2026',
    confidence: 'high',
    ...more,
  })
const fee = { base: 10_000, perFurtherClass: 1_000, agentBase: 0, agentPerFurtherClass: 0 }
const snapshot = {
  on: '2026-11-22',
  rates: null,
  feeRules: [rule('renewal', 13_200), rule('late_renewal', 6_600, { onTopOf: 'renewal' })],
  serviceFees: [
    {
      jurisdiction: '*',
      currency: 'EUR',
      base: 0,
      perFurtherClass: 0,
      offerings: { renewal: fee, late_renewal: fee, consultation: fee, transfer: fee },
    },
  ],
}
const item: ServiceItem = {
  jurisdiction: 'SK',
  mark: 'LAMPA',
  number: null,
  classes: 2,
  expires: null,
  trademarkId: null,
}
const priced = (service: Parameters<typeof priceService>[0]['service'], ...items: ServiceItem[]) =>
  priceService({ service, items, currency: 'EUR' }, snapshot)

test('several marks are lines of one order, each with ours and the office’s', () => {
  const { lines, toQuote } = priced('TrademarkRenewal', item, { ...item, mark: 'SVETLO', expires: '2026-11-21' })
  expect(toQuote).toEqual([])
  expect(lines.map(({ kind, offering, mark, net }) => [kind, offering, mark, net])).toEqual([
    ['service', 'renewal', 'LAMPA', 11_000],
    ['official', 'renewal', 'LAMPA', 13_200],
    ['service', 'late_renewal', 'SVETLO', 11_000],
    ['official', 'late_renewal', 'SVETLO', 19_800],
  ])
  expect(totalsOf(lines, null).total).toBe(55_000)
})

test('the last day of a registration is not late yet', () => {
  expect(offeringOf('TrademarkRenewal', { expires: '2026-11-22' }, '2026-11-22')).toBe('renewal')
  expect(offeringOf('TrademarkRenewal', { expires: '2026-11-22' }, '2026-11-23')).toBe('late_renewal')
})

test('what only we do has no line of an office', () => {
  expect(priced('Consultation', item).lines.map(({ kind, net }) => [kind, net])).toEqual([['service', 11_000]])
})

test('what has no fee of the list or of the office is quoted and never priced at nothing', () => {
  expect(priced('Other', item)).toMatchObject({ lines: [], toQuote: ['LAMPA, SK'] })
  expect(priced('TrademarkOwnershipTransfer', item)).toMatchObject({ lines: [], toQuote: ['LAMPA, SK'] })
})

test('every service has a word, and every one that is ordered a fee of the list that there is', () => {
  expect(serviceTypes.filter((type) => serviceWord(type) === 'other')).toEqual(
    serviceTypes.filter((type) => !openedServices.some((opened) => opened === type)),
  )
  expect(orderedServices.filter((type) => !offerings.some((offering) => offering === serviceWord(type)))).toEqual([])
})

test('every status has its place between open and closed', () => {
  expect(Object.fromEntries(serviceRequestStatuses.map((status) => [status, servicePhase(status)]))).toEqual({
    Created: 'open',
    'Checkout completed': 'placed',
    'Invoice paid': 'paid',
    'In progress': 'paid',
    'Waiting for client': 'paid',
    'Client unresponsive': 'paid',
    Submitted: 'paid',
    Finished: 'paid',
    Refunded: 'closed',
    Abandoned: 'closed',
  })
  expect(servicePhase('invented')).toBe('closed')
})
