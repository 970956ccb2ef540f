/** How many records of one name stand together. */
const recordsOfName = 12

interface Bearing {
  readonly name: string
  readonly risk: number
  readonly mark: number
}

/**
 * The records of the best `limit` names: by risk, then by similarity, then as given; those of one name together behind the
 * riskiest of them, at most twelve.
 */
export function byNames<T>(records: readonly T[], bearing: (record: T) => Bearing, limit: number): T[] {
  const sorted = records
    .map((record) => {
      const { name, risk, mark } = bearing(record)
      return { record, name, risk, mark }
    })
    .sort((a, b) => b.risk - a.risk || b.mark - a.mark)
  const names = new Map<string, T[]>()
  for (const { record, name } of sorted) {
    const known = names.get(name)
    if (!known) {
      if (names.size < limit) names.set(name, [record])
    } else if (known.length < recordsOfName) known.push(record)
  }
  return [...names.values()].flat()
}
