import { useEffect, useRef, type RefObject } from 'react'

type Entries = Record<string, string[]>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const storageKey = (key: string): string => `draft:${key}`

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Secrets, files and what the page itself sends along are never kept. */
const isKept = (control: Control): boolean =>
  control.name !== '' && !['password', 'file', 'hidden', 'submit', 'button'].includes(control.type)

const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter((element): element is Control => isControl(element) && isKept(element))

function read(key: string): Entries | null {
  try {
    const text = sessionStorage.getItem(storageKey(key))
    return text === null ? null : (JSON.parse(text) as Entries)
  } catch {
    // Storage can be switched off or full of something else: then there is simply no draft.
    return null
  }
}

function write(key: string, form: HTMLFormElement): void {
  const entries: Entries = {}
  for (const control of controlsOf(form)) {
    const values = (entries[control.name] ??= [])
    if (!isTick(control) || control.checked) values.push(control.value)
  }
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(entries))
  } catch {
    // Without storage the form still works; only the draft is lost.
  }
}

/** Sets a value the way a person does, so that listeners and React notice. */
function type(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return false
  return control.value !== control.defaultValue && control.value !== ''
}

function restore(form: HTMLFormElement, entries: Entries): void {
  const taken: Record<string, number> = {}
  for (const control of controlsOf(form)) {
    const values = entries[control.name]
    if (!values) continue
    if (isTick(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
      continue
    }
    const index = taken[control.name] ?? 0
    taken[control.name] = index + 1
    const value = values[index]
    // What was typed before the page woke up is newer than the draft.
    if (value !== undefined && value !== control.value && !isTouched(control)) type(control, value)
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(storageKey(key))
  } catch {
    // Nothing was stored.
  }
}

/** Forgets a draft once the page that proves success is shown. */
export function useClearDraft(key: string): void {
  useEffect(() => clearDraft(key), [key])
}

/**
 * Keeps what is typed into a form through back, reload and navigation, in this tab only. Give the ref to the form;
 * `clearDraft` (or `useClearDraft` on the next page) forgets it when the work is done.
 */
export function useDraft(key: string): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const kept = read(key)
    if (kept) restore(form, kept)
    const keep = (): void => write(key, form)
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [key])
  return ref
}
