/** The SQLSTATE of a PostgreSQL error, found through wrapping errors as well; empty for anything else. */
export function sqlState(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  }
  return ''
}
