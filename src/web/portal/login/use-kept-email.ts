import { useEffect, useRef, type RefObject } from 'react'

const key = 'sign-in-email'

/** Keeps the typed address over a refused sign-in, in this tab only; also what was typed before the scripts came. */
export function useKeptEmail(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    const field = form?.elements.namedItem('email')
    if (!form || !(field instanceof HTMLInputElement)) return undefined
    const keep = (): void => {
      try {
        sessionStorage.setItem(key, field.value)
      } catch {
        // Without storage the form still works; the address has to be typed again.
      }
    }
    try {
      if (field.value === '') field.value = sessionStorage.getItem(key) ?? ''
    } catch {
      // Storage is switched off: nothing was kept.
    }
    keep()
    form.addEventListener('input', keep)
    form.addEventListener('submit', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('submit', keep)
    }
  }, [])
  return ref
}
