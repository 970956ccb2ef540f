import { expect, test } from 'vitest'
import { linkRules, linkStatement } from './links.ts'

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

test('a rule leads from its row to the owner', () => {
  expect(linkStatement(linkRules.invoice).replaceAll(/\s+/g, ' ')).toBe(
    'select t2.id as request_id, t2.user_id as owner_id, u.state as owner_state from "invoice" t0 join "product" t1 on t1.id = t0."product_id" join "registration_request" t2 on t2.id = t1."registration_request_id" left join "user" u on u.id = t2.user_id where t0.id = $1',
  )
})
