import { expense } from './expense.ts'
import type { Facts } from './facts.ts'
import { readable } from './permissions/permission.ts'
import { to } from './relation.ts'

export const facts = {
  expense: {
    table: expense,
    written: true,
    relations: [to('product', 'expenses'), to('document'), to('created_by_user'), to('corrects', 'corrected_by')],
    // What offices were paid is the client's to know; what agents were paid is our own cost.
    customer: {
      select: {
        columns: ['id', 'product_id', 'kind', 'amount', 'currency', 'paid_to', 'spent_on', 'created_at'],
        filter: { kind: { _eq: 'official' }, product: readable },
      },
    },
    texts: { kind: 'word', paid_to: 'companyName' },
    held: {
      group: 'invoices',
      mine: `t.product_id = any ({product}) and t.kind = 'official'`,
      secret: ['note', 'created_by_user_id', 'document_id'],
      erase: 'keep',
    },
  },
} satisfies Facts
