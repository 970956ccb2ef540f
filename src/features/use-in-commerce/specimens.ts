import { and, eq, sql } from 'drizzle-orm'
import type { ParsedInput } from '#contract/call.ts'
import { mostSpecimens, specimenCopy, specimenCreate, specimenDelete, specimenUpdate } from '#contract/specimen.ts'
import type { Caller } from '#domain/account/caller.ts'
import { answersOf, type SpecimenAnswers } from '#domain/use-in-commerce/specimen-answers.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { specimen } from '#schema/use-in-commerce.ts'
import { acceptSpecimen, keepFile } from '#features/document/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { classesOf, commerceUseFor, type UseClassRow, type UseMatter } from './policy.ts'
import { rewritten } from './transition.ts'

type About = Omit<ParsedInput<typeof specimenCreate>['body'], 'classItems'>

/** A class of a request that this caller may write. */
async function classFor(
  tx: Tx,
  { id, classId }: { id: string; classId: string },
  caller: Caller,
): Promise<{ matter: UseMatter; of: UseClassRow }> {
  const matter = await commerceUseFor(tx, id, caller, { lock: true })
  return { matter, of: found((await classesOf(tx, id)).find((one) => one.id === classId)) }
}

function refuseDay({ captureDate }: About, on: PlainDate): void {
  if (captureDate !== null && captureDate > on) refuseField('captureDate', 'date-in-future')
}

async function refuseMany(tx: Tx, classId: string): Promise<void> {
  const there = await tx
    .select({ id: specimen.id })
    .from(specimen)
    .where(eq(specimen.useInCommerceRequestClassId, classId))
  if (there.length >= mostSpecimens) refuseField('file', 'too-much')
}

interface Kept extends Awaited<ReturnType<typeof acceptSpecimen>> {
  about: Pick<typeof specimen.$inferInsert, 'description' | 'url' | 'captureDate'> & SpecimenAnswers
}

/** Keeps an accepted file as a specimen of a class, with what is said of it; gives its id. */
export async function keepSpecimen(
  params: { id: string; classId: string },
  caller: Caller,
  facilities: CallFacilities,
  { accepted, flat, about: { description, url, captureDate, ...answers } }: Kept,
): Promise<string> {
  return await facilities.write(async (tx) => {
    const { matter, of } = await classFor(tx, params, caller)
    const { row, mark } = matter
    await refuseMany(tx, of.id)
    await rewritten(tx, row, caller)
    const place = { hubId: row.documentHubId, type: 'specimen', owner: mark.userId, visibleToClient: true } as const
    const kept = await keepFile(tx, facilities, accepted, { ...place, by: caller.userId })
    const id = uuidv7()
    await tx.insert(specimen).values({
      id,
      useInCommerceRequestClassId: of.id,
      classNumber: of.classNumber,
      documentId: kept.id,
      description,
      url,
      captureDate,
      usptoRequirements: { ...answers, isFlat: flat },
    })
    return id
  })
}

/** Takes a file in as a specimen: it is looked at by itself, and by what is said of it. */
export const createSpecimen = handle(specimenCreate, async ({ params, body }, caller, facilities) => {
  const { file, ...said } = body as typeof body & { file?: File | null }
  refuseDay(said, facilities.today())
  // Nobody's file is read before it is known that they may hand it in.
  await commerceUseFor(facilities.db, params.id, caller)
  const { description, url, captureDate } = said
  const about = { description, url, captureDate, ...answersOf(said) }
  return {
    id: await keepSpecimen(params, caller, facilities, { ...(await acceptSpecimen(file, facilities.scan)), about }),
  }
})

const oneOf = (classId: string, specimenId: string) =>
  and(eq(specimen.id, specimenId), eq(specimen.useInCommerceRequestClassId, classId))

export const updateSpecimen = handle(specimenUpdate, async ({ params, body }, caller, facilities) => {
  refuseDay(body, facilities.today())
  await facilities.write(async (tx) => {
    const { matter, of } = await classFor(tx, params, caller)
    const [row] = await tx.select().from(specimen).where(oneOf(of.id, params.specimenId))
    const before = found(row)
    if (body.classItems.some((item) => ![...of.items, ...of.deletedItems].includes(item)))
      refuseField('classItems', 'not-a-choice')
    await rewritten(tx, matter.row, caller)
    const { description, url, captureDate, classItems } = body
    const isFlatFile = before.usptoRequirements?.isFlat ?? null
    await tx
      .update(specimen)
      .set({
        description,
        url,
        captureDate,
        classItems,
        usptoRequirements: { ...answersOf(body), isFlat: isFlatFile },
        updatedAt: sql`clock_timestamp()`,
      })
      .where(eq(specimen.id, before.id))
  })
  return { done: true as const }
})

export const deleteSpecimen = handle(specimenDelete, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { matter, of } = await classFor(tx, params, caller)
    await rewritten(tx, matter.row, caller)
    const gone = await tx.delete(specimen).where(oneOf(of.id, params.specimenId))
    found(gone.rowCount === 1 ? true : null)
  })
  return { done: true as const }
})

/** The same file for another class: what is said of it goes along, which goods it shows does not. */
export const copySpecimen = handle(specimenCopy, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const { matter, of } = await classFor(tx, params, caller)
    const [row] = await tx.select().from(specimen).where(oneOf(of.id, params.specimenId))
    const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...copied } = found(row)
    const classes = await classesOf(tx, matter.row.id)
    const target = classes.find((one) => one.id === body.classId) ?? refuseField('classId', 'not-a-choice')
    await refuseMany(tx, target.id)
    await rewritten(tx, matter.row, caller)
    const id = uuidv7()
    await tx.insert(specimen).values({
      ...copied,
      id,
      useInCommerceRequestClassId: target.id,
      classNumber: target.classNumber,
      classItems: [],
    })
    return id
  }),
}))
