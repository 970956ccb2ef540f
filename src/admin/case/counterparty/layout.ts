import type { TraitKind } from '#domain/enforcement/counterparty-traits.ts'
import { levelOf, type LinkLevel } from '#domain/enforcement/counterparty-links.ts'
import type { Other } from './shown.ts'

/** A box of the drawing; `y` is its middle. */
export interface Box {
  key: string
  y: number
}
export interface TraitBox extends Box {
  kind: TraitKind
  value: string
}
export interface OtherBox extends Box {
  other: Other
}
export interface Line {
  key: string
  from: number
  to: number
  level: LinkLevel
}

export interface Drawing {
  height: number
  own: number
  traits: TraitBox[]
  others: OtherBox[]
  /** From the counterparty to what it shares, and from there to who shares it. */
  left: Line[]
  right: Line[]
}

/** A drawing of more would be lines over lines; the list has them all. */
export const mostDrawn = 10
const step = 60

/** Three columns: the counterparty, what it shares, and with whom; each column is centred. */
export function drawingOf(others: readonly Other[]): Drawing {
  const drawn = others.filter(({ reasons }) => reasons.length > 0).slice(0, mostDrawn)
  const shared = new Map<string, Other['reasons'][number]>()
  for (const { reasons } of drawn) for (const reason of reasons) shared.set(`${reason.kind} ${reason.value}`, reason)
  const rows = Math.max(drawn.length, shared.size, 1)
  const height = rows * step
  const at = (index: number, count: number): number => (height - count * step) / 2 + index * step + step / 2
  const traits = [...shared].map(([key, { kind, value }], index) => ({ key, kind, value, y: at(index, shared.size) }))
  const placed = drawn.map((other, index) => ({ key: other.id, other, y: at(index, drawn.length) }))
  const own = height / 2
  return {
    height,
    own,
    traits,
    others: placed,
    left: traits.map(({ key, y }) => ({ key, from: own, to: y, level: levelOf(shared.get(key)?.strength ?? 0) })),
    right: placed.flatMap(({ other, y }) =>
      other.reasons.map(({ kind, value, strength }) => ({
        key: `${other.id} ${kind} ${value}`,
        from: traits.find((trait) => trait.key === `${kind} ${value}`)?.y ?? own,
        to: y,
        level: levelOf(strength),
      })),
    ),
  }
}
