import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { specimenCopy, specimenCreate, specimenDelete, specimenFromUse, specimenUpdate } from '#contract/specimen.ts'
import {
  commerceUseAbandon,
  commerceUseApprove,
  commerceUseComment,
  commerceUseCommentDelete,
  commerceUseCommentEdit,
  commerceUseEdit,
  commerceUseOrder,
  commerceUseShow,
} from '#contract/use-in-commerce.ts'
import { useDecisions } from '#domain/use-in-commerce/status.ts'
import { errorList } from '#kernel/errors.ts'
import { formOf, manyOf, oneOf, reading, typedIn, writing, type Typed } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { classControls } from './controls.ts'
import { aboutSpecimen } from './specimen-typed.server.ts'
import { shownUse, type UseInCommerceData } from './shown.server.ts'

export type { CollectedUse, UseClass, UseInCommerceData, UseSpecimen } from './shown.server.ts'

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<UseInCommerceData> {
  return await reading(shownUse(params.id, context.get(loadContext), request.headers.get('user-agent')))
}

interface Sent {
  id: string
  typed: Typed
  form: FormData
}
type Work = (sent: Sent, load: LoadContext) => Promise<Response>

const back = (id: string): Response => redirect(path.useInCommerce({ id }))

const wordOf = <T extends string>(words: readonly T[], typed: string): T | null =>
  words.find((word) => word === typed) ?? null

/** What the form of the classes says, class by class, as the page showed them. */
async function writtenClasses({ id, typed }: Sent, { call }: LoadContext) {
  const { classes } = await call(commerceUseShow, { params: { id } })
  const shown = manyOf(typed, 'class')
  return classes
    .filter((one) => shown.includes(one.id))
    .map((one) => {
      const names = classControls(one.id)
      return {
        id: one.id,
        decision: wordOf(useDecisions, oneOf(typed, names.decision)),
        items: manyOf(typed, names.items),
        firstUseAnywhere: oneOf(typed, names.firstUseAnywhere),
        firstUseInUs: oneOf(typed, names.firstUseInUs),
        website: oneOf(typed, names.website),
      }
    })
}

async function save(sent: Sent, load: LoadContext): Promise<void> {
  const classes = await writtenClasses(sent, load)
  const incontestability = oneOf(sent.typed, 'incontestability') === 'yes'
  await load.call(commerceUseEdit, { params: { id: sent.id }, body: { classes, incontestability } })
}

const ofSpecimen = ({ id, typed }: Sent) => ({
  id,
  classId: oneOf(typed, 'classId'),
  specimenId: oneOf(typed, 'specimenId'),
})

/** What the page's forms do, by the button that was pressed. */
const intents: Readonly<Record<string, Work>> = {
  save: async (sent, load) => {
    await save(sent, load)
    return back(sent.id)
  },
  order: async (sent, load) => {
    const { productId, isQuoted } = await load.call(commerceUseOrder, { params: { id: sent.id } })
    return isQuoted ? back(sent.id) : redirect(path.checkout({ id: productId }))
  },
  approve: async ({ id, typed }, { call }) => {
    const body = {
      version: oneOf(typed, 'version'),
      signedBy: oneOf(typed, 'signedBy'),
      declared: (oneOf(typed, 'declared') === 'yes') as true,
      note: oneOf(typed, 'note'),
    }
    await call(commerceUseApprove, { params: { id }, body })
    return back(id)
  },
  abandon: async ({ id, typed }, { call }) => {
    await call(commerceUseAbandon, { params: { id }, body: { note: oneOf(typed, 'note') } })
    return back(id)
  },
  comment: async ({ id, typed }, { call }) => {
    await call(commerceUseComment, { params: { id }, body: { content: oneOf(typed, 'content') } })
    return back(id)
  },
  'comment-edit': async ({ id, typed }, { call }) => {
    const params = { id, commentId: oneOf(typed, 'commentId') }
    await call(commerceUseCommentEdit, { params, body: { content: oneOf(typed, 'content') } })
    return back(id)
  },
  'comment-delete': async ({ id, typed }, { call }) => {
    await call(commerceUseCommentDelete, { params: { id, commentId: oneOf(typed, 'commentId') } })
    return back(id)
  },
  'specimen-add': async ({ id, typed, form }, { call }) => {
    const file = form.get('file')
    await call(specimenCreate, {
      params: { id, classId: oneOf(typed, 'classId') },
      body: aboutSpecimen(typed),
      ...(file instanceof File && file.size > 0 ? { file } : {}),
    })
    return back(id)
  },
  'specimen-from-use': async ({ id, typed }, { call }) => {
    const params = { id, classId: oneOf(typed, 'classId') }
    await call(specimenFromUse, { params, body: { proofId: oneOf(typed, 'proofId') } })
    return back(id)
  },
  'specimen-change': async (sent, { call }) => {
    const body = { ...aboutSpecimen(sent.typed), classItems: manyOf(sent.typed, 'classItems') }
    await call(specimenUpdate, { params: ofSpecimen(sent), body })
    return back(sent.id)
  },
  'specimen-remove': async (sent, { call }) => {
    await call(specimenDelete, { params: ofSpecimen(sent) })
    return back(sent.id)
  },
  'specimen-copy': async (sent, { call }) => {
    await call(specimenCopy, { params: ofSpecimen(sent), body: { classId: oneOf(sent.typed, 'toClass') } })
    return back(sent.id)
  },
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = rowId(params.id)
  // Before the body is read: a stranger hands in no file.
  await reading(load.call(commerceUseShow, { params: { id } }))
  const form = await formOf(request)
  const typed = typedIn(form)
  const name = oneOf(typed, 'intent')
  const work = Object.hasOwn(intents, name) ? intents[name] : undefined
  if (!work) throw data({ code: 'malformed-request' }, { status: errorList['malformed-request'].status })
  return await writing(typed, async () => await work({ id, typed, form }, load))
}
