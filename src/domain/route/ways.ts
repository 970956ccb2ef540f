import {
  covers,
  euMembers,
  beneluxMembers,
  isJurisdiction,
  jurisdictionFrom,
  jurisdictions,
  type Jurisdiction,
} from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { aripoMembers, oapiMembers } from '#domain/jurisdiction/territories.ts'

/** A market as somebody names it: a place where we file, or a member of one; `UK` for GB. Null when it is neither. */
export function marketFrom(text: string): string | null {
  const code = text.trim().toUpperCase()
  const place = jurisdictionFrom(code)
  if (place === 'WIPO') return null
  if (place) return place
  const members: readonly string[] = [...euMembers, ...oapiMembers, ...aripoMembers]
  return members.includes(code) ? code : null
}

/** Whether a mark of a place protects in a market. */
export function protects(place: string, market: string): boolean {
  if (place === market) return true
  if (place === 'OAPI') return oapiMembers.some((code) => code === market)
  if (place === 'ARIPO') return aripoMembers.some((code) => code === market)
  return isJurisdiction(place) && covers(place, market)
}

/** The places whose filing protects in at least one of the markets; the Madrid System is no place of its own. */
export function placesFor(markets: readonly string[]): Jurisdiction[] {
  return jurisdictions.filter((place) => place !== 'WIPO' && markets.some((market) => protects(place, market)))
}

/** Members of the Madrid System that are no place of ours: those of the union but Malta, and the states of ARIPO but Uganda. */
const membersBeyond = ['GR', 'CY', ...aripoMembers.filter((code) => !['UG', 'CV', 'TZ'].includes(code))]

/** Whether a place can be designated in an international registration. */
export function inMadrid(place: string): boolean {
  // Benelux countries are designated together, and ARIPO is no member.
  if (place === 'ARIPO' || beneluxMembers.some((code) => code === place)) return false
  return isJurisdiction(place) ? factsOf(place).madrid === true : membersBeyond.includes(place)
}

/** Whether an international registration may rest on a mark of a register. */
export const mayBeBasic = (place: string): boolean => place !== 'WIPO' && inMadrid(place)

/** The offices at which somebody of a country may base an international registration (Madrid Protocol, Article 2(1)). */
export function officesOfOrigin(home: string): Jurisdiction[] {
  const own = jurisdictionFrom(home)
  const union = euMembers.some((code) => code === home)
  const benelux = beneluxMembers.some((code) => code === home)
  return [
    ...(own && inMadrid(own) ? [own] : []),
    ...(benelux ? (['BX'] as const) : []),
    ...(union ? (['EU'] as const) : []),
  ]
}
