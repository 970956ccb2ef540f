import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** Beside the label, for what may be left empty. */
  optional?: string
}

interface FieldProps extends FieldTexts {
  id: string
  children: ReactNode
  className?: string
}

/** The ids that describe a control: its error first, then its hint. */
export function describedBy(id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>): string | undefined {
  return classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined
}

/** A labelled control with its hint and its error. */
export function Field({ id, label, hint, error, optional, children, className }: FieldProps) {
  return (
    <div className={classNames('mw-field', error && 'is-error', className)}>
      <label className="mw-label" htmlFor={id}>
        {label}
        {optional && <span className="mw-label__optional"> {optional}</span>}
      </label>
      {hint && (
        <span className="mw-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="mw-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      {children}
    </div>
  )
}
