import { UploadField } from './upload-field.tsx'
import type { Upload } from './use-upload.ts'

interface NeededFileProps {
  file: Upload
  label: string
  /** Whether the step was tried: then a file that is missing is said. */
  tried: boolean
  /** What the call said of it. */
  refused: string | undefined
}

/** A document without which a step is not taken. */
export function NeededFile({ file, label, tried, refused }: NeededFileProps) {
  return (
    <UploadField
      label={label}
      name={file.name}
      onFile={file.choose}
      error={tried && file.name === null ? file.missing : (file.error ?? refused)}
    />
  )
}
