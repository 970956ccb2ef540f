import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm'
import { proofPack } from '#contract/use-proof.ts'
import { largestPack, recordText, type ExhibitRecord } from '#domain/exhibit/record.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, territoryName } from '#domain/jurisdiction/names.ts'
import { overviewOfUse } from '#domain/use-proof/overview.ts'
import { formatDate, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import type { StreamAnswer } from '#platform/files/answers.ts'
import type { Translate } from '#platform/mail/post.ts'
import { document } from '#schema/document.ts'
import { useProof } from '#schema/use-proof.ts'
import {
  exhibitFile,
  packOf,
  sha256Of,
  takerName,
  type IndexWords,
  type PackedExhibit,
} from '#features/exhibit/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { markFor, type MarkRow, type ProofRow } from './policy.ts'

interface Asked {
  from: PlainDate | null
  until: PlainDate | null
  class: number | null
}

/** What a pack takes: the files of the days and the class, the oldest use first. Throws `too-much` for more than one pack holds. */
async function chosen(db: Database, mark: MarkRow, { from, until, class: number }: Asked) {
  if (from !== null && until !== null && until < from) refuseField('until', 'date-too-early')
  const rows = await db
    .select({ proof: useProof, kept: document })
    .from(useProof)
    .innerJoin(document, eq(document.id, useProof.documentId))
    .where(
      and(
        eq(useProof.trademarkId, mark.id),
        isNull(useProof.leftOutAt),
        from === null ? undefined : gte(useProof.usedUntil, from),
        until === null ? undefined : lte(useProof.usedFrom, until),
        number === null ? undefined : sql`${number} = any (${useProof.classes})`,
      ),
    )
    .orderBy(asc(useProof.usedFrom), asc(useProof.id))
  if (rows.length === 0) throw new AppError('rules-unmet', { facts: { missing: 'use-proof' } })
  if (rows.reduce((sum, { proof }) => sum + proof.size, 0) > largestPack) refuseField('from', 'too-much')
  return rows
}

const listed = (numbers: readonly number[]): string => numbers.join(', ')

/** How the index says it in the reader's language. */
function wordsOf(t: Translate): IndexWords {
  const w = (key: string, data: Record<string, string> = {}) => t(`usePack.${key}`, data)
  const named = (key: 'taken' | 'handedIn') => (at: string, by: string | null) =>
    by === null ? w(key, { at }) : w(`${key}By`, { at, by })
  return {
    address: (url) => w('address', { url }),
    answeredBy: (url) => w('answeredBy', { url }),
    answer: (status, mediaType) => w('answer', { status: String(status), mediaType }),
    handedInFile: w('handedInFile'),
    taken: named('taken'),
    handedIn: named('handedIn'),
    size: (bytes) => w('size', { bytes: String(bytes) }),
    fileHash: (sha256) => w('fileHash', { sha256 }),
    recordHash: (sha256) => w('recordHash', { sha256 }),
    noStamp: w('noStamp'),
    stamp: (authority) => w('stamp', { authority }),
  }
}

function aboutOf(proof: ProofRow, t: Translate, language: Language): string[] {
  const day = (date: string) => formatDate(date, language)
  return [
    t('usePack.shows', { kind: t(`usePack.kind.${proof.kind}`), market: territoryName(proof.market, language) }),
    proof.usedFrom === proof.usedUntil
      ? t('usePack.day', { date: day(proof.usedFrom) })
      : t('usePack.days', { from: day(proof.usedFrom), until: day(proof.usedUntil) }),
    t('usePack.classes', { classes: listed(proof.classes) }),
    ...(proof.items.length > 0 ? [t('usePack.items', { items: proof.items.join('; ') })] : []),
    ...(proof.note === null ? [] : [t('usePack.note', { note: proof.note })]),
  ]
}

/** A line for each class: which exhibits show it, by year. */
const overviewOf = (exhibits: readonly { proof: ProofRow }[], only: number | null, t: Translate) =>
  overviewOfUse(
    exhibits.map(({ proof }) => proof),
    only,
  ).map(({ number, years }) => ({
    title: t('usePack.ofClass', { number: String(number) }),
    lines: years.map(({ year, exhibits: here }) => t('usePack.year', { year, exhibits: listed(here) })),
  }))

async function exhibitOf(
  { proof, kept }: { proof: ProofRow; kept: typeof document.$inferSelect },
  at: number,
  { db }: Pick<Facilities, 'db'>,
  about: readonly string[],
): Promise<PackedExhibit> {
  const { sha256, mediaType, url, finalUrl, httpStatus, timestamp, timestampedBy: authority } = proof
  const record: ExhibitRecord = {
    sha256,
    size: proof.size,
    mediaType,
    url,
    finalUrl,
    httpStatus,
    takenAt: new Date(proof.takenAt).toISOString(),
  }
  return {
    path: kept.path,
    file: exhibitFile(kept.name, at),
    name: kept.name,
    record,
    recordSha256: sha256Of(recordText(record)).toString('hex'),
    by: await takerName(db, proof.takenByUserId),
    token: timestamp === null ? null : Buffer.from(timestamp, 'base64'),
    authority: timestamp === null ? null : authority,
    about,
  }
}

/** What was collected of the use of a mark, as one file that is checked without us. */
export const pack = handle(proofPack, async ({ params, query }, caller, facilities): Promise<StreamAnswer> => {
  const { db, clock, translate } = facilities
  const mark = await markFor(db, params.id, caller)
  const rows = await chosen(db, mark, query)
  const at = clock()
  const on = today(officeZone, at)
  const { language } = query
  const t = translate(language)
  const place = jurisdictionFrom(mark.jurisdiction)
  const lines = [
    t('usePack.mark', {
      mark: mark.name,
      place: place === null ? mark.jurisdiction : jurisdictionName(place, language),
    }),
    mark.number === null ? null : t('usePack.number', { number: mark.number }),
    mark.registrationDate === null
      ? null
      : t('usePack.registered', { date: formatDate(mark.registrationDate, language) }),
    query.from === null ? null : t('usePack.from', { date: formatDate(query.from, language) }),
    query.until === null ? null : t('usePack.until', { date: formatDate(query.until, language) }),
    t('usePack.made', { at: at.toISOString() }),
    t('usePack.saidBy'),
  ]
  const exhibits: PackedExhibit[] = []
  for (const [position, row] of rows.entries())
    exhibits.push(await exhibitOf(row, position, facilities, aboutOf(row.proof, t, language)))
  return await packOf(
    {
      name: `use-${on}.zip`,
      about: { trademark: mark.id, mark: mark.name, register: mark.jurisdiction },
      head: {
        title: t('usePack.title'),
        lines: lines.filter((line) => line !== null),
        sections: overviewOf(rows, query.class, t),
      },
      words: wordsOf(t),
      readme: t('usePack.readme'),
      exhibits,
      at,
    },
    facilities.files,
  )
})
