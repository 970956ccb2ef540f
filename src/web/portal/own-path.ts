/**
 * An address of this site as a path with its query, or null for anything else: other hosts, other schemes, and the
 * spellings that browsers read as another host.
 */
export function ownPath(text: string | null | undefined, origin: string): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop these, so that "/\t/host" would leave the site
  if (!text || text.length > 2000 || /[\u0000-\u0020\\]/.test(text)) return null
  if (!text.startsWith('/') && !text.startsWith(`${origin}/`)) return null
  const url = URL.parse(text, origin)
  return url?.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null
}
