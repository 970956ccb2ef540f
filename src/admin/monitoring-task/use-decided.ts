import { useState } from 'react'
import type { Sighting } from './sighting.tsx'

type Decision = Pick<Sighting, 'status' | 'dismiss_reason'>

interface Kept {
  read: readonly Sighting[]
  decisions: Record<string, Decision & { isDoubted: boolean }>
}

/**
 * The sightings as they stand after what was decided here, so that the next key means it, however long the list is on its way.
 * A list that disagrees may have been read before the decision; the second one that does is right.
 */
export function useDecided(read: readonly Sighting[]): {
  sightings: Sighting[]
  keep: (id: string, decision: Decision) => void
} {
  const [kept, setKept] = useState<Kept>({ read, decisions: {} })
  const now = kept.read === read ? kept : { read, decisions: stillTold(kept.decisions, read) }
  if (now !== kept) setKept(now)
  return {
    sightings: read.map((one) => {
      const told = now.decisions[one.id]
      return told ? { ...one, status: told.status, dismiss_reason: told.dismiss_reason } : one
    }),
    keep: (id, decision) =>
      setKept((known) => ({ ...known, decisions: { ...known.decisions, [id]: { ...decision, isDoubted: false } } })),
  }
}

function stillTold(decisions: Kept['decisions'], read: readonly Sighting[]): Kept['decisions'] {
  const told: Kept['decisions'] = {}
  for (const one of read) {
    const decision = decisions[one.id]
    if (decision && decision.status !== one.status && !decision.isDoubted)
      told[one.id] = { ...decision, isDoubted: true }
  }
  return told
}
