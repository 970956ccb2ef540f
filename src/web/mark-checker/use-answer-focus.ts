import { useEffect, useRef, type RefObject } from 'react'
import type { Checker } from './use-checker.ts'

/**
 * Leads a person who pressed the button to the answer, once it stands; one who only types is left alone. Give `region`
 * to the answer.
 */
export function useAnswerFocus({ phase, checked, question }: Checker): {
  region: RefObject<HTMLDivElement | null>
  press: () => void
} {
  const region = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (!pressed.current || phase === 'looking' || phase === 'idle') return
    if (phase === 'answered' && !checked) return
    pressed.current = false
    region.current?.focus()
  }, [phase, checked])
  return {
    region,
    press: () => {
      if (phase === 'answered' && checked?.question.value === question.value) region.current?.focus()
      else pressed.current = true
    },
  }
}
