import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localFiles, type FileStore } from './files.ts'

let folder = ''
let store: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-files-'))
  await writeFile(join(folder, 'outside'), 'not for anybody')
  store = localFiles(join(folder, 'store'))
})
afterAll(async () => await rm(folder, { recursive: true, force: true }))

test.each(['../outside', 'a/../../outside', '/etc/hostname', '..', './../outside', 'a/b/../../../outside'])(
  'the store reads, writes and removes nothing at %j',
  async (path) => {
    await expect(store.get(path)).rejects.toThrow('outside of the store')
    await expect(store.put(path, new Uint8Array([1]), 'text/plain')).rejects.toThrow('outside of the store')
    await expect(store.remove(path)).rejects.toThrow('outside of the store')
    expect(await readdir(folder)).toContain('outside')
  },
)

test('a file is for the process alone and comes back whole', async () => {
  await store.put('hub/one.pdf', new Uint8Array([1, 2, 3]), 'application/pdf')
  expect(await store.get('hub/one.pdf')).toEqual(Buffer.from([1, 2, 3]))
  expect((await stat(join(folder, 'store', 'hub', 'one.pdf'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'store', 'hub'))).mode & 0o777).toBe(0o700)
  expect(await store.get('hub/two.pdf')).toBeNull()
})
