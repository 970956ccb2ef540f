import { bankEntryMachine } from '#domain/billing/bank-entry.ts'
import { bankAllocation, bankEntry, bankStatement } from './bank.ts'
import type { Facts } from './facts.ts'
import { one, to } from './relation.ts'

export const facts = {
  bank_statement: {
    table: bankStatement,
    written: true,
    relations: [to('user')],
    held: 'nobody',
  },
  bank_entry: {
    table: bankEntry,
    machine: bankEntryMachine,
    written: true,
    relations: [to('bank_statement'), to('decided_by_user')],
    held: {
      group: 'invoices',
      mine: `t.id in (select bank_entry_id from bank_allocation where id = any ({bank_allocation}))`,
      erase: 'keep',
    },
  },
  bank_allocation: {
    table: bankAllocation,
    written: true,
    relations: [
      to('bank_entry', 'allocations'),
      one('invoice', 'invoice', 'variable_symbol', 'variable_symbol', 'bank_allocations'),
      to('payment_attempt'),
      to('user'),
    ],
    held: {
      group: 'invoices',
      mine: `t.variable_symbol in (select variable_symbol from invoice where id = any ({invoice}))`,
      erase: 'keep',
    },
  },
} satisfies Facts
