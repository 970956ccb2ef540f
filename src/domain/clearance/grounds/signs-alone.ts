import shortSigns from '../lists/short-signs.json' with { type: 'json' }
import type { GroundRisk } from './ground.ts'
import type { GroundKind } from './ground-kinds.ts'

/** Pairs of letters that everybody uses for the goods themselves (TV, PC) weigh more than others. */
export const riskOfShort = (compact: string): GroundRisk =>
  shortSigns.entries.descriptive_pairs.includes(compact) ? 'high' : 'medium'

/** What a sign of so few letters or digits is; null where it has more. */
export function shortOf(compact: string): GroundKind | null {
  if (/^\d+$/.test(compact)) return 'numeral'
  // Two signs of a script that we do not read may be a word.
  return /^[a-z0-9]{1,2}$/.test(compact) ? 'too_short' : null
}

/** A sign of nothing but a few marks of punctuation, arithmetic or money (!, #, %): nobody takes one for a name. */
export function commonSignIn(text: string): string | null {
  const sign = text.normalize('NFC').trim()
  return isCommonSign.test(sign) ? sign : null
}

const isCommonSign = /^(?:(?:(?!\p{Extended_Pictographic})[\p{P}\p{Sm}\p{Sc}\p{Sk}\s])|[™℠®©]){1,5}$/u

/** The sign in a mark that tells of a registration or of a right (®, ™, ©): no part of a mark, and untrue before there is one; null where it has none. */
export const signOfRegistrationIn = (text: string): string | null => /[®™℠©]/u.exec(text)?.[0] ?? null
