import { useEffect, useState, type FormEventHandler, type InputHTMLAttributes, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  kind?: 'checkbox' | 'radio'
  title: ReactNode
  text?: ReactNode
  aside?: ReactNode
  /** What more there is to know of it: shown over what stands below while the row is pointed at or has the focus. */
  tip?: string | undefined
}

/** One row of a ruled list to choose from; the chosen row is tinted and keeps a bar. */
export function Choice({ kind = 'checkbox', title, text, aside, tip, id, ...input }: ChoiceProps) {
  const own = id ?? `${input.name}-${String(input.value)}`
  return (
    <label className="mw-choice" htmlFor={own}>
      <input {...input} type={kind} id={own} aria-describedby={tip && `${own}-tip`} />
      <span className="mw-choice__body">
        <span className="mw-choice__title">{title}</span>
        {text && <span className="mw-choice__text">{text}</span>}
        {aside && <span className="mw-choice__aside">{aside}</span>}
      </span>
      {tip && (
        <span className="mw-choice__tip" role="tooltip" id={`${own}-tip`}>
          {tip}
        </span>
      )}
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

/** The rows of a list to choose from. Escape puts away what is told of a row, until another is pointed at. */
export function Choices({ two, children }: { two?: boolean; children: ReactNode }) {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const quieten = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true)
    }
    document.addEventListener('keydown', quieten)
    return () => document.removeEventListener('keydown', quieten)
  }, [])
  return (
    <div
      className={classNames('mw-choices', two && 'mw-choices--two', isQuiet && 'is-quiet')}
      onFocus={() => setQuiet(false)}
      onPointerLeave={() => setQuiet(false)}
    >
      {children}
    </div>
  )
}
