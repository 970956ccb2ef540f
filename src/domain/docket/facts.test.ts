import { expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { deadlinesOf } from './deadlines.ts'
import { lawOf } from './law/index.ts'
import { noDates } from './mark-dates.ts'
import { oppositionOf } from './opposition.ts'

const published = '2026-10-12'
const offices = jurisdictions.map((code) => ({ code, facts: factsOf(code) }))

// The lists of found marks reckon in the browser, with the plain periods of facts.json instead of all law.
test('the short periods to oppose are those of the law, wherever they tell a day', () => {
  const apart = jurisdictions.flatMap((office) => {
    const registered = factsOf(office).oppositionStage === 'post' ? '2026-10-01' : null
    const short = oppositionOf(office, { publicationDate: published, registrationDate: registered })
    if (short.kind !== 'until') return []
    const law = deadlinesOf(office, { ...noDates, published, registered }, published).find(
      ({ kind }) => kind === 'opposition',
    )
    return law?.calendarDue === short.date ? [] : [`${office}: ${short.date}, by law ${law?.calendarDue ?? 'unknown'}`]
  })
  expect(apart).toEqual([])
})

// Pages without a docket (the order, articles) say how long a term is and what it counts from.
test('the length of a term and its event are those of the law in force', () => {
  const apart = offices.flatMap(({ code, facts: { termYears, termFrom } }) => {
    const rule = lawOf(code)?.rules.find((one) => one.rule === 'term' && one.validTo === undefined)
    const isSame = rule?.amount === termYears && (rule?.from ?? null) === (termFrom ?? rule?.from ?? null)
    return termYears === null || isSame
      ? []
      : [`${code}: ${termYears} from ${termFrom}, by law ${rule?.amount} from ${rule?.from}`]
  })
  // Priority where it is earlier; in Taiwan the registration is its publication.
  expect(apart).toEqual([
    'NZ: 10 from filing, by law 10 from filing_or_priority',
    'TW: 10 from registration, by law 10 from publication',
  ])
})
