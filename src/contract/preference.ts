import { z } from 'zod'
import { grantDecisions } from '#domain/registration/grant.ts'
import { call } from './call.ts'
import { choice, done, nothing, optionalDate, rowId } from './fields.ts'
import { linkHolders } from './limits.ts'

const one = z.strictObject({ id: rowId })
const answer = z.boolean({ error: 'wrong-type' })

export const requestPreferences = call({
  name: 'request.preferences',
  method: 'PUT',
  path: '/api/request/{id}/preferences',
  summary:
    'What a client wants besides the order: to wait for a grant of the EU, to speak to a lawyer, an invoice from the United States',
  who: ['link', 'customer', 'staff', 'admin'],
  limit: linkHolders,
  support: 'open',
  audit: { table: 'registration_request', facts: ['lawyerHelp', 'euGrant', 'invoiceInUs'] },
  link: { kind: 'registration_request', param: 'id' },
  params: one,
  query: nothing,
  body: z.strictObject({
    lawyerHelp: answer,
    euGrant: answer,
    /** Taken where there is a company in the United States; the invoice is its own when the billing address is there too. */
    invoiceInUs: answer.default(false),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const requestGrant = call({
  name: 'request.grant',
  method: 'PUT',
  path: '/api/request/{id}/grant',
  summary: 'Record what became of the grant that a client waits for; without a decision it is open again',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request', facts: ['decision', 'decidedOn'] },
  params: one,
  query: nothing,
  body: z
    .strictObject({ decision: choice(grantDecisions).nullable(), decidedOn: optionalDate })
    .superRefine(({ decision, decidedOn }, context) => {
      if (decision !== null && decidedOn === null)
        context.addIssue({ code: 'custom', message: 'required', path: ['decidedOn'], input: null })
    }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const requestHelpGiven = call({
  name: 'request.help-given',
  method: 'POST',
  path: '/api/request/{id}/help-given',
  summary: 'Say that a lawyer spoke to a client who had asked for it',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'rules-unmet'],
})
