// Journeys run on Node's own modules, as the product does. A few of their tests take lists from the pages' sources; what Vite makes
// there of styles, addresses of files and lists of files is nothing to a process whose pages are built.
import { registerHooks } from 'node:module'
import '../tools/jsx.ts'

const nothing = { format: 'module', source: `export default ''`, shortCircuit: true } as const

registerHooks({
  load(url, context, nextLoad) {
    if (/\.css$|\?url$/.test(url)) return nothing
    if (!/\/src\/.*\.tsx?$/.test(url)) return nextLoad(url, context)
    const loaded = nextLoad(url, context)
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
    if (!text.includes('import.meta.glob')) return loaded
    return { ...loaded, source: `import.meta.glob ??= () => ({}); ${text}` }
  },
})
