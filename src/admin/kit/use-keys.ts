import { useEffect, useEffectEvent } from 'react'

/** What a key does; with `mod` it is pressed together with Ctrl or ⌘. */
export interface KeyBinding {
  key: string
  mod?: boolean
  /** Pressed together with Shift; without it, Shift makes no difference. */
  shift?: boolean
  /** Works while typing in a field, too. */
  typing?: boolean
  run: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ['TEXTAREA', 'SELECT'].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)))

/** Whether a binding answers this key press. */
export function answers(
  binding: Pick<KeyBinding, 'key' | 'mod' | 'typing' | 'shift'>,
  press: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean },
  typing: boolean,
): boolean {
  if (press.altKey || (press.ctrlKey || press.metaKey) !== (binding.mod ?? false)) return false
  if (binding.shift && !press.shiftKey) return false
  if (typing && !binding.typing) return false
  return press.key.toLowerCase() === binding.key.toLowerCase()
}

/**
 * Brings a row into sight and puts the keys on the first of its links that `link` finds, so that Enter, Tab and a screen
 * reader go on from the row, whatever was pressed before.
 */
export function goToRow(id: string, ...link: readonly string[]): void {
  const row = document.getElementById(id)
  const found = link.flatMap((selector) => row?.querySelector<HTMLElement>(selector) ?? [])
  found[0]?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** The keys that go up and down a list, the same in every list; `by` is 1 for the next row and -1 for the one before. */
export const moveKeys = (move: (by: 1 | -1) => void): KeyBinding[] => [
  { key: 'j', run: () => move(1) },
  { key: 'ArrowDown', run: () => move(1) },
  { key: 'k', run: () => move(-1) },
  { key: 'ArrowUp', run: () => move(-1) },
]

/** Keys of a screen. Nothing happens while a dialog is open or, unless allowed, while someone types. */
export function useKeys(bindings: readonly KeyBinding[], active = true): void {
  // Known with the screen it belongs to, and not some time after: a key means what is shown when it is pressed.
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    const binding = bindings.find((one) => answers(one, event, isTyping(event.target)))
    if (!binding) return
    // Enter on a focused control belongs to that control, and Space unless it is a link.
    const control = event.target instanceof Element && event.target.closest('a, button, summary, input')
    const own = binding.key === 'Enter' || (binding.key === ' ' && !(control instanceof HTMLAnchorElement))
    if (control && !binding.mod && own) return
    event.preventDefault()
    binding.run()
  })
  useEffect(() => {
    if (!active) return undefined
    const listen = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [active])
}
