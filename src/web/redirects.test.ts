import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles, ROOT } from '#tools/source-tree.ts'

// Each language has the routes under its own prefix, and the router puts that before an address it is sent to: one that has
// it already would have it twice.
test('no page sends on to an address that has its language already', async () => {
  const files = (await listFiles(['src/web'])).filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  const redirecting = files.flatMap((file) =>
    [...readFileSync(`${ROOT}/${file}`, 'utf8').matchAll(/\bredirect\((.*)/g)].map(([, what = '']) => ({ file, what })),
  )
  expect(redirecting.length).toBeGreaterThan(15)
  // With its host an address is taken as it stands.
  expect(redirecting.filter(({ what }) => what.includes('language') && !what.startsWith('new URL('))).toEqual([])
})
