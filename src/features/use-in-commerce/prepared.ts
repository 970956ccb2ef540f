import { asc, inArray } from 'drizzle-orm'
import { isBeforeRegistration } from '#domain/use-in-commerce/filing.ts'
import type { PreparedClass } from '#domain/use-in-commerce/readiness.ts'
import { findingsOf, isFit, type Finding } from '#domain/use-in-commerce/specimen.ts'
import type { SpecimenAnswers } from '#domain/use-in-commerce/specimen-answers.ts'
import type { UseDecision } from '#domain/use-in-commerce/status.ts'
import type { Database } from '#platform/db/database.ts'
import { document } from '#schema/document.ts'
import { specimen } from '#schema/use-in-commerce.ts'
import { classesOf, type UseClassRow, type UseMatter } from './policy.ts'

export type SpecimenRow = typeof specimen.$inferSelect

/** A specimen with its file and what speaks against it. */
export interface JudgedSpecimen {
  row: SpecimenRow
  file: { id: number; name: string; mediaType: string; path: string } | null
  answers: SpecimenAnswers
  findings: Finding[]
}

/** A class with its specimens, as its readiness is judged. */
export interface JudgedClass extends PreparedClass {
  row: UseClassRow
  judged: JudgedSpecimen[]
}

/** Whatever a declaration of a registration shows has to be of today: not older than what its window is long. */
function currentSince({ row }: UseMatter, opens: string | null): string | null {
  return isBeforeRegistration(row.type) ? null : opens
}

/** The classes of a request with all that is judged of them; `opens` is when its window opened. */
export async function judgedClasses(db: Database, matter: UseMatter, opens: string | null): Promise<JudgedClass[]> {
  const { row: request, mark } = matter
  const classes = await classesOf(db, request.id)
  const ids = classes.map(({ id }) => id)
  const specimens =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(specimen)
          .where(inArray(specimen.useInCommerceRequestClassId, ids))
          .orderBy(asc(specimen.createdAt), asc(specimen.id))
  const fileIds = specimens.flatMap(({ documentId }) => (documentId === null ? [] : [documentId]))
  const files =
    fileIds.length === 0
      ? []
      : await db
          .select({ id: document.id, name: document.name, mediaType: document.mediaType, path: document.path })
          .from(document)
          .where(inArray(document.id, fileIds))
  const since = currentSince(matter, opens)
  return classes.map((row) => {
    const judged = specimens
      .filter(({ useInCommerceRequestClassId }) => useInCommerceRequestClassId === row.id)
      .map((one): JudgedSpecimen => {
        const file = files.find(({ id }) => id === one.documentId) ?? null
        const answers = one.usptoRequirements ?? {}
        const { url, captureDate, classItems } = one
        const findings = findingsOf(mark.jurisdiction, {
          answers,
          mediaType: file?.mediaType ?? null,
          url,
          captureDate,
          classNumber: row.classNumber,
          classItems,
          keptItems: row.items,
          firstUseInUs: row.firstUseInUs,
          currentSince: since,
        })
        return { row: one, file, answers, findings }
      })
    return {
      row,
      judged,
      number: row.classNumber,
      items: row.items,
      decision: row.decision as UseDecision | null,
      firstUseAnywhere: row.firstUseAnywhere,
      firstUseInUs: row.firstUseInUs,
      specimens: judged.map(({ findings }) => ({ isFit: isFit(findings) })),
    }
  })
}
