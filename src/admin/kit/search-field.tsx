import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeys } from './use-keys.ts'

/** How long typing pauses before the words are sent, in milliseconds. */
const pauseMs = 250

interface SearchFieldProps {
  label: string
  /** The words as the address has them. */
  words: string
  onWords: (words: string) => void
}

/** The search above a list: tells the words after a pause, and follows when something else changes them. */
export function SearchField({ label, words, onWords }: SearchFieldProps) {
  const [typed, setTyped] = useState(words)
  const [sent, setSent] = useState(words)
  const [seen, setSeen] = useState(words)
  const input = useRef<HTMLInputElement>(null)
  const tell = useEffectEvent(onWords)
  // Going back, another view, a cleared choice: none of these must be undone by what is still in the field.
  if (words !== seen) {
    setSeen(words)
    if (words !== sent) {
      setSent(words)
      setTyped(words)
    }
  }
  useEffect(() => {
    if (typed === sent) return undefined
    const timer = setTimeout(() => {
      setSent(typed)
      tell(typed)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, sent])
  useKeys([{ key: '/', run: () => input.current?.focus() }])
  return (
    <label className="wb-url__search">
      <span className="mw-vh">{label}</span>
      <input
        ref={input}
        className="mw-input"
        type="search"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
