/** Most markets that a route is worked out for; here alone, so that a browser's form brings no law along. */
export const mostMarkets = 12
