import { expect, it } from 'vitest'
import { createClient } from './client.ts'
import { couponCreate } from './coupon.ts'
import { read } from './fields.ts'

it('what a form could not read as a number is refused at its field, and not sent as nothing', async () => {
  const sent: string[] = []
  const client = createClient({
    baseUrl: 'http://nowhere.test',
    fetch: async (_url, init) => {
      sent.push((init as { body: string }).body)
      return await Promise.resolve(Response.json({ id: 'X' }))
    },
  })
  const body = {
    id: 'TEN',
    type: 'percent',
    lawyerFees: 1000,
    fees: 0,
    currency: null,
    maxUses: Number('ten'),
  } as const
  await client(couponCreate, { body: { ...body, recurring: false, validFrom: null, validTo: null } })
  expect(read(couponCreate.body, JSON.parse(sent[0] ?? '')).fields).toMatchObject({ maxUses: 'not-a-number' })
})
