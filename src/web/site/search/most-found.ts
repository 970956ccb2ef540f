/** Pages that one question finds at most. */
export const mostFound = 30
