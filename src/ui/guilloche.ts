/** Control figures of one engraved rosette: a closed curve whose radius swings with two waves. */
export interface Rosette {
  radius: number
  swing: number
  waves: number
  twist: number
  turns: number
  step: number
}

/** The rosette's outline as path data around the origin, one decimal. */
export function rosettePath({ radius, swing, waves, twist }: Rosette, points = 240): string {
  const at = (index: number): string => {
    const angle = (index / points) * 2 * Math.PI
    const wave = Math.sin(waves * angle) + 0.5 * Math.cos(twist * angle)
    const r = radius + swing * wave
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  }
  const rest = Array.from({ length: points - 1 }, (_, index) => at(index + 1)).join('L')
  return `M${at(0)}L${rest}Z`
}

export const outer: Rosette = { radius: 88, swing: 30, waves: 6, twist: 14, turns: 16, step: 2.5 }
export const inner: Rosette = { radius: 46, swing: 12, waves: 9, twist: 4, turns: 12, step: 3 }
