/** Somebody on the other side, as far as they can be recognised. */
export interface Party {
  name: string
  aliases: readonly string[]
  websites: readonly string[]
}

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

interface Place {
  host: string
  path: string
}

/** The host of an address without its www, and its path without a slash at the end; null for what is no address. */
function placeOf(address: string): Place | null {
  const text = address.trim()
  try {
    const { hostname, pathname } = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
    return { host: hostname.replace(/^www\./, ''), path: pathname.replace(/\/$/, '').toLowerCase() }
  } catch {
    return null
  }
}

/**
 * Whether an address belongs to one that is known: a host covers all of itself and what is under it, a shop on a market
 * only its own part of the market.
 */
export function coversAddress(known: string, asked: string): boolean {
  const [own, other] = [placeOf(known), placeOf(asked)]
  if (own === null || other === null) return false
  if (own.path === '') return own.host === other.host || other.host.endsWith(`.${own.host}`)
  return own.host === other.host && (other.path === own.path || other.path.startsWith(`${own.path}/`))
}

/** Whether two parties are the same one by a name of theirs, or an address of the second is one of the first's. */
export function isSameParty(known: Party, asked: Party): boolean {
  const names = new Set([known.name, ...known.aliases].map(nameKey))
  if ([asked.name, ...asked.aliases].some((name) => names.has(nameKey(name)))) return true
  return asked.websites.some((address) => known.websites.some((own) => coversAddress(own, address)))
}
