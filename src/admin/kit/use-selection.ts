import { useCallback, useState } from 'react'
import { z } from 'zod'
import { extended, together, toggled, without, type Picked } from './selection.ts'
import type { KeyBinding } from './use-keys.ts'

const kept = z.array(z.object({ key: z.string(), noun: z.string(), id: z.string(), label: z.string() })).max(200)

/** What this tab kept of a selection; a text that is none of ours is none. */
function read(name: string): Picked[] {
  try {
    return kept.safeParse(JSON.parse(sessionStorage.getItem(name) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

function write(name: string, picked: readonly Picked[]): void {
  try {
    if (picked.length === 0) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(picked))
  } catch {
    // Without storage the selection lasts as long as the screen.
  }
}

export interface Selection {
  picked: readonly Picked[]
  isPicked: (key: string) => boolean
  /** Takes a row in or out; with `range`, all rows from the one before it. */
  pick: (row: Picked, range?: boolean) => void
  pickAll: (rows: readonly Picked[]) => void
  drop: (rows: readonly Picked[]) => void
  clear: () => void
}

/**
 * The selected rows of a screen. They outlast pages, filters, a look at one of them and a reload; they end with the tab.
 * `rows` are those that stand on the screen, in their order.
 */
export function useSelection(screen: string, rows: readonly Picked[]): Selection {
  const name = `picked:${screen}`
  const [picked, setPicked] = useState(() => read(name))
  const [from, setFrom] = useState<string | null>(null)
  const set = useCallback(
    (next: Picked[]) => {
      setPicked(next)
      write(name, next)
    },
    [name],
  )
  return {
    picked,
    isPicked: (key) => picked.some((row) => row.key === key),
    pick: (row, range = false) => {
      set(range ? extended(picked, rows, from, row.key) : toggled(picked, row))
      setFrom(row.key)
    },
    pickAll: (more) => set(together(picked, more)),
    drop: (some) => set(without(picked, some)),
    clear: () => set([]),
  }
}

/**
 * The keys of a selection: X takes the row at the focus in or out, Shift with an arrow goes on and takes in what lies between.
 * `move` goes and answers the row it came to.
 */
export function selectionKeys(
  selection: Selection,
  current: Picked | undefined,
  move: (by: 1 | -1) => Picked | undefined,
): KeyBinding[] {
  const extend = (by: 1 | -1) => (): void => {
    if (current && !selection.isPicked(current.key)) selection.pick(current)
    const next = move(by)
    if (next) selection.pickAll([...(current ? [current] : []), next])
  }
  return [
    { key: 'ArrowDown', shift: true, run: extend(1) },
    { key: 'ArrowUp', shift: true, run: extend(-1) },
    { key: 'x', run: () => current && selection.pick(current) },
  ]
}
