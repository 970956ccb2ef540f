import { expect, test } from 'vitest'
import { linkRules } from './links.ts'

test('the six mailed pages are each opened by one rule', () => {
  const pages = Object.values(linkRules).flatMap(({ pages: own }) => own)
  expect(new Set(pages).size).toBe(pages.length)
  for (const page of [
    '/registration-request/:id',
    '/application-draft/:id',
    '/office-action/:id',
    '/use-in-commerce-request/:id',
    '/monitoring-result/:id',
    '/verification-summary/:id',
  ])
    expect(pages).toContain(page)
})
