import type { Found } from '#domain/clearance/question.ts'

type Score = Found['score']

/**
 * The fields of what was found one after the other, the next mark behind the last: without their names, and parts of a score as
 * whole hundredths, they are written and read in half the time.
 */
type Fields = [
  seq: number,
  text: string,
  name: string,
  classes: readonly number[],
  isDead: boolean,
  spelling: string | null,
  looks: number,
  sounds: number,
  soundsOfAsked: string,
  soundsOfMark: string,
  shared: string,
  part: number,
  means: number,
  same: Score['same'],
  apart: Score['apart'] | null,
  drawn: string | null,
  level: Score['goods']['level'],
  classesOfGoods: number[],
  weight: number,
  mark: number,
  risk: number,
  band: Score['band'],
  version: string,
]
const width = 23

const hundredths = (part: number): number => Math.round(part * 100)

/** What was found as a text that passes from thread to thread: many small objects would cost more. */
export function textOfFound(found: readonly Found[]): string {
  const all: Fields[number][] = []
  for (const { seq, text, name, classes, dead, spelling, score } of found) {
    const { looks, sounds, soundsAs, shared, part, means, same, apart, drawn, goods, mark, risk, band, version } = score
    const fields: Fields = [
      seq, text, name, classes, dead, spelling, hundredths(looks), hundredths(sounds), soundsAs[0], soundsAs[1], shared,
      hundredths(part), hundredths(means), same, apart ?? null, drawn ?? null, goods.level, goods.classes,
      hundredths(goods.weight), hundredths(mark), hundredths(risk), band, version,
    ] // prettier-ignore
    all.push(...fields)
  }
  return JSON.stringify(all)
}

/** What was found, from a text of `textOfFound`. */
export function foundOfText(text: string): Found[] {
  // A thread of this process wrote it.
  const all = JSON.parse(text) as Fields[number][]
  const found: Found[] = []
  for (let from = 0; from < all.length; from += width) {
    const of = all.slice(from, from + width) as Fields
    const apart = of[14]
    const drawn = of[15]
    found.push({
      seq: of[0],
      text: of[1],
      name: of[2],
      classes: of[3],
      dead: of[4],
      spelling: of[5],
      score: {
        looks: of[6] / 100,
        sounds: of[7] / 100,
        soundsAs: [of[8], of[9]],
        shared: of[10],
        part: of[11] / 100,
        means: of[12] / 100,
        same: of[13],
        ...(apart && { apart }),
        ...(drawn !== null && { drawn }),
        goods: { level: of[16], classes: of[17], weight: of[18] / 100 },
        mark: of[19] / 100,
        risk: of[20] / 100,
        band: of[21],
        version: of[22],
      },
    })
  }
  return found
}
