// Node runs TypeScript by itself, but not JSX; the few .tsx files the server loads (mails) are transformed here.
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// Below the packages and not where Node would put it: what lies in a shared folder for drafts, others could have laid there.
if (process.env['NODE_COMPILE_CACHE'] === undefined)
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)))

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
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
