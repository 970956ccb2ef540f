import { expect, test } from 'vitest'
import { caseRequestCreate } from './case-request.ts'
import { missingIn } from './required-fields.ts'
import { supportTicketCreate } from './support.ts'

test('of a report of nothing by a visitor all that is missing is told at once; of a customer what an account does not know', () => {
  expect(missingIn(caseRequestCreate, {}, 'anonymous')).toEqual({
    links: 'required',
    mark: 'required',
    contactEmail: 'required',
  })
  expect(missingIn(caseRequestCreate, { message: ' ', links: [] }, 'customer')).toEqual({
    links: 'required',
    mark: 'required',
  })
})

test('of several one is enough', () => {
  const said = { message: 'At a fair.', mark: 'VELMORA', contactEmail: 'owner@report.test' }
  expect(missingIn(caseRequestCreate, said, 'anonymous')).toEqual({})
  expect(missingIn(caseRequestCreate, { links: ['https://a.test'], brandId: 'x' }, 'customer')).toEqual({})
})

test('who has no account says where the answer goes', () => {
  expect(missingIn(supportTicketCreate, { email: '' }, 'link')).toEqual({ email: 'required' })
  expect(missingIn(supportTicketCreate, {}, 'customer')).toEqual({})
})

test.each([null, undefined, 'text', 5])(
  'of a body that is none (%j) nothing is told: it is refused as a whole',
  (body) => {
    expect(missingIn(supportTicketCreate, body, 'anonymous')).toEqual({})
  },
)
