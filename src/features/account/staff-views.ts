import { and, asc, count, eq } from 'drizzle-orm'
import { mostStaffViews, staffViewDrop, staffViewKeep, staffViews } from '#contract/staff.ts'
import { found, refuseField } from '#kernel/errors.ts'
import { staffView, user } from '#schema/account.ts'
import { handle } from '#features/facilities.ts'
import { signedInUser } from './profile.ts'

const list = handle(staffViews, async (_input, caller, { db }) => ({
  views: await db
    .select({ id: staffView.id, screen: staffView.screen, name: staffView.name, address: staffView.address })
    .from(staffView)
    .where(eq(staffView.userId, signedInUser(caller)))
    .orderBy(asc(staffView.name), asc(staffView.id))
    .limit(mostStaffViews),
}))

const keep = handle(staffViewKeep, async ({ body }, caller, { write }) => {
  const userId = signedInUser(caller)
  return await write(async (tx) => {
    // One after another, so that two at once do not go over the limit.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [kept] = await tx.select({ all: count() }).from(staffView).where(eq(staffView.userId, userId))
    const same = and(eq(staffView.userId, userId), eq(staffView.screen, body.screen), eq(staffView.name, body.name))
    const [stands] = await tx.select({ id: staffView.id }).from(staffView).where(same)
    if (!stands && found(kept).all >= mostStaffViews) refuseField('name', 'too-much')
    const [row] = await tx
      .insert(staffView)
      .values({ userId, ...body })
      .onConflictDoUpdate({
        target: [staffView.userId, staffView.screen, staffView.name],
        set: { address: body.address },
      })
      .returning({ id: staffView.id })
    return found(row)
  })
})

const drop = handle(staffViewDrop, async ({ params }, caller, { write }) => {
  const mine = and(eq(staffView.id, params.id), eq(staffView.userId, signedInUser(caller)))
  await write(async (tx) => found((await tx.delete(staffView).where(mine).returning({ id: staffView.id }))[0]))
  return { done: true as const }
})

export const handlers = [list, keep, drop]
