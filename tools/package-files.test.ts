import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
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
      // Of a file that is required Node says no format.
      const file = packageFile(specifier, context.parentURL)
      if (file) {
        looked += 1
        if (file.url !== own.url || file.format !== (own.format ?? 'commonjs')) other.push([specifier, context.parentURL, file, own.url, own.format])
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
