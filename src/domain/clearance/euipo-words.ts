import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { MarkState } from './mark-state.ts'

/**
 * EUIPO's words for the state of a mark, from its trademark search service. A word that is not here stays unknown, so does
 * a mark under appeal: what was appealed may be a refusal or a cancellation.
 */
const states: Readonly<Record<string, MarkState>> = {
  RECEIVED: 'pending', UNDER_EXAMINATION: 'pending', APPLICATION_UNDER_EXAMINATION: 'pending',
  APPLICATION_PUBLISHED: 'pending', REGISTRATION_PENDING: 'pending', OPPOSITION_PENDING: 'pending',
  REGISTERED: 'registered', CANCELLATION_PENDING: 'registered', WITHDRAWN: 'dead',
  REFUSED: 'dead', CANCELLED: 'dead', SURRENDERED: 'dead', EXPIRED: 'dead', REMOVED_FROM_REGISTER: 'dead',
  START_OF_OPPOSITION_PERIOD: 'pending', ACCEPTED: 'registered', ACCEPTANCE_PENDING: 'pending',
} // prettier-ignore

const kinds: Readonly<Record<string, MarkType>> = {
  WORD: 'WORD', FIGURATIVE: 'FIGURATIVE', SHAPE_3D: 'SHAPE', SOUND: 'SOUND', STYLIZED_CHARACTERS: 'STYLIZED_CHARACTERS',
} // prettier-ignore

export const euipoState = (word: string | null): MarkState => states[word ?? ''] ?? 'unknown'
export const euipoKind = (word: string | null): MarkType | null => kinds[word ?? ''] ?? null
