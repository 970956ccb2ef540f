import type { UserRole } from './roles.ts'

export interface SessionLimits {
  /** Minutes without a request of the person after which the session is over. */
  idle: number
  /** Minutes after the sign-in at which it is over whatever happens. */
  absolute: number
}

const hour = 60
const day = 24 * hour

/**
 * How long a session lives. Customers: once in 30 days, as NIST SP 800-63B-4 has it for one factor; our people: within a
 * working day and an hour at rest, as it has it for two.
 */
export const sessionLimits: Record<UserRole, SessionLimits> = {
  customer: { idle: 14 * day, absolute: 30 * day },
  staff: { idle: hour, absolute: 12 * hour },
  admin: { idle: hour, absolute: 12 * hour },
}

/** Minutes that a member of staff may act for a customer before it has to be asked for again. */
export const supportMinutes = 60

/** Milliseconds in which the refresh token before the last still works, for tabs that refresh at once. */
export const refreshGraceMs = 10_000

/** Why a session ended before its time. */
export const sessionEnds = [
  'signed-out',
  'ended-by-owner',
  'replaced',
  'password-changed',
  'role-changed',
  'deactivated',
  'erased',
  'token-reused',
] as const
export type SessionEnd = (typeof sessionEnds)[number]
