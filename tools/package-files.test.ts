import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { packageFile } from './package-files.ts'
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
