import { Field } from '#ui/field.tsx'

interface FileFieldProps {
  id: string
  label: string
  hint: string
  accept: string
  error: string | undefined
}

/** The control that takes the one file of a form. */
export function FileField({ id, label, hint, accept, error }: FileFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        name="file"
        className="mw-input"
        type="file"
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      />
    </Field>
  )
}
