import { useGetIdentity } from 'ra-core'
import { useCallback, useState } from 'react'

const nameOf = (user: string, key: string): string => `typed:${user}:${key}`

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Without storage the form still works; only what a crash takes is lost.
    return null
  }
}

function write(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // As above.
  }
}

/**
 * A text that survives a reload and a crash of the tab: what a person typed stays in this browser, under their name, until
 * it is sent. Signing out takes it away. `first` is what stands there while nothing was typed.
 */
export function useKeptText(key: string, first = ''): [text: string, setText: (text: string) => void] {
  const { identity } = useGetIdentity()
  const name = identity ? nameOf(String(identity.id), key) : null
  const [typed, setTyped] = useState<string | null>(null)
  const set = useCallback(
    (next: string) => {
      setTyped(next)
      if (name !== null) write(name, next)
    },
    [name],
  )
  return [typed ?? (name === null ? null : read(name)) ?? first, set]
}
