import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localFiles } from './files.ts'

const run = promisify(execFile)
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-files-'))
})
afterEach(async () => await rm(folder, { recursive: true, force: true }))

test('what does not fit is refused for now and leaves nothing, and what was there stays', async () => {
  await localFiles(folder).put('hub/before.pdf', new Uint8Array(10), 'application/pdf')
  // A limit of 8 kB a file stands for a disk without room: the system refuses to write in the middle of it.
  const script = `
    import { localFiles } from './src/platform/files/files.ts'
    const files = localFiles(process.argv[1])
    const refused = await files.put('hub/large.pdf', new Uint8Array(1_000_000), 'application/pdf').catch((error) => error)
    process.stdout.write(refused.code + ' ' + refused.status + ' ' + refused.retryAfter)`
  const { stdout } = await run(
    'sh',
    ['-c', 'ulimit -f 16; exec "$0" --input-type=module -e "$1" "$2"', process.execPath, script, folder],
    { cwd: join(import.meta.dirname, '../../..') },
  )
  expect(stdout).toBe('not-ready 503 5')
  expect(await readdir(join(folder, 'hub'))).toEqual(['before.pdf'])
})
