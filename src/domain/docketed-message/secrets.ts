import type { OfficeMailType } from './office-mail.ts'

/** Mails that open something: a code of a brand registry, a code or link of an account at an office. */
export const secretTypes = ['brand-registry-code', 'account-code'] as const satisfies readonly OfficeMailType[]

/** Days after which a code or link that nobody used is over, whatever became of its mail. */
export const secretDays = 30

export const isSecretType = (type: string): boolean => secretTypes.some((one) => one === type)

/** What stands where a secret stood. */
export const removedMark = '[…]'

/** Words of the languages of the product after which a secret is written. */
const namesOne =
  /\b(?:codes?|kód|kódu|kod|código|pin|otp|tan|passcode|password|heslo|contraseña|token|key|kľúč|klíč)(?![\p{L}\d])/giu
/** Written in letters and digits with what groups them, or in groups of digits. */
const written = /\d{2,}(?: \d{2,})+|[\p{L}\d](?:[\p{L}\d]|[-_.](?=[\p{L}\d])){2,59}/gu
const day = /^(?:\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}-\d{2}-\d{2})$/
/** A word without a digit is none, and neither is a year or a day. */
const isToken = (one: string): boolean =>
  /\d/.test(one) && one.length >= 4 && !/^(?:19|20)\d\d$/.test(one) && !day.test(one)
const address = /https?:\/\/[^\s<>"')\]]+/gi

/** An address without what only its reader was given: its parts that are long and mixed, and its query. */
function openAddress(text: string): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(text) ?? []
  const isSecret = /[?#]/.test(rest) || rest.split('/').some((part) => part.length >= 16 && /\d/.test(part))
  return isSecret ? `${origin}/${removedMark}` : text
}

/** A line with a word for a secret, its tokens with a digit taken out: a code stands after its name or before it. */
function withoutTokens(line: string): string {
  const isNamed = line.search(namesOne) >= 0
  return isNamed ? line.replaceAll(written, (one) => (isToken(one) ? removedMark : one)) : line
}

/** A mail without what somebody took from it, wherever it stands. */
export const withoutKnown = (text: string, known: readonly string[]): string =>
  known.filter((one) => one.trim() !== '').reduce((rest, one) => rest.replaceAll(one, removedMark), text)

/**
 * A mail without its codes and one-time links; `known` are those that somebody took from it, wherever they stand. A code may
 * stand below its name on a line of its own.
 */
export function withoutSecrets(text: string, known: readonly string[] = []): string {
  const lines = withoutKnown(text, known).replaceAll(address, openAddress).split('\n')
  let isAfterName = false
  return lines
    .map((line) => {
      const isAlone = isAfterName && /^\s*[\p{L}\d][\p{L}\d\-_. ]{2,40}\s*$/u.test(line) && /\d/.test(line)
      if (line.trim() !== '') isAfterName = namesOne.test(line)
      namesOne.lastIndex = 0
      return isAlone ? removedMark : withoutTokens(line)
    })
    .join('\n')
}
