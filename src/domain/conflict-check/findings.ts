import { normalise } from '#domain/clearance/words/letters.ts'
import { explain } from '#domain/clearance/score/explain.ts'
import type { Explanation } from '#domain/clearance/score/explanation.ts'
import { score } from '#domain/clearance/score/score.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { ConflictFinding, ConflictKind } from './finding.ts'
import { samePartyBy, type Party } from './party.ts'

/** What a matter would make us: for whom, against whom, and for which mark. */
export interface ConflictSubject {
  client: Party
  otherSide: Party | null
  mark: { text: string; classes: readonly number[]; places: readonly Jurisdiction[] } | null
}

interface Known {
  matter: ConflictFinding['matter']
  id: string
  label: string
  client: string
}

export interface KnownMatters {
  /** Whom we act against for others. */
  opposed: readonly (Known & { party: Party })[]
  /** Owners of marks that offices hold against marks of others. */
  cited: readonly (Known & { party: Party })[]
  /** Whom we act for. */
  clients: readonly (Known & { party: Party })[]
  marks: readonly (Known & { text: string; classes: readonly number[]; places: readonly Jurisdiction[] })[]
}

/** Whether a person is asked: of marks whose goods nobody has compared only what is very close, or half the register would be. */
const isAsked = ({ band, goods }: Explanation): boolean =>
  band === 'high' || (band === 'medium' && goods.level !== 'unknown' && goods.level !== 'other')

const bare = ({ matter, id, label, client }: Known) => ({ matter, id, label, client })

const keyLetters = 40

/**
 * Everything known that may set us against another client, the gravest kinds first and close marks by their risk. It says what
 * was found and why; whether the matter is taken on is decided by a person.
 */
export function conflictsOf(subject: ConflictSubject, known: KnownMatters): ConflictFinding[] {
  const sameAs = (party: Party | null, kind: ConflictKind, all: readonly (Known & { party: Party })[]) =>
    all.flatMap((one): ConflictFinding[] => {
      const same = party && samePartyBy(party, one.party)
      return same ? [{ key: `${kind}:${one.matter}:${one.id}`, kind, ...bare(one), ...same, similarity: null }] : []
    })
  const { mark } = subject
  const offices = new Set(mark?.places.flatMap(competingOffices) ?? [])
  const close = known.marks.flatMap((one): ConflictFinding[] => {
    if (!mark || !one.places.some((place) => offices.has(place))) return []
    const similarity = explain(score(mark.text, one.text, { classesA: mark.classes, classesB: one.classes }))
    if (!isAsked(similarity)) return []
    // Another sign, or one that is nearer, is another finding: who decided has not seen it.
    const key = `marks-close:${one.matter}:${one.id}:${similarity.band}:${normalise(mark.text).compact.slice(0, keyLetters)}`
    return [{ key, kind: 'marks-close', ...bare(one), by: null, words: null, similarity }]
  })
  return [
    ...sameAs(subject.client, 'client-opposed', known.opposed),
    ...sameAs(subject.client, 'client-cited', known.cited),
    ...sameAs(subject.otherSide, 'other-side-is-client', known.clients),
    ...close.toSorted((a, b) => (b.similarity?.risk ?? 0) - (a.similarity?.risk ?? 0)),
  ]
}
