/** Most marks that one order is for. */
export const mostItems = 20
