import { groundLists } from './ground-lists.ts'

/** Whether a word tells of a quality or of a place rather than of somebody. */
export const isTelling = (word: string): boolean => groundLists().qualities.has(word) || groundLists().places.has(word)
