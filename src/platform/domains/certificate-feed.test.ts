import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { certificateFeedsOf, certificateLog } from './certificate-feed.ts'

let folder = ''
let der: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'certificates-'))
  const out = join(folder, 'cert.der')
  const names = 'subjectAltName=DNS:Copy.test,DNS:*.copy.test,DNS:shop.copy.test,IP:192.0.2.1,DNS:odd name'
  await promisify(execFile)('openssl', [
    'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', join(folder, 'key.pem'), '-outform', 'DER', '-out', out,
    '-days', '30', '-subj', '/CN=copy.test', '-addext', names,
  ]) // prettier-ignore
  der = await readFile(out)
})
afterAll(async () => await rm(folder, { recursive: true }))

/** Bytes behind their length in three bytes. */
const sized = (bytes: Buffer): Buffer => {
  const length = Buffer.alloc(3)
  length.writeUIntBE(bytes.length, 0, 3)
  return Buffer.concat([length, bytes])
}

/** An entry as a log answers: of a certificate, or of one before it was issued, which stands in the extra data. */
function entry(
  kind: 0 | 1,
  bytes: Buffer,
  at = BigInt(Date.parse('2026-11-20T23:30:00Z')),
): { leaf_input: string; extra_data: string } {
  const head = Buffer.alloc(12)
  head.writeBigUInt64BE(at, 2)
  head.writeUInt16BE(kind, 10)
  const rest = kind === 0 ? sized(bytes) : Buffer.concat([Buffer.alloc(32), sized(Buffer.from('no whole certificate'))])
  return {
    leaf_input: Buffer.concat([head, rest, Buffer.alloc(2)]).toString('base64'),
    extra_data: kind === 0 ? '' : Buffer.concat([sized(bytes), Buffer.alloc(3)]).toString('base64'),
  }
}

/** A log of so many entries that answers with two at most. */
function standIn(entries: readonly object[]): {
  asked: string[]
  fetchPage: typeof guardedFetch
} {
  const asked: string[] = []
  const fetchPage: typeof guardedFetch = async (address) => {
    asked.push(address)
    const url = new URL(address)
    const [start, end] = [Number(url.searchParams.get('start')), Number(url.searchParams.get('end'))]
    const body = url.pathname.endsWith('get-sth')
      ? {
          tree_size: entries.length,
          timestamp: 1,
          sha256_root_hash: '',
          tree_head_signature: '',
        }
      : { entries: entries.slice(start, Math.min(end + 1, start + 2)) }
    const bytes = Buffer.from(JSON.stringify(body))
    return await Promise.resolve({
      url: address,
      status: 200,
      mediaType: 'application/json',
      bytes,
    })
  }
  return { asked, fetchPage }
}

// The day is the office's: half past eleven in the evening by UTC is the next one there.
const hosts = ['copy.test', 'copy.test', 'shop.copy.test'].map((host) => ({
  host,
  on: '2026-11-21',
}))

test('a log is read in the answers that it gives, both kinds of entries, and what is none is passed over', async () => {
  const cut = entry(0, der)
  const entries = [
    entry(0, der),
    entry(1, der),
    { ...cut, leaf_input: cut.leaf_input.slice(0, 90) },
    entry(0, Buffer.from('x')),
  ]
  const { asked, fetchPage } = standIn(entries)
  const log = certificateLog('https://ct.test/2026h2', fetchPage)
  expect(await log.size()).toBe(4)
  expect(await log.read(0, 4)).toEqual({
    hosts: [...hosts, ...hosts],
    next: 2,
  })
  expect(await log.read(2, 4)).toEqual({ hosts: [], next: 4 })
  expect(asked).toEqual([
    'https://ct.test/2026h2/ct/v1/get-sth',
    'https://ct.test/2026h2/ct/v1/get-entries?start=0&end=3',
    'https://ct.test/2026h2/ct/v1/get-entries?start=2&end=3',
  ])
})

test('a log that answers with nothing, or with what is none, is a failure and not the end', async () => {
  const log = (body: string, status = 200) =>
    certificateLog('https://ct.test/', () =>
      Promise.resolve({
        url: '',
        status,
        mediaType: '',
        bytes: Buffer.from(body),
      }),
    )
  await expect(log('{"entries":[]}').read(0, 5)).rejects.toThrow()
  await expect(log('{"tree_size":-1}').size()).rejects.toThrow()
  await expect(log('<html>').size()).rejects.toThrow()
  await expect(log('{"tree_size":1}', 503).size()).rejects.toThrow('503')
})

test('a day that no calendar has is none, in a log and in a file, and the names are read all the same', async () => {
  for (const at of [2n ** 64n - 1n, 8_640_000_000_000_000n, 253_402_300_800_000n]) {
    const { fetchPage } = standIn([entry(0, der, at)])
    const { hosts: told } = await certificateLog('https://ct.test/', fetchPage).read(0, 1)
    expect(told).toEqual(hosts.map(({ host }) => ({ host, on: null })))
  }
  const many = Array.from({ length: 1500 }, (_, at) => `a${at}.test`).join(' ')
  const other = await mkdtemp(join(folder, 'days-'))
  await writeFile(join(other, 'certificates.txt'), `a.test,2026-02-31\nb.test,2026-02-28\n${many},\n`)
  const [file] = await certificateFeedsOf({ certificateLogs: [], sightingsDir: other }, standIn([]).fetchPage)
  expect((await file?.read(0, 2))?.hosts).toEqual([
    { host: 'a.test', on: null },
    { host: 'b.test', on: '2026-02-28' },
  ])
  expect((await file?.read(2, 3))?.hosts.length).toBeLessThanOrEqual(1000)
})

test('where no log is named a file stands in for one; without either there is none', async () => {
  const { fetchPage } = standIn([])
  const none = { certificateLogs: [], sightingsDir: folder }
  expect(await certificateFeedsOf(none, fetchPage)).toEqual([])
  await writeFile(join(folder, 'certificates.txt'), '# head\nA.test *.b.test,2026-11-20\n\nnodot c.test,soon\n')
  const [file] = await certificateFeedsOf(none, fetchPage)
  expect(await file?.size()).toBe(2)
  expect(await file?.read(1, 2)).toEqual({
    hosts: [{ host: 'c.test', on: null }],
    next: 2,
  })
  expect((await file?.read(0, 2))?.hosts.map(({ host }) => host)).toEqual(['a.test', 'b.test', 'c.test'])
  const named = await certificateFeedsOf({ ...none, certificateLogs: ['https://ct.test/'] }, fetchPage)
  expect(named.map(({ name }) => name)).toEqual(['https://ct.test/'])
  expect(await certificateFeedsOf({ certificateLogs: [], sightingsDir: null }, fetchPage)).toEqual([])
})
