import { useRef } from 'react'

/**
 * Does work for a row unless some is on its way for it: nobody decides the same row twice, and whoever is quick decides the
 * next one meanwhile.
 */
export function useUnderWay(): (id: string, work: () => Promise<void>) => Promise<void> {
  const rows = useRef(new Set<string>())
  return async (id, work) => {
    if (rows.current.has(id)) return
    rows.current.add(id)
    try {
      await work()
    } finally {
      rows.current.delete(id)
    }
  }
}
