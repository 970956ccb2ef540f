/**
 * Every number of the score, in one place. A stored result keeps `version`; a change of any number is a new version.
 * The rules they follow: EUIPO Guidelines part C section 2 chapters 4 and 7, USPTO TMEP 1207.01.
 */
export const weights = {
  version: '2026-11-28.4',
  looks: { start: 0.45, edits: 0.55, folded: 0.97, turned: 0.6 },
  sounds: {
    otherManner: 0.98,
    worthOther: 0.4,
    vowels: 0.4,
    family: 0.35,
    dropVowel: 0.5,
    dropBreath: 0.4,
    dropConsonant: 0.9,
    otherwise: 1,
  },
  rhythm: { least: 0.52, aboveLooks: 0.1, consonants: 0.5, otherVowels: 0.2, scattered: 0.93 },
  part: {
    wordAlike: 0.72,
    more: 0.65,
    less: 0.35,
    contained: 0.5,
    byLength: 0.42,
    atStart: 0.08,
    ofFive: 0.05,
    shortest: 3,
    weakest: 0.7,
    weakRest: 0.4,
    shortestTold: 5,
    whole: 0.7,
    nearlyContained: 0.85,
    shortestNearly: 6,
    swapped: 0.9,
    swappedLeast: 0.8,
    half: 0.56,
    halfLeast: 0.45,
    acronym: 0.81,
    acronymOfTelling: 0.79,
    acronymOfParts: 0.62,
    besideWord: 0.62,
    withoutVowels: 0.85,
    withoutVowelsShort: 0.7,
    family: 0.65,
    sharedKnownBy: 0.6,
    sharedWord: 0.595,
    sharedWeak: 0.54,
    lettersAlike: 0.6,
    lettersInCommon: 0.75,
    heardInside: 0.9,
    asWord: 0.87,
    nearlyShared: 0.9,
    nearlyWord: 0.62,
    shortestHeard: 4,
    bare: 0.93,
    bareLeast: 0.6,
    bareInside: 0.9,
    bareSeen: 0.55,
    bareLong: 5,
    bareShort: 0.69,
    bareCompound: 0.66,
  },
  mark: { stronger: 0.65, weaker: 0.35, part: 0.93, means: 0.9, foreign: 0.7, meantWhole: 0.68, reordered: 0.95 },
  /** What is in common beside the strongest likeness; fitted to the decided conflicts of the tests and the same shuffled. */
  impression: {
    factor: 0.45,
    expected: 0.36,
    partFrom: 0.45,
    ofPart: 2,
    least: -0.02,
    most: 0.12,
    upTo: 0.65,
    raisedOver: 0.16,
    loweredOver: 0.08,
    spared: 0.51,
  },
  /** Words of nearly one meaning beside words that are alike; the same words around words of one field. */
  near: { synonym: 0.8, meaning: 0.7, field: 0.6, frame: 0.25, enough: 0.8 },
  /** What is left of a likeness when both, or one alone, have a clear meaning; a meaning alone takes no mark off the list. */
  apart: { both: 0.86, one: 0.93, heard: 0.93, least: 0.56 },
  word: { form: 0.1, weak: 0.3, letter: 0.4, short: 0.6 },
  goods: {
    same_terms: 1,
    same_class: 0.85,
    related_class: 0.61,
    known_name: 0.6,
    other: 0.25,
    unknown: 0.85,
    wellKnown: 0.6,
  },
  risk: { fixed: 0.45, byGoods: 0.55 },
  bands: { high: 0.7, medium: 0.5, low: 0.35 },
} as const

/** Below this similarity of the signs a mark is not listed. bench/search/pairs.ts prints what comes that far. */
export const listCut = 0.55

/** Below this similarity of the signs, a watched mark's neighbour is not kept. */
export const watchCut = 0.65
