/** By what somebody on the other side can be recognised. */
export const traitKinds = [
  'bank',
  'domain',
  'shop',
  'account',
  'email',
  'telephone',
  'address',
  'photographs',
  'tracker',
  'name',
  'server',
] as const
export type TraitKind = (typeof traitKinds)[number]

/** What of somebody was seen; two that have the same key of a kind share it. */
export interface Trait {
  kind: TraitKind
  key: string
  /** As people read it. */
  value: string
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Place {
  host: string
  path: string
}

/** Step by step: an expression would go over a long row of slashes once for each of them. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function placeOf(address: string): Place | null {
  try {
    const { hostname, pathname } = new URL(/^https?:\/\//i.test(address) ? address : `https://${address}`)
    if (!hostname.includes('.')) return null
    return { host: hostname.replace(/^www\./, ''), path: withoutSlashes(pathname).toLowerCase() }
  } catch {
    return null
  }
}

const keys: Record<TraitKind, (text: string) => string | null> = {
  name: (text) => folded(text) || null,
  address: (text) => folded(text) || null,
  domain: (text) => placeOf(text)?.host ?? null,
  server: (text) => text.toLowerCase(),
  shop: (text) => {
    const place = placeOf(text)
    return place && place.path !== '' ? `${place.host}${place.path}` : null
  },
  account: (text) => text.toLowerCase().replaceAll(/\s+/g, ' '),
  email: (text) => (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? text.toLowerCase() : null),
  telephone: (text) => {
    const digits = text.replace(/^\s*\+/, '00').replaceAll(/\D/g, '')
    return digits.length >= 7 ? digits.replace(/^00/, '+') : null
  },
  bank: (text) => {
    const number = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    return number.length >= 8 && /\d/.test(number) ? number : null
  },
  photographs: (text) => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : null),
  tracker: (text) => (/^[a-z]{1,5}-[a-z0-9-]{4,40}$/i.test(text) ? text.toUpperCase() : null),
}

/** The number of an account is kept apart: people read its end. */
const ending = (number: string): string => `…${number.slice(-4)}`

/** A trait as it is compared and shown; null when the text is none of its kind. */
export function traitOf(kind: TraitKind, typed: string): Trait | null {
  const text = typed.normalize('NFKC').trim()
  const key = keys[kind](text)
  if (key === null || key === '') return null
  const value = kind === 'bank' ? ending(key) : kind === 'photographs' ? `${key.slice(0, 12)}…` : text
  return { kind, key, value }
}

/** What the file of a counterparty says of it without anybody entering it: its names and addresses on the web. */
export function ownTraits(party: { name: string; aliases: readonly string[]; websites: readonly string[] }): Trait[] {
  const names = [party.name, ...party.aliases].map((name) => traitOf('name', name))
  // A page of a marketplace is a shop on it; the marketplace itself is nobody's.
  const places = party.websites.map((website) => traitOf('shop', website) ?? traitOf('domain', website))
  const all = [...names, ...places].filter((trait) => trait !== null)
  return [...new Map(all.map((trait) => [`${trait.kind} ${trait.key}`, trait])).values()]
}
