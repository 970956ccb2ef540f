/** A region or a place as an address names it; whether it is one of ours is seen where it is read. */
const named = /^[A-Z]{2,5}$/

const year = 365 * 86_400

/** The cookies of what an address says of where the visitor is and orders from and wants to be protected: later pages go on from it. */
export function preferencesIn(search: URLSearchParams): string[] {
  const said = (name: string): string | null => {
    const value = search.get(name)?.trim().toUpperCase() ?? ''
    return named.test(value) ? value : null
  }
  const [origin, destination, country] = [said('origin'), said('destination'), said('countrySpecific')]
  return [
    ...(origin === null ? [] : [`origin=${origin}; Path=/; Max-Age=${year}; SameSite=Lax`]),
    ...(country === null ? [] : [`country=${country}; Path=/; Max-Age=${year}; SameSite=Lax`]),
    ...(destination === null ? [] : [`destination=${destination}; Path=/; Max-Age=${year}; SameSite=Lax`]),
  ]
}

/** Keeps them. Nobody is asked: an address that names a preference asks for it, as a choice of the visitor does. */
export function keepPreferences(page: Document): void {
  for (const cookie of preferencesIn(new URLSearchParams(page.location.search))) page.cookie = cookie
}
