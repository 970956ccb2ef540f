import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import {
  applicationApprove,
  applicationComment,
  applicationSaveDraft,
  applicationUpdate,
} from '#contract/registration.ts'
import { requestCan } from '#domain/registration/can.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { formOf, oneOf, reading, type Typed, typedIn, writing } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { applicationOf, draftOf, seenOf, type DraftData } from './draft.server.ts'
import { answering } from '../../form/answers.server.ts'
import { ownerBody, ownerForm, ownerIn } from './owner.server.ts'

export function loader({ params, url, context }: LoaderFunctionArgs): Promise<DraftData> {
  const editing = url.searchParams.get('edit') === 'owner'
  return reading(draftOf(params.id ?? '', editing, context.get(loadContext)))
}

async function comment(id: string, typed: Typed, load: LoadContext) {
  const { application } = await applicationOf(id, load)
  const asks = oneOf(typed, 'intent') === 'change'
  await load.call(applicationComment, {
    params: { id: found(application).id },
    body: { type: asks ? 'review-request' : 'comment', content: oneOf(typed, 'content') },
  })
  return { done: asks ? ('change' as const) : ('comment' as const) }
}

async function approve(id: string, typed: Typed, load: LoadContext) {
  if (oneOf(typed, 'confirm') !== 'yes') refuseField('confirm', 'must-accept')
  const request = await applicationOf(id, load)
  // Only while it can be approved at all: otherwise the call says where it stands.
  const reviewed = requestCan.review(request)
  if (reviewed && oneOf(typed, 'seen') !== seenOf(request)) throw new AppError('changed-meanwhile')
  await load.call(applicationApprove, { params: { id }, body: { consent: load.i18n.t('draft:approve.confirm') } })
  return redirect(path.applicationDraft({ id }))
}

/** Keeps what is typed, completes the owner, comments, asks for a change, approves. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = params.id ?? ''
  const typed = typedIn(await formOf(request))
  const intent = oneOf(typed, 'intent')
  return writing(typed, async () => {
    if (intent === 'autosave') {
      await load.call(applicationSaveDraft, { params: { id }, body: { draft: ownerIn(typed) } })
      return { saved: load.now.toISOString() }
    }
    if (intent === 'owner') {
      const body = ownerBody(ownerIn(typed))
      await answering(ownerForm, load.call(applicationUpdate, { params: { id }, body }))
      return redirect(path.applicationDraft({ id }))
    }
    if (intent === 'approve') return await approve(id, typed, load)
    return await comment(id, typed, load)
  })
}
