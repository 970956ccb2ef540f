import { useCallback, useEffect, useState } from 'react'
import { createBrandReader, type BrandsRead } from './read-brands.ts'
import { readKept, selectedOf, storageKey, type KeptBrand, type Selected } from './selection.ts'

const reader = createBrandReader()

/** Says to this page that another brand was selected; other tabs hear of it from the browser. */
const chosen = 'markwright-brand'

const keptNow = (): KeptBrand | null => {
  try {
    return readKept(localStorage.getItem(storageKey))
  } catch {
    // A browser that keeps nothing selects anew on every page.
    return null
  }
}

/** Selects a brand, or what stands under none, for this browser. */
export function keepBrand(brandId: string | null): void {
  try {
    const kept: KeptBrand = { brandId, updated_at: new Date().toISOString() }
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // What cannot be kept holds for the page that is opened by it.
  }
  dispatchEvent(new Event(chosen))
}

export interface SelectedBrand {
  /** Null until they are read. */
  read: BrandsRead | null
  selected: Selected
  /** The brands, or what stands under none, could not be read. */
  isError: boolean
  retry: () => void
}

/** The brands of an account and the selected one. `changes` is another word where the brands may be others than before. */
export function useSelectedBrand(userId: string, changes: string): SelectedBrand {
  const [read, setRead] = useState<BrandsRead | null>(null)
  const [isError, setError] = useState(false)
  const [kept, setKept] = useState<KeptBrand | null>(null)
  const look = useCallback(() => {
    reader.read(userId).then(
      (found) => {
        setRead(found)
        setError(false)
      },
      () => setError(true),
    )
  }, [userId])
  useEffect(() => {
    if (changes !== '') reader.forget()
    look()
  }, [look, changes])
  useEffect(() => {
    const hear = () => setKept(keptNow())
    hear()
    addEventListener(chosen, hear)
    addEventListener('storage', hear)
    return () => {
      removeEventListener(chosen, hear)
      removeEventListener('storage', hear)
    }
  }, [])
  const selected = read === null ? ({ kind: 'none' } as const) : selectedOf(kept, read.brands, read.unassigned)
  return { read, selected, isError, retry: look }
}
