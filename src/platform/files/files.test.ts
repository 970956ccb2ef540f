import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
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

async function* pieces(...all: (number[] | Error)[]): AsyncGenerator<Uint8Array> {
  for (const one of all) {
    if (one instanceof Error) throw one
    yield await Promise.resolve(new Uint8Array(one))
  }
}

test('a file that comes piece by piece is whole or not there, and is read from any byte on', async () => {
  expect(await store.putStream('hub/long.zip', pieces([1, 2, 3], [4, 5]), 'application/zip')).toBe(5)
  const read = async (from?: number) => {
    const file = await store.open('hub/long.zip', from)
    return { size: file?.size, bytes: Buffer.concat((await file?.pieces.toArray()) ?? []) }
  }
  expect(await read()).toEqual({ size: 5, bytes: Buffer.from([1, 2, 3, 4, 5]) })
  expect(await read(3)).toEqual({ size: 5, bytes: Buffer.from([4, 5]) })
  expect(await store.open('hub/none.zip')).toBeNull()
  await expect(store.open('../outside')).rejects.toThrow('outside of the store')
  const broken = new Error('the source is away')
  await expect(store.putStream('hub/cut.zip', pieces([1], broken), 'application/zip')).rejects.toBe(broken)
  expect((await readdir(join(folder, 'store', 'hub'))).toSorted()).toEqual(['long.zip', 'one.pdf'])
})

test('what a killed process left half written is swept, of every version, and nothing else', async () => {
  const hub = join(folder, 'store', 'hub')
  const now = Date.now()
  const put = async (name: string, age: number) => {
    await writeFile(join(hub, name), 'x')
    await utimes(join(hub, name), new Date(now - age), new Date(now - age))
  }
  const days = 86_400_000
  await put('one.pdf.a1B2c3D4-_e5', 2 * days)
  await put('two.pdf.a1B2c3D4-_e5.draft', 2 * days)
  // One that is being written, and files that only look old.
  await put('three.pdf.a1B2c3D4-_e6.draft', 1000)
  await put('old.pdf', 400 * days)
  await put('scan.tar.gz', 400 * days)
  expect(await store.sweepDrafts(new Date(now - days))).toBe(2)
  expect((await readdir(hub)).toSorted()).toEqual(
    ['long.zip', 'old.pdf', 'one.pdf', 'scan.tar.gz', 'three.pdf.a1B2c3D4-_e6.draft'].toSorted(),
  )
  expect(await localFiles(join(folder, 'not-there-yet')).sweepDrafts(new Date(now))).toBe(0)
})
