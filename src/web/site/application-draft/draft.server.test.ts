import { expect, test } from 'vitest'
import { seenOf } from './draft.server.ts'

type Request = Parameters<typeof seenOf>[0]

const request = {
  value: 'LUMERA',
  type: 'WORD',
  jurisdictions: ['SK', 'EU'],
  documents: [{ id: 1, type: 'logo' }],
  application: {
    specimens: [{ id: 's1' }],
    priority_filing_jurisdiction: 'SK',
    priority_filing_number: '1-2026',
    priority_filing_date: '2026-10-01',
    registration_entity: { business_name: 'Lumera Fictional', address: { street: 'Vymyslená 1', country: 'SK' } },
    application_jurisdictions: [{ jurisdiction: 'SK', goods_and_services: [{ class: 9, terms: ['Lamps'] }] }],
  },
}

/** The same with one of its values changed, for every value there is. */
function changes(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [`${String(value)} and more`]
  return Object.entries(value).flatMap(([key, inner]) =>
    changes(inner).map((changed) =>
      Array.isArray(value)
        ? value.map((one: unknown, at) => (String(at) === key ? changed : one))
        : { ...value, [key]: changed },
    ),
  )
}

test('an approval is of everything that was read: whoever changes any of it meanwhile makes it another', () => {
  const all = changes(request)
  expect(all).toHaveLength(16)
  const seen = [request, ...all].map((one) => seenOf(one as Request))
  expect(new Set(seen).size).toBe(seen.length)
})
