import { z } from 'zod'

/** What is typed over a value of the server's, and the value that it was typed over. */
export interface Edit {
  base: string
  text: string
}

export interface ShownEdit extends Edit {
  /** What somebody else made of the value meanwhile; null when nobody did. */
  theirs: string | null
}

const shape = z.object({ base: z.string(), text: z.string() })

/** An edit as the browser kept it; null for what is none. */
export function readEdit(kept: string | null): Edit | null {
  if (kept === null) return null
  try {
    return shape.parse(JSON.parse(kept))
  } catch {
    // Of an earlier version, or not ours: nothing that could be put back.
    return null
  }
}

/** A field with what was typed into it, beside what the server has by now. */
export function shownEdit(edit: Edit | null, current: string): ShownEdit {
  const { text, base } = edit ?? { text: current, base: current }
  return { text, base, theirs: base !== current && text !== current ? current : null }
}
