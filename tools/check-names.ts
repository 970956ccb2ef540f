// node tools/check-names.ts: names of files and folders, the field's nouns, and named exports.
import rules from './glossary.json' with { type: 'json' }
import { parseFile } from './imports.ts'
import {
  CODE_FOLDERS,
  listFiles,
  matches,
  type Outcome,
  printOutcome,
  readCode,
  type SourceFile,
} from './source-tree.ts'

/** The words of the field and the words that name nothing. */
export interface NameRules {
  nouns: Record<string, string>
  /** Files of a room that carry the frame of it rather than a noun. */
  frame: Record<string, string[]>
  forbidden: string[]
  /** Files a framework reads by their default export. */
  defaultExports: string[]
}

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
// Beside kebab-case: `$id` of a route, `_index`, and locale folders (`sk`, `pt-BR`).
const ROUTE_PARAMETER = /^[$_][a-z0-9]+(?:-[a-z0-9]+)*$/
const LOCALE = /^[a-z]{2}(?:-[A-Z]{2})?$/
const LOUD = /^(?:README|ARCHITECTURE|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|NOTICE)(?:\.md|\.txt)?$/

/** Checks paths of all files (code or not) and the exports of the code among them. */
export function checkNames(paths: readonly string[], code: readonly SourceFile[], names: NameRules): Outcome {
  const problems = new Set<string>()
  for (const path of paths)
    for (const problem of [...checkPath(path, names), ...checkNoun(path, names)]) problems.add(problem)
  for (const file of code) {
    if (names.defaultExports.some((pattern) => matches(file.path, pattern))) continue
    const line = parseFile(file).defaultExportLine
    if (line !== undefined) problems.add(`${file.path}:${line}: default export; name it`)
  }
  return { problems: [...problems], note: `${paths.length} files` }
}

function checkPath(path: string, names: NameRules): string[] {
  const problems: string[] = []
  const parts = path.split('/')
  for (const [index, part] of parts.entries()) {
    const isFile = index === parts.length - 1
    const stem = isFile ? part.replace(/(?<=.)\..*$/, '') : part
    const at = parts.slice(0, index + 1).join('/')
    // i18next calls its first namespace so; there it is a file name the browser asks for.
    const isNamespace = path.includes('/locales/')
    if (!isNamespace && names.forbidden.includes(stem)) problems.push(`${at}: ${stem} says nothing; name what it does`)
    if (part.startsWith('.') || (isFile && LOUD.test(part))) continue
    const proper =
      KEBAB.test(stem) || ROUTE_PARAMETER.test(stem) || (!isFile && LOCALE.test(stem)) || isSnapshot(path, stem)
    if (!proper) problems.push(`${at}: not in kebab-case`)
  }
  return problems
}

/** drizzle-kit names its own files. */
function isSnapshot(path: string, stem: string): boolean {
  return path.startsWith('db/migrations/') && /^[a-z0-9_-]+$/.test(stem)
}

function checkNoun(path: string, names: NameRules): string[] {
  const [src, room, name] = path.split('/')
  if (src !== 'src' || name === undefined || room === undefined) return []
  if (['domain', 'features'].includes(room)) {
    if (name.includes('.')) {
      const isFrame = names.frame[room]?.includes(name.replace(/\..*$/, ''))
      return isFrame ? [] : [`${path}: ${room} has a folder per noun and no loose files`]
    }
    return name in names.nouns ? [] : [`src/${room}/${name}: no noun of tools/glossary.json`]
  }
  const frame = names.frame[room]
  if (frame === undefined) return []
  const stem = name.replace(/\..*$/, '')
  return stem in names.nouns || frame.includes(stem) ? [] : [`src/${room}/${name}: no noun of tools/glossary.json`]
}

/** Runs the check over this project. */
export async function run(): Promise<Outcome> {
  const paths = await listFiles([...CODE_FOLDERS, 'public', 'docs'])
  return checkNames(paths, await readCode(), rules)
}

if (import.meta.main) printOutcome('check-names', await run())
