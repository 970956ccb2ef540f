import { useRef, useState } from 'react'
import { z } from 'zod'
import { documentUpload } from '#contract/trademark.ts'
import type { DocumentType } from '#domain/catalog/document-types.ts'
import { useRefusal, useSend } from '../calls.ts'
import { errorText } from '../i18n/texts.ts'
import { useKeptText } from './use-kept-text.ts'

const storedFile = z.object({ id: z.number(), name: z.string() })
type Stored = z.infer<typeof storedFile>

/** What a browser kept of an earlier upload; a text that is none of ours is nothing. */
function readStored(text: string): Stored | null {
  try {
    return storedFile.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

export interface Upload {
  /** The document that lies in the hub; null until one does. */
  stored: Stored | null
  /** What was chosen last, while it is on its way too. */
  name: string | null
  choose: (file: File | null) => void
  /** Waits for what is on its way; the document's id, or null when there is none. */
  store: () => Promise<number | null>
  /** The step has it: the next one begins without a file. */
  forget: () => void
  busy: boolean
  error: string | undefined
  missing: string
}

/**
 * A document of the matter that a step needs. It is stored as soon as it is chosen, seen by nobody but staff, so that neither a
 * reload nor a crash loses it; the step is handed its id.
 */
export function useUpload(hubId: string, type: DocumentType, label: string): Upload {
  const [kept, setKept] = useKeptText(`upload:${type}:${hubId}`)
  const [chosen, setChosen] = useState<string | null>(null)
  const onItsWay = useRef<Promise<Stored | null> | null>(null)
  const upload = useSend(documentUpload, { keepScreen: true, ownRefusal: true })
  const say = useRefusal()
  const stored = readStored(kept)
  const put = async (file: File): Promise<Stored | null> => {
    const answer = await upload.send({ params: { hubId }, body: { type, visibleToClient: false }, file })
    if (!answer.ok) return null
    setKept(JSON.stringify(answer.value))
    return answer.value
  }
  const choose = (file: File | null): void => {
    if (!file) return
    setChosen(file.name)
    setKept('')
    onItsWay.current = put(file)
  }
  const store = async (): Promise<number | null> => {
    const last = onItsWay.current ? await onItsWay.current : stored
    return last?.id ?? null
  }
  const forget = (): void => {
    setKept('')
    setChosen(null)
    onItsWay.current = null
  }
  const refusal = upload.error && (upload.error.fields.file ? errorText('code.unsupported-type') : say(upload.error))
  return {
    stored,
    name: stored?.name ?? chosen,
    choose,
    store,
    forget,
    busy: upload.busy,
    error: refusal ?? undefined,
    missing: errorText('field.required', { label }),
  }
}
