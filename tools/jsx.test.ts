import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './source-tree.ts'

test('a part that is loaded after the compiler was ended is transformed as well', async () => {
  const script = `
    import { stop } from 'esbuild'
    const first = await import('./src/platform/mail/letter.tsx')
    await stop()
    const second = await import('./src/platform/mail/letter.tsx?again')
    console.log(Object.keys(first).length > 0 && Object.keys(second).join() === Object.keys(first).join())`
  const words = ['--import', './tools/jsx.ts', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT })
  expect(stdout.trim()).toBe('true')
})
