// Tests run on Node's own modules, as the product does. A few of them take lists from the pages' sources; what Vite makes
// there of styles, addresses of files and lists of files is nothing to a process whose pages are built.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import '../tools/jsx.ts'

const nothing = { format: 'module', source: `export default ''`, shortCircuit: true } as const

/**
 * Playwright looks again for what is not on a page yet after up to half a second, in which nothing is done. Looking costs little; who
 * waits for long would wait for a fifth of it.
 */
const pauses = /\[(?:0, )?20, (?:50, )?100, 100, 500\]/g

registerHooks({
  resolve(specifier, context, nextResolve) {
    // A package writes a stroke twice somewhere, which bundlers take for one.
    const isDoubled = specifier.startsWith('.') && specifier.includes('//')
    return nextResolve(isDoubled ? specifier.replaceAll(/\/{2,}/g, '/') : specifier, context)
  },
  load(url, context, nextLoad) {
    if (url.endsWith('/playwright-core/lib/coreBundle.js')) {
      const loaded = nextLoad(url, context)
      return { ...loaded, source: readFileSync(fileURLToPath(url), 'utf8').replaceAll(pauses, '[0, 20, 50, 100]') }
    }
    if (/\.css$|\?url$/.test(url)) return nothing
    if (!/\/src\/.*\.tsx?$/.test(url)) return nextLoad(url, context)
    const loaded = nextLoad(url, context)
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
    if (!text.includes('import.meta.glob')) return loaded
    return { ...loaded, source: `import.meta.glob ??= () => ({}); ${text}` }
  },
})
