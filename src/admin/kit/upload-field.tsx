import { useId } from 'react'
import { Field } from '#ui/field.tsx'
import { useText } from '../i18n/texts.ts'

interface UploadFieldProps {
  label: string
  error?: string
  /** What was handed in already. */
  name: string | null
  onFile: (file: File | null) => void
  /** It has to be a picture. */
  picture?: boolean
}

/** A document to hand in: PDF, PNG or JPEG of at most five megabytes. */
export function UploadField({ label, error, name, onFile, picture = false }: UploadFieldProps) {
  const t = useText()
  const id = useId()
  return (
    <Field id={id} label={label} hint={picture ? t('upload.pictureHint') : t('upload.hint')} error={error}>
      <input
        id={id}
        className="mw-input wb-file"
        type="file"
        accept={picture ? 'image/png,image/jpeg' : 'application/pdf,image/png,image/jpeg'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
      {name !== null && <span className="mw-source">{name}</span>}
    </Field>
  )
}
