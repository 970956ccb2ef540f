import { expect, test } from 'vitest'
import { linkStatement } from './link-statement.ts'

test('a rule leads from its row to the owner', () => {
  expect(linkStatement('invoice').replaceAll(/\s+/g, ' ')).toBe(
    'select t2.id as request_id, t2.user_id as owner_id, u.state as owner_state from "invoice" t0 join "product" t1 on t1.id = t0."product_id" join "registration_request" t2 on t2.id = t1."registration_request_id" left join "user" u on u.id = t2.user_id where t0.id = $1',
  )
})
