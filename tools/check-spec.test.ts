import { expect, it } from 'vitest'
import { missing, type Offer, type Specification } from './check-spec.ts'

const wanted: Specification = {
  entities: {
    invoice: {
      fields: ['variable_symbol', 'year'],
      relations: ['billing_entity'],
      restricted: ['secret'],
      key: 'variable_symbol',
    },
    document: { fields: ['id'], id: 'int' },
  },
  operations: { perEntity: ['GetById'], extras: ['allUserInvoices'] },
}
const whole: Offer = {
  columns: { invoice: { variable_symbol: 'text', year: 'integer', secret: 'text' }, document: { id: 'integer' } },
  keys: { invoice: ['variable_symbol'], document: ['id'] },
  relations: ['invoice.billing_entity'],
  hidden: { invoice: ['secret'] },
  operations: ['invoiceGetById', 'documentGetById', 'allUserInvoices'],
}

it('a schema that has everything is in order', () => {
  expect(missing(wanted, whole)).toEqual([])
})

it.each([
  ['a column', { columns: { ...whole.columns, invoice: { variable_symbol: 'text', secret: 'text' } } }, 'invoice.year'],
  ['a table', { columns: { invoice: whole.columns['invoice'] ?? {} } }, 'document: no such table'],
  ['a type', { columns: { ...whole.columns, document: { id: 'uuid' } } }, 'document.id: is uuid'],
  ['a key', { keys: { invoice: ['id'] } }, 'its key is not variable_symbol'],
  ['a relation', { relations: [] }, 'invoice.billing_entity: no such relation'],
  ['a secret that shows', { hidden: {} }, 'restricted, but the data API has it'],
  [
    'an operation of an entity',
    { operations: ['documentGetById', 'allUserInvoices'] },
    'invoice: no operation GetById',
  ],
  ['an extra operation', { operations: ['invoiceGetById', 'documentGetById'] }, 'no operation allUserInvoices'],
])('%s that is missing is named', (_what, change, problem) => {
  expect(missing(wanted, { ...whole, ...change }).join('\n')).toContain(problem)
})
