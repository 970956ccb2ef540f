import { redirect, redirectDocument, type ActionFunctionArgs } from 'react-router'
import { caseCounterpartyUpdate } from '#contract/case.ts'
import { userBillingEntity, userErase, userExportStart, userUpdate } from '#contract/profile.ts'
import {
  secondFactorBegin,
  secondFactorCodes,
  secondFactorConfirm,
  secondFactorRemove,
  sessionEnd,
  sessionEndAll,
} from '#contract/session.ts'
import { userDeactivate } from '#contract/staff.ts'
import { userChangePassword } from '#contract/user.ts'
import { formOf, oneOf, typedIn, writing, type Typed } from '../../answers.server.ts'
import { answering, valuesIn } from '../../form/answers.server.ts'
import { partyAnswers } from '../../party/values.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { billingForm, youForm } from './load.server.ts'
import { subscriptionIntents } from './subscription.server.ts'
import type { Said } from './tabs.ts'

/** A second factor that was begun, or the codes that are told once. */
export type FactorAnswer = { enrolment: { secret: string; picture: string } } | { recoveryCodes: string[] }

type IntentHandler = (
  typed: Typed,
  context: LoadContext,
  raw: FormData,
  id: string,
) => Promise<Said | FactorAnswer | Response>

const secretOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const intents: Record<string, IntentHandler> = {
  ...subscriptionIntents,
  you: async (typed, { call }, _form, id) => {
    const body = youForm.body(valuesIn(youForm.names, typed))
    await answering(youForm, call(userUpdate, { params: { id }, body }))
    return { said: 'saved' }
  },
  billing: async (typed, { call }, _form, id) => {
    const { values, leftOut } = partyAnswers(valuesIn(billingForm.names, typed))
    await answering(billingForm, call(userBillingEntity, { params: { id }, body: billingForm.body(values, leftOut) }))
    return { said: 'saved' }
  },
  password: async (_typed, { call }, form) => {
    const body = { currentPassword: secretOf(form, 'currentPassword'), newPassword: secretOf(form, 'newPassword') }
    await call(userChangePassword, { body })
    return { said: 'changed' }
  },
  end: async (typed, { call }) => {
    await call(sessionEnd, { params: { id: oneOf(typed, 'session') } })
    return { said: 'ended' }
  },
  'end-others': async (_typed, { call }) => {
    const { ended } = await call(sessionEndAll, { body: { butThis: true } })
    return { said: 'ended-others', count: ended }
  },
  'end-all': async (_typed, { call }) => {
    await call(sessionEndAll, { body: { butThis: false } })
    return redirect(path.login())
  },
  'factor-begin': async (_typed, { call }, form) => {
    const { secret, picture } = await call(secondFactorBegin, { body: { password: secretOf(form, 'password') } })
    return { enrolment: { secret, picture } }
  },
  'factor-confirm': async (typed, { call }) =>
    await call(secondFactorConfirm, { body: { code: oneOf(typed, 'code') } }),
  'factor-codes': async (typed, { call }, form) =>
    await call(secondFactorCodes, { body: { password: secretOf(form, 'password'), code: oneOf(typed, 'code') } }),
  'factor-remove': async (typed, { call }, form) => {
    await call(secondFactorRemove, { body: { password: secretOf(form, 'password'), code: oneOf(typed, 'code') } })
    return { said: 'factor-removed' }
  },
  'whitelist-off': async (typed, { call }) => {
    await call(caseCounterpartyUpdate, { params: { id: oneOf(typed, 'counterparty') }, body: { whitelisted: false } })
    return { said: 'whitelist-off' }
  },
  export: async (_typed, { call }) => {
    await call(userExportStart, {})
    return { said: 'exported' }
  },
  close: async (_typed, { call }, form, id) => {
    await call(userDeactivate, { params: { id }, body: { password: secretOf(form, 'password') } })
    return redirect(path.login())
  },
  erase: async (typed, { call, language }, form) => {
    const confirm = oneOf(typed, 'confirm') === 'yes'
    await call(userErase, { body: { password: secretOf(form, 'erasePassword'), confirm: confirm as true } })
    return redirectDocument(path.login({}, { language, query: { erased: '' } }))
  },
}

const secrets = ['password', 'erasePassword', 'currentPassword', 'newPassword']

export async function action({ request, context }: ActionFunctionArgs) {
  const inside = context.get(loadContext)
  const form = await formOf(request)
  const typed = typedIn(form)
  // Passwords never come back to the page.
  for (const name of secrets) delete typed[name]
  const id = inside.session?.user.id ?? ''
  const handler = intents[oneOf(typed, 'intent')]
  return writing(typed, async () => (handler ? await handler(typed, inside, form, id) : null))
}
