import { asc, eq } from 'drizzle-orm'
import { caseEvidencePack } from '#contract/exhibit.ts'
import { recordText, type ExhibitRecord } from '#domain/exhibit/record.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import type { StreamAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { caseExhibit } from '#schema/exhibit.ts'
import { domainLookup } from '#schema/domain-lookup.ts'
import { exhibitFile, numberAt, packOf, sha256Of, takerName, type PackedExhibit } from '#features/exhibit/index.ts'
import { handle } from '#features/facilities.ts'
import type { AskedDomain } from '#features/monitoring/index.ts'
import { domainRecord } from './domain-record.ts'
import { caseFor, type CaseMatter } from './policy.ts'

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

/** What was known of the domain name when a page was captured goes along. */
interface CaseExhibit extends PackedExhibit {
  domain: AskedDomain | null
}

async function exhibitsOf(db: Database, { row }: CaseMatter): Promise<CaseExhibit[]> {
  const rows = await db
    .select({ exhibit: caseExhibit, kept: document, domain: domainLookup })
    .from(caseExhibit)
    .innerJoin(document, eq(document.id, caseExhibit.documentId))
    .leftJoin(domainLookup, eq(domainLookup.caseExhibitId, caseExhibit.id))
    .where(eq(caseExhibit.caseId, row.id))
    .orderBy(asc(caseExhibit.takenAt), asc(caseExhibit.id))
  const read = async ({ exhibit, kept, domain }: (typeof rows)[number], at: number): Promise<CaseExhibit> => {
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
    return {
      path: kept.path,
      domain,
      file: exhibitFile(kept.name, at),
      name: kept.name,
      record,
      recordSha256: sha256Of(recordText(record)).toString('hex'),
      by: await takerName(db, exhibit.takenByUserId),
      token: timestamp === null ? null : Buffer.from(timestamp, 'base64'),
      authority: timestamp === null ? null : authority,
    }
  }
  return await Promise.all(rows.map(read))
}

export const evidencePack = handle(
  caseEvidencePack,
  async ({ params }, caller, { db, files, clock }): Promise<StreamAnswer> => {
    const matter = await caseFor(db, params.id, caller)
    const exhibits = await exhibitsOf(db, matter)
    found(exhibits[0])
    const at = clock()
    const domains = exhibits.flatMap(({ domain }, position) =>
      domain === null
        ? []
        : [[`domains/${numberAt(position)}.json`, new TextEncoder().encode(domainRecord(domain))] as const],
    )
    const { row, brand, counterparty } = matter
    return await packOf(
      {
        name: `evidence-${today(officeZone, at)}.zip`,
        about: { case: row.id, brand: brand.name },
        head: {
          title: 'Evidence',
          lines: [
            `Case ${row.id}`,
            `Brand: ${brand.name}`,
            `Counterparty: ${counterparty?.primaryName ?? 'not known'}`,
            `Put together: ${at.toISOString()}`,
          ],
        },
        readme,
        exhibits,
        also: Object.fromEntries(domains),
        at,
      },
      files,
    )
  },
)
