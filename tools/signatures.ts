import { createHash } from 'node:crypto'
import { parseFile } from './imports.ts'
import type { SourceFile } from './source-tree.ts'

/** What an import of a file means: the path of a file of the project, undefined for a package. */
export type Resolve = (from: string, specifier: string) => string | undefined

/** The text of a file that is no code, such as a JSON file that is imported; undefined when there is none. */
export type TextOf = (path: string) => string | undefined

const hashOf = (parts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url')
}

/**
 * A signature of each file over its own text, over the texts of all that it imports, near and far, and over `base`, which is what
 * every file depends on. While it is the same, whatever is found by reading the file and its types is the same.
 */
export function signaturesOf(
  files: readonly SourceFile[],
  base: string,
  resolve: Resolve,
  textOf: TextOf,
): Map<string, string> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  // It may be megabytes, and stands in the signature of thousands of files: its hash is as good as itself.
  const ground = hashOf([base])
  const signatures = new Map<string, string>()
  /** Of imported files that are no code. */
  const others = new Map<string, string>()
  const open = new Set<string>()
  const signatureOf = (path: string): string => {
    const known = signatures.get(path)
    if (known !== undefined) return known
    const file = byPath.get(path)
    if (!file) {
      const other = others.get(path) ?? hashOf([ground, path, textOf(path) ?? ''])
      others.set(path, other)
      return other
    }
    // A circle is a fault that `check arrows` finds.
    if (open.has(path)) return hashOf([ground, path, file.text])
    open.add(path)
    const specifiers = [...new Set(parseFile(file).imports.map(({ specifier }) => specifier))].toSorted()
    const targets = specifiers.flatMap((specifier) => resolve(path, specifier) ?? [])
    const signature = hashOf([ground, path, file.text, ...targets.map(signatureOf)])
    open.delete(path)
    signatures.set(path, signature)
    return signature
  }
  for (const { path } of files) signatureOf(path)
  return signatures
}
