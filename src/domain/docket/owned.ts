import { opposedKinds } from './opposed.ts'

const kinds: readonly string[] = ['office_action_reply', ...opposedKinds]

/**
 * The days that the page of a letter or an opposition sets: the matter keeps them too, so they are set in one place. Those to state
 * or declare use are such ones while a filing of them is prepared: see `keepsDate`.
 */
export const isDayOfMatter = (kind: string): boolean => kinds.includes(kind)
