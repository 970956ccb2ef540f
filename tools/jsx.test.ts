import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
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

test.each([['./nothing.ts'], ['#kernel/nothing.ts']])(
  '%s, which is not there, is named with the file that wants it',
  async (specifier) => {
    const folder = await mkdtemp(path.join(ROOT, 'build', 'missing-'))
    await writeFile(path.join(folder, 'wants.ts'), `import '${specifier}'`)
    const words = ['--import', './tools/jsx.ts', path.join(folder, 'wants.ts')]
    const ended: unknown = await promisify(execFile)(process.execPath, words, { cwd: ROOT }).catch(
      (error: unknown) => error,
    )
    await rm(folder, { recursive: true })
    expect(String(ended)).toMatch(/Cannot find module .*nothing\.ts' imported from .*wants\.ts/)
  },
)
