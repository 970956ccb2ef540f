/** A text as it may stand in XML, in elements and attributes; signs that no XML document may have are left out. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** An element with elements, or with text; nothing where the text is none. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | null | undefined | readonly string[],
): string {
  if (content === null || content === undefined || content === '') return ''
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('')
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${named.join('')}>${inner}</${name}>`
}

/** A document of one element. */
export const xmlText = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
