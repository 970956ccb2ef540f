import { isLanguage, type Language } from '#kernel/languages.ts'

const root = 'content/pages/'

/** Where a Markdown file of `content/pages` is shown: its folders are the address, its ending the language. Null: its name is wrong. */
export function placeOfFile(file: string): { address: string; language: Language } | null {
  const at = file.lastIndexOf(root)
  if (at === -1 || (at > 0 && file[at - 1] !== '/')) return null
  const named = /^((?:[a-z0-9-]+\/)*)([a-z0-9-]+)\.([a-z]{2})\.md$/.exec(file.slice(at + root.length))
  const [, folders = '', name = '', language] = named ?? []
  if (!named || !isLanguage(language)) return null
  return { address: `/${name === 'index' ? folders.replace(/\/$/, '') : folders + name}`, language }
}

/** The addresses above one, the nearest last: /a/b/c has /a and /a/b. */
export const addressesAbove = (address: string): string[] =>
  address
    .split('/')
    .slice(1, -1)
    .map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`)
