/** Where the browser keeps which brand of an account is selected (specification, part 1, section 1). */
export const storageKey = 'selectedBrand'

/** What is kept: a brand, or null for what stands under none; and when it was chosen. */
export interface KeptBrand {
  brandId: string | null
  updated_at: string
}

/** What the browser kept, or nothing that can be read. */
export function readKept(text: string | null): KeptBrand | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<KeptBrand> | null
    if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) return null
    const { brandId, updated_at: at } = kept
    const isKnown = brandId === null || typeof brandId === 'string'
    return isKnown && typeof at === 'string' ? { brandId, updated_at: at } : null
  } catch {
    return null
  }
}

/** The selected one of the brands: one of them, what stands under none (the pseudo-brand Unassigned), or nothing. */
export type Selected = { kind: 'brand'; id: string } | { kind: 'unassigned' } | { kind: 'none' }

/**
 * Kept null is Unassigned, and nothing where nothing stands under no brand. What is missing or not found is the first brand,
 * else Unassigned (specification, part 1, lines 104 and 135).
 */
export function selectedOf(kept: KeptBrand | null, brands: readonly { id: string }[], unassigned: number): Selected {
  const rest: Selected = unassigned > 0 ? { kind: 'unassigned' } : { kind: 'none' }
  if (kept?.brandId === null) return rest
  const [first] = brands
  const found = brands.find(({ id }) => id === kept?.brandId) ?? first
  return found ? { kind: 'brand', id: found.id } : rest
}
