import type { AnyCall } from '#contract/call.ts'
import { isProof } from './proof.ts'

/** Everybody who could make a call. */
export const identities = [
  'anonymous',
  'link',
  'customer A',
  'customer B',
  'staff',
  'admin',
  'deactivated',
  'expired',
  'forged',
] as const
export type Identity = (typeof identities)[number]

/** Tokens that are nobody's. */
const nobodies: readonly Identity[] = ['deactivated', 'expired', 'forged']

/** Which calls somebody makes: all of them in the proof; else each call is made with one of the dead tokens, in turn. */
export function triedBy(who: Identity, calls: readonly AnyCall[]): AnyCall[] {
  return calls.filter((call, at) => {
    if (isProof) return true
    // What has no link reads none: to it the holder of one is the visitor who is asked beside.
    if (who === 'link') return call.link !== undefined || at % 4 === 0
    return !nobodies.includes(who) || nobodies[at % nobodies.length] === who
  })
}
