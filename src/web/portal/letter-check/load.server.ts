import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { letterCheck, letterCheckAnswer, letterCheckAsk, mostLetter } from '#contract/docketed-message.ts'
import type { CallOutput } from '#contract/call.ts'
import type { LetterFinding } from '#domain/docketed-message/letter-check.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, formatInstant } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { formOf, oneOf, reading, typedIn, writing } from '../../answers.server.ts'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

/** A finding with its place and its days as the page writes them. */
export interface ShownFinding {
  key: string
  kind: LetterFinding['kind']
  sign: string | null
  source: string | null
  sourceName: string | null
  values: { mark: string; place: string; number: string; opens: string; due: string }
}

export interface ShownAnswer extends Pick<
  CallOutput<typeof letterCheckAnswer>,
  'id' | 'subject' | 'verdict' | 'isAsked' | 'isSettled' | 'reply'
> {
  shownAt: string
  findings: ShownFinding[]
}

export interface LetterCheckData {
  answer: ShownAnswer | null
  mostLetter: number
}

const shown = (finding: LetterFinding, at: number, language: Language): ShownFinding => {
  const { kind, sign, source, sourceName, mark, place, number, opens, due } = finding
  const day = (date: string | null) => (date === null ? '' : formatDate(date, language))
  return {
    key: String(at),
    kind,
    sign,
    source,
    sourceName,
    values: {
      mark: mark ?? '',
      place: place === null ? '' : jurisdictionName(place, language),
      number: number ?? '',
      opens: day(opens),
      due: day(due),
    },
  }
}

export async function loader({ url, context }: LoaderFunctionArgs): Promise<LetterCheckData> {
  const { call, language } = context.get(loadContext)
  const id = url.searchParams.get('letter')?.trim() ?? ''
  if (id === '') return { answer: null, mostLetter }
  const told = await reading(call(letterCheckAnswer, { params: { id } }))
  const { subject, verdict, isAsked, isSettled, reply, shownAt, findings } = told
  return {
    mostLetter,
    answer: {
      id: told.id,
      subject,
      verdict,
      isAsked,
      isSettled,
      reply: reply && { ...reply, at: formatInstant(reply.at, language) },
      shownAt: formatInstant(shownAt, language),
      findings: findings.map((finding, at) => shown(finding, at, language)),
    },
  }
}

/** Shows a letter, or asks a person about one that was shown; both come back to the page of the letter. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call, session } = context.get(loadContext)
  // Before the body is read: a stranger hands in no file.
  if (!session) return redirect(path.login())
  const form = await formOf(request)
  const typed = typedIn(form)
  return await writing(typed, async () => {
    const asked = oneOf(typed, 'letter')
    if (asked !== '') {
      await call(letterCheckAsk, { params: { id: asked }, body: { question: oneOf(typed, 'question') } })
      return redirect(path.letterCheck({}, { query: { letter: asked } }))
    }
    const file = form.get('file')
    const { id } = await call(letterCheck, {
      body: { text: oneOf(typed, 'text') },
      ...(file instanceof File && file.size > 0 ? { file } : {}),
    })
    return redirect(path.letterCheck({}, { query: { letter: String(id) } }))
  })
}
