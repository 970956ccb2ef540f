import { and, eq } from 'drizzle-orm'
import { viewFile, viewKeep, viewsOrder } from '#contract/mark.ts'
import { hasViews, mostViews } from '#domain/catalog/mark-types.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { document } from '#schema/document.ts'
import { application } from '#schema/registration.ts'
import { acceptPicture, documentOfHub, keepFile } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'
import { openDraft, refuseClosed } from './draft.ts'
import { requestFor } from './policy.ts'
import { writeDraft } from './reading.ts'

/** Pictures that were handed in as views of one mark, those that are none any more among them. */
const mostHandedIn = 200

/** Keeps a picture as the last view of a shape. */
export const keepView = handle(viewKeep, async ({ params, body }, caller, facilities) => {
  const { file } = body as typeof body & { file?: File | null }
  // Nobody's file is read before it is known that they may hand it in.
  const asked = await requestFor(facilities.db, params.id, caller)
  refuseClosed(asked)
  if (!hasViews(asked.type)) throw new AppError('rules-unmet', { facts: { missing: 'shape-mark' } })
  if (!(file instanceof File) || file.size === 0) refuseField('file', 'required')
  const made = await acceptPicture(file, facilities.scan)
  return await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { request, draft } = await openDraft(tx, params.id, caller)
    const all = await tx.$count(
      document,
      and(eq(document.documentHubId, request.documentHubId), eq(document.type, 'view')),
    )
    if (draft.markViews.length >= mostViews || all >= mostHandedIn) refuseField('file', 'too-much')
    const place = { hubId: request.documentHubId, owner: request.userId, visibleToClient: true, by: caller.userId }
    const { id } = await keepFile(tx, facilities, made, { ...place, type: 'view' })
    const views = [...draft.markViews, id]
    await tx.update(application).set({ markViews: views }).where(eq(application.id, draft.id))
    return { id, views: views.length }
  })
})

/** Puts views into another order, or leaves some out; who saw other ones than there are is told. */
export const orderViews = handle(viewsOrder, async ({ params, body }, caller, facilities) => {
  await writeDraft(facilities, { id: params.id, caller }, async (tx) => {
    const { draft } = await openDraft(tx, params.id, caller)
    if (JSON.stringify(draft.markViews) !== JSON.stringify(body.before)) throw new AppError('changed-meanwhile')
    const isNew = body.views.some((id) => !draft.markViews.includes(id))
    if (isNew || new Set(body.views).size < body.views.length) refuseField('views', 'not-a-choice')
    await tx.update(application).set({ markViews: body.views }).where(eq(application.id, draft.id))
  })
  return { done: true as const }
})

export const keptView = handle(viewFile, async ({ params }, caller, { db, files }): Promise<FileAnswer> => {
  const request = await requestFor(db, params.id, caller)
  const row = await documentOfHub(db, request.documentHubId, params.viewId)
  const { name, mediaType, path } = found(row?.type === 'view' ? row : null)
  return { name, mediaType, bytes: found(await files.get(path)) }
})
