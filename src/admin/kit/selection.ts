/** A row that was selected, with what is needed to work on it when it is on the screen no more. */
export interface Picked {
  key: string
  /** Its noun, as the calls have it in their paths. */
  noun: string
  id: string
  /** What people call it. */
  label: string
}

/** Rows that are worked on at once; more are not selected. */
export const mostPicked = 200

const cut = (rows: readonly Picked[]): Picked[] => rows.slice(0, mostPicked)

/** The selection with a row taken in, or out where it is in. */
export function toggled(picked: readonly Picked[], row: Picked): Picked[] {
  return picked.some(({ key }) => key === row.key) ? picked.filter(({ key }) => key !== row.key) : cut([...picked, row])
}

/** The selection with all rows of a list between two of them, both in, whichever comes first. */
export function extended(
  picked: readonly Picked[],
  rows: readonly Picked[],
  from: string | null,
  to: string,
): Picked[] {
  const end = rows.findIndex(({ key }) => key === to)
  const start = rows.findIndex(({ key }) => key === from)
  if (end < 0) return [...picked]
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)]
  return together(picked, rows.slice(first, last + 1))
}

/** The selection with more rows, each once. */
export function together(picked: readonly Picked[], rows: readonly Picked[]): Picked[] {
  const known = new Set(picked.map(({ key }) => key))
  return cut([...picked, ...rows.filter(({ key }) => !known.has(key))])
}

/** The selection without rows. */
export function without(picked: readonly Picked[], rows: readonly Pick<Picked, 'key'>[]): Picked[] {
  const gone = new Set(rows.map(({ key }) => key))
  return picked.filter(({ key }) => !gone.has(key))
}
