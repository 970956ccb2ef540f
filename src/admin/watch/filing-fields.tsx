import { markTypes } from '#domain/catalog/mark-types.ts'
import { markStates } from '#domain/clearance/mark-state.ts'
import { monitoringResultTypes } from '#domain/monitoring/status.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError } from '../calls.ts'
import { useNames, useText } from '../i18n/texts.ts'
import { filingFields, type TypedFiling } from './hit-form.ts'

interface FilingFieldsProps {
  typed: TypedFiling
  set: (name: keyof TypedFiling, text: string) => void
  fields: FieldErrors
  /** What stands before the names of the call's fields. */
  under?: string
}

const dates: readonly (keyof TypedFiling)[] = ['filingDate', 'priorityDate', 'publicationDate', 'registrationDate']

/** What an office published of a mark, field by field. */
export function FilingFields({ typed, set, fields, under = '' }: FilingFieldsProps) {
  const t = useText()
  const names = useNames()
  const options: Partial<Record<keyof TypedFiling, { value: string; label: string }[]>> = {
    type: monitoringResultTypes.map((value) => ({ value, label: t(`hits.kind.${value}`) })),
    state: markStates.map((value) => ({ value, label: t(`hits.states.${value}`) })),
    markType: markTypes.map((value) => ({ value, label: names(`type.${value}`) })),
  }
  return filingFields.map((name) => {
    const label = t(`hitForm.${name}`)
    // One class of several that is wrong is told of under its place in the list.
    const told = Object.entries(fields).find(([field]) => field.replace(/\.\d+$/, '') === under + name)
    const control = {
      name,
      label,
      value: typed[name],
      error: told && fieldError({ [name]: told[1] }, name, label),
      onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    }
    const choices = options[name]
    if (choices)
      return <Select key={name} {...control} {...(name === 'markType' && { empty: t('unknown') })} options={choices} />
    return <TextField key={name} {...control} {...(dates.includes(name) && { type: 'date' })} />
  })
}
