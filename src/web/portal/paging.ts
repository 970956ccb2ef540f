/** Rows on one page of a list. */
export const pageSize = 20

export interface Paging {
  page: number
  pages: number
  total: number
  from: number
  to: number
}

/** The page asked for in an address; anything else is the first. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1
}

/** Where a page stands among all rows. A page beyond the end shows nothing and says so by its range. */
export function pagingOf(page: number, total: number): Paging {
  const from = (page - 1) * pageSize
  return {
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
    from: Math.min(from + 1, total),
    to: Math.min(from + pageSize, total),
  }
}
