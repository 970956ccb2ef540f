/** A region or a place as an address names it; whether it is one of ours is seen where it is read. */
const named = /^[A-Z]{2,5}$/

/** The cookies of what an address says of where the visitor orders from and wants to be protected: later pages go on from it, for a year. */
export const preferencesIn = (search: URLSearchParams): string[] =>
  ['origin', 'destination'].flatMap((name) =>
    (search.get(name)?.toUpperCase().match(named) ?? []).map(
      (value) => `${name}=${value};Path=/;Max-Age=31536000;SameSite=Lax`,
    ),
  )

/** Keeps them. Nobody is asked: an address that names a preference asks for it, as a choice of the visitor does. */
export function keepPreferences(page: Document): void {
  for (const cookie of preferencesIn(new URL(page.URL).searchParams)) page.cookie = cookie
}
