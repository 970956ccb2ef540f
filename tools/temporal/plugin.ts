import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const library = 'temporal-polyfill'
const own = fileURLToPath(new URL('own.ts', import.meta.url))

/** Pages take the Temporal of the browser where it has one; the library, a tenth of a page's script, is fetched where it has none. */
export function ownTemporal(): Plugin {
  return {
    name: 'own-temporal',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source === library && importer !== own ? own : null),
  }
}
