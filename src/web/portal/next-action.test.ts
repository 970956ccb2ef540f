import { describe, expect, test } from 'vitest'
import { registrationStatuses, type RegistrationStatus } from '#domain/registration/status.ts'
import { nextAction } from './next-action.ts'

const order = (status: RegistrationStatus, finished = false, product: string | null = 'p1') => ({
  id: 'r1',
  public_id: 'R-2026-000001',
  value: 'KOVENTO',
  status,
  product_id: product,
  application: { onboarding_finished: finished },
  product: null,
})

describe('the next step of an order', () => {
  test.each([
    ['Verification approved', 'readSummary', '/portal/verification-summary/r1'],
    ['Registration order started', 'checkout', '/product/p1/checkout'],
    ['Checkout completed', 'pay', '/product/p1/success'],
    ['Ready for drafting', 'owner', '/application-draft/r1'],
    ['Sent for review', 'review', '/application-draft/r1'],
  ] as const)('%s waits for the client: %s', (status, name, href) => {
    expect(nextAction(order(status), 'en')).toEqual({ name, href, waits: true })
  })

  test.each(['Checkout completed', 'Ready for drafting', 'Sent for review', 'Ready for filing'] as const)(
    '%s, and withdrawn from: nothing is asked of the client',
    (status) => {
      const withdrawals = [{ id: 'w1', created_at: '2026-11-28T10:00:00Z' }]
      expect(nextAction({ ...order(status), product: { withdrawals } }, 'en')).toMatchObject({
        name: 'order',
        waits: false,
      })
    },
  )

  test('once the owner is known, the draft waits for us', () => {
    expect(nextAction(order('Ready for drafting', true), 'en')).toMatchObject({ name: 'application', waits: false })
  })

  test('without a product there is nothing to pay', () => {
    expect(nextAction(order('Checkout completed', false, null), 'en')).toMatchObject({ name: 'order', waits: false })
  })

  test('an order that was only begun goes on with its choice', () => {
    expect(nextAction(order('Registration order started', false, null), 'en')).toEqual({
      name: 'checkout',
      href: '/registration-request/r1',
      waits: true,
    })
  })

  test('addresses carry the language, and every status has a step', () => {
    for (const status of registrationStatuses) expect(nextAction(order(status), 'sk').href).toMatch(/^\/sk\//)
  })
})
