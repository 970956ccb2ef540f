import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { requestResendMail } from '#contract/registration.ts'
import { userSignup } from '#contract/user.ts'
import { found } from '#kernel/errors.ts'
import { requestById } from '#operations/registration.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../load-context.ts'
import { placeOf } from '../../../places.ts'

export interface RequestConfirmation {
  id: string
  number: string
  mark: string
  email: string
  /** The address that our letters come from. */
  sender: string
  places: string[]
  /** An account for the address of the request may be opened here. */
  mayOpenAccount: boolean
  /** The link that led here offers an account, so that stands first. Nothing is opened before the button is pressed. */
  offersAccount: boolean
}

async function requestOf(id: string, { query }: LoadContext) {
  const { registration_request_by_pk: request } = await query(requestById, { id }, { kind: 'registration_request', id })
  return found(request)
}

export async function loader({ request: { url }, params, context }: LoaderFunctionArgs): Promise<RequestConfirmation> {
  const load = context.get(loadContext)
  const request = await reading(requestOf(params.id ?? '', load))
  return {
    id: request.id,
    number: request.public_id,
    mark: request.value,
    email: request.contact_email,
    sender: load.sender,
    places: request.jurisdictions.map((code) => placeOf(code, load.language).name),
    mayOpenAccount: load.userAccount && load.session === null,
    offersAccount: load.userAccount && load.session === null && new URL(url).searchParams.has('createAccount'),
  }
}

export interface ConfirmationAnswer {
  done: 'resent' | 'account'
}

/** Sends the mail again, or opens an account for the address of the request. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  return writing(typed, async () => {
    if (oneOf(typed, 'intent') === 'account') {
      const {
        contact_email: email,
        contact_first_name: firstName,
        contact_last_name: lastName,
      } = await requestOf(id, load)
      await load.call(userSignup, { body: { email, firstName, lastName, language: load.language } })
      return { done: 'account' } satisfies ConfirmationAnswer
    }
    await load.call(requestResendMail, { params: { id } })
    return { done: 'resent' } satisfies ConfirmationAnswer
  })
}
