import { createHmac } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { isStaff, type Role } from '#domain/account/roles.ts'
import { clientKinds } from '#domain/docket/client-kinds.ts'
import { deadlineKinds, type Confidence, type DeadlineKind } from '#domain/docket/deadline.ts'
import { cancelledDays, isForStaff, isTold, type FeedKind } from '#domain/docket/feed.ts'
import { calendarText, type CalendarEntry } from '#domain/docket/ical.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import type { Facilities } from '#features/facilities.ts'
import { tokenHash } from '#features/account/index.ts'

/** The secret in a feed's address. */
export const feedToken = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`calendar feed ${id}`).digest('base64url')

/** Dates that are told before others have their turn: some milliseconds. */
const daysAtOnce = 100
/** More dates than anybody has in a calendar; the soonest ones are told. */
const mostDays = 5000

export interface FeedRow {
  id: string
  kind: FeedKind
  user_id: string
  brand_id: string | null
  brand: string | null
  role: Role
  language: string | null
}

interface EventRow {
  id: string
  sequence: number
  due: PlainDate
  cancelled_at: Date | null
  updated_at: Date
  kind: DeadlineKind
  trademark_id: string
  mark: string
  jurisdiction: string
  number: string | null
  confidence: Confidence | null
  is_set: boolean | null
  grace_until: PlainDate | null
  law: string | null
  article: string | null
}

const feedOf = `select f.id, f.kind, f.user_id, f.brand_id, b.name as brand, u.role, p.language
    from calendar_feed f join "user" u on u.id = f.user_id and u.state = 'active'
    left join user_profile p on p.user_id = u.id left join brand b on b.id = f.brand_id
   where f.hash = $1`

const whose: Record<FeedKind, string> = {
  all: 't.user_id = $1 and $2::uuid is null',
  brand: 't.user_id = $1 and t.brand_id = $2',
  staff: 't.assigned_admin_id = $1 and $2::uuid is null',
}

const events = (
  kind: FeedKind,
) => `select e.id, e.sequence, e.due::text, e.cancelled_at, e.updated_at, e.kind, t.id as trademark_id,
         t.name as mark, t.jurisdiction, t.number, d.confidence, d.override_at is not null as is_set, d.grace_until::text,
         d.law, d.article
    from calendar_event e join trademark t on t.id = e.trademark_id
    left join deadline d on (d.trademark_id, d.kind, d.number) = (e.trademark_id, e.kind, e.number)
   where ${whose[kind]} and (e.cancelled_at is null or e.cancelled_at > $3) and e.kind = any($4) and e.due > $5
   order by e.due, e.id limit ${mostDays}`

/** A year back: what is older no calendar needs. */
const keptDays = 365

/** Whose calendar a secret opens; null when nobody has made it, or no longer may read it. */
export async function findFeed({ pool }: Pick<Facilities, 'pool'>, token: string): Promise<FeedRow | null> {
  const feed = (await pool.query<FeedRow>(feedOf, [tokenHash(token)])).rows[0]
  return feed && (feed.kind === 'staff') === isStaff(feed.role) ? feed : null
}

/** The text of a calendar. */
export async function readFeed(
  { pool, clock, translate, pages, baseUrl }: Pick<Facilities, 'pool' | 'clock' | 'translate' | 'pages' | 'baseUrl'>,
  feed: FeedRow,
): Promise<string> {
  const day = 86_400_000
  const now = clock().getTime()
  const { rows } = await pool.query<EventRow>(events(feed.kind), [
    feed.user_id,
    feed.brand_id,
    new Date(now - cancelledDays * day),
    feed.kind === 'staff' ? deadlineKinds.filter(isForStaff) : clientKinds,
    new Date(now - keptDays * day),
  ])
  const language = isLanguage(feed.language) ? feed.language : 'en'
  const t = translate(language)
  const host = new URL(baseUrl).host
  const shown = rows.filter((row) => feed.kind === 'staff' || row.cancelled_at !== null || isToldRow(row))
  const days: CalendarEntry[] = []
  for (const [at, row] of shown.entries()) {
    if (at % daysAtOnce === 0) await breathe()
    days.push({
      ...textsOf(row, language, t),
      uid: `${row.id}@${host}`,
      sequence: row.sequence,
      at: { day: row.due },
      changed: row.updated_at,
      url:
        feed.kind === 'staff'
          ? `${pages.admin()}#/trademark/${row.trademark_id}/show`
          : pages.trademark(row.trademark_id, language),
      isCancelled: row.cancelled_at !== null,
    })
  }
  return calendarText(feed.brand === null ? t('calendar.name') : t('calendar.brandName', { brand: feed.brand }), days)
}

const isToldRow = ({ kind, confidence, is_set: isSet }: EventRow): boolean =>
  isTold({ kind, confidence: confidence ?? 'low', isSet: isSet ?? false })

function textsOf(
  row: EventRow,
  language: Language,
  t: ReturnType<Facilities['translate']>,
): Pick<CalendarEntry, 'summary' | 'description'> {
  const code = jurisdictionFrom(row.jurisdiction)
  const place = code === null ? row.jurisdiction : jurisdictionName(code, language)
  const isUnsure = row.confidence === 'low' && row.is_set === false
  return {
    summary: t(isUnsure ? 'calendar.unsure' : 'calendar.summary', {
      mark: row.mark,
      place,
      what: t(`calendar.kind.${row.kind}`),
    }),
    description: [
      row.number === null ? null : t('calendar.number', { number: row.number }),
      row.grace_until === null ? null : t('calendar.grace', { date: formatDate(row.grace_until, language) }),
      [row.law, row.article].filter(Boolean).join(', ') || null,
    ]
      .filter((line) => line !== null)
      .join('\n'),
  }
}
