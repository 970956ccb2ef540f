import { and, eq, sql } from 'drizzle-orm'
import { applicationComment, applicationCommentDelete, applicationCommentUpdate } from '#contract/application.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import { AppError, found } from '#kernel/errors.ts'
import { application, threadComment } from '#schema/registration.ts'
import { holdOf } from '#features/billing/index.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { lockedRequest, type RequestRow } from './policy.ts'
import { moveRequest } from './transition.ts'

type Draft = typeof application.$inferSelect

/** The draft that is talked about, with its request, when this caller may work on it. */
export async function talkedAbout(tx: Tx, id: string, caller: Caller): Promise<{ draft: Draft; request: RequestRow }> {
  const [row] = await tx.select().from(application).where(eq(application.id, id))
  const draft = found(row)
  return { draft, request: await lockedRequest(tx, draft.registrationRequestId, caller) }
}

/** A comment in the draft's thread. From the client, a review request also asks staff for a change. */
export const comment = handle(
  applicationComment,
  async ({ params, body }, caller, facilities) =>
    await facilities.write(async (tx) => {
      const { draft, request } = await talkedAbout(tx, params.id, caller)
      const [stored] = await tx
        .insert(threadComment)
        .values({
          threadId: draft.threadId,
          applicationId: draft.id,
          type: isStaff(caller.role) ? 'comment' : body.type,
          content: body.content,
          section: body.section,
          userId: caller.userId,
          suggestedComment: body.suggested && isStaff(caller.role),
        })
        .returning({ id: threadComment.id })
      // What is said of an order that is held is kept; nobody goes to work on it.
      const order = { by: 'registration_request_id', id: request.id } as const
      if (body.type === 'review-request' && !isStaff(caller.role) && (await holdOf(tx, order)) === null) {
        await moveRequest(tx, { id: request.id, to: 'Review requested', actor: 'client', userId: caller.userId })
      }
      return { id: found(stored).id }
    }),
)

const ofThread = ({ threadId }: Draft, commentId: string) =>
  and(eq(threadComment.id, commentId), eq(threadComment.threadId, threadId))

/** Words are changed by their writer; whether they are settled, either side says. */
export const updateComment = handle(applicationCommentUpdate, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { draft } = await talkedAbout(tx, params.id, caller)
    const [row] = await tx.select().from(threadComment).where(ofThread(draft, params.commentId)).for('update')
    const before = found(row)
    const { content, resolved } = body
    if (content !== undefined) found(before.userId !== null && before.userId === caller.userId ? before : null)
    const isChanged = content !== undefined && content !== before.content
    const isTurned = resolved !== undefined && resolved !== (before.resolvedAt !== null)
    if (!isChanged && !isTurned) return
    await tx
      .update(threadComment)
      .set({
        ...(isChanged && { content, editedAt: sql`clock_timestamp()` }),
        ...(isTurned && { resolvedAt: resolved ? sql`clock_timestamp()` : null }),
      })
      .where(eq(threadComment.id, before.id))
  })
  return { done: true as const }
})

/** One's own words are taken back; those that asked for a change are why the draft was written again, and stay. */
export const deleteComment = handle(applicationCommentDelete, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const { draft } = await talkedAbout(tx, params.id, caller)
    const [row] = await tx.select().from(threadComment).where(ofThread(draft, params.commentId)).for('update')
    const own = found(row && row.userId !== null && row.userId === caller.userId ? row : null)
    if (own.type === 'review-request') throw new AppError('rules-unmet', { facts: { missing: 'plain-comment' } })
    await tx.delete(threadComment).where(eq(threadComment.id, own.id))
  })
  return { done: true as const }
})
