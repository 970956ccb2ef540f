import { useGetIdentity } from 'ra-core'
import { useCallback, useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { readEdit, shownEdit, type Edit, type ShownEdit } from './edit.ts'

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
export function useKeptText(
  key: string,
  first = '',
): [text: string, setText: (text: string) => void, forget: () => void] {
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
  const forget = useCallback(() => {
    setTyped(null)
    if (name !== null) write(name, '')
  }, [name])
  return [typed ?? (name === null ? null : read(name)) ?? first, set, forget]
}

export interface KeptEdit extends ShownEdit {
  set: (text: string) => void
  /** Takes what the server has: after a save, or instead of what is typed. */
  forget: () => void
  /** Keeps what is typed, and may now replace what somebody else wrote. */
  insist: () => void
}

/** As `useKeptText`, for what stands on the server: what is typed does not pass for an edit of what others wrote since. */
export function useKeptEdit(key: string, current: string): KeptEdit {
  const { identity } = useGetIdentity()
  const name = identity ? nameOf(String(identity.id), key) : null
  const [here, setHere] = useState<Edit | null>(null)
  const edit = here ?? (name === null ? null : readEdit(read(name)))
  const keep = (next: Edit | null) => {
    setHere(next)
    if (name !== null) write(name, next === null ? '' : JSON.stringify(next))
  }
  return {
    ...shownEdit(edit, current),
    set: (text) => keep({ base: edit?.base ?? current, text }),
    forget: () => keep(null),
    insist: () => keep(edit && { ...edit, base: current }),
  }
}

export interface KeptSwitch {
  is: boolean
  /** As it was on the server when one began to change it. */
  was: boolean
  set: (on: boolean) => void
  /** The same in words, for what somebody else made of it meanwhile. */
  edit: KeptEdit
}

/** As `useKeptEdit`, for what is on or off. */
export function useKeptSwitch(key: string, current: boolean): KeptSwitch {
  const t = useText()
  const said = (on: boolean) => t(on ? 'theirs.on' : 'theirs.off')
  const edit = useKeptEdit(key, current ? 'on' : 'off')
  return {
    is: edit.text === 'on',
    was: edit.base === 'on',
    set: (on) => edit.set(on ? 'on' : 'off'),
    edit: { ...edit, theirs: edit.theirs === null ? null : said(edit.theirs === 'on') },
  }
}
