// Node runs TypeScript by itself, but not JSX; the few .tsx files the server loads (mails) are transformed here.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { stop, transformSync } from 'esbuild'

// Not for `npm start`: the cache takes 25 MB for as long as the process runs and saves 0.9 s of one processor at its start.
// Below the packages and not where Node would put it: what lies in a shared folder for drafts, others could have laid there.
if (process.env['NODE_COMPILE_CACHE'] === undefined)
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))

// The compiler's thread and process take some 30 MB, and what is to be transformed is loaded at the start.
let ending: NodeJS.Timeout | undefined
const soonOver = (): void => {
  clearTimeout(ending)
  ending = setTimeout(() => void stop(), 5000).unref()
}

registerHooks({
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
