import { describe, expect, test } from 'vitest'
import { columnOf, ownerField, ownerFieldNames } from '#domain/account/party.ts'
import { read } from '#contract/fields.ts'
import { applicationUpdate } from '#contract/registration.ts'
import { partyValues } from '../../party/values.ts'
import { ownerBody, ownerControls, ownerForm, ownerIn, ownerValues, type OwnerValues } from './owner.server.ts'

const person = ownerIn({
  type: ['physical'],
  firstName: ['Vera'],
  lastName: ['Invented'],
  nationality: ['SK'],
  businessName: ['left over from another choice'],
  country: ['US'],
  street: ['1 Nowhere Street'],
  postcode: ['00000'],
  city: ['Fictional'],
  state: ['US-CA'],
  email: ['vera@invented.test'],
})

/** The controls that the call refuses. */
function refused(values: OwnerValues): Record<string, string> {
  const fields = read(applicationUpdate.body, ownerBody(values)).fields ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, code]) => [ownerForm.controlOf(name), code]))
}

describe('the owner of an application', () => {
  test('what a person typed is what the call takes, without what belongs to a business', () => {
    const body = ownerBody(person)
    expect(applicationUpdate.body.parse(body).owner).toMatchObject({ firstName: 'Vera', businessName: null })
    expect(body.owner.address.state).toBe('CA')
    expect(body.priority).toBeNull()
  })

  test('everything that is missing is said at once', () => {
    const fields = refused(ownerIn({ type: ['legal'], country: ['CA'], priority: ['yes'] }))
    expect(Object.keys(fields).sort()).toEqual(
      [
        'businessName',
        'city',
        'companyType',
        'countryOfIncorporation',
        'email',
        'postcode',
        'priorityDate',
        'priorityJurisdiction',
        'priorityNumber',
        'state',
        'street',
      ].sort(),
    )
  })

  test.each(ownerFieldNames)(
    '%s, as every declared field, has a control, is sent, read back and left out of the other type',
    (name) => {
      const { of, text } = ownerField(name)
      const typed = text === 'country' ? 'US' : text === 'state' ? 'US-CA' : 'typed'
      const within = { country: 'US', countryOfIncorporation: 'US' }
      const sent = (type: string) => ownerBody({ ...person, ...within, type, [name]: typed }).owner[name]
      const kept = text === 'state' ? 'CA' : typed
      expect([sent(of), sent(of === 'legal' ? 'physical' : 'legal')]).toEqual([kept, null])
      const stored = { country_of_incorporation: 'US', [columnOf(name)]: kept, address: { country: 'US' } }
      expect(partyValues(ownerForm.names, stored)[name]).toBe(typed)
    },
  )

  test('a region of another country is refused', () => {
    expect(refused({ ...person, state: 'CA-ON' })).toEqual({ state: 'required' })
    expect(refused({ ...person, type: '' })).toMatchObject({ type: 'not-a-choice' })
  })

  test('a draft wins over what is stored, and every control has a value', () => {
    const known = { email: 'a@b.test', firstName: 'A', lastName: 'B' }
    const values = ownerValues(null, known, null)
    expect(Object.keys(values).sort()).toEqual([...ownerControls].sort())
    expect(values.email).toBe('a@b.test')
  })

  test('refusals lead to the control they belong to', () => {
    expect(['owner.address.city', 'owner.businessName', 'priority.date', 'email'].map(ownerForm.controlOf)).toEqual([
      'city',
      'businessName',
      'priorityDate',
      'email',
    ])
  })
})
