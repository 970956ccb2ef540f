import { X509Certificate } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { isPlainDate, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import type { guardedFetch } from '#platform/net/guarded-fetch.ts'

/** A host that a certificate was issued for, and the day that its log wrote. */
export interface CertifiedHost {
  host: string
  on: PlainDate | null
}

/** A list of issued certificates that only grows; its entries are numbered from 0. */
export interface CertificateFeed {
  name: string
  /** Whether what was there before the first reading is read as well. */
  fromTheFirst: boolean
  /** How many entries there are. Throws when it does not answer properly. */
  size(): Promise<number>
  /** The hosts of entries from a number on, as many as one answer has; `next` is the number after the last of them. */
  read(from: number, size: number): Promise<{ hosts: CertifiedHost[]; next: number }>
}

/** Entries asked for at once; logs answer with as many as they like, from one on. */
const atOnce = 256
const largest = 16 * 1024 * 1024

const headOfTree = z.object({ tree_size: z.number().int().min(0) })
const entries = z.object({
  entries: z.array(z.object({ leaf_input: z.string(), extra_data: z.string() })).min(1),
})

/** A log of certificates by RFC 6962 at an address. */
export function certificateLog(url: string, fetchPage: typeof guardedFetch): CertificateFeed {
  const ask = async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
    const { status, bytes } = await fetchPage(new URL(path, url.endsWith('/') ? url : `${url}/`).href, {
      maximumBytes: largest,
    })
    if (status !== 200) throw new Error(`status ${status}`)
    return shape.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
  }
  return {
    name: url,
    fromTheFirst: false,
    size: async () => (await ask('ct/v1/get-sth', headOfTree)).tree_size,
    async read(from, size) {
      const last = Math.min(size, from + atOnce) - 1
      const { entries: told } = await ask(`ct/v1/get-entries?start=${from}&end=${last}`, entries)
      const taken = told.slice(0, last - from + 1)
      return {
        hosts: taken.flatMap(({ leaf_input: leaf, extra_data: extra }) => hostsOf(leaf, extra)),
        next: from + taken.length,
      }
    },
  }
}

const versionOne = 0
const timestampedEntry = 0
const [certificate, beforeCertificate] = [0, 1]
/** Where the entry of a leaf begins: behind its version, its type, its time and the type of the entry. */
const entryAt = 12

/** A run of bytes behind its own length in three bytes. */
const sized = (bytes: Buffer, at: number): Buffer => {
  const length = bytes.readUIntBE(at, 3)
  return bytes.subarray(at + 3, at + 3 + length)
}

/** The hosts of one entry; of what is no certificate none. One that was not issued yet stands whole in the extra data. */
function hostsOf(leafInput: string, extraData: string): CertifiedHost[] {
  try {
    const leaf = Buffer.from(leafInput, 'base64')
    if (leaf[0] !== versionOne || leaf[1] !== timestampedEntry) return []
    const on = dayAt(leaf.readBigUInt64BE(2))
    const kind = leaf.readUInt16BE(10)
    if (kind !== certificate && kind !== beforeCertificate) return []
    const whole = kind === certificate ? sized(leaf, entryAt) : sized(Buffer.from(extraData, 'base64'), 0)
    const names = (new X509Certificate(whole).subjectAltName ?? '')
      .split(', ')
      .flatMap((name) => (name.startsWith('DNS:') ? [name.slice(4)] : []))
    return hostsIn(names, on)
  } catch {
    // A log keeps what it was given: an entry that cannot be read keeps nobody from the next one.
    return []
  }
}

/** A host as it is kept: without the star of a certificate for all names below it; null for what is no domain name. */
function hostIn(name: string): string | null {
  const host = name.trim().toLowerCase().replace(/^\*\./, '').replace(/\.$/, '')
  return /^(?=.{4,253}$)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+$/u.test(host) ? host : null
}

/** Names of one certificate that are read at most: more than authorities issue one for. */
const mostNames = 1000

const hostsIn = (names: readonly string[], on: PlainDate | null): CertifiedHost[] =>
  names.slice(0, mostNames).flatMap((name) => {
    const host = hostIn(name)
    return host === null ? [] : [{ host, on }]
  })

const lastInstant = BigInt(Date.UTC(9999, 11, 30))

/** The day of a time that a log wrote; of one that no calendar of ours has none, as a log may write anything. */
const dayAt = (instant: bigint): PlainDate | null =>
  instant > lastInstant ? null : today(officeZone, new Date(Number(instant)))

/** A file in place of a log: a certificate a line, its names apart by blanks, the day behind a comma. */
export function certificateFile(file: string): CertificateFeed {
  const lines = async (): Promise<string[]> => {
    const found: string[] = []
    for await (const line of createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Infinity,
    }))
      if (line.trim() !== '' && !line.startsWith('#')) found.push(line.slice(0, 4000))
    return found
  }
  return {
    name: 'file',
    fromTheFirst: true,
    size: async () => (await lines()).length,
    async read(from, size) {
      const told = (await lines()).slice(from, size)
      const hosts = told.flatMap((line) => {
        const [names = '', on = ''] = line.split(',')
        return hostsIn(names.split(/\s+/), isPlainDate(on.trim()) ? on.trim() : null)
      })
      return { hosts, next: from + told.length }
    },
  }
}

/** The logs of an installation; where none is named, the file of its folder in place of one. */
export async function certificateFeedsOf(
  { certificateLogs, sightingsDir }: { certificateLogs: readonly string[]; sightingsDir: string | null },
  fetchPage: typeof guardedFetch,
): Promise<CertificateFeed[]> {
  if (certificateLogs.length > 0) return certificateLogs.map((url) => certificateLog(url, fetchPage))
  if (sightingsDir === null) return []
  const file = join(sightingsDir, 'certificates.txt')
  const is = await access(file).then(
    () => true,
    () => false,
  )
  return is ? [certificateFile(file)] : []
}
