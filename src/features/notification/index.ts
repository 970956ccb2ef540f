import { notificationSeen } from '#contract/notification.ts'
import { isSignedIn } from '#domain/account/caller.ts'
import { AppError } from '#kernel/errors.ts'
import type { Feature } from '#features/feature.ts'
import { handle } from '#features/facilities.ts'

const seen = handle(notificationSeen, async (_none, caller, { write, clock }) => {
  if (!isSignedIn(caller)) throw new AppError('sign-in-required')
  return await write(async (tx) => {
    const { rowCount } = await tx.$client.query(
      'update notification set seen_at = $2 where to_user_id = $1 and seen_at is null and deleted_at is null',
      [caller.userId, clock()],
    )
    return { seen: rowCount ?? 0 }
  })
})

export const feature: Feature = { name: 'notification', handlers: [seen] }
