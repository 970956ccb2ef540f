import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

export type Saving = { state: 'idle' } | { state: 'saving' } | { state: 'saved'; at: string }

/** How long to wait after the last change before the choice is stored, in milliseconds. */
const quiet = 700

/** Stores each change of the form in the background, so that the link always brings back what was chosen. */
export function useAutosave(): { saving: Saving; save: (form: HTMLFormElement) => void } {
  const fetcher = useFetcher<{ saved?: string }>({ key: 'order-autosave' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const save = (form: HTMLFormElement): void => {
    const body = new FormData(form)
    body.set('intent', 'autosave')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void fetcher.submit(body, { method: 'post' })
    }, quiet)
  }
  const at = fetcher.data?.saved
  if (fetcher.state !== 'idle') return { saving: { state: 'saving' }, save }
  return { saving: at ? { state: 'saved', at } : { state: 'idle' }, save }
}
