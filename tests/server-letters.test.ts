import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/source-tree.ts'

test('what the server loads is in ASCII, a byte a letter in memory', async () => {
  const wide: string[] = []
  let files = 0
  for await (const file of glob('build/server/**/*.js', { cwd: ROOT })) {
    files += 1
    if (/[\u0080-\uffff]/.test(await readFile(path.join(ROOT, file), 'utf8'))) wide.push(file)
  }
  expect(files).toBeGreaterThan(10)
  expect(wide).toEqual([])
})
