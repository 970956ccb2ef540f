import type { ParsedInput } from '#contract/call.ts'
import { logoExport, logoGenerate, logoPreview, requestLogoUrl } from '#contract/mark.ts'
import { hasPicture } from '#domain/catalog/mark-types.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { Database } from '#platform/db/database.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { asOfficePicture, drawWords } from '#platform/files/logos.ts'
import type { Facilities } from '#features/facilities.ts'
import { acceptPicture, keepFile, lastOfType, linkTo, safeName, type AcceptedFile } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { openDraft, refuseClosed } from './draft.ts'
import { requestFor, type RequestRow } from './policy.ts'
import { writeDraft } from './reading.ts'

type Drawn = Pick<ParsedInput<typeof logoGenerate>['body'], 'font' | 'colour'>

const picture = (name: string, mediaType: string, bytes: Uint8Array): FileAnswer => ({ name, mediaType, bytes })

/** The bytes of the picture that is kept of a request. Throws `not-found`. */
async function keptPicture(
  db: Database,
  { files }: Pick<Facilities, 'files'>,
  request: RequestRow,
): Promise<FileAnswer> {
  const row = found(await lastOfType(db, request.documentHubId, 'logo'))
  return picture(row.name, row.mediaType, found(await files.get(row.path)))
}

async function drawnWords(request: RequestRow, { font, colour }: Drawn): Promise<AcceptedFile> {
  const bytes = await drawWords({ words: request.value, font, colour })
  return { name: safeName(`${request.value}.png`, 'png'), mediaType: 'image/png', extension: 'png', bytes }
}

export const previewLogo = handle(logoPreview, async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
  const request = await requestFor(facilities.db, params.id, caller)
  if (query.of === 'kept') return await keptPicture(facilities.db, facilities, request)
  const { name, mediaType, bytes } = await drawnWords(request, query)
  return picture(name, mediaType, bytes)
})

/** Makes the picture that is filed, of a file or of the words; the one before it stays as its earlier revision. */
export const generateLogo = handle(logoGenerate, async ({ params, body }, caller, facilities) => {
  const { file, ...drawn } = body as typeof body & { file?: File | null }
  const asked = await requestFor(facilities.db, params.id, caller)
  refuseClosed(asked)
  if (!hasPicture(asked.type)) throw new AppError('rules-unmet', { facts: { missing: 'picture-mark' } })
  const isGiven = file instanceof File && file.size > 0
  const made = isGiven ? await acceptPicture(file, facilities.scan) : await drawnWords(asked, drawn)
  return await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request } = await openDraft(tx, params.id, caller)
    const before = await lastOfType(tx, request.documentHubId, 'logo')
    const { id } = await keepFile(tx, facilities, made, {
      hubId: request.documentHubId,
      type: 'logo',
      owner: request.userId,
      visibleToClient: true,
      by: caller.userId,
      before,
    })
    return { id, revision: (before?.revision ?? 0) + 1 }
  })
})

/** 37 CFR 2.53(c): JPEG, 300 to 350 dots an inch, each side of 250 to 944 pixels. */
const formats = {
  uspto: { format: 'jpeg', least: 250, most: 944 },
  jpeg: { format: 'jpeg', least: 1, most: 4000 },
  png: { format: 'png', least: 1, most: 4000 },
} as const

export const exportLogo = handle(logoExport, async ({ params, query }, caller, facilities): Promise<FileAnswer> => {
  const request = await requestFor(facilities.db, params.id, caller)
  const kept = await keptPicture(facilities.db, facilities, request)
  const wanted = formats[query.as]
  const { bytes } = await asOfficePicture(kept.bytes, wanted)
  const ending = wanted.format === 'png' ? 'png' : 'jpg'
  return picture(safeName(`${request.publicId}-${query.as}.${ending}`, ending), `image/${wanted.format}`, bytes)
})

export const logoUrl = handle(requestLogoUrl, async ({ params }, caller, facilities) => {
  const request = await requestFor(facilities.db, params.id, caller)
  return await linkTo(await lastOfType(facilities.db, request.documentHubId, 'logo'), caller, facilities)
})
