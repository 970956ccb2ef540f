/** Why a part of a sign was not read, or not in every way that a buyer may read it. */
export const unreadReasons = ['script', 'characters', 'mixed', 'look_alike', 'meaning', 'symbols', 'long'] as const
export type UnreadReason = (typeof unreadReasons)[number]
