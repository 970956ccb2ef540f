import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A file of the project: path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string
  text: string
}

/** What a check found: nothing when all is well. The note is shown beside the time. */
export interface Outcome {
  problems: string[]
  note?: string
}

export const ROOT = path.resolve(import.meta.dirname, '..')

/** Where a check keeps what it found, to look only at what has changed the next time. */
export const cacheFile = (name: string): string => path.join(ROOT, 'node_modules', '.cache', 'markwright', name)

/** The folders that hold code of ours. */
export const CODE_FOLDERS = ['src', 'content', 'db', 'tests', 'bench', 'tools']

const CODE = /\.(?:ts|tsx|mts|mjs)$/

/** All code files below `folders`, sorted by path. */
export async function readCode(folders: readonly string[] = CODE_FOLDERS): Promise<SourceFile[]> {
  const paths = (await listFiles(folders)).filter((file) => CODE.test(file))
  return await Promise.all(
    paths.map(async (file) => ({ path: file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
}

/** Paths of all files below `folders` of `root`, sorted; a folder that is not there has none. */
export async function listFiles(folders: readonly string[], root: string = ROOT): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders) {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const at = `${folder}/${entry.name}`
      if (entry.isDirectory()) found.push(...(await listFiles([at], root)))
      else if (entry.isFile()) found.push(at)
    }
  }
  return found.toSorted((a, b) => (a < b ? -1 : 1))
}

/** True when `file` matches a pattern of `*` (inside one folder name) and `**` (any folders). */
export function matches(file: string, pattern: string): boolean {
  return path.posix.matchesGlob(file, pattern)
}

/** Prints the problems of a check run by itself and sets the exit code. */
export function printOutcome(name: string, { problems, note }: Outcome): void {
  for (const problem of problems) console.log(problem)
  console.log(
    `${name}: ${problems.length === 0 ? 'in order' : `${problems.length} problems`}${note ? ` (${note})` : ''}`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
