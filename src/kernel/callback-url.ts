/**
 * An address of this site as a path with its query, or `fallback` for anything else: other hosts, other schemes, user
 * names, and the spellings that browsers read as another host. `base` is the public address of the installation.
 */
export function safeCallback(raw: string | null, base: URL, fallback: string): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop these, so that "/\t/host" would leave the site
  if (!raw || raw.length > 2000 || /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(raw)) return fallback
  if (!raw.startsWith('/') && raw !== base.origin && !raw.startsWith(`${base.origin}/`)) return fallback
  const url = URL.parse(raw, base.origin)
  if (url?.origin !== base.origin || url.username !== '' || url.password !== '') return fallback
  // A router that joins or decodes paths once more must not find a host at their start.
  if (/^\/(?:\/|\\|%2f|%5c|%0|%09|%e3%80%82|%ef%bc%8f)/i.test(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
