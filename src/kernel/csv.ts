/** A cell: a text as somebody typed it, or a number; one of many digits comes as its decimal text. */
export type Cell = string | number | { number: string }

/** What a spreadsheet reads as a formula where a cell begins (OWASP, CSV injection). */
const formula = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
/** Where a cell begins for a spreadsheet whose country divides them by another sign: there quotes do not hold. */
const divides = /^[;\t\r\n]/
/** What a spreadsheet may skip before the first sign of a cell. */
const skipped = /^[\s"]/

/** A text with an apostrophe before every sign that some spreadsheet would take for the beginning of a formula. */
function harmless(text: string): string {
  let safe = ''
  let begins = true
  for (const sign of text) {
    if (begins && formula.test(sign)) safe += "'"
    begins = divides.test(sign) || (begins && skipped.test(sign))
    safe += sign
  }
  return safe
}

function cellText(value: Cell): string {
  const safe = typeof value === 'string' ? harmless(value) : String(typeof value === 'number' ? value : value.number)
  return /[",;\n\r\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. No cell is a formula, whoever typed what
 * stands in it and whatever sign the reader's country divides cells by.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}
