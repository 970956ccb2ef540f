import { expect, test } from 'vitest'
import { linkStatement } from './link-statement.ts'

test('every way of a row leads to its owner, and to the request or the service order of it', () => {
  expect(linkStatement('invoice').replaceAll(/\s+/g, ' ')).toBe(
    'select t2.id as request_id, t3.id as service_request_id, coalesce(t2.user_id, t3.user_id, t6.user_id) as owner_id, u.state as owner_state' +
      ' from "invoice" t0 left join "product" t1 on t1.id = t0."product_id"' +
      ' left join "registration_request" t2 on t2.id = t1."registration_request_id"' +
      ' left join "service_request" t3 on t3.id = t1."service_request_id"' +
      ' left join "brand_subscription_payment" t4 on t4.id = t1."brand_subscription_payment_id"' +
      ' left join "brand_subscription" t5 on t5.id = t4."brand_subscription_id"' +
      ' left join "brand" t6 on t6.id = t5."brand_id"' +
      ' left join "user" u on u.id = coalesce(t2.user_id, t3.user_id, t6.user_id) where t0.id = $1',
  )
})

test('a row with an owner of its own is its own way', () => {
  expect(linkStatement('service_request').replaceAll(/\s+/g, ' ')).toBe(
    'select null::uuid as request_id, t0.id as service_request_id, t0.user_id as owner_id, u.state as owner_state' +
      ' from "service_request" t0 left join "user" u on u.id = t0.user_id where t0.id = $1',
  )
})
