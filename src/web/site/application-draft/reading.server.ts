import { applicationReading } from '#contract/application.ts'
import { partyTypes } from '#domain/account/party.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { ChangeKind, DraftChange } from '#domain/registration/draft-facts.ts'
import { formatDate, formatInstant, isPlainDate } from '#kernel/dates.ts'
import { displayNames } from '#kernel/formatters.ts'
import type { Language } from '#kernel/languages.ts'
import type { LoadContext } from '../../load-context.ts'
import type { DraftStep, GoodsList } from './steps.ts'

/** One thing that is another one than the client read, ready to be shown. */
export interface ShownChange extends Pick<DraftChange, 'kind' | 'class' | 'field' | 'added' | 'removed'> {
  key: string
  /** The part of the page that shows it. */
  anchor: string
  places: string
  before: string | null
  after: string | null
}

/** What changed since the client read the draft last, and whether whoever looks can say that it is read. */
export interface DraftReading {
  /** When it was read last; null while nobody did. */
  when: string | null
  digest: string
  mayRead: boolean
  changes: ShownChange[]
}

/** A draft is read from when it is sent; before, it is being written. */
const read: readonly DraftStep[] = ['review', 'changing', 'approved']

const parts: Record<ChangeKind, string> = {
  mark: 'mark',
  kind: 'mark',
  picture: 'mark',
  recording: 'mark',
  views: 'mark',
  description: 'mark',
  colours: 'mark',
  owner: 'owner',
  mailing: 'owner',
  domicile: 'owner',
  priority: 'owner',
  goods: 'goods',
  basis: 'use',
  firstUse: 'use',
  specimen: 'use',
  comment: 'comments',
}

function valueOf({ kind, field }: DraftChange, value: string | null, language: Language): string | null {
  if (value === null) return null
  if (field === 'country' || field === 'nationality' || field === 'countryOfIncorporation')
    return displayNames(language, { type: 'region' }).of(value) ?? value
  if (kind === 'priority' && field === 'place' && isJurisdiction(value)) return jurisdictionName(value, language)
  // What is a word of ours is put into words by the page.
  if (
    kind === 'picture' ||
    kind === 'recording' ||
    kind === 'comment' ||
    partyTypes.some((type) => type === value) ||
    field === 'visible'
  )
    return null
  return isPlainDate(value) ? formatDate(value, language) : value
}

function shown(change: DraftChange, lists: readonly GoodsList[], language: Language): ShownChange {
  const { kind, places, class: number, field, added, removed } = change
  const list = lists.find(
    (one) =>
      one.places.some((place) => places.includes(place.code)) && one.classes.some((entry) => entry.number === number),
  )
  const anchors: Partial<Record<ChangeKind, string | null>> = {
    goods: list && `goods-${list.places[0]?.code}-${number}`,
    comment: field && `comment-${field}`,
  }
  return {
    key: [kind, places.join('-'), number, field].join(' '),
    anchor: anchors[kind] ?? parts[kind],
    kind,
    class: number,
    field,
    added,
    removed,
    places: places.map((code) => jurisdictionName(code, language)).join(', '),
    before: valueOf(change, change.before, language),
    after: valueOf(change, change.after, language),
  }
}

/** How the draft was read last, for its page. */
export async function readingOf(
  { id, step, lists }: { id: string; step: DraftStep; lists: readonly GoodsList[] },
  { call, session, language }: LoadContext,
): Promise<DraftReading> {
  const { readAt, digest, changes } = await call(applicationReading, { params: { id } })
  return {
    when: readAt === null ? null : formatInstant(readAt, language),
    digest,
    mayRead: read.includes(step) && session?.user.role === 'customer' && session.support === null,
    changes: changes.map((change) => shown(change, lists, language)),
  }
}
