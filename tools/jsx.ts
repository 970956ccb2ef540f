// Node runs TypeScript by itself, but not JSX; the few .tsx files the server loads (mails) are transformed here. Our own files are
// found here as well: Node reads the package's description again for each of their thousands of imports, an eighth of a start.
import { existsSync, readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { stop, transformSync } from 'esbuild'
import { packageFile, packageNamed } from './package-files.ts'

// Not for `npm start`: the cache takes 25 MB for as long as the process runs and saves 0.9 s of one processor at its start.
// Below the packages and not where Node would put it: what lies in a shared folder for drafts, others could have laid there.
if (process.env['NODE_COMPILE_CACHE'] === undefined)
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))

// The compiler's thread and process take some 30 MB, and what is to be transformed is loaded at the start.
const root = new URL('..', import.meta.url).href
const packages = new URL('../node_modules/', import.meta.url).href
const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  imports: Record<string, string>
}
/** Where each `#room/` of the package's imports leads. */
const rooms = new Map(Object.entries(imports).map(([name, place]) => [name.slice(0, -1), place.slice(0, -1)]))

const found = new Set<string>()

/** The address of a file of ours that a file of ours imports; undefined for everything else, and for what is not there: Node says so. */
function ownFile(specifier: string, parent: string | undefined): string | undefined {
  if (!specifier.endsWith('.ts') || !parent?.startsWith(root) || parent.startsWith(packages)) return undefined
  const end = specifier.indexOf('/') + 1
  const room = rooms.get(specifier.slice(0, end))
  if (room === undefined && !/^\.\.?\//.test(specifier)) return undefined
  const url = room === undefined ? new URL(specifier, parent) : new URL(room + specifier.slice(end), root)
  if (!found.has(url.href)) {
    if (!existsSync(url)) return undefined
    found.add(url.href)
  }
  return url.href
}

let ending: NodeJS.Timeout | undefined
const soonOver = (): void => {
  clearTimeout(ending)
  ending = setTimeout(() => void stop(), 5000).unref()
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const url = ownFile(specifier, context.parentURL)
    if (url !== undefined) return { url, format: 'module-typescript', shortCircuit: true }
    const file = packageFile(specifier, context.parentURL)
    return file
      ? { ...file, shortCircuit: true }
      : packageNamed(specifier, context, () => nextResolve(specifier, context))
  },
  load(url, context, nextLoad) {
    if (!/\.tsx(?:$|\?)/.test(url)) return nextLoad(url, context)
    soonOver()
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      loader: 'tsx',
      jsx: 'automatic',
      format: 'esm',
      sourcemap: 'inline',
      sourcefile: fileURLToPath(url),
    })
    return { format: 'module', source: code, shortCircuit: true }
  },
})
