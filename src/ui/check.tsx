import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './field.tsx'

type CheckProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  kind?: 'checkbox' | 'radio'
  label: ReactNode
  /** Beneath the label; links belong here, because a link inside a label is hard to press. */
  note?: ReactNode
  error?: string
}

/** One box to tick or one of several to choose from. */
export function Checkbox({ kind = 'checkbox', label, note, error, id, className, ...input }: CheckProps) {
  const own = id ?? `${input.name}-${String(input.value ?? 'on')}`
  return (
    <div className={classNames('mw-checkrow', error && 'mw-field is-error', className)}>
      {error && (
        <span className="mw-error" id={`${own}-error`}>
          {error}
        </span>
      )}
      <label className="mw-check" htmlFor={own}>
        <input
          {...input}
          type={kind}
          id={own}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { error, hint: note })}
        />
        <span>{label}</span>
      </label>
      {note && (
        <div className="mw-check__note" id={`${own}-hint`}>
          {note}
        </div>
      )}
    </div>
  )
}
