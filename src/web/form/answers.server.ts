import type { AnyCall } from '#contract/call.ts'
import type { Form } from '#contract/form.ts'
import { AppError } from '#kernel/errors.ts'
import { oneOf, type Typed } from '../answers.server.ts'
import { refusalOf } from '../refusal.ts'

/** What stands in the controls of a form. */
export function valuesIn<N extends string>(names: readonly N[], typed: Typed): Record<N, string> {
  return Object.fromEntries(names.map((name) => [name, oneOf(typed, name)])) as Record<N, string>
}

/** Does a call for its form: a refusal of its body comes back under the names of the controls. */
export async function answering<T>(form: Pick<Form<AnyCall, string>, 'controlOf'>, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || Object.keys(refusal.fields).length === 0) throw error
    const fields = Object.entries(refusal.fields).map(([name, code]) => [form.controlOf(name), code])
    throw new AppError(refusal.code, {
      fields: Object.fromEntries(fields) as typeof refusal.fields,
      facts: refusal.facts,
      cause: error,
    })
  }
}
