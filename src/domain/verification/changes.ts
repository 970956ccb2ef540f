import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Risk } from './vocabulary.ts'

/** What two versions of a verification are compared by. */
export interface ComparedResult {
  readonly overall: Risk
  readonly places: readonly { jurisdiction: Jurisdiction; risk: Risk }[]
  readonly marks: readonly { name: string; similarity: Risk }[]
  readonly classes: readonly number[]
}

/** One difference; null is "was not there" or "is no longer there". */
export type Change =
  | { readonly kind: 'overall'; readonly from: Risk; readonly to: Risk }
  | { readonly kind: 'place'; readonly place: Jurisdiction; readonly from: Risk | null; readonly to: Risk | null }
  | { readonly kind: 'mark'; readonly name: string; readonly from: Risk | null; readonly to: Risk | null }
  | { readonly kind: 'class'; readonly niceClass: number; readonly added: boolean }

type Risks = readonly (readonly [key: string, risk: Risk])[]

function differing(before: Risks, after: Risks): { key: string; from: Risk | null; to: Risk | null }[] {
  const [old, now] = [new Map(before), new Map(after)]
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((key) => ({ key, from: old.get(key) ?? null, to: now.get(key) ?? null }))
    .filter(({ from, to }) => from !== to)
}

/** What a later version of a verification says differently: overall, by place, by similar mark, by class. */
export function changesBetween(before: ComparedResult, after: ComparedResult): Change[] {
  const places = (result: ComparedResult): Risks => result.places.map(({ jurisdiction, risk }) => [jurisdiction, risk])
  const marks = (result: ComparedResult): Risks => result.marks.map(({ name, similarity }) => [name, similarity])
  const classes = [...new Set([...after.classes, ...before.classes])].sort((a, b) => a - b)
  return [
    ...(before.overall === after.overall
      ? []
      : [{ kind: 'overall', from: before.overall, to: after.overall } as const]),
    ...differing(places(before), places(after)).map(
      ({ key, ...rest }) => ({ kind: 'place', place: key as Jurisdiction, ...rest }) as const,
    ),
    ...differing(marks(before), marks(after)).map(
      ({ key, ...rest }) => ({ kind: 'mark', name: key, ...rest }) as const,
    ),
    ...classes
      .filter((one) => before.classes.includes(one) !== after.classes.includes(one))
      .map((niceClass) => ({ kind: 'class', niceClass, added: after.classes.includes(niceClass) }) as const),
  ]
}
