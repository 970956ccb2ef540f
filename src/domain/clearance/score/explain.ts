import type { Explanation } from './explanation.ts'
import type { Score } from './score.ts'
import { weights } from '../weights.ts'

const round = (value: number): number => Math.round(value * 100) / 100

/** Rounds a score for people; bands are those of the full numbers. */
export function explain(full: Score): Explanation {
  const { shared, same, apart, drawn, common, band, goods } = full
  return {
    looks: round(full.looks),
    sounds: round(full.sounds),
    soundsAs: [...full.soundsAs],
    shared,
    part: round(full.part),
    means: round(full.means),
    same,
    ...(apart && { apart }),
    ...(drawn !== null && { drawn }),
    ...(common && { common }),
    goods: { level: goods.level, classes: [...goods.classes], weight: goods.weight },
    mark: round(full.mark),
    risk: round(full.risk),
    band,
    version: weights.version,
  }
}
