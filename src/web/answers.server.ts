import { data } from 'react-router'
import { AppError, errorList } from '#kernel/errors.ts'
import { trapName } from './form/trap-name.ts'
import { refusalOf, type Refusal } from './refusal.ts'

/** What was typed, as the form sends it; kept on the page when the server refuses. */
export type Typed = Record<string, string[]>

export interface FormAnswer {
  refusal: Refusal
  typed: Typed
}

/** Fields that one form may have: all jurisdictions, classes and terms of an order are a third of it. */
const mostFields = 1000

/** The form that a request carries, of a thousand fields at most. A body that is none becomes the page of its refusal. */
export async function formOf(request: Request): Promise<FormData> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') refuseForm('unsupported-type')
  const form = await request.formData().catch(() => refuseForm('malformed-request'))
  // What is refused is shown again field by field, which would cost more than reading it.
  let fields = 0
  for (const _ of form.keys()) if ((fields += 1) > mostFields) refuseForm('malformed-request')
  return form
}

function refuseForm(code: 'unsupported-type' | 'malformed-request'): never {
  throw data({ code }, { status: errorList[code].status })
}

/** The typed answers of a form. */
export function typedIn(form: FormData): Typed {
  // Without a prototype a field of any name is only a field.
  const typed = Object.create(null) as Typed
  for (const [name, value] of form) if (typeof value === 'string') (typed[name] ??= []).push(value)
  return typed
}

/** One typed answer, trimmed; empty when absent. */
export const oneOf = (typed: Typed, name: string): string => typed[name]?.[0]?.trim() ?? ''

export const manyOf = (typed: Typed, name: string): string[] =>
  (typed[name] ?? []).map((value) => value.trim()).filter((value) => value !== '')

/** A page's reading: a refusal becomes the page of its status. */
export async function reading<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    throw data({ code: refusal.code }, { status: errorList[refusal.code].status })
  }
}

/** A form's writing: a refusal comes back to the same page with what was typed. */
export async function writing<T>(typed: Typed, work: () => Promise<T>) {
  try {
    if (typed[trapName]?.some((text) => text !== '')) throw new AppError('filled-by-machine')
    return await work()
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const answer: FormAnswer = { refusal, typed }
    return data(answer, { status: errorList[refusal.code].status })
  }
}
