import { score } from '#domain/clearance/score/score.ts'

/** Rows of decisions, a line each: later mark | earlier mark | a class of each | what more is told of it. */
export const decidedRows = (text: string): (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|'))

/** How alike the signs of a row are, 0 to 1. */
export const markOfRow = ([later = '', earlier = '', niceClass, other]: readonly string[]): number =>
  score(later, earlier, { classesA: [Number(niceClass)], classesB: [Number(other)] }).mark
