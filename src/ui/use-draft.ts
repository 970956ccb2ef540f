import { useEffect, useRef, type RefObject } from 'react'

type Entries = Record<string, string[]>
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const storageKey = (key: string): string => `draft:${key}`

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Secrets, files and what the page itself sends along are never kept, nor words that somebody looked for: the list is not theirs any more. */
const isKept = (control: Control): boolean =>
  control.name !== '' && !['password', 'file', 'hidden', 'submit', 'button', 'search'].includes(control.type)

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

/** Under the name that no control has: what the page was opened with when the draft was written. */
const occasionEntry = ''

function write(key: string, form: HTMLFormElement, occasion: string): void {
  const entries: Entries = { [occasionEntry]: [occasion] }
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

/** The names of the controls that the page already filled. */
function broughtIn(form: HTMLFormElement): Set<string> {
  const names = new Set<string>()
  for (const control of controlsOf(form)) {
    const filled = isTick(control)
      ? control.type === 'checkbox' && control.defaultChecked
      : !(control instanceof HTMLSelectElement) && control.defaultValue !== ''
    if (filled) names.add(control.name)
  }
  return names
}

function restore(form: HTMLFormElement, entries: Entries, occasion: string): void {
  const taken: Record<string, number> = {}
  const brought = (entries[occasionEntry]?.[0] ?? occasion) === occasion ? new Set<string>() : broughtIn(form)
  for (const control of controlsOf(form)) {
    const values = entries[control.name]
    if (!values || brought.has(control.name)) continue
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
 * `clearDraft` (or `useClearDraft` on the next page) forgets it when the work is done. `occasion` is what the page was
 * opened with (its query): what another occasion brought along is newer than the draft.
 */
export function useDraft(key: string, occasion = ''): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const kept = read(key)
    if (kept) restore(form, kept, occasion)
    const keep = (): void => write(key, form, occasion)
    form.addEventListener('input', keep)
    form.addEventListener('change', keep)
    return () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
    }
  }, [key, occasion])
  return ref
}
