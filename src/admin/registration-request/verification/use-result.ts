import { useCallback, useEffect, useRef, useState } from 'react'
import { verificationSave } from '#contract/registration.ts'
import { useSend } from '../../calls.ts'
import { saveBody, type ResultDraft } from './result-draft.ts'

/** How long typing pauses before the draft is saved, in milliseconds. */
const pauseMs = 800

export type SaveState = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'refused'

/**
 * A draft that saves itself. Saves never overlap: what changes while one is under way is saved after it. `flush` saves at
 * once and says whether the server has everything.
 */
export function useResult(requestId: string, first: ResultDraft) {
  const [draft, setDraft] = useState(first)
  const [state, setState] = useState<SaveState>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const save = useSend(verificationSave, { keepScreen: true, ownRefusal: true })
  const latest = useRef(draft)
  const changed = useRef(false)
  const running = useRef<Promise<boolean> | null>(null)
  const { send } = save

  const run = useCallback(async (): Promise<boolean> => {
    let fine = true
    while (changed.current && fine) {
      changed.current = false
      setState('saving')
      const answer = await send({ params: { id: requestId }, body: saveBody(latest.current) })
      fine = answer.ok
      if (!fine) changed.current = true
    }
    setState(fine ? 'saved' : 'refused')
    if (fine) setSavedAt(new Date())
    return fine
  }, [requestId, send])

  const flush = useCallback(async (): Promise<boolean> => {
    if (!changed.current && !running.current) return true
    running.current ??= run().finally(() => {
      running.current = null
    })
    return await running.current
  }, [run])

  const change = useCallback((next: (old: ResultDraft) => ResultDraft) => {
    latest.current = next(latest.current)
    changed.current = true
    setDraft(latest.current)
    setState('waiting')
  }, [])

  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setTimeout(() => void flush(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft, state, flush])

  // Leaving the screen must not lose the last words.
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (changed.current) event.preventDefault()
    }
    addEventListener('beforeunload', leave)
    return () => {
      removeEventListener('beforeunload', leave)
      if (changed.current) void flush()
    }
  }, [flush])

  /** Saves even when nothing was changed: the first save opens the version. */
  const open = useCallback(async (): Promise<boolean> => {
    changed.current = true
    return await flush()
  }, [flush])

  return { draft, change, flush, open, state, savedAt, fields: save.fields, error: save.error }
}

export type Result = ReturnType<typeof useResult>
