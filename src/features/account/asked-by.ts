import { and, eq, sql } from 'drizzle-orm'
import type { Caller } from '#domain/account/caller.ts'
import { isStaff } from '#domain/account/roles.ts'
import type { Database } from '#platform/db/database.ts'
import { user } from '#schema/account.ts'

/**
 * Who makes us write to an address: its owner or one of us, or somebody who may have named another's. An account proves its
 * own address and no other.
 */
export async function askedBy(db: Database, caller: Caller, to: string): Promise<'us' | 'stranger'> {
  if (isStaff(caller.role)) return 'us'
  if (caller.userId === null) return 'stranger'
  const own = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, caller.userId), sql`lower(${user.email}) = lower(${to})`))
  return own.length > 0 ? 'us' : 'stranger'
}
