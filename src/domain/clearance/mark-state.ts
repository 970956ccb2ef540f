/** How a mark of a register stands, whatever its office calls it. Unknown is treated as in force: it may stand in the way. */
export const markStates = ['pending', 'registered', 'dead', 'unknown'] as const
export type MarkState = (typeof markStates)[number]
