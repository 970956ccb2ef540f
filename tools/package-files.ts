// Files of packages that files of the same package import. Node parses the description of a package again for each of them, which
// is as long as zod's or drizzle's exports: it took one part in fifteen of the start of a process.
import { existsSync, readFileSync, statSync } from 'node:fs'

const root = new URL('..', import.meta.url).href
const packages = new URL('node_modules/', root).href

type Format = 'module' | 'commonjs'

const formats = new Map<string, Format | null>()

/** How the `.js` files of a folder of a package are read, as the nearest description above says; null where it does not say it. */
function formatIn(folder: string): Format | null {
  const known = formats.get(folder)
  if (known !== undefined) return known
  const description = new URL('package.json', folder)
  const told = existsSync(description)
    ? (JSON.parse(readFileSync(description, 'utf8')) as { type?: string }).type
    : folder.endsWith('/node_modules/')
      ? undefined
      : formatIn(new URL('..', folder).href)
  const format = told === 'module' || told === 'commonjs' ? told : null
  formats.set(folder, format)
  return format
}

const found = new Map<string, Format>()

/**
 * Where a file of a package leads that names another with its ending; undefined for everything else: for what is no file, and for
 * files of which no description says how they are read, so that Node looks into them.
 */
export function packageFile(
  specifier: string,
  parent: string | undefined,
): { url: string; format: Format } | undefined {
  if (!/^\.\.?\/.*\.[cm]?js$/.test(specifier) || !parent?.startsWith(packages)) return undefined
  const { href } = new URL(specifier, parent)
  const known = found.get(href)
  if (known) return { url: href, format: known }
  if (!href.startsWith(packages)) return undefined
  const format = href.endsWith('.mjs')
    ? 'module'
    : href.endsWith('.cjs')
      ? 'commonjs'
      : formatIn(new URL('.', href).href)
  if (format === null || statSync(new URL(href), { throwIfNoEntry: false })?.isFile() !== true) return undefined
  found.set(href, format)
  return { url: href, format }
}

const named = new Map<string, object>()

/**
 * Where `resolve` finds what a file names; asked once for a package that files of ours import by its name, since all of them find
 * the same.
 */
export function packageNamed<T extends { url: string }>(
  specifier: string,
  { parentURL, conditions }: { parentURL?: string | undefined; conditions: readonly string[] },
  resolve: () => T,
): T {
  const isOurs = parentURL?.startsWith(root) === true && !parentURL.startsWith(packages)
  if (!isOurs || !/^[@a-z]/.test(specifier) || !conditions.includes('import')) return resolve()
  const known = named.get(specifier)
  if (known) return known as T
  const found = resolve()
  if (found.url.startsWith(packages)) named.set(specifier, { ...found, shortCircuit: true })
  return found
}
