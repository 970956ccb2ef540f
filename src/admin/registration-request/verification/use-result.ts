import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { verificationSave } from '#contract/registration.ts'
import { useSend } from '../../calls.ts'
import { createAutoSave, type AutoSave, type SaveState } from '../../kit/auto-save.ts'
import { saveBody, type ResultDraft, type Searched } from './result-draft.ts'

/**
 * The open verification result: a draft that saves itself, with what the server said about it. With every save goes which
 * registers were asked by then and what is left to look at; that alone is no change, so that looking on starts nothing.
 */
export function useResult(requestId: string, first: ResultDraft, searched: RefObject<Searched | undefined>) {
  const [draft, setDraft] = useState(first)
  const [state, setState] = useState<SaveState>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const { send, fields, error } = useSend(verificationSave, { keepScreen: true, ownRefusal: true })
  const latest = useRef({ draft: first, send })
  const auto = useRef<AutoSave<ResultDraft> | null>(null)
  useEffect(() => {
    latest.current.send = send
  }, [send])

  useEffect(() => {
    const made = createAutoSave({
      first: latest.current.draft,
      save: async (value) => {
        const answer = await latest.current.send({
          params: { id: requestId },
          body: saveBody(value, searched.current),
        })
        if (answer.ok) setSavedAt(new Date())
        return answer.ok
      },
      onState: setState,
    })
    auto.current = made
    // Leaving the screen must not lose the last words.
    const leave = (event: BeforeUnloadEvent): void => {
      if (made.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      if (made.isDirty()) void made.flush()
    }
  }, [requestId, searched])

  const change = useCallback((next: (old: ResultDraft) => ResultDraft) => {
    latest.current.draft = next(latest.current.draft)
    setDraft(latest.current.draft)
    auto.current?.change(latest.current.draft)
  }, [])
  const open = useCallback(async (): Promise<boolean> => (await auto.current?.open()) ?? false, [])

  return { draft, change, open, state, savedAt, fields, error }
}

export type Result = ReturnType<typeof useResult>
