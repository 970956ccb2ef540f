/** The host of an address without `www.`; empty for what is none. */
export function hostOf(url: string): string {
  const [, host = ''] = /^(?:https?:\/\/)?([^/?#:]+)/i.exec(url.trim()) ?? []
  return host.toLowerCase().replace(/^www\./, '')
}

/** A domain name in its parts: what somebody chose to register, and the ending below which it stands. */
export interface DomainParts {
  label: string
  ending: string
}

const secondLevel = new Set(['co', 'com', 'org', 'net', 'gov', 'ac', 'edu', 'or', 'ne', 'go'])

/** The parts of a host with the labels above the registered one. Null for no domain name. */
export function cutHost(host: string): (DomainParts & { above: string[] }) | null {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.length < 2 || labels.some((label) => label === '' || label.length > 63)) return null
  const last = labels.at(-1) ?? ''
  const before = labels.at(-2) ?? ''
  const double = labels.length > 2 && last.length === 2 && secondLevel.has(before)
  const at = labels.length - (double ? 3 : 2)
  return { label: labels[at] ?? '', ending: double ? `${before}.${last}` : last, above: labels.slice(0, at) }
}

/** The registered label of a host and its ending: of `shop.verdano.co.uk`, `verdano` and `co.uk`. Null for no domain name. */
export function partsOf(host: string): DomainParts | null {
  const parts = cutHost(host)
  return parts && { label: parts.label, ending: parts.ending }
}

/** The name that somebody registered, of a host: of `shop.verdano.co.uk`, `verdano.co.uk`. Null for no domain name. */
export function registeredName(host: string): string | null {
  const parts = cutHost(host)
  return parts && `${parts.label}.${parts.ending}`
}
