// Node runs TypeScript by itself, but not JSX; the few .tsx files the server loads (mails) are transformed here.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

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
