import { readableFacts } from '#kernel/dates.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { useLanguage, useText } from './i18n/text.ts'
import type { Refusal } from './refusal.ts'

/** The labels of a form's fields, as they read inside a message. */
export type Labels = Record<string, string>

/** The control that an error belongs to: `websites[1]` and `billing.vat` lead to what carries their name. */
const targetOf = (field: string, ids: Labels): string => ids[field] ?? field.replace(/[[.].*$/, '')

/** The message of each field, ready to stand beside it. */
export function useFieldErrors(refusal: Refusal | undefined, labels: Labels): Record<string, string> {
  const t = useText('errors')
  const language = useLanguage()
  const facts = readableFacts(refusal?.facts ?? {}, language)
  // In the order of the page, which is the order of the labels.
  const order = Object.keys(labels)
  const rank = (field: string) => order.indexOf(targetOf(field, {}))
  const entries = Object.entries(refusal?.fields ?? {}).sort(([a], [b]) => rank(a) - rank(b))
  return Object.fromEntries(
    entries.map(([field, code]) => {
      const label = labels[field] ?? labels[targetOf(field, {})] ?? field
      return [targetOf(field, {}), t(`field.${code}`, { ...facts, label })]
    }),
  )
}

interface FormErrorsProps {
  refusal: Refusal | undefined
  errors: Record<string, string>
  /** Ids of the controls whose id is not their name. */
  ids?: Labels
}

export function FormErrors({ refusal, errors, ids = {} }: FormErrorsProps) {
  const t = useText('errors')
  if (!refusal) return null
  const entries = Object.entries(errors).map(([field, message]) => ({ target: targetOf(field, ids), message }))
  const title = entries.length > 0 ? t('summary', { count: entries.length }) : t(`code.${refusal.code}`)
  return <ErrorSummary title={title} note={t('kept')} entries={entries} occasion={refusal} />
}
