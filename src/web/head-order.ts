const stylesheet = /<link (?:nonce="[^"]*" )?rel="stylesheet"[^>]*>/g
const modulePreload = /<link (?:nonce="[^"]*" )?rel="modulepreload"/g
const preload = /<link (?:nonce="[^"]*" )?rel="preload"/

/**
 * The head of a page in the order in which a slow line should carry it: styles, without which nothing is painted, then
 * fonts, and scripts only behind what is read. The framework writes them the other way round.
 */
export function withStylesFirst(html: string): string {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.slice(0, end)
  const styles = head.match(stylesheet)?.join('') ?? ''
  const rest = head.replaceAll(stylesheet, '').replaceAll(modulePreload, '$& fetchpriority="low"')
  const at = rest.search(preload)
  const place = at < 0 ? rest.length : at
  return rest.slice(0, place) + styles + rest.slice(place) + html.slice(end)
}
