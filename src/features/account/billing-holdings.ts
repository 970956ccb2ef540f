import { none, type Holding } from './holding.ts'

const ofAttempts = `t.payment_attempt_id in (select id from payment_attempt where product_id = any ({products}))`
const ofSymbols = `t.variable_symbol in (select variable_symbol from invoice where id = any ({invoices}))`
const ofPayments = `t.id in (select bank_entry_id from bank_allocation t where ${ofSymbols})`

/** What billing holds of a customer, before the orders themselves. Children stand before parents. */
export const billing: readonly Holding[] = [
  {
    table: 'payment_attempt',
    group: 'invoices',
    mine: `t.product_id = any ({products})`,
    erase: 'keep',
    secret: ['key'],
  },
  { table: 'bank_allocation', group: 'invoices', mine: ofSymbols, erase: 'keep' },
  { table: 'bank_entry', group: 'invoices', mine: ofPayments, erase: 'keep' },
  { table: 'payment_refund', group: 'invoices', mine: ofAttempts, erase: 'keep' },
  { table: 'product_event', group: 'requests', mine: `t.product_id = any ({products})`, erase: { data: none } },
  { table: 'invoice', group: 'invoices', mine: `t.id = any ({invoices})`, erase: 'keep' },
  { table: 'credit_note', group: 'invoices', mine: 't.user_id = $1', erase: 'keep' },
  { table: 'product', group: 'invoices', mine: `t.id = any ({products})`, erase: 'keep' },
]
