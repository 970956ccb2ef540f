import { expect, test } from 'vitest'
import { readCode } from './source-tree.ts'

/** What a browser has over https and on this machine alone. A house that is reached by a plain name within its network has it not. */
const ofSecureContexts = /\bcrypto\.(?:randomUUID|subtle)\b/

test('no script of a page needs what a browser has over https alone', async () => {
  const ofBrowsers = (await readCode()).filter(
    ({ path }) => /^src\/(?:web|ui|admin|contract)\//.test(path) && !/\.(?:test|server)\.tsx?$/.test(path),
  )
  expect(ofBrowsers.length).toBeGreaterThan(500)
  expect(ofBrowsers.filter(({ text }) => ofSecureContexts.test(text)).map(({ path }) => path)).toEqual([])
})
