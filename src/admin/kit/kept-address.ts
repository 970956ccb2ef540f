/** What of a list's address is a place in it and not how it is filtered: the page, and the row at the focus. */
const places = new Set(['page', 'row'])

/** The part of an address after the path that is kept under a name; a question mark alone is a list as it begins. */
export function keptAddress(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !places.has(name))
  return `?${new URLSearchParams(kept).toString()}`
}

const sorted = (search: string): string => {
  const all = new URLSearchParams(keptAddress(search))
  all.sort()
  return all.toString()
}

/** Whether two addresses filter and sort a list the same way. */
export const sameAddress = (one: string, other: string): boolean => sorted(one) === sorted(other)
