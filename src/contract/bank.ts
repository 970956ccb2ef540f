import { z } from 'zod'
import { call } from './call.ts'
import { done, line, list, nothing, rowId } from './fields.ts'

const staff = ['staff', 'admin'] as const
const ofStaff = { who: staff, limit: 'none', support: 'closed', query: nothing } as const

export const bankStatementTake = call({
  ...ofStaff,
  name: 'bank-statement.take',
  method: 'POST',
  path: '/api/bank-statement',
  summary:
    'Hand in a statement of the bank (camt.053): every payment that came in is entered once, and put to the order that it names when the amount is right. The same file again changes nothing',
  audit: { table: 'bank_statement' },
  params: nothing,
  body: nothing,
  output: z.object({
    id: rowId,
    /** Payments that were not known, payments that were, and entries that are no money that came in. */
    entered: z.number(),
    known: z.number(),
    skipped: z.number(),
  }),
  errors: ['invalid-input', 'too-large'],
  upload: true,
})

const one = z.strictObject({ id: rowId })
const writes = { ...ofStaff, params: one, audit: { table: 'bank_entry' } } as const

/** Invoices that one payment may be for. */
export const mostParts = 20

export const bankEntryMatch = call({
  ...writes,
  name: 'bank-entry.match',
  method: 'POST',
  path: '/api/bank-entry/{id}/match',
  summary:
    'Put a payment to an order, or split it among several; an order is paid when what was put to it is what it asks',
  body: z.strictObject({
    parts: list(
      z.strictObject({
        variableSymbol: line(10).regex(/^\d{1,10}$/, { error: 'not-a-number' }),
        /** Minor units of the payment's currency. */
        amount: z.number({ error: 'not-a-number' }).int('not-a-number').min(1, 'not-a-number'),
      }),
      mostParts,
      { min: 1, tooFew: 'choose-at-least-one' },
    ),
  }),
  output: z.object({ paid: z.array(z.string()) }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'rules-unmet'],
  idempotent: 'by-key',
})

export const bankEntrySetAside = call({
  ...writes,
  name: 'bank-entry.set-aside',
  method: 'POST',
  path: '/api/bank-entry/{id}/set-aside',
  summary:
    'Say that a payment, or the rest of it, is for no order, and why: sent back, a mistake of the bank, not ours',
  body: z.strictObject({ note: line(200) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const bankEntryUndo = call({
  ...writes,
  name: 'bank-entry.undo',
  method: 'POST',
  path: '/api/bank-entry/{id}/undo',
  summary: 'Open a payment again: what was set aside, and what was put to orders that are not paid yet',
  body: nothing,
  output: done,
  errors: ['not-found', 'transition-refused', 'rules-unmet'],
})

export const bankEntryCandidates = call({
  ...ofStaff,
  support: 'open',
  name: 'bank-entry.candidates',
  method: 'GET',
  path: '/api/bank-entry/{id}/candidates',
  summary: 'Orders that a payment may be for: those that it names, and those that ask exactly what is left of it',
  audit: 'none',
  params: one,
  body: nothing,
  output: z.object({
    /** What of the payment is put to no order, in minor units. */
    left: z.number(),
    candidates: z.array(
      z.object({
        invoiceId: rowId,
        variableSymbol: z.string(),
        customer: z.string(),
        subject: z.string(),
        total: z.number(),
        open: z.number(),
        currency: z.string(),
        why: z.enum(['named', 'amount']),
        isWaiting: z.boolean(),
        /** It was ordered after the payment came, which is its own only where a person says so. */
        isLater: z.boolean(),
      }),
    ),
  }),
  errors: ['not-found'],
})
