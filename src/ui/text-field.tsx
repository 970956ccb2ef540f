import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    name: string
    id?: string
    short?: boolean
    fieldClass?: string
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  short,
  className,
  fieldClass,
  ...input
}: TextFieldProps) {
  const own = id ?? input.name
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional} className={fieldClass}>
      <input
        type="text"
        {...input}
        id={own}
        className={classNames('mw-input', short && 'mw-input--short', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { error, hint })}
      />
    </Field>
  )
}

type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { name: string; id?: string }

export function TextArea({ label, hint, error, optional, id, className, ...area }: TextAreaProps) {
  const own = id ?? area.name
  return (
    <Field id={own} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...area}
        id={own}
        className={classNames('mw-textarea', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { error, hint })}
      />
    </Field>
  )
}
