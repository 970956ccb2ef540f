import { hostOf } from '#domain/monitoring/host.ts'
import { foldKey, sightingCut, sightingScore, type Found } from '#domain/monitoring/sighting-score.ts'
import { isPlatformKind, platformKinds, type PlatformKind } from '#domain/monitoring/plan.ts'
import type { DismissReason, SightingStatus } from '#domain/monitoring/sighting.ts'
import type { MonitoringTaskStatus, SubscriptionTier } from '#domain/monitoring/status.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

interface Told {
  brand: string
  status: MonitoringTaskStatus
  daysAgo: number
  platforms: readonly PlatformKind[]
}

const told: readonly Told[] = [
  { brand: 'VERDANO', status: 'Processed', daysAgo: 8, platforms: ['domains', 'search'] },
  {
    brand: 'VERDANO',
    status: 'In progress',
    daysAgo: 1,
    platforms: platformKinds.filter((one) => one !== 'domains' && one !== 'search'),
  },
  { brand: 'TILVANA', status: 'Created', daysAgo: 4, platforms: platformKinds },
  { brand: 'ORMELLA', status: 'Created', daysAgo: 0, platforms: platformKinds },
  { brand: 'RUDOVA', status: 'Dismissed', daysAgo: 40, platforms: platformKinds },
]

/** Searches of the protected brands, with what the stand-ins of the demo tell of. */
export async function seedSearches(tx: Tx, people: People, facilities: Facilities): Promise<void> {
  for (const one of told) {
    const { rows } = await tx.$client.query<{ id: string; brand_id: string; tier: SubscriptionTier }>(
      `select s.id, s.brand_id, s.tier from brand_subscription s join brand b on b.id = s.brand_id where b.name = $1`,
      [one.brand],
    )
    const [subscription] = rows
    if (subscription) await search(tx, people, facilities, { ...one, ...subscription })
  }
}

async function search(
  tx: Tx,
  people: People,
  facilities: Facilities,
  {
    id,
    brand_id: brandId,
    tier,
    brand,
    status,
    daysAgo,
    platforms,
  }: Told & { id: string; brand_id: string; tier: SubscriptionTier },
): Promise<void> {
  const on = addDays(facilities.today(), -daysAgo)
  const at = new Date(facilities.clock().getTime() - daysAgo * 86_400_000)
  const taskId = uuidv7()
  await tx.$client.query(
    `insert into brand_monitoring_task (id, brand_id, brand_subscription_id, brand_subscription_tier, status, planned_on, deadline,
       searched_at, processed_timestamp, assigned_admin_id, created_at, last_status_update)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $8, $8)`,
    [
      taskId,
      brandId,
      id,
      tier,
      status,
      on,
      addDays(on, 5),
      at,
      status === 'Processed' ? at : null,
      status === 'In progress' ? people.staff : null,
    ],
  )
  const steps =
    status === 'Processed'
      ? ['Created', 'In progress', 'Processed']
      : status === 'Created'
        ? ['Created']
        : ['Created', status]
  for (const [n, name] of steps.entries())
    await tx.$client.query(
      'insert into brand_monitoring_task_tracking (id, brand_monitoring_task_id, name, created_at, user_id) values ($1, $2, $3, $4, $5)',
      [uuidv7(), taskId, name, new Date(at.getTime() + n * 1_800_000), n === 0 ? null : people.staff],
    )
  const sought = {
    names: [brand],
    ownHosts: [`${brand.toLowerCase()}.test`],
    friends: [],
    classes: [18, 35],
    taught: [],
  }
  const seen: {
    found: Found
    price: number | null
    currency: string | null
    country: string | null
    score: number
    reasons: unknown
  }[] = []
  for (const source of await facilities.sightings(platforms)) {
    const { platform } = source
    if (!isPlatformKind(platform)) continue
    for await (const find of source.finds()) {
      const foundOn = find.foundOn !== null && find.foundOn > on ? on : find.foundOn
      const found: Found = { ...find, platform, host: hostOf(find.url), foundOn }
      const { score, reasons } = sightingScore(sought, found, on)
      if (score >= sightingCut && found.host !== sought.ownHosts[0]) seen.push({ ...find, found, score, reasons })
    }
  }
  const firsts = new Map<string, string>()
  for (const [n, { found, price, currency, country, score, reasons }] of seen
    .toSorted((a, b) => b.score - a.score)
    .entries()) {
    const sightingId = uuidv7()
    const key = foldKey(found)
    const first = firsts.get(key) ?? null
    if (first === null) firsts.set(key, sightingId)
    const [state, reason] = stateOf(status, n)
    await tx.$client.query(
      `insert into sighting (id, brand_monitoring_task_id, platform, source, name, url, host, seller, price, currency, country, classes,
         found_on, score, reasons, folded_into_id, status, dismiss_reason, decided_by_user_id, decided_at, created_at)
       values ($1, $2, $3, 'file', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
      [
        sightingId,
        taskId,
        found.platform,
        found.name,
        found.url,
        found.host,
        found.seller,
        price,
        currency,
        country,
        found.classes,
        found.foundOn,
        score,
        JSON.stringify(reasons),
        first,
        state,
        reason,
        state === 'Open' ? null : people.staff,
        state === 'Open' ? null : at,
        at,
      ],
    )
  }
}

function stateOf(task: MonitoringTaskStatus, n: number): [SightingStatus, DismissReason | null] {
  if (task === 'Processed') return n % 3 === 2 ? ['Dismissed', 'genuine-goods'] : ['Accepted', null]
  if (task === 'In progress' && n < 2) return n === 0 ? ['Accepted', null] : ['Dismissed', 'other-goods']
  return ['Open', null]
}
