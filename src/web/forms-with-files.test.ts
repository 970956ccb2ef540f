import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { readCode } from '#tools/source-tree.ts'
import { routeTable, type RouteRow } from './route-table.ts'

test('a page whose form carries a file takes one: the usual limit of forms is smaller than a photograph', async () => {
  const code = await readCode(['src/web'])
  const forms = code.filter(({ path, text }) => /\sencType="multipart\/form-data"/.test(text) && path.endsWith('.tsx'))
  expect(forms.length).toBeGreaterThan(2)
  const rows: readonly RouteRow[] = routeTable
  const usersOf = (path: string) =>
    code.filter((one) =>
      [...one.text.matchAll(/from '(\.[^']*)'/g)].some(
        ([, name = '']) => posix.join(posix.dirname(one.path), name) === path,
      ),
    )
  /** The pages that a part stands on, through all that import it. */
  const pagesOf = (path: string, seen = new Set<string>()): RouteRow[] => {
    if (seen.has(path)) return []
    seen.add(path)
    const own = rows.filter(({ file }) => `src/web/${file}` === path)
    return [...own, ...usersOf(path).flatMap((user) => pagesOf(user.path, seen))]
  }
  const missing = forms.filter(({ path }) => {
    const pages = pagesOf(path)
    return pages.length === 0 || pages.some(({ takesFile }) => takesFile !== true)
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
