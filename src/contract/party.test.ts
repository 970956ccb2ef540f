import { describe, expect, test } from 'vitest'
import { read } from './fields.ts'
import { productUpdate } from './product.ts'
import { userBillingEntity } from './profile.ts'
import { applicationUpdate } from './registration.ts'

const place = { street: 'Hlavná 1', city: 'Nitra', postcode: '949 01', country: 'SK' }
const company = { type: 'legal', businessName: 'Vela s.r.o.', companyId: '1', email: 'a@vela.test' }
const owner = { companyType: 's.r.o.', countryOfIncorporation: 'SK', nationality: 'SK' }

/** The calls that take a party, with the body that one makes. */
const calls = [
  ['product.update', productUpdate, (party: object) => ({ ...party, ...place }), ''],
  ['user.billing-entity', userBillingEntity, (party: object) => ({ ...party, address: place }), ''],
  [
    'application.update',
    applicationUpdate,
    (party: object) => ({ owner: { ...owner, ...party, address: place } }),
    'owner.',
  ],
] as const

describe.each(calls)('%s', (_, call, bodyOf, at) => {
  const refused = (party: object) => read(call.body, bodyOf(party)).fields

  test('takes a company', () => {
    expect(refused(company)).toBeUndefined()
  })

  test('names everything at once that its type of party lacks', () => {
    expect(refused({ ...company, businessName: '', email: '' })).toEqual({
      [`${at}businessName`]: 'required',
      [`${at}email`]: 'required',
    })
    expect(refused({ ...company, type: 'physical' })).toEqual({
      [`${at}firstName`]: 'required',
      [`${at}lastName`]: 'required',
    })
  })
})

test.each(calls.slice(0, 2))(
  '%s takes a VAT number as people write it and refuses one that is none',
  (_, call, bodyOf) => {
    expect(read(call.body, bodyOf({ ...company, vat: 'sk 2020-2020.20' })).fields).toBeUndefined()
    expect(read(call.body, bodyOf({ ...company, vat: '12' })).fields).toEqual({ vat: 'vat-number-format' })
  },
)

test('an owner in a country with states says which', () => {
  const party = { ...owner, ...company }
  expect(read(applicationUpdate.body, { owner: { ...party, address: { ...place, country: 'US' } } }).fields).toEqual({
    'owner.address.state': 'required',
  })
})
