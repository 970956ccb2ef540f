import { describe, expect, test } from 'vitest'
import { decisionAt, decisionGroups, decisions, decisionsBy, partyAt } from './decisions.ts'
import { subjectMatters } from './subject-matters.ts'

test('every decision has an address, parties, signs and a sentence, and no address is taken twice', () => {
  expect(decisions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(decisions.map(({ slug }) => slug)).size).toBe(decisions.length)
  const lacking = decisions.filter(
    ({ parties, signs, held }) => parties.length !== 2 || signs.length === 0 || !/^[A-Z].{40,}\.$/s.test(held),
  )
  expect(lacking).toEqual([])
  expect(decisions.map(({ slug }) => decisionAt(slug))).toEqual(decisions)
})

test('a number is one of its court, and of a year not long before the date, which is no weekend', () => {
  const wrong = decisions.filter(({ number, court, date }) => {
    const [, filed] = /^C-\d{1,3}\/(\d\d)(?: P)?$/.exec(number) ?? []
    if (court === 'scotus' ? !/^\d{3} U\.S\. \d{2,3}$/.test(number) : filed === undefined) return true
    const years =
      filed === undefined ? 0 : Number(date.slice(0, 4)) - Number(filed) - (Number(filed) > 90 ? 1900 : 2000)
    return years < 0 || years > 5 || new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0
  })
  expect(wrong.map(({ number }) => number)).toEqual([])
})

test('reports of the Supreme Court rise with their dates', () => {
  const pages = decisions
    .filter(({ court }) => court === 'scotus')
    .map(({ number, date }) => ({ date, volume: Number(number.split(' ')[0]) }))
    .toSorted((a, b) => a.volume - b.volume)
  expect(pages.map(({ date }) => date)).toEqual(pages.map(({ date }) => date).toSorted())
})

test('the source follows from the number', () => {
  expect(decisionAt('c-361-04-p')?.source).toBe('https://curia.europa.eu/juris/liste.jsf?num=C-361/04')
  expect(decisionAt('505-u-s-763')?.source).toBe('https://supreme.justia.com/cases/federal/us/505/763/')
})

describe.each(decisionGroups)('by %s', (group) => {
  test('every decision is found, and every key can stand in an address', () => {
    const groups = decisionsBy(group)
    expect(new Set([...groups.values()].flat()).size).toBe(decisions.length)
    for (const key of groups.keys()) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

test('every subject matter has a decision, and a party is named as it is written', () => {
  expect([...decisionsBy('subject-matter').keys()].toSorted()).toEqual(subjectMatters.toSorted())
  expect(partyAt('loreal')).toBeNull()
  expect(partyAt('l-oreal')).toBe("L'Oréal")
})
