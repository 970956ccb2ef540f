/** Beginnings that a spreadsheet reads as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** One cell: what would be a formula is made text, and what would end the cell is quoted. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value
  const safe = typeof value === 'string' && formula.test(text.trimStart()) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. No cell is a formula, whoever typed what
 * stands in it.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}
