import { expect, test } from 'vitest'
import type { RequestMatter, TrademarkMatter } from '#operations/staff/queue.ts'
import { fromRequest, fromTrademark, grouped, groupOf } from './matters.ts'

const today = '2026-11-20'
const dayOf = (instant: string): string => instant.slice(0, 10)

const request = (part: Partial<RequestMatter>): RequestMatter => ({
  id: 'r1',
  public_id: 'R-2026-000001',
  value: 'KOVENTO',
  status: 'Verification requested',
  jurisdictions: ['EU'],
  contact_first_name: 'Vera',
  contact_last_name: 'Invented',
  contact_email: 'vera@visitor.test',
  business_description: 'Bags',
  last_status_update: '2026-11-20T08:00:00Z',
  created_at: '2026-11-20T08:00:00Z',
  assigned_admin: null,
  product: null,
  tracking_actions: [],
  ...part,
})

const trademark = (part: Partial<TrademarkMatter>): TrademarkMatter => ({
  id: 't1',
  name: 'LUMERA',
  number: null,
  status: 'Ready for filing',
  jurisdiction: 'SK',
  filing_date: null,
  expiration_date: null,
  dou_deadline_date: null,
  last_tracking_update: '2026-11-20T08:00:00Z',
  assigned_admin: null,
  user: { email: 'lumera@example.test' },
  owner_entity: null,
  registration_date: null,
  ended_on: null,
  international_id: null,
  deadlines: [],
  registration_request: null,
  tracking_actions: [],
  ...part,
})

test('what waits longest comes first, what waits since today comes last', () => {
  const matters = ['2026-11-20', '2026-11-01', '2026-11-17', '2026-10-01'].map((day) =>
    fromRequest(request({ id: day, last_status_update: `${day}T08:00:00Z` })),
  )
  const groups = grouped(matters, today, dayOf)
  expect(groups.map((group) => [group.name, group.matters.map((matter) => matter.id)])).toEqual([
    ['older', ['2026-10-01', '2026-11-01']],
    ['week', ['2026-11-17']],
    ['today', ['2026-11-20']],
  ])
})

test('an unfiled trademark with a claimed priority is due six months after the first filing', () => {
  const matter = fromTrademark(
    trademark({
      registration_request: {
        id: 'r1',
        public_id: 'R',
        product: null,
        application: { priority_filing_date: '2026-06-30' },
      },
    }),
    today,
  )
  expect(matter.due).toEqual({ date: '2026-12-30', reason: 'priority' })
  expect(groupOf(matter, today, dayOf)).toBe('due')
  expect(groupOf(matter, '2027-01-02', dayOf)).toBe('late')
})

test('what is to be settled leads to its order, and what is not to itself, whatever was withdrawn', () => {
  const withdrawals = [{ id: 'w1', created_at: '2026-11-20T10:00:00Z' }]
  const order = { id: 'r1', public_id: 'R', product: { withdrawals }, application: null }
  const hrefOf = (status: TrademarkMatter['status']) =>
    fromTrademark(trademark({ status, registration_request: order }), today).actionHref
  expect(hrefOf('Ready for filing')).toContain('registration_request/r1')
  expect(hrefOf('Trademark registered')).not.toContain('registration_request')
})

test('a filed trademark no longer counts its priority; a registered one shows use before term', () => {
  const application = { id: 'r1', public_id: 'R', product: null, application: { priority_filing_date: '2026-06-30' } }
  expect(
    fromTrademark(
      trademark({ status: 'Application filed', filing_date: '2026-11-01', registration_request: application }),
      today,
    ).due,
  ).toBeNull()
  // Also while nobody has entered the day on which it was filed.
  expect(
    fromTrademark(trademark({ status: 'Office action received', registration_request: application }), today).due,
  ).toBeNull()
  const registered = fromTrademark(
    trademark({
      status: 'Trademark registered',
      filing_date: '2020-01-01',
      dou_deadline_date: '2027-03-02',
      expiration_date: '2031-03-02',
    }),
    today,
  )
  expect(registered.due).toEqual({ date: '2027-03-02', reason: 'use' })
  expect(groupOf(registered, today, dayOf)).toBe('later')
})

test('a mark whose renewal was missed for good is ours to look up, before a declaration of use that is ahead', () => {
  const renewal = {
    id: 'd1',
    kind: 'renewal' as const,
    opens: '2025-05-20',
    due: '2025-11-20',
    grace_until: '2026-05-20',
    done_at: null,
    override_at: null,
    confidence: 'high' as const,
  }
  const registered = trademark({
    status: 'Trademark registered',
    registration_date: '2015-11-20',
    dou_deadline_date: '2027-03-02',
    expiration_date: '2025-11-20',
    deadlines: [renewal],
  })
  const matter = fromTrademark(registered, today)
  expect(matter.action).toMatchObject({ key: 'check-renewal', mover: 'staff' })
  expect(matter.due).toEqual({ date: '2025-11-20', reason: 'term' })
  expect(groupOf(matter, today, dayOf)).toBe('late')
  // Within its grace it can still be renewed.
  expect(fromTrademark(registered, '2026-05-20').action.mover).toBe('none')
})

test('a renewal that a person wants done before the end of the term is due on their day, and says so', () => {
  const renewal = {
    id: 'd1',
    kind: 'renewal' as const,
    opens: '2026-09-02',
    due: '2026-12-01',
    grace_until: '2027-09-02',
    done_at: null,
    override_at: '2026-11-01T08:00:00Z',
    confidence: 'high' as const,
  }
  const term = { ...renewal, id: 'd2', kind: 'term' as const, due: '2027-03-02', override_at: null, grace_until: null }
  const registered = { status: 'Trademark registered', registration_date: '2017-03-02' } as const
  for (const expires of [null, '2027-03-02']) {
    const at = { ...registered, expiration_date: expires }
    const matter = fromTrademark(trademark({ ...at, deadlines: [renewal, term] }), today)
    expect(matter.due).toEqual({ date: '2026-12-01', reason: 'renewal' })
    expect(groupOf(matter, today, dayOf)).toBe('due')
    const beside = (use: string) =>
      fromTrademark(trademark({ ...at, dou_deadline_date: use, deadlines: [renewal, term] }), today).due
    expect(beside('2026-12-24')).toEqual({ date: '2026-12-01', reason: 'renewal' })
    expect(beside('2026-11-30')).toEqual({ date: '2026-11-30', reason: 'use' })
    const later = { ...renewal, due: '2027-06-01' }
    expect(fromTrademark(trademark({ ...at, deadlines: [later, term] }), today).due).toEqual({
      date: '2027-03-02',
      reason: 'term',
    })
  }
})

test('a transfer that has not come is ours to record', () => {
  const row = (payment_date: string | null) =>
    request({
      status: 'Checkout completed',
      product: { withdrawals: [], invoices: [{ payment_type: 'transfer', payment_date }] },
    })
  expect(fromRequest(row(null)).action.key).toBe('record-transfer')
  expect(fromRequest(row('2026-11-19')).action.key).toBe('wait-payment')
})

test('a client without a name is known by the address', () => {
  expect(fromRequest(request({ contact_first_name: '', contact_last_name: '' })).client).toBe('vera@visitor.test')
})
