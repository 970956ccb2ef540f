import { expect, test } from 'vitest'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { deadlinesOf } from './deadlines.ts'
import { noDates } from './mark-dates.ts'
import { oppositionOf } from './opposition.ts'

const published = '2026-10-12'

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
