import { useCallback, useEffect, useRef, useState } from 'react'
import { askOpen } from '#contract/search-client.ts'
import { queryText } from '../path.ts'
import { isAskable, searchQuery, type Answer, type Question } from './question.ts'

/** Quiet time after a key before the register is asked, in milliseconds. */
const quiet = 220
/** After so long, in milliseconds, no answer is waited for: it is told, and the way to a person stands beside it. */
const patience = 20_000
const tooLate = 'no answer in time'
const keptAnswers = 30

export type Phase = 'idle' | 'looking' | 'answered' | 'refused' | 'offline' | 'broken'

export interface Checked {
  question: Question
  answer: Answer
}

export interface Checker {
  question: Question
  phase: Phase
  /** The newest answer; while the next one is looked for, still the one before. */
  checked: Checked | null
  ask: (question: Question, at?: 'now' | 'quiet') => void
  again: () => void
}

/**
 * Asks the register while a person types: after a short quiet, the last question only, an earlier one broken off. The
 * name goes to our own server and nowhere else; answers are kept in memory until the page is left.
 */
export function useChecker(first: Question, brought: Answer | null = null, failed: Phase = 'idle'): Checker {
  const [question, setQuestion] = useState(first)
  const [phase, setPhase] = useState<Phase>(brought ? 'answered' : failed)
  const [checked, setChecked] = useState<Checked | null>(brought && { question: first, answer: brought })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)
  const kept = useRef(new Map<string, Answer>())
  const wanted = useRef(brought ? queryText(searchQuery(first)) : '')
  const latest = useRef(first)
  /** The question has no answer yet: it waits, is on its way or failed. */
  const restless = useRef(false)

  const look = useCallback(async (next: Question): Promise<void> => {
    const query = searchQuery(next)
    const asked = queryText(query)
    const known = kept.current.get(asked)
    if (known) {
      restless.current = false
      setChecked({ question: next, answer: known })
      return setPhase('answered')
    }
    const controller = new AbortController()
    running.current = controller
    const limit = setTimeout(() => controller.abort(tooLate), patience)
    setPhase('looking')
    try {
      const answer = await askOpen('marks', query, controller.signal)
      if (controller.signal.aborted) return undefined
      if (!answer.ok) return setPhase(answer.status === 429 ? 'refused' : 'broken')
      if (kept.current.size >= keptAnswers) kept.current.clear()
      kept.current.set(asked, answer.value)
      restless.current = false
      setChecked({ question: next, answer: answer.value })
      return setPhase('answered')
    } catch {
      const { signal } = controller
      if (signal.aborted && signal.reason !== tooLate) return undefined
      return setPhase(signal.aborted ? 'broken' : 'offline')
    } finally {
      clearTimeout(limit)
    }
  }, [])

  const ask = useCallback(
    (next: Question, at: 'now' | 'quiet' = 'quiet'): void => {
      latest.current = next
      setQuestion(next)
      const query = isAskable(next) ? queryText(searchQuery(next)) : ''
      const changed = query !== wanted.current
      if (!changed && (at === 'quiet' || !restless.current)) return
      clearTimeout(timer.current)
      wanted.current = query
      running.current?.abort()
      restless.current = query !== ''
      if (query === '') {
        setChecked(null)
        return setPhase('idle')
      }
      if (at === 'now') {
        void look(next)
        return
      }
      timer.current = setTimeout(() => void look(next), quiet)
    },
    [look],
  )

  const again = useCallback((): void => {
    running.current?.abort()
    if (isAskable(latest.current)) void look(latest.current)
  }, [look])

  useEffect(() => {
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      clearTimeout(timer.current)
      running.current?.abort()
    }
  }, [again])

  return { question, phase, checked, ask, again }
}
