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
    for (let at = 0; at < width; at += 1) all.push(fields[at] as Fields[number])
  }
  return JSON.stringify(all)
}

/** What was found, from a text of `textOfFound`. */
export function foundOfText(text: string): Found[] {
  // A thread of this process wrote it.
  const all = JSON.parse(text) as Fields[number][]
  const found: Found[] = []
  for (let from = 0; from < all.length; from += width) {
    const field = <At extends number>(at: At): Fields[At] => all[from + at] as Fields[At]
    const [apart, drawn] = [field(14), field(15)]
    found.push({
      seq: field(0),
      text: field(1),
      name: field(2),
      classes: field(3),
      dead: field(4),
      spelling: field(5),
      score: {
        looks: field(6) / 100,
        sounds: field(7) / 100,
        soundsAs: [field(8), field(9)],
        shared: field(10),
        part: field(11) / 100,
        means: field(12) / 100,
        same: field(13),
        ...(apart && { apart }),
        ...(drawn !== null && { drawn }),
        goods: { level: field(16), classes: field(17), weight: field(18) / 100 },
        mark: field(19) / 100,
        risk: field(20) / 100,
        band: field(21),
        version: field(22),
      },
    })
  }
  return found
}
