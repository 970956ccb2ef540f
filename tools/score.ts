import { createInterface } from 'node:readline'
import { score } from '#domain/clearance/score/score.ts'
import { endWithReader } from './end-with-reader.ts'

/*
 * Scores pairs of marks: one pair a line on standard input, "first TAB second [TAB classes TAB classes]", classes as 9,42.
 * Prints first, second, mark, risk, band, looks, sounds, part, means, goods; "--header" names the columns.
 * Run: npm run -s score < pairs.tsv
 */
const classesOf = (text: string | undefined): number[] =>
  (text ?? '')
    .split(/[ ,;]+/)
    .map(Number)
    .filter((one) => Number.isInteger(one) && one >= 1 && one <= 45)

endWithReader()
if (process.argv.includes('--header')) {
  process.stdout.write('first\tsecond\tmark\trisk\tband\tlooks\tsounds\tpart\tmeans\tgoods\n')
}
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const [a = '', b = '', classesA, classesB] = line.split('\t')
  const one = score(a, b, { classesA: classesOf(classesA), classesB: classesOf(classesB) })
  const figures = [one.mark, one.risk].map((value) => value.toFixed(4))
  const parts = [one.looks, one.sounds, one.part, one.means].map((value) => value.toFixed(4))
  process.stdout.write(`${[a, b, ...figures, one.band, ...parts, one.goods.level].join('\t')}\n`)
}
