import { expect, test } from 'vitest'
import {
  affiliateIn,
  campaignIn,
  campaignMs,
  campaignText,
  countsCampaigns,
  countsRecommendations,
  isCampaignOver,
} from './campaign.ts'

const of = (query: string) => campaignIn(new URLSearchParams(query))

test('a campaign is what an advertisement put into the address, and nothing else of it', () => {
  expect(of('gclid=a1&utm_source=letter&value=KOVENTO')).toEqual({ gclid: 'a1', utm_source: 'letter' })
  expect(of(`msclkid=${'x'.repeat(201)}`)).toEqual({})
})

test.each([
  ['gclid=a1', 'a1'],
  ['gclid=a1&gclsrc=aw.ds', 'a1'],
  ['gclid=a1&gclsrc=ds', undefined],
])('the click id of %s is %s', (query, expected) => {
  expect(of(query).gclid).toBe(expected)
})

test('it is over after 90 days, and so is what cannot be read', () => {
  const text = campaignText('a1', 1000)
  expect(campaignMs).toBe(90 * 86_400_000)
  expect([isCampaignOver(text, 999 + campaignMs), isCampaignOver(text, 1000 + campaignMs)]).toEqual([false, true])
  expect(['', 'a1', 'null', '{}', '{"until":"x"}'].map((one) => isCampaignOver(one, 0))).toEqual(Array(5).fill(true))
})

test('who recommended the site is one word', () => {
  expect(affiliateIn(new URLSearchParams('affiliate=club_7'))).toBe('CLUB_7')
  expect(affiliateIn(new URLSearchParams('affiliate=a;b'))).toBeNull()
  expect(affiliateIn(new URLSearchParams(''))).toBeNull()
})

test('nothing is kept for companies that do not count where visitors come from', () => {
  expect(countsCampaigns([{ kind: 'chat' }, { kind: 'error-reporting' }])).toBe(false)
  expect(countsCampaigns([{ kind: 'chat' }, { kind: 'tag-manager' }])).toBe(true)
  expect(countsRecommendations([{ kind: 'analytics' }])).toBe(false)
  expect(countsRecommendations([{ kind: 'analytics' }, { kind: 'affiliate' }])).toBe(true)
})
