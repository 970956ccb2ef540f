import { feedEnd, feedList, feedMake } from '#contract/docket.ts'
import { isStaff } from '#domain/account/roles.ts'
import { isSignedIn, type Caller } from '#domain/account/caller.ts'
import type { FeedKind } from '#domain/docket/feed.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { readByAny } from '#platform/config/secrets.ts'
import type { Tx } from '#platform/db/database.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { tokenHash } from '#features/account/index.ts'
import { feedToken } from './feed.ts'

interface FeedRow {
  id: string
  kind: FeedKind
  brandId: string | null
  brand: string | null
  hash: string
  createdAt: string
}

const columns = `f.id, f.kind, f.brand_id as "brandId", b.name as brand, f.hash, to_json(f.created_at)#>>'{}' as "createdAt"`

/** The address of a feed; null when its secret is one that the installation no longer has: it works and cannot be told again. */
function addressOf(
  { secrets, baseUrl }: Pick<Facilities, 'secrets' | 'baseUrl'>,
  { id, hash }: FeedRow,
): string | null {
  const token = readByAny(secrets, (secret) => {
    const made = feedToken(secret, id)
    return tokenHash(made) === hash ? made : null
  })
  return token === null ? null : `${baseUrl}/calendar/${token}.ics`
}

const told = (facilities: Facilities, row: FeedRow) => {
  const { id, kind, brandId, brand, createdAt } = row
  return { id, kind, brandId, brand, createdAt, url: addressOf(facilities, row) }
}

function userOf(caller: Caller): string {
  if (!isSignedIn(caller)) throw new AppError('sign-in-required')
  return caller.userId
}

const list = handle(feedList, async (_none, caller, facilities) => {
  const { rows } = await facilities.pool.query<FeedRow>(
    `select ${columns} from calendar_feed f left join brand b on b.id = f.brand_id
      where f.user_id = $1 order by f.kind, b.name, f.id limit 500`,
    [userOf(caller)],
  )
  return { feeds: rows.map((row) => told(facilities, row)) }
})

const make = handle(feedMake, async ({ body: { kind, brandId } }, caller, facilities) => {
  const userId = userOf(caller)
  if ((kind === 'staff') !== isStaff(caller.role)) refuseField('kind', 'not-a-choice')
  if ((kind === 'brand') !== (brandId !== null)) refuseField('brandId', kind === 'brand' ? 'required' : 'not-a-choice')
  return await facilities.write(async (tx) => {
    if (brandId !== null) await ownBrand(tx, brandId, userId)
    const id = uuidv7()
    await tx.$client.query(
      'delete from calendar_feed where user_id = $1 and kind = $2 and brand_id is not distinct from $3',
      [userId, kind, brandId],
    )
    const { rows } = await tx.$client.query<FeedRow>(
      `with f as (insert into calendar_feed (id, user_id, kind, brand_id, hash) values ($1, $2, $3, $4, $5) returning *)
       select ${columns} from f left join brand b on b.id = f.brand_id`,
      [id, userId, kind, brandId, tokenHash(feedToken(facilities.secrets[0], id))],
    )
    return told(facilities, found(rows[0]))
  })
})

async function ownBrand(tx: Tx, id: string, userId: string): Promise<void> {
  const { rowCount } = await tx.$client.query('select 1 from brand where id = $1 and user_id = $2', [id, userId])
  if (rowCount !== 1) throw new AppError('not-found')
}

const end = handle(
  feedEnd,
  async ({ params }, caller, { write }) =>
    await write(async (tx) => {
      const { rowCount } = await tx.$client.query('delete from calendar_feed where id = $1 and user_id = $2', [
        params.id,
        userOf(caller),
      ])
      if (rowCount !== 1) throw new AppError('not-found')
      return { done: true as const }
    }),
)

export const feedHandlers = [list, make, end]
