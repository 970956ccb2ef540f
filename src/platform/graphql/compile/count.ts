/** `count` over columns: rows where all of them are set, or their different combinations. */
export function countOf(columns: readonly string[], distinct: boolean): string {
  if (columns.length === 0) return 'count(*)'
  if (distinct)
    return columns.length === 1 ? `count(distinct ${columns[0]})` : `count(distinct (${columns.join(', ')}))`
  if (columns.length === 1) return `count(${columns[0]})`
  return `count(*) filter (where ${columns.map((column) => `${column} is not null`).join(' and ')})`
}
