import { eq } from 'drizzle-orm'
import { verificationSearchPictures } from '#contract/verification.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { AppError, found } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { pictureSearch } from '#features/clearance/index.ts'
import { acceptPicture, lastOfType } from '#features/document/index.ts'
import { type Facilities, handle } from '#features/facilities.ts'
import { keepAsked } from './search.ts'

interface Shown {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A picture that staff hand in for this search alone; nothing of it is kept but its name in the log. */
async function handedIn(file: File, { scan }: Facilities): Promise<Shown> {
  const { name, bytes } = await acceptPicture(file, scan)
  return { name, bytes }
}

/** The picture that came with the request. Throws `rules-unmet` when there is none. */
async function ofRequest(hubId: string, { db, files }: Facilities): Promise<Shown> {
  const kept = await lastOfType(db, hubId, 'logo')
  const bytes = kept && kept.removedAt === null ? await files.get(kept.path) : null
  if (!kept || !bytes) throw new AppError('rules-unmet', { facts: { missing: 'picture' } })
  return { name: kept.name, bytes }
}

/** Compares a request's picture with those of the registers, and keeps that it was asked. */
export const searchPictures = handle(verificationSearchPictures, async ({ params, body }, caller, facilities) => {
  const { file, vienna, ...filters } = body as typeof body & { file?: File | null }
  const [request] = await facilities.db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  const row = found(request)
  const isGiven = file instanceof File && file.size > 0
  const picture = isGiven ? await handedIn(file, facilities) : await ofRequest(row.documentHubId, facilities)
  const places = row.jurisdictions.filter(isJurisdiction)
  const answer = await pictureSearch(facilities, { picture: picture.bytes, vienna, filters, mark: row.value, places })
  await keepAsked(facilities, {
    requestId: row.id,
    userId: caller.userId,
    kind: 'picture',
    query: [picture.name, ...vienna].join(', '),
    filters,
    registers: answer.registers.map(({ office, asOf }) => ({ office, asOf })),
    found: answer.marks.length,
  })
  return answer
})
