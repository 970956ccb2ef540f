import type { Language } from '#kernel/languages.ts'
import type { LinkKind, Role } from './roles.ts'

/** Who makes a call. A link holder carries the request that the link opens. */
export interface Caller {
  role: Role
  userId: string | null
  sessionId: string | null
  /** The member of staff who acts for `userId`; null when the user acts. */
  actorId: string | null
  /** Somebody of staff who showed the password and still has to set up a second factor, which is all that is open. */
  enrolling: { userId: string; sessionId: string } | null
  /** The registration request of a link, resolved and still open; null for everybody else. */
  requestId: string | null
  /** The service order of a link, in the same way. */
  serviceRequestId: string | null
  /** What a link opened; null for everybody who holds none. */
  link: { kind: LinkKind; id: string } | null
  language: Language
  /** For limits and the audit, never for permissions. */
  address: string
}

/** Who acted, as the audit log tells it: staff who act for a customer stand there by their own account, with the customer's beside it. */
export const actorOf = ({ actorId, userId, role }: Pick<Caller, 'userId' | 'role' | 'actorId'>) =>
  actorId === null
    ? { actorId: userId, actorRole: role, forUserId: null }
    : { actorId, actorRole: 'staff' as const, forUserId: userId }

/** A caller who is signed in; anything else has no user id. */
export function isSignedIn(caller: Caller): caller is Caller & { userId: string } {
  return caller.userId !== null
}
