import { useEffect, useRef, useState } from 'react'
import { verificationSave } from '#contract/registration.ts'
import { useSend } from '../../calls.ts'
import { createAutoSave, type SaveState } from '../../kit/auto-save.ts'
import { saveBody, type ResultDraft } from './result-draft.ts'

/** The open verification result: a draft that saves itself, with what the server said about it. */
export function useResult(requestId: string, first: ResultDraft) {
  const [draft, setDraft] = useState(first)
  const [state, setState] = useState<SaveState>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { send, fields, error } = useSend(verificationSave, { keepScreen: true, ownRefusal: true })
  const latest = useRef({ draft: first, send })
  useEffect(() => {
    latest.current.send = send
  }, [send])

  const [auto] = useState(() =>
    createAutoSave({
      first,
      save: async (value) => {
        const answer = await latest.current.send({ params: { id: requestId }, body: saveBody(value) })
        if (answer.ok) setSavedAt(new Date())
        return answer.ok
      },
      onState: setState,
    }),
  )
  const [change] = useState(() => (next: (old: ResultDraft) => ResultDraft) => {
    latest.current.draft = next(latest.current.draft)
    setDraft(latest.current.draft)
    auto.change(latest.current.draft)
  })

  // Leaving the screen must not lose the last words.
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (auto.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      if (auto.isDirty()) void auto.flush()
    }
  }, [auto])

  return { draft, change, open: auto.open, state, savedAt, fields, error }
}

export type Result = ReturnType<typeof useResult>
