import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '#tools/source-tree.ts'

/** What the files of some folders export, by patterns of paths from the root; their tests and what is generated are left out. */
export async function modulesIn(...patterns: string[]): Promise<Record<string, unknown>[]> {
  const files = globSync(patterns, { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && !file.split(path.sep).includes('generated'),
  )
  return await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(path.join(ROOT, file)).href)) as Record<string, unknown>),
  )
}
