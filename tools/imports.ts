import { parseSync } from 'vite'
import type { SourceFile } from './source-tree.ts'

/** One import, export-from, dynamic import or type import of a file. */
export interface Import {
  /** As written; empty when it is computed. */
  specifier: string
  line: number
  typeOnly: boolean
}

/** Everything a file exports by default or by name, as far as the checks need it. */
export interface Parsed {
  imports: Import[]
  defaultExportLine: number | undefined
}

/** Several checks ask for the same files, and parsing is most of what they do. */
const parsed = new Map<string, { text: string; found: Parsed }>()

/** Parses a file, once for each text of it; throws with the path when it is not valid TypeScript. */
export function parseFile(file: SourceFile): Parsed {
  const known = parsed.get(file.path)
  if (known?.text === file.text) return known.found
  const found = parse(file)
  parsed.set(file.path, { text: file.text, found })
  return found
}

function parse(file: SourceFile): Parsed {
  const result = parseSync(file.path, file.text)
  const { module, errors } = result
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message ?? 'does not parse'}`)
  const lineAt = (offset: number): number => file.text.slice(0, offset).split('\n').length
  const imports: Import[] = []
  const add = (specifier: string, offset: number, typeOnly: boolean): void => {
    imports.push({ specifier, line: lineAt(offset), typeOnly })
  }
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType))
  }
  let defaultExportLine: number | undefined
  for (const { entries, start } of module.staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
    if (from)
      add(
        from.value,
        start,
        entries.every(({ isType }) => isType),
      )
    if (entries.some(({ exportName }) => exportName.kind === 'Default')) defaultExportLine = lineAt(start)
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    add(literalOf(file.text.slice(moduleRequest.start, moduleRequest.end)), start, false)
  }
  // The program is made of JSON when it is first asked for, which takes longer than parsing.
  if (/\bimport\s*\(/.test(file.text))
    for (const { specifier, offset } of typeImports(result.program)) add(specifier, offset, true)
  return { imports, defaultExportLine }
}

function literalOf(source: string): string {
  return /^(['"`])([^'"`$]*)\1$/.exec(source.trim())?.[2] ?? ''
}

/** The `import('…').Name` of type positions, which the parser's module record leaves out. */
function typeImports(program: unknown): { specifier: string; offset: number }[] {
  const found: { specifier: string; offset: number }[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each)
    } else if (typeof node === 'object' && node !== null) {
      if ('type' in node && node.type === 'TSImportType' && 'source' in node && 'start' in node) {
        const { source, start } = node as { source: { value?: unknown }; start: number }
        if (typeof source.value === 'string') found.push({ specifier: source.value, offset: start })
      }
      for (const value of Object.values(node)) visit(value)
    }
  }
  visit(program)
  return found
}
