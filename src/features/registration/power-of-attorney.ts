import { eq } from 'drizzle-orm'
import { powerOfAttorneyCreate, powerOfAttorneyFile, powerOfAttorneyPreview } from '#contract/application.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { address, entity } from '#schema/account.ts'
import { countryName, namedParty, type NamedParty } from '#features/account/index.ts'
import { acceptFile, keepFile, lastOfType, type AcceptedFile } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { openDraft, readDraft } from './draft.ts'
import { lockedRequest, requestFor, type RequestRow } from './policy.ts'
import { requestCan } from '#domain/registration/can.ts'
import { isPaidWork, type RegistrationStatus } from '#domain/registration/status.ts'

/** A person or company as documents name it; null when it is not there, or not of this account. */
export async function partyOf(
  db: Database,
  id: string,
  request: RequestRow,
  { own, language }: { own: string | null; language: Language },
): Promise<NamedParty | null> {
  const [row] = await db
    .select()
    .from(entity)
    .leftJoin(address, eq(address.id, entity.addressId))
    .where(eq(entity.id, id))
  if (!row) return null
  const { entity: who, address: at } = row
  // The owner of the draft, or another party of the same account, and nobody else's.
  if (id !== own && (who.userId === null || who.userId !== request.userId)) return null
  return namedParty(who, at, language)
}

/** Writes the power of attorney: who gives it, to whom, for which mark and registers, with a place to sign. */
async function draw(facilities: Facilities, request: RequestRow, party: NamedParty): Promise<AcceptedFile> {
  const language = isLanguage(request.language) ? request.language : 'en'
  const t = facilities.translate(language)
  const { supplier } = facilities
  const places = request.jurisdictions.map((code) => (isJurisdiction(code) ? jurisdictionName(code, language) : code))
  const title = t('authority.title')
  const text = [
    title,
    '',
    t('authority.giver'),
    party.name,
    ...party.lines,
    '',
    t('authority.taker'),
    supplier.name,
    ...supplier.lines,
    countryName(supplier.country, language),
    '',
    t('authority.matter', { mark: request.value, number: request.publicId }),
    t('authority.places', { places: places.join(', ') }),
    '',
    t('authority.powers'),
    '',
    t('authority.ends'),
    '',
    '',
    t('authority.day'),
    '',
    '',
    t('authority.signature'),
    party.name,
  ].join('\n')
  const bytes = await textPages({ title, at: new Date(request.createdAt), text, foot: request.publicId })
  return { name: `${request.publicId}-power-of-attorney.pdf`, mediaType: 'application/pdf', extension: 'pdf', bytes }
}

/** The owner that the draft names. Throws `rules-unmet` before it names one. */
async function giver(db: Database, request: RequestRow, own: string | null, asked?: string): Promise<NamedParty> {
  const id = asked ?? own
  if (id === null) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  const language = isLanguage(request.language) ? request.language : 'en'
  return found(await partyOf(db, id, request, { own, language }))
}

export const previewAuthority = handle(
  powerOfAttorneyPreview,
  async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
    const { request, draft } = await readDraft(facilities.db, params.id, caller)
    const party = await giver(facilities.db, request, draft.registrationEntityId, query.registrationEntity)
    const { name, mediaType, bytes } = await draw(facilities, request, party)
    return { name, mediaType, bytes }
  },
)

/** Keeps the document: as it is drawn of the draft, or signed, as whoever signed it hands it in. */
export const keepAuthority = handle(powerOfAttorneyCreate, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  const asked = await requestFor(facilities.db, params.id, caller)
  const isSigned = file instanceof File && file.size > 0
  const made = isSigned ? await acceptFile(file, facilities.scan) : null
  return await facilities.write(async (tx) => {
    // What was signed can come after the approval as well, of work that was paid for; what is drawn is drawn of a draft that is still written.
    const late = isSigned && !requestCan.owner(asked) && isPaidWork(asked.status as RegistrationStatus)
    const { request, draft } = late
      ? { request: await lockedRequest(tx, params.id, caller), draft: null }
      : await openDraft(tx, params.id, caller)
    const drawn =
      made ?? (await draw(facilities, request, await giver(tx, request, draft?.registrationEntityId ?? null)))
    const before = await lastOfType(tx, request.documentHubId, 'power-of-attorney')
    const { id } = await keepFile(tx, facilities, drawn, {
      hubId: request.documentHubId,
      type: 'power-of-attorney',
      owner: request.userId,
      visibleToClient: true,
      by: caller.userId,
      before,
    })
    return { id }
  })
})

export const authorityFile = handle(
  powerOfAttorneyFile,
  async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
    const request = await requestFor(db, params.id, caller)
    const row = found(await lastOfType(db, request.documentHubId, 'power-of-attorney'))
    return { name: row.name, mediaType: row.mediaType, bytes: found(await files.get(row.path)) }
  },
)
