import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useFetcher } from 'react-router'

export type DraftSaving = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string }

/** How long to wait after the last letter before the draft is stored, in milliseconds. */
const quiet = 700

const bodyOf = (form: HTMLFormElement): FormData => {
  const body = new FormData(form)
  body.set('intent', 'autosave')
  return body
}

/** Stores what is typed in the background; what is still waiting is sent when the page is left. */
export function useDraftSaving(ref: RefObject<HTMLFormElement | null>): DraftSaving {
  const { state, data, submit } = useFetcher<{ saved: string } | { refusal: unknown }>({ key: 'application-autosave' })
  const send = useEffectEvent((form: HTMLFormElement) => submit(bodyOf(form), { method: 'post' }))
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        void send(form)
      }, quiet)
    }
    const drop = (): void => {
      clearTimeout(timer)
      timer = undefined
    }
    const leave = (): void => {
      if (timer === undefined) return
      drop()
      navigator.sendBeacon(globalThis.location.href, bodyOf(form))
    }
    form.addEventListener('input', save)
    form.addEventListener('change', save)
    form.addEventListener('submit', drop)
    globalThis.addEventListener('pagehide', leave)
    return () => {
      drop()
      form.removeEventListener('input', save)
      form.removeEventListener('change', save)
      form.removeEventListener('submit', drop)
      globalThis.removeEventListener('pagehide', leave)
    }
  }, [ref])
  if (state !== 'idle') return { state: 'saving' }
  if (!data) return { state: 'idle' }
  return 'saved' in data ? { state: 'saved', at: data.saved } : { state: 'failed' }
}
