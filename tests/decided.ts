import { score } from '#domain/clearance/score/score.ts'

/** Rows of decisions, a line each: later mark | earlier mark | the classes of each, with commas | what more is told of it. */
export const decidedRows = (text: string): (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

const classesIn = (text = ''): number[] => (text === '' ? [] : text.split(',').map(Number))

/** How alike the signs of a row are, 0 to 1. */
export const markOfRow = ([later = '', earlier = '', niceClass, other]: readonly string[]): number =>
  score(later, earlier, { classesA: classesIn(niceClass), classesB: classesIn(other) }).mark
