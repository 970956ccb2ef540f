import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
}

type SelectProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'> & {
    name: string
    id?: string
    options: readonly SelectOption[]
    /** Shown first, with an empty value. */
    empty?: string
    fieldClass?: string
  }

export function Select({
  label,
  hint,
  error,
  optional,
  id,
  options,
  empty,
  className,
  fieldClass,
  ...select
}: SelectProps) {
  const own = id ?? select.name
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional} className={fieldClass}>
      <select
        {...select}
        id={own}
        className={classNames('mw-select', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { error, hint })}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
