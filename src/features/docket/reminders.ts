import { clientKinds } from '#domain/docket/client-kinds.ts'
import type { Confidence, DeadlineKind } from '#domain/docket/deadline.ts'
import { isTold } from '#domain/docket/feed.ts'
import { opposedKinds } from '#domain/docket/opposed.ts'
import { reminderDays, rungOf, type Rung } from '#domain/docket/reminders.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { untoldStatuses } from '#domain/office-action/status.ts'
import { untoldStatuses as untoldOppositions } from '#domain/opposition/status.ts'
import { addDays, formatDate, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { eachOf } from '#platform/queue/each.ts'
import type { Facilities } from '#features/facilities.ts'
import { remindOnce } from './remind-once.ts'
import { deadlineLate, deadlineReminder } from './mails.ts'

interface DueRow {
  id: string
  kind: DeadlineKind
  due: PlainDate
  grace_until: PlainDate | null
  confidence: Confidence
  is_set: boolean
  trademark_id: string
  mark: string
  jurisdiction: string
  user_id: string
  email: string
  language: string | null
  /** The office action that the date answers, once its client was told of it. */
  office_action_id: string | null
  /** The opposition that the date is of, once its client was told of it. */
  opposition_id: string | null
  /** The request to state or declare use by it, once its client knows of it. */
  use_id: string | null
}

/** Oppositions against one mark run beside each other; their dates do not stand on each other. */
const opposedNumber = `case when d.kind = any($5) then d.number end`

/**
 * Of each trademark and kind the first date that is not done: those after it stand on it. Owners whose account is closed are
 * not written to, and no date of a closed trademark or of a letter that was let go.
 */
const statement = `select distinct on (d.trademark_id, d.kind, ${opposedNumber}) d.id, d.kind, d.due::text, d.grace_until::text, d.confidence,
    d.override_at is not null as is_set, t.id as trademark_id, t.name as mark, t.jurisdiction, u.id as user_id, u.email, p.language,
    case when o.status <> all($4) then o.id end as office_action_id,
    case when n.status <> all($6) then n.id end as opposition_id,
    case when w.status <> 'Created' then w.id end as use_id
  from deadline d join trademark t on t.id = d.trademark_id and t.status_group <> 'Closed'
  join "user" u on u.id = t.user_id and u.state <> 'deactivated' left join user_profile p on p.user_id = u.id
  left join lateral (select id, status, reminders_enabled from office_action
    where trademark_id = t.id and d.kind = 'office_action_reply' and issue_date = d.opens
    order by created_at desc limit 1) o on true
  left join lateral (select id, status, reminders_enabled from opposition
    where trademark_id = t.id and d.kind = any($5) and number = d.number) n on true
  left join lateral (select id, status from use_in_commerce_request
    where trademark_id = t.id and deadline_number = d.number and d.kind in ('statement_of_use', 'use_declaration')
      and (d.kind = 'statement_of_use') = (type in ('STATEMENT_OF_USE', 'SOU_EXTENSION'))
    order by created_at desc limit 1) w on true
 where coalesce(w.status, '') <> 'Abandoned' and coalesce(o.status, '') <> 'Abandoned' and d.done_at is null and coalesce(o.reminders_enabled, n.reminders_enabled, true) and d.kind = any($1) and d.due <= $3 and (d.due >= $2 or d.grace_until >= $2)
 order by d.trademark_id, d.kind, ${opposedNumber}, d.due`

type Needed = Pick<Facilities, 'pool' | 'clock' | 'log' | 'tell' | 'translate'>

/** Writes to the owners whose dates have come to a new step of the ladder. Gives how many letters that made. */
export async function remindOfDates(facilities: Needed): Promise<number> {
  const { pool, clock, log } = facilities
  const on = today(officeZone, clock())
  const { rows } = await pool.query<DueRow>(statement, [
    clientKinds,
    on,
    addDays(on, reminderDays.before[0]),
    untoldStatuses,
    opposedKinds,
    untoldOppositions,
  ])
  let sent = 0
  await eachOf(rows, { log, what: 'reminders of dates', name: ({ id }) => id }, async (row) => {
    const rung = rungOf({ kind: row.kind, due: row.due, graceUntil: row.grace_until }, on)
    if (rung === null || !isTold({ kind: row.kind, confidence: row.confidence, isSet: row.is_set })) return
    if (await inTransaction(pool, async (tx) => await remind(tx, facilities, row, rung))) sent += 1
  })
  return sent
}

/** Where what is to be done by the date can be done. */
function pageOf({ office_action_id: action, opposition_id: opposition, use_id: use, trademark_id: mark }: DueRow) {
  if (action !== null) return { page: 'officeAction' as const, id: action }
  if (opposition !== null) return { page: 'opposition' as const, id: opposition }
  return use === null ? { page: 'trademark' as const, id: mark } : { page: 'useInCommerce' as const, id: use }
}

async function remind(tx: Tx, { clock, tell, translate }: Needed, row: DueRow, rung: Rung): Promise<boolean> {
  const occasion = `${row.due} ${rung.kind} ${rung.days}`
  const name = rung.kind === 'late' ? deadlineLate.name : deadlineReminder.name
  if (!(await remindOnce(tx, { name, rowId: row.id, occasion, at: clock() }))) return false
  const place = jurisdictionFrom(row.jurisdiction)
  const common = (language: Parameters<typeof translate>[0]) => ({
    id: `${name}-${row.id}-${occasion.replaceAll(' ', '-')}`,
    link: pageOf(row),
    words: { mark: row.mark },
    notice: {
      type: name,
      message: row.mark,
      metadata: { trademarkId: row.trademark_id, jurisdiction: row.jurisdiction, kind: row.kind, due: row.due },
    },
    facts: {
      what: translate(language)(`calendar.kind.${row.kind}`),
      date: formatDate(row.due, language),
      place: place === null ? row.jurisdiction : jurisdictionName(place, language),
    },
  })
  const reader = { email: row.email, language: row.language, userId: row.user_id }
  if (rung.kind === 'before') await tell(tx, reader, deadlineReminder, common)
  else
    await tell(tx, reader, deadlineLate, (language) => {
      const { facts, ...rest } = common(language)
      return { ...rest, facts: { ...facts, until: formatDate(row.grace_until ?? row.due, language) } }
    })
  return true
}
