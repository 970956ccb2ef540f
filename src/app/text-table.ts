/** Lines of cells under a head, each column as wide as its widest cell; the first to the left, figures to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? '').length)))
  const last = head.length - 1
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 || at === last ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line)].join('\n')
}
