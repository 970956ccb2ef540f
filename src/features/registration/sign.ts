import { eq } from 'drizzle-orm'
import { recordingFile, recordingKeep, applicationDescribe } from '#contract/mark.ts'
import { hasPicture, hasRecording } from '#domain/catalog/mark-types.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { application } from '#schema/registration.ts'
import { acceptRecording, keepFile, lastOfType } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { openDraft, refuseClosed } from './draft.ts'
import { requestFor } from './policy.ts'
import { writeDraft } from './reading.ts'

/** Describes the mark and claims its colours; colours are those of a picture. */
export const saySign = handle(applicationDescribe, async ({ params, body }, caller, facilities) => {
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request, draft } = await openDraft(tx, params.id, caller)
    if (body.colours.length > 0 && !hasPicture(request.type))
      throw new AppError('rules-unmet', { facts: { missing: 'picture-mark' } })
    await tx
      .update(application)
      .set({ markDescription: body.description, markColours: body.colours })
      .where(eq(application.id, draft.id))
  })
  return { done: true as const }
})

/** Keeps the recording of a sound mark. */
export const keepRecording = handle(recordingKeep, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  const asked = await requestFor(facilities.db, params.id, caller)
  refuseClosed(asked)
  if (!hasRecording(asked.type)) throw new AppError('rules-unmet', { facts: { missing: 'sound-mark' } })
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const made = await acceptRecording(file, facilities.scan)
  return await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request } = await openDraft(tx, params.id, caller)
    const before = await lastOfType(tx, request.documentHubId, 'recording')
    const { id } = await keepFile(tx, facilities, made, {
      hubId: request.documentHubId,
      type: 'recording',
      owner: request.userId,
      visibleToClient: true,
      by: caller.userId,
      before,
    })
    return { id, revision: (before?.revision ?? 0) + 1 }
  })
})

export const keptRecording = handle(recordingFile, async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
  const request = await requestFor(db, params.id, caller)
  const { name, mediaType, path } = found(await lastOfType(db, request.documentHubId, 'recording'))
  return { name, mediaType, bytes: found(await files.get(path)) }
})
