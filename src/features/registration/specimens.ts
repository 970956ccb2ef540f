import { and, eq, sql } from 'drizzle-orm'
import {
  draftSpecimenCopy,
  draftSpecimenCreate,
  draftSpecimenDelete,
  draftSpecimenFile,
  draftSpecimenUpdate,
  mostSpecimens,
} from '#contract/specimen.ts'
import type { Caller } from '#domain/account/caller.ts'
import { answersOf } from '#domain/use-in-commerce/specimen-answers.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { applicationJurisdiction } from '#schema/registration.ts'
import { specimen } from '#schema/use-in-commerce.ts'
import { acceptSpecimen, documentOfHub, keepFile } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { openDraft, readDraft, type DraftRow } from './draft.ts'
import { requestFor, type RequestRow } from './policy.ts'
import { writeDraft } from './reading.ts'

/** Specimens are for the USPTO, which alone asks for them with an application. */
export function refuseElsewhere(request: RequestRow): void {
  if (!request.jurisdictions.includes('US')) throw new AppError('rules-unmet', { facts: { missing: 'us-filing' } })
}

async function open(tx: Tx, id: string, caller: Caller) {
  const opened = await openDraft(tx, id, caller)
  refuseElsewhere(opened.request)
  return opened
}

/** The classes that were ordered, or that a list was written for. */
async function refuseClass(tx: Tx, { request, draft }: { request: RequestRow; draft: DraftRow }, number: number) {
  const [list] = await listOfUs(tx, draft)
  const known = [...(request.orderedItems?.classes ?? []), ...(list?.goods ?? []).map((one) => one.class)]
  if (!known.includes(number)) refuseField('classNumber', 'not-a-choice')
  const there = await tx
    .select({ id: specimen.id })
    .from(specimen)
    .where(and(eq(specimen.applicationId, draft.id), eq(specimen.classNumber, number)))
  if (there.length >= mostSpecimens) refuseField('file', 'too-much')
}

const listOfUs = async (tx: Tx, draft: DraftRow) =>
  await tx
    .select({ goods: applicationJurisdiction.goodsAndServices })
    .from(applicationJurisdiction)
    .where(and(eq(applicationJurisdiction.applicationId, draft.id), eq(applicationJurisdiction.jurisdiction, 'US')))

const oneOf = (draft: DraftRow, id: string) => and(eq(specimen.id, id), eq(specimen.applicationId, draft.id))

/** Takes a file in as a specimen of an application that rests on use. */
export const createSpecimen = handle(draftSpecimenCreate, async ({ params, body }, caller, facilities) => {
  const { file, classNumber, description, url, captureDate, ...said } = body as typeof body & { file?: File | null }
  if (captureDate !== null && captureDate > facilities.today()) refuseField('captureDate', 'date-in-future')
  // Nobody's file is read before it is known that they may hand it in.
  await requestFor(facilities.db, params.id, caller)
  const { accepted, flat } = await acceptSpecimen(file, facilities.scan)
  return {
    id: await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
      const { request, draft } = await open(tx, params.id, caller)
      await refuseClass(tx, { request, draft }, classNumber)
      const kept = await keepFile(tx, facilities, accepted, {
        hubId: request.documentHubId,
        type: 'specimen',
        owner: request.userId,
        visibleToClient: true,
        by: caller.userId,
      })
      const id = uuidv7()
      await tx.insert(specimen).values({
        id,
        applicationId: draft.id,
        classNumber,
        documentId: kept.id,
        description,
        url,
        captureDate,
        usptoRequirements: { ...answersOf(said), isFlat: flat },
      })
      return id
    }),
  }
})

export const specimenFile = handle(
  draftSpecimenFile,
  async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
    const { request, draft } = await readDraft(db, params.id, caller)
    const [row] = await db.select().from(specimen).where(oneOf(draft, params.specimenId))
    const kept = found(await documentOfHub(db, request.documentHubId, found(row).documentId ?? 0))
    return { name: kept.name, mediaType: kept.mediaType, bytes: found(await files.get(kept.path)) }
  },
)

export const updateSpecimen = handle(draftSpecimenUpdate, async ({ params, body }, caller, facilities) => {
  const { description, url, captureDate, classItems, ...said } = body
  if (captureDate !== null && captureDate > facilities.today()) refuseField('captureDate', 'date-in-future')
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { draft } = await open(tx, params.id, caller)
    const [row] = await tx.select().from(specimen).where(oneOf(draft, params.specimenId))
    const before = found(row)
    const [list] = await listOfUs(tx, draft)
    const terms = (list?.goods ?? []).find((one) => one.class === before.classNumber)?.terms ?? []
    if (classItems.some((item) => !terms.includes(item))) refuseField('classItems', 'not-a-choice')
    await tx
      .update(specimen)
      .set({
        description,
        url,
        captureDate,
        classItems,
        usptoRequirements: { ...answersOf(said), isFlat: before.usptoRequirements?.isFlat ?? null },
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(specimen.id, before.id))
  })
  return { done: true as const }
})

export const deleteSpecimen = handle(draftSpecimenDelete, async ({ params }, caller, facilities) => {
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { draft } = await open(tx, params.id, caller)
    const gone = await tx.delete(specimen).where(oneOf(draft, params.specimenId))
    found(gone.rowCount === 1 ? true : null)
  })
  return { done: true as const }
})

/** The same file for another class: what is said of it goes along, which goods it shows does not. */
export const copySpecimen = handle(draftSpecimenCopy, async ({ params, body }, caller, facilities) => ({
  id: await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request, draft } = await open(tx, params.id, caller)
    const [row] = await tx.select().from(specimen).where(oneOf(draft, params.specimenId))
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...copied } = found(row)
    await refuseClass(tx, { request, draft }, body.classNumber)
    const id = uuidv7()
    await tx.insert(specimen).values({ ...copied, id, classNumber: body.classNumber, classItems: [] })
    return id
  }),
}))
