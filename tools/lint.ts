// node tools/lint.ts: lint of the files that have changed since they were last found clean, or import, near or far, what has.
import { readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { program } from './program.ts'
import { resolveImport } from './resolve-import.ts'
import { signaturesOf } from './signatures.ts'
import {
  cacheFile,
  CODE_FOLDERS,
  listFiles,
  type Outcome,
  printOutcome,
  readCode,
  ROOT,
  type SourceFile,
} from './source-tree.ts'

const kept = cacheFile('lint.json')
/** More than so many files are named by none of them: all are looked at. */
const most = 800

/** What every file is read with: rules, options, packages, types that are everywhere, and the files beside the folders. */
async function baseOf(code: readonly SourceFile[]): Promise<string> {
  const routes = await listFiles(['.react-router/types'])
  const types = (await listFiles(CODE_FOLDERS)).filter((file) => file.endsWith('.d.ts'))
  const beside = (await readdir(ROOT)).filter((file) => /\.(?:ts|mts|mjs)$/.test(file))
  const read = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json', ...routes, ...types, ...beside]
  const texts = await Promise.all(read.map(async (file) => await readFile(path.join(ROOT, file), 'utf8')))
  // What a file adds to the types of others without being imported by them.
  const everywhere = code.flatMap(({ text }) => (/^\s*declare (?:module|global)\b/m.test(text) ? [text] : []))
  return [...texts, ...everywhere].join('\n')
}

/** The text of an imported file that is no code; one that is not there has none. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code))) return undefined
    throw error
  }
}

/** The signatures of the files that were clean; none when nothing was kept, or not by this version. */
async function cleanBefore(): Promise<ReadonlySet<string>> {
  const text = await readFile(kept, 'utf8').catch(() => '[]')
  return new Set(JSON.parse(text) as string[])
}

/** Lints what may give another answer than the last time; remembers the whole project as clean when it is. */
export async function run(): Promise<Outcome> {
  const files = await readCode()
  const known = new Set(files.map((file) => file.path))
  const resolve = (from: string, specifier: string) => resolveImport(from, specifier, known)
  const signatures = signaturesOf(files, await baseOf(files), resolve, textOf)
  const before = await cleanBefore()
  const changed = [...signatures].filter(([, signature]) => !before.has(signature)).map(([file]) => file)
  const note = `${changed.length} of ${files.length} files`
  if (changed.length === 0) return { problems: [], note }
  const named = changed.length > most ? [] : changed
  const { problems } = await program('oxlint', ['bin', 'oxlint'], ['--type-aware', '--format=unix', ...named])
  if (problems.length === 0) {
    await mkdir(path.dirname(kept), { recursive: true })
    // Whole or not at all: another run may read it meanwhile.
    await writeFile(`${kept}.${process.pid}`, JSON.stringify([...signatures.values()]))
    await rename(`${kept}.${process.pid}`, kept)
  }
  return { problems, note }
}

if (import.meta.main) printOutcome('lint', await run())
