import { expect, test } from 'vitest'
import { readCode } from '#tools/source-tree.ts'
import { routeTable, type RouteRow } from './route-table.ts'

test('a page whose form carries a file takes one: the usual limit of forms is smaller than a photograph', async () => {
  const code = await readCode(['src/web'])
  const forms = code.filter(({ path, text }) => /\sencType="multipart\/form-data"/.test(text) && path.endsWith('.tsx'))
  expect(forms.length).toBeGreaterThan(2)
  const folderOf = (path: string) => path.slice('src/web/'.length, path.lastIndexOf('/') + 1)
  const rows: readonly RouteRow[] = routeTable
  const missing = forms.filter(({ path }) => {
    // Parts of a page stand in its folder.
    const pages = rows.filter(({ file }) => file === `${folderOf(path)}page.tsx`)
    return pages.length === 0 || pages.some(({ takesFile }) => takesFile !== true)
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})
