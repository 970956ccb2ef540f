import { addDays } from '#kernel/dates.ts'
import { damerau } from './edits.ts'
import { registeredName } from './host.ts'
import { brandName, lettersOf, type BrandName } from './brand-name.ts'
import { domainReading } from './domain-name.ts'
import { domainLikeness, type Likeness } from './look-alike.ts'
import type { PlatformKind } from './plan.ts'
import type { DismissReason, Reason } from './sighting.ts'

/** Something that a place on the web was found with. */
export interface Found {
  platform: PlatformKind
  name: string
  url: string
  host: string
  seller: string | null
  classes: readonly number[]
  foundOn: string | null
}

/** What people decided of earlier finds of the same brand. */
export interface Taught {
  host: string
  url: string
  seller: string | null
  status: string
  reason: DismissReason | null
}

/** What finds are held against. */
export interface Sought {
  /** The names of the brand and of its marks. */
  names: readonly string[]
  /** Hosts of the brand itself and of whom it authorised. */
  ownHosts: readonly string[]
  /** Names of whom it authorised. */
  friends: readonly string[]
  /** Classes that its marks are registered for. */
  classes: readonly number[]
  taught: readonly Taught[]
}

/** Below this nobody is asked to look. */
export const sightingCut = 0.5

const round = (value: number): number => Math.round(value * 1000) / 1000

/** How alike a title is: the brand as a word of it, or with a slip; a short brand counts as a word of its own only. */
function titleLikeness(letters: string, name: string): Likeness {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (words.includes(letters)) return { score: 0.78, reasons: [{ kind: 'name', seen: letters, points: 0.78 }] }
  const whole = words.join('')
  if (letters.length >= 5 && whole.includes(letters))
    return { score: 0.66, reasons: [{ kind: 'name', seen: whole.slice(0, 100), points: 0.66 }] }
  const near =
    letters.length >= 5 ? words.find((word) => damerau(letters, word, letters.length >= 8 ? 2 : 1)) : undefined
  return near === undefined
    ? { score: 0, reasons: [] }
    : { score: 0.62, reasons: [{ kind: 'typo', seen: near, points: 0.62 }] }
}

const prepared = new WeakMap<readonly string[], readonly BrandName[]>()

/** The names that finds are held against, made ready once for all finds of a search. */
function namesOf({ names }: Sought): readonly BrandName[] {
  const before = prepared.get(names)
  if (before) return before
  const made = names.map(brandName).filter(({ letters }) => letters !== '')
  prepared.set(names, made)
  return made
}

/** How much a find concerns a brand, with the reasons that the score is the sum of. */
export function sightingScore(sought: Sought, found: Found, today: string): Likeness {
  let best: Likeness = { score: 0, reasons: [] }
  const domain = found.platform === 'domains' ? domainReading(found.host) : null
  for (const name of namesOf(sought)) {
    const one =
      found.platform !== 'domains'
        ? titleLikeness(name.letters, found.name)
        : domain
          ? domainLikeness(name, domain)
          : best
    if (one.score > best.score) best = one
  }
  if (best.score === 0) return best
  const reasons: Reason[] = [...best.reasons]
  if (found.classes.some((number) => sought.classes.includes(number)))
    reasons.push({ kind: 'goods', seen: found.classes.join(', '), points: 0.12 })
  if (found.foundOn !== null && found.foundOn >= addDays(today, -7))
    reasons.push({ kind: 'new', seen: found.foundOn, points: 0.02 })
  const taught = sought.taught.find(
    (one) =>
      (one.reason === 'other-goods' || one.reason === 'other-meaning') &&
      (one.host === found.host || (one.seller !== null && one.seller === found.seller)),
  )
  if (taught?.reason) reasons.push({ kind: 'taught', seen: taught.reason, points: -0.3 })
  const sum = reasons.reduce((all, { points }) => all + points, 0)
  return { score: round(Math.min(1, Math.max(0, sum))), reasons }
}

/** Whether a find is known: of the brand itself, of whom it authorised, or decided already. */
export function isKnown(sought: Sought, found: Found): boolean {
  const own = sought.ownHosts.some((host) => found.host === host || found.host.endsWith(`.${host}`))
  const friend =
    found.seller !== null && sought.friends.some((name) => lettersOf(name) === lettersOf(found.seller ?? ''))
  const before = sought.taught.some(
    (one) =>
      (one.url === found.url && one.reason !== 'gone') ||
      ((one.reason === 'authorised-seller' || one.reason === 'genuine-goods') &&
        (one.host === found.host || one.seller !== null) &&
        (one.seller === null ? one.host === found.host : one.seller === found.seller)),
  )
  return own || friend || before
}

/** Finds with the same key are one: of the same seller or host, under the same name; of domains, below one registered name. */
export const foldKey = ({ platform, name, host, seller }: Found): string =>
  platform === 'domains' ? (registeredName(host) ?? host) : `${host} ${seller ?? ''} ${lettersOf(name)}`
