import type { docketedMessageTypes } from '#domain/docket/message-status.ts'

type MailType = (typeof docketedMessageTypes)[number]

/** Mails that open something: a code of a brand registry, a code or link of an account at an office. */
export const secretTypes = ['brand-registry-code', 'account-code'] as const satisfies readonly MailType[]

export const isSecretType = (type: string): boolean => secretTypes.some((one) => one === type)

/** What stands where a secret stood. */
export const removedMark = '[…]'

/** Words of the languages of the product beside which a secret is written. */
const names = 'codes?|passcodes?|kódu?|kód|kod|código|pin|otp|tan|passwords?|heslo|contraseña|token|key|kľúč|klíč'
const named = new RegExp(`\\b(?:${names})(?![\\p{L}\\d])`, 'iu')
const isNamed = (line: string): boolean => named.test(line)

/** What such a code is for: said before its name, in Spanish after it. */
const purposes = [
  'verification|security|confirmation|access|log-?in|sign-?in|authentication|authorisation|authorization|activation|one-time',
  'overovac\\p{L}+|bezpečnostn\\p{L}+|potvrdzovac\\p{L}+|prístupov\\p{L}+|prihlasovac\\p{L}+|aktivačn\\p{L}+|jednorazov\\p{L}+',
  'ověřovac\\p{L}+|potvrzovac\\p{L}+|přístupov\\p{L}+|přihlašovac\\p{L}+|jednorázov\\p{L}+',
].join('|')
const purposesAfter = 'verificación|seguridad|confirmación|acceso|inicio de sesión|activación|un solo uso'
const namedCode = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${purposes})\\s+(?:pass)?(?:${names})|(?:${names})\\s+de\\s+(?:${purposesAfter})|passcode|OTP)(?![\\p{L}\\d])`,
  'iu',
)
/** What such a mail asks for without a code: often by a link. */
const accountSteps = new RegExp(
  [
    '(?:reset|change) your password|password reset|activate your account|account activation|two-(?:factor|step) (?:authentication|verification)',
    'obnov\\p{L}+ hesla|zmen\\p{L}+ hesla|zmeňte si heslo|aktivác\\p{L}+ účtu|aktivujte (?:si )?(?:svoj )?účet',
    'změn\\p{L}+ hesla|změňte si heslo|aktivac\\p{L}+ účtu|aktivujte (?:si )?(?:svůj )?účet',
    'restablec\\p{L}+ (?:su |la |tu )?contraseña|cambi\\p{L}+ (?:su |la |tu )?contraseña|activ\\p{L}+ (?:su |la |tu )?cuenta',
  ].join('|'),
  'iu',
)

/** Whether words say that a code of an account is given, or that something is done about one. */
export const namesCode = (words: string): boolean => namedCode.test(words)
export const asksOfAccount = (words: string): boolean => accountSteps.test(words)

/** Written in letters and digits with what groups them, or in groups of digits. */
const written = /\d{2,}(?: \d{2,})+|\d(?: \d){3,}|[\p{L}\d](?:[\p{L}\d]|[-_.](?=[\p{L}\d])){2,59}/gu
const day = /^(?:\d{1,2}[.-]\d{1,2}[.-]\d{2,4}|\d{4}-\d{2}-\d{2})$/
/** A word without a digit is none, and neither is a year or a day. */
const isToken = (one: string): boolean =>
  /\d/.test(one) && one.length >= 4 && !/^(?:19|20)\d\d$/.test(one) && !day.test(one)
/**
 * What is said to be the secret: behind a colon whatever stands there, behind a verb what is written in capitals or digits. Of blanks a few:
 * a line of thousands would be tried in as many ways as they can be parted.
 */
const said = new RegExp(
  `(?<=\\b(?:${names})(?:\\s{0,4}[:=]\\s{0,4}|\\s{1,4}(?:is|je|es)(?:\\s{0,2}:)?\\s{1,4}))(?:(?<=[:=]\\s{0,4})(?!https?:)[^\\s,;]{4,60}|[\\p{Lu}\\d]{4,60}(?![\\p{L}\\d]))`,
  'giu',
)
const address = /https?:\/\/[^\s<>"')\]]+/gi

/** An address without what only its reader was given: its parts that have a digit and are no short word, and its query. */
function openAddress(text: string): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(text) ?? []
  const isSecret = /[?#]/.test(rest) || rest.split('/').some((part) => part.length >= 6 && /\d/.test(part))
  return isSecret ? `${origin}/${removedMark}` : text
}

/** A line with a word for a secret, its tokens with a digit taken out: a code stands after its name or before it. */
function withoutTokens(line: string): string {
  if (!isNamed(line)) return line
  return line
    .replaceAll(written, (one) => (isToken(one) ? removedMark : one))
    .replaceAll(said, (one) => (day.test(one.replace(/\.$/, '')) ? one : removedMark))
}

/** The same signs whatever people put between them: a code is typed with other dashes and blanks than it was sent. */
function spelt(known: string): RegExp {
  const signs = Array.from(known.replaceAll(/[^\p{L}\d]/gu, ''), (sign) => sign.toLowerCase())
  const between = '[\\s\\-–_.]*'
  return new RegExp(`(?<![\\p{L}\\d])${signs.join(between)}(?![\\p{L}\\d])`, 'giu')
}

/** Less is no code, and stands in many words. */
const shortestKnown = 4

/** A mail without what somebody took from it, wherever it stands. */
export const withoutKnown = (text: string, known: readonly string[]): string =>
  known
    .filter((one) => one.replaceAll(/[^\p{L}\d]/gu, '').length >= shortestKnown)
    .reduce((rest, one) => rest.replaceAll(spelt(one), removedMark), text)

/** Lines with words between the name of a code and the code below it. */
const linesBetween = 2
const codePart = /^[\p{L}\d\-_.]+$/u
/** A line that holds a code and nothing else: in parts of signs with a digit or of a few capitals, or in capitals alone. */
function isAlone(line: string): boolean {
  const code = line.trim()
  if (code.length < 3 || code.length > 42) return false
  if (/^\p{Lu}{4,40}$/u.test(code)) return true
  const parts = code.split(' ')
  return /\d/.test(code) && parts.every((one) => codePart.test(one) && (/\d/.test(one) || /^\p{Lu}{1,4}$/u.test(one)))
}
const isTailOfLink = (line: string): boolean => /^[\w\-.~%/=&?+]+$/.test(line) && /\d/.test(line)

/**
 * A mail without its codes and one-time links; `known` are those that somebody took from it, wherever they stand. A code may
 * stand below its name on a line of its own, with a line or two of words between them, and a link may be cut in two.
 */
export function withoutSecrets(text: string, known: readonly string[] = []): string {
  let wordsSince = linesBetween + 1
  let isCut = false
  return withoutKnown(text, known)
    .split('\n')
    .map((line) => {
      const isTail = isCut && isTailOfLink(line.trim())
      const open = line.replaceAll(address, openAddress)
      isCut = isTail || (open !== line && open.trimEnd().endsWith(removedMark))
      if (isTail) return removedMark
      const isCode = wordsSince <= linesBetween && isAlone(open) && !day.test(open.trim())
      if (isNamed(open)) wordsSince = 0
      else if (open.trim() !== '' && !isCode) wordsSince += 1
      return isCode ? removedMark : withoutTokens(open)
    })
    .join('\n')
}
