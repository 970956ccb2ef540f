/** Where in a schema the attacks strike: a table, columns of it, and a circle of relations. */
export interface Target {
  table: string
  /** A column that may be filtered and ordered by, with a value of it and its scalar. */
  column: string
  value: unknown
  scalar: string
  text: string
  json: string
  /** An object relation to another table, and the array relation that leads back. */
  to: string
  back: string
  other: string
  /** A table that may be inserted into, with a text column of it; and one that may be deleted from. */
  writable: string
  writableText: string
}

export interface Attack {
  name: string
  query: string
  variables?: unknown
  operationName?: string
}

/** `count` texts joined by a space. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ')

/** A value wrapped `depth` times. */
export function nested<T>(depth: number, innermost: T, wrap: (inner: T) => T): T {
  let value = innermost
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}
