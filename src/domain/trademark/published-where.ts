/** The publication from which an extension of an international registration can be opposed in a place. */
export function publishedWhere(mark: {
  jurisdiction: string
  international_id: string | null
}): 'PartM' | 'ByWipo' | null {
  if (mark.international_id === null) return null
  return mark.jurisdiction === 'EU' ? 'PartM' : ofGazette.has(mark.jurisdiction) ? 'ByWipo' : null
}

/** By their own law; elsewhere it is not recorded which publication counts. */
const ofGazette: ReadonlySet<string> = new Set(['BX', 'CH', 'DE', 'LI'])
