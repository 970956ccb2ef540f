import type pg from 'pg'
import { signIns } from '#contract/limits.ts'
import { tries as paces } from '#domain/account/tries.ts'
import { createBackoff, type Backoff } from '#platform/limits/backoff.ts'
import { createLimit, keyOf, type Limit } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network.ts'

/** Who tries to sign in to which account. */
export interface Trier {
  email: string
  address: string
  /** The number of a device on which this account has signed in before; null for everybody else. */
  deviceId: string | null
}

/** Tries at passwords and codes, counted where they are checked. */
export interface Tries {
  /** Counts a sign-in before anything of it is looked at; answers null, or the seconds to wait. */
  signIn(who: Trier): Promise<number | null>
  /** Forgets the tries of somebody who got in. */
  gotIn(who: Trier): Promise<void>
  /** Counts a password or code asked for in an open session; answers null, or the seconds to wait. */
  inSession(sessionId: string): Promise<number | null>
  rightInSession(sessionId: string): Promise<void>
  /** The owner of the mailbox set a new password: what strangers tried counts no more. */
  reset(email: string): Promise<void>
}

/** The counters of tries, `factor` times as generous as declared. */
export function createTries(pool: pg.Pool, factor: number, clock: () => Date): Tries {
  const backoff = (name: keyof typeof paces): Backoff =>
    createBackoff(pool, `try-${name}`, { ...paces[name], free: paces[name].free * factor }, clock)
  const [network, strangers, device, session] = [
    backoff('network'),
    backoff('strangers'),
    backoff('device'),
    backoff('session'),
  ]
  const all: Limit = createLimit(pool, signIns.name, signIns.points * factor, signIns.seconds)
  // An account has one name here, before it is put beside another: blanks in the middle are nobody's to add.
  const pair = ({ email, address }: Trier) => `${networkOf(address)} ${keyOf(email)}`
  const known = ({ email, deviceId }: Trier) => `${deviceId ?? ''} ${keyOf(email)}`
  return {
    async signIn(who) {
      if (who.deviceId !== null) return await device.take(known(who))
      return (
        (await all.take(networkOf(who.address))) ?? (await network.take(pair(who))) ?? (await strangers.take(who.email))
      )
    },
    async gotIn(who) {
      await (who.deviceId === null ? network.forget(pair(who)) : device.forget(known(who)))
      await strangers.forget(who.email)
    },
    inSession: async (sessionId) => await session.take(sessionId),
    rightInSession: async (sessionId) => await session.forget(sessionId),
    reset: async (email) => await strangers.forget(email),
  }
}
