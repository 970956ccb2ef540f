import { useRefresh } from 'ra-core'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { verificationSave } from '#contract/registration.ts'
import type { RequestRow, ResultRow } from '#operations/staff/request.ts'
import { useSend } from '../../calls.ts'
import { createAutoSave, type AutoSave, type SaveState } from '../../kit/auto-save.ts'
import { useLeaveGuard } from '../../kit/use-leave-guard.ts'
import { draftOf, saveBody, type ResultDraft, type Searched } from './result-draft.ts'

const openOf = (row: RequestRow): ResultRow | null =>
  row.verification_results.find(({ completed }) => !completed) ?? null
const isSame = (a: ResultDraft, b: ResultDraft): boolean => JSON.stringify(saveBody(a)) === JSON.stringify(saveBody(b))

/**
 * The open verification result: a draft that saves itself, with what the server said about it. A save names the revision
 * that it writes over; where somebody else wrote meanwhile, nothing is overwritten and the person chooses. With every save goes
 * what the search was narrowed by and what was looked at; that alone is no change, so that looking on starts nothing.
 */
export function useResult(row: RequestRow, searched: RefObject<Searched | undefined>) {
  const [draft, setDraft] = useState(() => draftOf(row.jurisdictions, row.verification_results))
  const [state, setState] = useState<SaveState>('unchanged')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [confirmedBy, setConfirmedBy] = useState(openOf(row)?.review?.confirmedBy ?? null)
  const [theirs, setTheirs] = useState<ResultRow | null>(null)
  const { send, fields, error } = useSend(verificationSave, { keepScreen: true, ownRefusal: true })
  const refresh = useRefresh()
  const now = useRef({ draft, send, refresh, revision: openOf(row)?.revision ?? null, hasConflict: false })
  const auto = useRef<AutoSave<ResultDraft> | null>(null)
  useEffect(() => {
    Object.assign(now.current, { send, refresh })
  }, [send, refresh])

  useEffect(() => {
    // One object for the life of the screen, so that the last word of a screen that goes is the newest.
    const latest = now.current
    const made = createAutoSave({
      first: latest.draft,
      save: async (value) => {
        const answer = await latest.send({
          params: { id: row.id },
          body: { ...saveBody(value, searched.current), revision: latest.revision },
        })
        if (answer.ok) {
          latest.revision = answer.value.revision
          latest.hasConflict = false
          setSavedAt(new Date())
          setConfirmedBy(answer.value.confirmedBy)
          // What another person confirmed and this one changed is confirmed by nobody.
          if (value.confirmed && answer.value.confirmedBy === null && value === latest.draft) {
            latest.draft = { ...value, confirmed: false }
            setDraft(latest.draft)
          }
        } else if (answer.error.code === 'changed-meanwhile') {
          latest.hasConflict = true
          latest.refresh()
        }
        return answer.ok
      },
      onState: setState,
    })
    auto.current = made
    return () => {
      // Leaving the screen must not lose the last words.
      if (made.isDirty() && !latest.hasConflict) void made.flush()
    }
  }, [row.id, searched])
  useLeaveGuard(useCallback(() => auto.current?.isDirty() ?? false, []))

  const show = useCallback((next: ResultDraft) => {
    now.current.draft = next
    setDraft(next)
  }, [])
  const change = useCallback(
    (next: (old: ResultDraft) => ResultDraft) => {
      show(next(now.current.draft))
      auto.current?.change(now.current.draft)
    },
    [show],
  )
  const open = useCallback(async (): Promise<boolean> => (await auto.current?.open()) ?? false, [])

  const resolve = useCallback(
    (choice: 'mine' | 'theirs', written: ResultRow) => {
      Object.assign(now.current, { revision: written.revision, hasConflict: false })
      setTheirs(null)
      setConfirmedBy(written.review?.confirmedBy ?? null)
      if (choice === 'mine') return void open()
      show(draftOf(row.jurisdictions, [written]))
      auto.current?.adopt(now.current.draft)
    },
    [row.jurisdictions, open, show],
  )
  // The row was read again: what others wrote is taken over, unless something here is not saved.
  useEffect(() => {
    const written = openOf(row)
    const { hasConflict, revision, draft: mine } = now.current
    if (written === null || written.revision <= (revision ?? 0)) return
    if (hasConflict && isSame(mine, draftOf(row.jurisdictions, [written]))) resolve('mine', written)
    else if (hasConflict) setTheirs(written)
    else if (!auto.current?.isDirty()) resolve('theirs', written)
  }, [row, resolve])
  const revision = useCallback((): number | null => now.current.revision, [])

  return { draft, change, open, revision, confirmedBy, theirs, resolve, state, savedAt, fields, error }
}

export type Result = ReturnType<typeof useResult>
