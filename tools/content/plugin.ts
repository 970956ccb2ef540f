import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { compile } from './compile.ts'

const file = /\/content\/pages\/.+\.md(\?meta)?$/

/** Makes a module of each Markdown file of `content/pages`: the compiled page, or with `?meta` only what stands above it. */
export function contentPages(): Plugin {
  return {
    name: 'content-pages',
    enforce: 'pre',
    async load(id) {
      if (!file.test(id)) return null
      const [path = id, query] = id.split('?')
      const { compiled, problems } = compile(await readFile(path, 'utf8'))
      if (!compiled) throw new Error(`${path}\n  ${problems.join('\n  ')}`)
      this.addWatchFile(path)
      return `export default ${JSON.stringify(query === 'meta' ? compiled.page.meta : compiled.page)}`
    },
  }
}
