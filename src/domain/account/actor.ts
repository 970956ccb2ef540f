import type { Caller } from './caller.ts'
import { isStaff } from './roles.ts'

/** Who may move a matter: its client (or whoever holds its link), our staff, a timer or another machine. */
export type Actor = 'client' | 'staff' | 'system'

/** Whose step it is that a caller takes. */
export const actorOf = ({ role }: Pick<Caller, 'role'>): Exclude<Actor, 'system'> =>
  isStaff(role) ? 'staff' : 'client'

/** What a client may do, staff may do on the client's written request. */
export const byClient = ['client', 'staff'] as const
export const byStaff = ['staff'] as const
export const bySystem = ['system', 'staff'] as const

/** The same actors for several next states: `...to(byStaff, 'Finished', 'Abandoned')`. */
export function to<S extends string>(by: readonly Actor[], ...states: S[]): { to: S; by: readonly Actor[] }[] {
  return states.map((state) => ({ to: state, by }))
}
