import { and, desc, eq } from 'drizzle-orm'
import { commerceUseComment, commerceUseCommentDelete, commerceUseCommentEdit } from '#contract/use-in-commerce.ts'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff, roles, type Role } from '#domain/account/roles.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { threadComment } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { commerceUseFor, type UseMatter } from './policy.ts'
import { ownerOf, tellOf } from './tell.ts'

/** Whoever holds the link writes as the owner. */
const writerOf = (caller: Caller, { mark }: UseMatter): string | null =>
  caller.role === 'link' ? mark.userId : caller.userId

/** Comments of a request, the oldest first; only so many are shown, the last ones. */
const shown = 200

/** The thread of a request as its reader sees it. */
export async function commentsOf(db: Database, matter: UseMatter, caller: Caller) {
  const rows = await db
    .select()
    .from(threadComment)
    .where(eq(threadComment.threadId, matter.row.threadId))
    .orderBy(desc(threadComment.createdAt), desc(threadComment.id))
    .limit(shown)
  const me = writerOf(caller, matter)
  return rows.toReversed().map((one) => ({
    id: one.id,
    by: [one.authorFirstname, one.authorLastname].filter(Boolean).join(' '),
    isOurs: roles.some((role: Role) => role === one.authorRole && isStaff(role)),
    isMine: one.userId !== null && one.userId === me,
    at: one.createdAt,
    text: one.content,
  }))
}

export const comment = handle(commerceUseComment, async ({ params, body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller)
    const { row } = matter
    const id = uuidv7()
    const { content } = body
    await tx.insert(threadComment).values({ id, threadId: row.threadId, content, userId: writerOf(caller, matter) })
    if (isStaff(caller.role) && row.status !== 'Created')
      await tellOf(tx, facilities, await ownerOf(tx, matter), matter, {
        mail: 'comment',
        content,
        id: `use-comment-${id}`,
      })
    return id
  }),
}))

/** The own words in the thread of a request; another's are not found. */
const own = (matter: UseMatter, caller: Caller, commentId: string) =>
  and(
    eq(threadComment.id, commentId),
    eq(threadComment.threadId, matter.row.threadId),
    eq(threadComment.userId, writerOf(caller, matter) ?? matter.row.id),
  )

export const editComment = handle(commerceUseCommentEdit, async ({ params, body }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller)
    const changed = await tx
      .update(threadComment)
      .set({ content: body.content })
      .where(own(matter, caller, params.commentId))
    found(changed.rowCount === 1 ? true : null)
  })
  return { done: true as const }
})

export const deleteComment = handle(commerceUseCommentDelete, async ({ params }, caller, facilities) => {
  await facilities.write(async (tx) => {
    const matter = await commerceUseFor(tx, params.id, caller)
    const gone = await tx.delete(threadComment).where(own(matter, caller, params.commentId))
    found(gone.rowCount === 1 ? true : null)
  })
  return { done: true as const }
})
