import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { packageFile, packageNamed } from './package-files.ts'
import { ROOT } from './source-tree.ts'

/** Loads large packages, and lists of their files those whose place or format Node gives otherwise. */
const comparison = `
  import { registerHooks } from 'node:module'
  import { packageFile } from './tools/package-files.ts'
  let looked = 0
  const other = []
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const own = nextResolve(specifier, context)
      const file = packageFile(specifier, context.parentURL)
      if (file) {
        looked += 1
        // Of a file that is required Node says no format.
        const format = own.format ?? (context.conditions.includes('require') ? 'commonjs' : null)
        if (file.url !== own.url || file.format !== format) other.push([specifier, context.parentURL, file, own.url, own.format])
      }
      return own
    },
  })
  for (const name of ['zod', 'drizzle-orm/pg-core', 'graphql', 'pdfkit', 'pg', 'hono', '@auth/core', 'sharp', 'react-email', 'nodemailer', 'unpdf', 'docx'])
    await import(name)
  process.stdout.write(JSON.stringify({ looked, other }))`

test('a file of a package is where Node finds it, and is read as Node reads it', async () => {
  const words = ['--input-type=module', '--eval', comparison]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT })
  const { looked, other } = JSON.parse(stdout) as { looked: number; other: unknown[] }
  expect(other).toEqual([])
  expect(looked).toBeGreaterThan(300)
})

const made = path.join(ROOT, 'node_modules', '.cache', `package-files-${process.pid}`)
afterAll(async () => await rm(made, { recursive: true, force: true }))

test('what Node has to look into is left to it', async () => {
  const parent = pathToFileURL(path.join(made, 'node_modules', 'one', 'index.js')).href
  for (const [name, description] of [
    ['one', '{}'],
    ['two', '{ "type": "module" }'],
  ] as const) {
    const folder = path.join(made, 'node_modules', name)
    await mkdir(path.join(folder, 'folder.js'), { recursive: true })
    await writeFile(path.join(folder, 'package.json'), description)
    await writeFile(path.join(folder, 'code.js'), 'export const one = 1')
  }
  // Without a description that says how it is read, a folder, and what is not there.
  for (const specifier of ['./code.js', './folder.js', '../two/folder.js', './nothing.mjs', '../../code.js'])
    expect([specifier, packageFile(specifier, parent)]).toEqual([specifier, undefined])
  expect(packageFile('../two/code.js', parent)?.format).toBe('module')
})

test('a package is looked for once for all files of ours, and what is no package or asked for by others each time', () => {
  let asked = 0
  const at = (place: string) => pathToFileURL(path.join(ROOT, place)).href
  const find = (specifier: string, parent: string, url: string, conditions = ['node', 'import']) =>
    packageNamed(specifier, { parentURL: at(parent), conditions }, () => {
      asked += 1
      return { url }
    }).url
  const inPackages = at('node_modules/some-package/index.js')
  expect(find('some-package', 'src/a.ts', inPackages)).toBe(inPackages)
  expect(find('some-package', 'tests/b.ts', at('node_modules/other/index.js'))).toBe(inPackages)
  expect(asked).toBe(1)
  const elsewhere = at('node_modules/x/node_modules/some-package/index.js')
  // A package may have another of the same name, and what is required may be another file.
  expect(find('some-package', 'node_modules/x/a.js', elsewhere)).toBe(elsewhere)
  expect(find('some-package', 'src/a.ts', elsewhere, ['node', 'require'])).toBe(elsewhere)
  for (const url of ['node:fs', 'node:fs/promises']) expect(find('fs', 'src/a.ts', url)).toBe(url)
  expect(asked).toBe(5)
})
