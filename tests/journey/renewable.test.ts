import { afterAll, beforeAll, expect, test } from 'vitest'
import { trademarkOrderService } from '#contract/route.ts'
import { serviceRequestCheckout, serviceRequestRenewal } from '#contract/service-order.ts'
import { trademarkAdd } from '#contract/trademark.ts'
import { addDays, addYears, type PlainDate } from '#kernel/dates.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
const owner = 'owner@renew.test'
const staff = 'staff@renew.test'
beforeAll(async () => {
  app = await startApp()
  await app.addUser(owner, 'customer')
  await app.addUser(staff, 'staff')
})
afterAll(async () => await app?.close())

/** A mark of the Union whose term ended, or ends, on a day that lies so many days ahead; negative for the past. */
async function markEnding(days: number, number: string, isRegistered = true): Promise<string> {
  const { client } = await app.signIn(owner)
  const filingDate: PlainDate = addYears(addDays(app.context.facilities.today(), days), -10)
  const mark = { name: 'VELMORA', type: 'WORD', jurisdiction: 'EU', number, goods: null } as const
  const { ids } = await client(trademarkAdd, {
    body: { marks: [{ ...mark, filingDate, registrationDate: isRegistered ? addDays(filingDate, 120) : null }] },
  })
  return ids[0] ?? ''
}

async function renewed(id: string) {
  const { client } = await app.signIn(owner)
  const items = [{ jurisdiction: 'EU' as const, mark: 'VELMORA', classes: 1, trademarkId: id }]
  const contact = { contactEmail: owner, contactFirstName: 'Own', contactLastName: 'Er' }
  return await client(serviceRequestRenewal, { body: { items, ...contact, language: 'en', currency: 'EUR' } })
}
async function renewedByStaff(id: string) {
  const { client } = await app.signIn(staff)
  return await client(trademarkOrderService, {
    params: { id },
    body: { service: 'TrademarkRenewal', numbers: [] },
  })
}

test('a renewal is ordered in its time and within its grace, and not after it', async () => {
  for (const [days, number] of [
    [100, '018100001'],
    [-30, '018100002'],
  ] as const) {
    const id = await markEnding(days, number)
    expect(await renewed(id)).toHaveProperty('id')
    expect(await renewedByStaff(id)).toHaveProperty('id')
  }
  const over = await markEnding(-200, '018100003')
  await expect(renewed(over)).rejects.toMatchObject({ fields: { 'items.0.trademarkId': 'renewal-over' } })
  await expect(renewedByStaff(over)).rejects.toMatchObject({ fields: { service: 'renewal-over' } })
})

test('what was opened in time is not ordered once the time is over', async () => {
  const id = await markEnding(-30, '018100005')
  const { id: order } = await renewed(id)
  await app.context.pool.query(
    `update deadline set due = due - 400, grace_until = grace_until - 400, calendar_due = calendar_due - 400, lawful_due = lawful_due - 400
      where trademark_id = $1 and kind = 'renewal'`,
    [id],
  )
  const { client } = await app.signIn(owner)
  await expect(client(serviceRequestCheckout, { params: { id: order } })).rejects.toMatchObject({
    fields: { 'items.0.trademarkId': 'renewal-over' },
  })
})

test('what is only applied for has nothing to renew', async () => {
  const id = await markEnding(3400, '018100004', false)
  await expect(renewed(id)).rejects.toMatchObject({ fields: { 'items.0.trademarkId': 'not-registered' } })
  await expect(renewedByStaff(id)).rejects.toMatchObject({ fields: { service: 'not-registered' } })
})
