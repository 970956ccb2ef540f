import { useState } from 'react'
import { documentUpload } from '#contract/trademark.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import { useRefusal, useSend } from '../calls.ts'
import { errorText } from '../i18n/texts.ts'

/** A document of the matter that a step needs: chosen, stored once, and its id handed to the step. */
export function useUpload(hubId: string, type: DocumentType, label: string) {
  const [file, setFile] = useState<File | null>(null)
  const [stored, setStored] = useState<{ file: File; id: number } | null>(null)
  const upload = useSend(documentUpload, { keepScreen: true, ownRefusal: true })
  const say = useRefusal()
  const store = async (): Promise<number | null> => {
    if (!file) return null
    // A second try after a refused step must not store the same document again.
    if (stored?.file === file) return stored.id
    const answer = await upload.send({ params: { hubId }, body: { type, visibleToClient: false }, file })
    if (!answer.ok) return null
    setStored({ file, id: answer.value.id })
    return answer.value.id
  }
  const refusal = upload.error && (upload.error.fields.file ? errorText('code.unsupported-type') : say(upload.error))
  return {
    file,
    setFile,
    store,
    busy: upload.busy,
    error: refusal ?? undefined,
    missing: errorText('field.required', { label }),
  }
}
