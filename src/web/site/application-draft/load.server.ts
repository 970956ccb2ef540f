import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import {
  applicationComment,
  applicationCommentDelete,
  applicationCommentUpdate,
  applicationPostpone,
  applicationRead,
  applicationResume,
  applicationUse,
  powerOfAttorneyCreate,
} from '#contract/application.ts'
import {
  logoGenerate,
  recordingKeep,
  requestOwnWords,
  applicationDescribe,
  viewKeep,
  viewsOrder,
} from '#contract/mark.ts'
import { applicationApprove, applicationSaveDraft, applicationUpdate } from '#contract/registration.ts'
import { draftSpecimenCopy, draftSpecimenCreate, draftSpecimenDelete, draftSpecimenUpdate } from '#contract/specimen.ts'
import { logoFonts } from '#domain/catalog/logo-fonts.ts'
import { draftSections } from '#domain/registration/sections.ts'
import { draftedBases } from '#domain/use-in-commerce/status.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { formOf, manyOf, oneOf, reading, type Typed, typedIn, writing } from '../../answers.server.ts'
import { loadContext, type LoadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { rowId } from '../../row-id.ts'
import { aboutSpecimen } from '../use-in-commerce-request/specimen-typed.server.ts'
import { controlsOfUse } from './controls.ts'
import { applicationOf, draftOf, type DraftData } from './draft.server.ts'
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
    body: {
      type: asks ? 'review-request' : 'comment',
      content: oneOf(typed, 'content'),
      section: draftSections.find((one) => one === oneOf(typed, 'section')) ?? null,
    },
  })
  return { done: asks ? ('change' as const) : ('comment' as const) }
}

async function approve(id: string, typed: Typed, load: LoadContext) {
  if (oneOf(typed, 'confirm') !== 'yes') refuseField('confirm', 'must-accept')
  await load.call(applicationApprove, {
    params: { id },
    body: { consent: load.i18n.t('draft:approve.confirm'), digest: oneOf(typed, 'digest') },
  })
  return redirect(path.applicationDraft({ id }))
}

interface Sent {
  id: string
  typed: Typed
  form: FormData
}
type Work = (sent: Sent, load: LoadContext) => Promise<unknown>

const back = (id: string, part: string): Response => redirect(`${path.applicationDraft({ id })}#${part}`)

/** The file of a form, when there is one in it. */
function fileIn(form: FormData): { file?: File } {
  const file = form.get('file')
  return file instanceof File && file.size > 0 ? { file } : {}
}

const ownComment = async ({ id, typed }: Sent, load: LoadContext) => ({
  id: found((await applicationOf(id, load)).application).id,
  commentId: rowId(oneOf(typed, 'commentId')),
})

const numberIn = (typed: Typed, name: string): number => Number(oneOf(typed, name))
const numbersIn = (typed: Typed, name: string): number[] => oneOf(typed, name).split(' ').filter(Boolean).map(Number)
const specimenIn = ({ id, typed }: Sent) => ({ id, specimenId: rowId(oneOf(typed, 'specimenId')) })

/** What the page's forms do, by the button that was pressed. */
const intents: Readonly<Record<string, Work>> = {
  autosave: async ({ id, typed }, load) => {
    await load.call(applicationSaveDraft, { params: { id }, body: { draft: ownerIn(typed) } })
    return { saved: load.now.toISOString() }
  },
  owner: async ({ id, typed }, load) => {
    const body = ownerBody(ownerIn(typed))
    await answering(ownerForm, load.call(applicationUpdate, { params: { id }, body }))
    return redirect(path.applicationDraft({ id }))
  },
  approve: async ({ id, typed }, load) => await approve(id, typed, load),
  comment: async ({ id, typed }, load) => await comment(id, typed, load),
  change: async ({ id, typed }, load) => await comment(id, typed, load),
  shown: async ({ id, typed }, { call }) => {
    await call(applicationRead, { params: { id }, body: { digest: oneOf(typed, 'digest') } })
    return null
  },
  read: async ({ id, typed }, { call }) => {
    await call(applicationRead, { params: { id }, body: { digest: oneOf(typed, 'digest') } })
    return redirect(path.applicationDraft({ id }))
  },
  postpone: async ({ id, typed }, { call }) => {
    await call(applicationPostpone, { params: { id }, body: { until: oneOf(typed, 'until') } })
    return back(id, 'postpone')
  },
  resume: async ({ id }, { call }) => {
    await call(applicationResume, { params: { id } })
    return redirect(path.applicationDraft({ id }))
  },
  settle: async (sent, load) => {
    await load.call(applicationCommentUpdate, { params: await ownComment(sent, load), body: { resolved: true } })
    return back(sent.id, 'comments')
  },
  reopen: async (sent, load) => {
    await load.call(applicationCommentUpdate, { params: await ownComment(sent, load), body: { resolved: false } })
    return back(sent.id, 'comments')
  },
  'comment-edit': async (sent, load) => {
    const body = { content: oneOf(sent.typed, 'content') }
    await load.call(applicationCommentUpdate, { params: await ownComment(sent, load), body })
    return back(sent.id, 'comments')
  },
  'comment-delete': async (sent, load) => {
    await load.call(applicationCommentDelete, { params: await ownComment(sent, load) })
    return back(sent.id, 'comments')
  },
  'logo-file': async ({ id, form }, { call }) => {
    const file = fileIn(form)
    if (!file.file) refuseField('file', 'required')
    await call(logoGenerate, { params: { id }, body: {}, ...file })
    return back(id, 'mark')
  },
  'logo-draw': async ({ id, typed }, { call }) => {
    const font = logoFonts.find((one) => one === oneOf(typed, 'font')) ?? 'serif'
    await call(logoGenerate, { params: { id }, body: { font, colour: oneOf(typed, 'colour') } })
    return back(id, 'mark')
  },
  recording: async ({ id, form }, { call }) => {
    await call(recordingKeep, { params: { id }, ...fileIn(form) })
    return back(id, 'mark')
  },
  view: async ({ id, form }, { call }) => {
    await call(viewKeep, { params: { id }, ...fileIn(form) })
    return back(id, 'views')
  },
  views: async ({ id, typed }, { call }) => {
    const [before, views] = [numbersIn(typed, 'before'), numbersIn(typed, 'views')]
    await call(viewsOrder, { params: { id }, body: { before, views } })
    return back(id, 'views')
  },
  sign: async ({ id, typed }, { call }) => {
    const [names, codes, wheres] = [typed.colourName ?? [], typed.colourCode ?? [], typed.colourWhere ?? []]
    const colours = names
      .map((name, at) => ({ name: name.trim(), code: codes[at]?.trim() || null, where: wheres[at]?.trim() ?? '' }))
      // A row that nobody wrote in is none.
      .filter(({ name, code, where }) => name !== '' || code !== null || where !== '')
    await call(applicationDescribe, { params: { id }, body: { description: oneOf(typed, 'description'), colours } })
    return back(id, 'mark')
  },
  words: async ({ id, typed }, { call }) => {
    const body = { businessDescription: oneOf(typed, 'businessDescription') }
    await call(requestOwnWords, { params: { id }, body })
    return back(id, 'goods')
  },
  basis: async ({ id, typed }, { call }) => {
    const classes = manyOf(typed, 'class')
      .map(Number)
      .map((number) => {
        const names = controlsOfUse(number)
        return {
          number,
          firstUseAnywhere: oneOf(typed, names.firstUseAnywhere),
          firstUseInCommerce: oneOf(typed, names.firstUseInCommerce),
        }
      })
    const basis = draftedBases.find((one) => one === oneOf(typed, 'basis')) ?? null
    await call(applicationUse, { params: { id }, body: { basis, classes } })
    return back(id, 'use')
  },
  'specimen-add': async ({ id, typed, form }, { call }) => {
    const body = { ...aboutSpecimen(typed), classNumber: numberIn(typed, 'classId') }
    await call(draftSpecimenCreate, { params: { id }, body, ...fileIn(form) })
    return back(id, 'use')
  },
  'specimen-change': async (sent, { call }) => {
    const body = { ...aboutSpecimen(sent.typed), classItems: manyOf(sent.typed, 'classItems') }
    await call(draftSpecimenUpdate, { params: specimenIn(sent), body })
    return back(sent.id, 'use')
  },
  'specimen-remove': async (sent, { call }) => {
    await call(draftSpecimenDelete, { params: specimenIn(sent) })
    return back(sent.id, 'use')
  },
  'specimen-copy': async (sent, { call }) => {
    await call(draftSpecimenCopy, {
      params: specimenIn(sent),
      body: { classNumber: numberIn(sent.typed, 'toClass') },
    })
    return back(sent.id, 'use')
  },
  'authority-draw': async ({ id }, { call }) => {
    await call(powerOfAttorneyCreate, { params: { id } })
    return back(id, 'authority')
  },
  'authority-signed': async ({ id, form }, { call }) => {
    const file = fileIn(form)
    if (!file.file) refuseField('file', 'required')
    await call(powerOfAttorneyCreate, { params: { id }, ...file })
    return back(id, 'authority')
  },
}

/** Keeps what is typed, completes the owner, comments, asks for a change, approves. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const load = context.get(loadContext)
  const id = rowId(params.id)
  // Before the body is read: a stranger hands in no file.
  await reading(applicationOf(id, load))
  const form = await formOf(request)
  const typed = typedIn(form)
  const name = oneOf(typed, 'intent')
  const work = Object.hasOwn(intents, name) ? intents[name] : intents.comment
  return await writing(typed, async () => await work?.({ id, typed, form }, load))
}
