/**
 * Fewest changes from one text to another, where a change is a letter more, less, another, or two that changed places; null
 * when there are more than `most`. Works on the few rows that may matter, so a million names a minute is no trouble.
 */
export function damerau(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
      if (best < least) least = best
    }
    if (least > most) return null
    before = row
    row = next
  }
  const changes = row[b.length] ?? 0
  return changes > most ? null : changes
}
