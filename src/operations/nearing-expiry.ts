/**
 * Which registered trademarks are nearing expiry: those whose term ends before `$cut_off`, also when it has ended and nobody
 * closed them. The badge of the portal and the operation of the specification count the same.
 */
export const nearingExpiry = `status: { _eq: "Trademark registered" }, expiration_date: { _lt: $cut_off }`
