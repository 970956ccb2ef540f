import { createHash } from 'node:crypto'

export interface SealedPage {
  html: string
  /** A hash for each inline script of ours, as a policy names it. */
  scripts: string[]
}

/**
 * Exchanges the marks of a page's own scripts for their hashes. While a page is rendered its scripts carry a random word
 * (as their nonce) that nobody outside knows, so a script that came in with a text is not among them. The word is taken
 * out: the page is the same for everybody, can be cached and answered with 304, and its policy still fits.
 */
export function sealPage(rendered: string, word: string): SealedPage {
  const mark = ` nonce="${word}"`
  const scripts = new Set<string>()
  for (let at = rendered.indexOf('<script'); at !== -1; at = rendered.indexOf('<script', at + 7)) {
    const start = rendered.indexOf('>', at)
    const end = rendered.indexOf('</script', start)
    if (start === -1 || end === -1) break
    const tag = rendered.slice(at, start)
    if (!tag.includes(mark) || /\ssrc=/.test(tag)) continue
    scripts.add(
      `'sha256-${createHash('sha256')
        .update(rendered.slice(start + 1, end))
        .digest('base64')}'`,
    )
  }
  return { html: rendered.replaceAll(mark, ''), scripts: [...scripts] }
}
