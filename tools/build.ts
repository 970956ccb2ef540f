// Builds the pages and the staff area, packs what is sent often; leaves a stamp that `tools/setup.mjs` compares with.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { transformSync } from 'esbuild'
import { Children } from './child.ts'
import { foldersOfTheGone } from './owned-folders.ts'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'build', '.stamp')

const children = new Children()
const run = async (program: string, words: string[]): Promise<void> =>
  await children.run([path.join(root, 'node_modules', program), ...words], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Lays packed copies beside the files, so that nothing is packed while somebody waits. */
async function pack(patterns: string[]): Promise<void> {
  const packing: Promise<void>[] = []
  for await (const file of glob(patterns, { cwd: root })) packing.push(packFile(path.join(root, file)))
  await Promise.all(packing)
}

/** Below so many bytes the head of an answer outweighs what packing saves. */
const worthPacking = 1024

async function packFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < worthPacking) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

/**
 * Writes what the server loads in ASCII: one letter that is not Latin makes the engine keep every letter of a file in two bytes,
 * for as long as the process runs.
 */
async function narrow(pattern: string): Promise<void> {
  for await (const file of glob(pattern, { cwd: root })) {
    const at = path.join(root, file)
    const { code } = transformSync(await readFile(at, 'utf8'), { charset: 'ascii', format: 'esm', target: 'esnext' })
    if (/String\.raw`[^`]*[\u0080-\uffff]/.test(code))
      throw new Error(`${file}: a raw text would be another one in ASCII`)
    // Within a regular expression the compiler leaves letters as they are.
    await writeFile(
      at,
      code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
    )
  }
}

// A build that stops half way must not look finished.
rmSync(stamp, { force: true })
async function buildPages(): Promise<void> {
  await run('@react-router/dev/bin.js', ['build'])
  // Into a folder that the build before it empties.
  await run('vite/bin/vite.js', ['build', '--config', 'vite.site-script.config.ts'])
}
// Both at once; the first begins by removing all that was built, so the second stands elsewhere until it is over: where no other
// build stands, and on the same disk, so that it is moved as a whole.
for (const left of await foldersOfTheGone(root, '.markwright-admin')) rmSync(left, { recursive: true, force: true })
const aside = path.join(root, `.markwright-admin-${process.pid}`)
try {
  await Promise.all([
    buildPages(),
    run('vite/bin/vite.js', ['build', '--config', 'vite.admin.config.ts', '--outDir', aside]),
  ])
  renameSync(aside, path.join(root, 'build', 'admin'))
} catch (error) {
  rmSync(aside, { recursive: true, force: true })
  console.error(`build: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
await narrow('build/server/**/*.js')
await pack(['build/client/**/*.{js,css,svg,json,webmanifest}', 'build/admin/assets/*.{js,css,svg}'])
mkdirSync(path.dirname(stamp), { recursive: true })
writeFileSync(stamp, `${new Date().toISOString()}\n`)
