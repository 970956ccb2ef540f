import type { FormEventHandler, InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  kind?: 'checkbox' | 'radio'
  title: ReactNode
  text?: ReactNode
  aside?: ReactNode
}

/** One row of a ruled list to choose from; the chosen row is tinted and keeps a bar. */
export function Choice({ kind = 'checkbox', title, text, aside, id, ...input }: ChoiceProps) {
  const own = id ?? `${input.name}-${String(input.value)}`
  return (
    <label className="mw-choice" htmlFor={own}>
      <input {...input} type={kind} id={own} />
      <span className="mw-choice__body">
        <span className="mw-choice__title">{title}</span>
        {text && <span className="mw-choice__text">{text}</span>}
        {aside && <span className="mw-choice__aside">{aside}</span>}
      </span>
    </label>
  )
}

interface FieldsetProps {
  id?: string
  legend: ReactNode
  /** The legend is the page's question: it is set as a heading. */
  hint?: ReactNode
  error?: string
  plain?: boolean
  /** Something in the group was changed. */
  onChange?: FormEventHandler<HTMLFieldSetElement>
  children: ReactNode
  className?: string
}

/** A group of controls that answer one question. */
export function Fieldset({ id, legend, hint, error, plain, onChange, children, className }: FieldsetProps) {
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      onChange={onChange}
      className={classNames('mw-fieldset', error && 'mw-fieldset--error', className)}
      aria-describedby={classNames(error && id && `${id}-error`, hint && id && `${id}-hint`) || undefined}
    >
      <legend className={plain ? 'mw-label' : 'mw-h4'}>{legend}</legend>
      {hint && (
        <p className="mw-hint mw-fieldset__hint" id={id && `${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mw-error mw-fieldset__hint" id={id && `${id}-error`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}

export function Choices({ two, children }: { two?: boolean; children: ReactNode }) {
  return <div className={classNames('mw-choices', two && 'mw-choices--two')}>{children}</div>
}
