import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { asc, eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { caseEvidencePack } from '#contract/exhibit.ts'
import { recordText, type ExhibitRecord } from '#domain/enforcement/exhibit.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { caseExhibit } from '#schema/exhibit.ts'
import { domainLookup } from '#schema/domain-lookup.ts'
import { nameOf } from '#features/account/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import type { AskedDomain } from '#features/monitoring/index.ts'
import { domainRecord } from './domain-record.ts'
import { indexPdf, type IndexedExhibit } from './pack-index.ts'
import { caseFor, type CaseMatter } from './policy.ts'

const sha256Of = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex')
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** The program that checks a pack; it is put into every pack, so that nobody needs us for it. */
const verifier = readFileSync(new URL('../../../tools/verify-evidence.mjs', import.meta.url))

const readme = `This is an evidence pack.

index.pdf      what the exhibits are, where and when they were taken, and by whom
manifest.json  the same for programs, with the SHA-256 of every file
exhibits/      the files as they were taken. A captured page (.html) is what its server answered, byte by byte. Look at it
               in a text editor: a browser would run what it contains, and tell its owner that somebody looks. A picture
               of a page (.png with .txt and .json of the same address and time) is what a browser without a person drew
               and read there; the .json says how it was taken, and has the SHA-256 of both. What was handed in is as it came
domains/       what the register, the name service and the server said of a captured page's domain name at that time;
               the audit log of whoever made the pack has the SHA-256 of each
timestamps/    time stamps by RFC 3161 over the record of an exhibit, where an authority was configured
verify.mjs     checks all of it: unpack the pack and run "node verify.mjs" in its folder

An exhibit without a time stamp of an authority has no proof of its time beyond the record of who made the pack.
`

interface PackedExhibit extends IndexedExhibit {
  /** What was known of the domain name when a page was captured. */
  domain: AskedDomain | null
  bytes: Uint8Array
  token: Uint8Array | null
}

async function exhibitsOf(db: Database, { row }: CaseMatter, files: Facilities['files']): Promise<PackedExhibit[]> {
  const rows = await db
    .select({ exhibit: caseExhibit, kept: document, domain: domainLookup })
    .from(caseExhibit)
    .innerJoin(document, eq(document.id, caseExhibit.documentId))
    .leftJoin(domainLookup, eq(domainLookup.caseExhibitId, caseExhibit.id))
    .where(eq(caseExhibit.caseId, row.id))
    .orderBy(asc(caseExhibit.takenAt), asc(caseExhibit.id))
  const read = async ({ exhibit, kept, domain }: (typeof rows)[number], at: number): Promise<PackedExhibit> => {
    const bytes = found(await files.get(kept.path))
    const { sha256, url, finalUrl, httpStatus, timestamp, timestampedBy: authority } = exhibit
    const record: ExhibitRecord = {
      sha256,
      size: kept.size,
      mediaType: exhibit.mediaType,
      url,
      finalUrl,
      httpStatus,
      takenAt: new Date(exhibit.takenAt).toISOString(),
    }
    const extension = /\.([a-z0-9]{1,5})$/i.exec(kept.name)?.[1]?.toLowerCase() ?? 'bin'
    return {
      bytes,
      domain,
      file: `exhibits/${String(at + 1).padStart(3, '0')}.${extension}`,
      name: kept.name,
      record,
      recordSha256: sha256Of(recordText(record)),
      by: await nameOf(db, exhibit.takenByUserId),
      token: timestamp === null ? null : Buffer.from(timestamp, 'base64'),
      authority: timestamp === null ? null : authority,
    }
  }
  return await Promise.all(rows.map(read))
}

/** The pack of a case, made of what was taken until now. The hashes in it are those of the time of the taking. */
async function packOf(matter: CaseMatter, exhibits: readonly PackedExhibit[], at: Date): Promise<Uint8Array> {
  const stamps = Object.fromEntries(
    exhibits.flatMap(({ token, file }) =>
      token === null ? [] : [[`timestamps/${/\d+/.exec(file)?.[0] ?? file}.tst`, token]],
    ),
  )
  const stampOf = (file: string): string => `timestamps/${/\d+/.exec(file)?.[0] ?? file}.tst`
  const domains = Object.fromEntries(
    exhibits.flatMap(({ domain, file }) =>
      domain === null ? [] : [[`domains/${/\d+/.exec(file)?.[0] ?? file}.json`, bytesOf(domainRecord(domain))]],
    ),
  )
  const others: Record<string, Uint8Array> = {
    'README.txt': bytesOf(readme),
    'index.pdf': await indexPdf(matter, exhibits, at),
    'verify.mjs': verifier,
    ...stamps,
    ...domains,
  }
  const manifest = bytesOf(
    `${JSON.stringify(
      {
        version: 1,
        case: matter.row.id,
        brand: matter.brand.name,
        exhibits: exhibits.map(({ file, record, recordSha256, authority }) => ({
          file,
          record,
          recordSha256,
          timestamp: authority === null ? null : { file: stampOf(file), authority },
        })),
        files: Object.fromEntries(Object.entries(others).map(([name, bytes]) => [name, sha256Of(bytes)])),
      },
      null,
      2,
    )}\n`,
  )
  return zipSync(
    {
      'manifest.json': manifest,
      'manifest.sha256': bytesOf(`${sha256Of(manifest)}  manifest.json\n`),
      ...others,
      ...Object.fromEntries(exhibits.map(({ file, bytes }) => [file, bytes])),
    },
    { level: 0 },
  )
}

export const evidencePack = handle(
  caseEvidencePack,
  async ({ params }, caller, { db, files, clock }): Promise<FileAnswer> => {
    const matter = await caseFor(db, params.id, caller)
    const exhibits = await exhibitsOf(db, matter, files)
    found(exhibits[0])
    const at = clock()
    const bytes = await packOf(matter, exhibits, at)
    return { name: `evidence-${today(officeZone, at)}.zip`, mediaType: 'application/zip', bytes }
  },
)
