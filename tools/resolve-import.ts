import path from 'node:path'

const OUTSIDE_SRC = new Set(['content', 'db', 'tests', 'tools'])

/** The project file an import means; undefined for packages. A path that is not among `known` is given as it is written. */
export function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const target = specifier.startsWith('#') ? fromAlias(specifier) : fromRelative(from, specifier)
  if (target === undefined) return undefined
  for (const candidate of [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`]) {
    if (known.has(candidate)) return candidate
  }
  return target
}

function fromAlias(specifier: string): string {
  const inside = specifier.slice(1)
  return OUTSIDE_SRC.has(inside.split('/')[0] ?? '') ? inside : `src/${inside}`
}

function fromRelative(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, '')))
}
