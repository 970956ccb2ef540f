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

/** Parses a file; throws with the path when it is not valid TypeScript. */
export function parseFile(file: SourceFile): Parsed {
  const { module, program, errors } = parseSync(file.path, file.text)
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
  for (const { specifier, offset } of typeImports(program)) add(specifier, offset, true)
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
