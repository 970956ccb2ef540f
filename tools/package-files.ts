// Files of packages that files of the same package import. Node parses the description of a package again for each of them, which
// is as long as zod's or drizzle's exports: it took one part in fifteen of the start of a process.
import { existsSync, readFileSync } from 'node:fs'

const packages = new URL('../node_modules/', import.meta.url).href

type Format = 'module' | 'commonjs'

const formats = new Map<string, Format>()

/** How the `.js` files of a folder are read: as the nearest description above says. */
function formatIn(folder: string): Format {
  const known = formats.get(folder)
  if (known) return known
  const description = new URL('package.json', folder)
  const format = existsSync(description)
    ? (JSON.parse(readFileSync(description, 'utf8')) as { type?: string }).type === 'module'
      ? 'module'
      : 'commonjs'
    : formatIn(new URL('..', folder).href)
  formats.set(folder, format)
  return format
}

const found = new Map<string, Format>()

/** Where a file of a package leads that names another of the same package with its ending; undefined for everything else. */
export function packageFile(
  specifier: string,
  parent: string | undefined,
): { url: string; format: Format } | undefined {
  if (!/^\.\.?\/.*\.[cm]?js$/.test(specifier) || !parent?.startsWith(packages)) return undefined
  const { href } = new URL(specifier, parent)
  const known = found.get(href)
  if (known) return { url: href, format: known }
  if (!href.startsWith(packages) || !existsSync(new URL(href))) return undefined
  const format = href.endsWith('.mjs')
    ? 'module'
    : href.endsWith('.cjs')
      ? 'commonjs'
      : formatIn(new URL('.', href).href)
  found.set(href, format)
  return { url: href, format }
}
