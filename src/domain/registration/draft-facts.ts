import { columnOf, ownerFieldNames } from '#domain/account/party.ts'
import { addressParts, moreAddresses } from './addresses.ts'
import { colourLine, type ClaimedColours } from './sign.ts'
import { isJurisdiction, type Jurisdiction } from '#domain/jurisdiction/codes.ts'

/** What is filed of a draft and approved with it, as the database tells it. */
export interface DraftContent {
  mark: string
  kind: string
  owner: Readonly<Record<string, string | null>> | null
  mailing: Readonly<Record<string, string | null>> | null
  domicile: Readonly<Record<string, string | null>> | null
  /** Whether the domicile may be shown to everybody; null where none is given apart. */
  domicileVisible: boolean | null
  priority: { place: string | null; number: string | null; date: string | null }
  picture: { name: string; revision: number } | null
  recording: { name: string; revision: number } | null
  /** What shows it from further sides, in order. */
  views: readonly { id: number; name: string }[] | null
  description: string | null
  colours: ClaimedColours
  specimens: readonly Specimen[] | null
  lists: readonly List[] | null
}

interface Specimen {
  class: number
  document: number | null
  [said: string]: unknown
}

interface List {
  place: string
  goods: readonly { class: number; terms: readonly string[] }[]
  basis: string | null
  firstUse: Readonly<Record<string, { anywhere: string | null; inCommerce: string | null }>> | null
}

/** A comment as it stands: what was written again reads as another one. */
export interface DraftRemark {
  id: string
  edited: string | null
}

/** A draft as single facts, by names whose parts are parted by a bar. A fact that is not there is not said. */
export type DraftFacts = Readonly<Record<string, string | readonly string[]>>

const ownerParts = [
  ['type', 'type'],
  ...ownerFieldNames.map((name) => [name, columnOf(name)] as const),
  ...addressParts.map((name) => [name, name] as const),
] as const

/** Everything that a reader of a draft reads, fact by fact, so that two readings can be held against each other. */
export function factsOfDraft(content: DraftContent, remarks: readonly DraftRemark[]): DraftFacts {
  const facts: Record<string, string | readonly string[]> = { mark: content.mark, kind: content.kind }
  const say = (name: string, value: string | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') facts[name] = value
  }
  for (const [name, column] of ownerParts) say(`owner|${name}`, content.owner?.[column])
  for (const of of moreAddresses) for (const part of addressParts) say(`${of}|${part}`, content[of]?.[part])
  if (content.domicileVisible !== null) facts['domicile|visible'] = content.domicileVisible ? 'yes' : 'no'
  say('priority|place', content.priority.place)
  say('priority|number', content.priority.number)
  say('priority|date', content.priority.date)
  if (content.picture) facts.picture = `${content.picture.revision} ${content.picture.name}`
  if (content.recording) facts.recording = `${content.recording.revision} ${content.recording.name}`
  if (content.views) facts.views = content.views.map(({ id, name }, at) => `${at + 2}. ${name} (${id})`)
  say('description', content.description)
  if (content.colours.length > 0) facts.colours = content.colours.map(colourLine)
  for (const list of content.lists ?? []) {
    for (const one of list.goods) facts[`goods|${list.place}|${one.class}`] = one.terms
    say(`basis|${list.place}`, list.basis)
    for (const [number, first] of Object.entries(list.firstUse ?? {})) {
      say(`anywhere|${list.place}|${number}`, first.anywhere)
      say(`inCommerce|${list.place}|${number}`, first.inCommerce)
    }
  }
  for (const one of content.specimens ?? []) facts[`specimen|${one.class}|${one.document ?? ''}`] = JSON.stringify(one)
  for (const { id, edited } of remarks) facts[`comment|${id}`] = edited ?? 'as written'
  return facts
}

const same = (one: DraftFacts[string] | undefined, other: DraftFacts[string] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const namesOf = (...all: DraftFacts[]): string[] => [...new Set(all.flatMap((facts) => Object.keys(facts)))].toSorted()

/** What somebody has read after a step of their own: the step is read, and nothing else of what they had not read. */
export function readAfterOwnStep(read: DraftFacts, before: DraftFacts, after: DraftFacts): DraftFacts {
  const own = new Set(namesOf(before, after).filter((name) => !same(before[name], after[name])))
  return Object.fromEntries(
    namesOf(read, after).flatMap((name) => {
      const value = own.has(name) ? after[name] : read[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

/** What of a draft can have changed, in the order in which its page shows it. */
export const changeKinds = [
  'mark',
  'kind',
  'picture',
  'recording',
  'views',
  'description',
  'colours',
  'owner',
  'mailing',
  'domicile',
  'priority',
  'goods',
  'basis',
  'firstUse',
  'specimen',
  'comment',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface DraftChange {
  kind: ChangeKind
  /** Where; several places whose lists changed in the same way stand together. */
  places: Jurisdiction[]
  class: number | null
  /** Of the owner, the priority and the first use: which field. Of a comment: its id. */
  field: string | null
  before: string | null
  after: string | null
  added: string[]
  removed: string[]
}

const kindOf: Partial<Record<string, ChangeKind>> = { anywhere: 'firstUse', inCommerce: 'firstUse' }
const isKind = (name: string): name is ChangeKind => changeKinds.some((kind) => kind === name)

function changeOf(name: string, before: DraftFacts[string] | undefined, after: DraftFacts[string] | undefined) {
  const [head = '', second = '', third] = name.split('|')
  const kind = kindOf[head] ?? (isKind(head) ? head : null)
  if (kind === null) return null
  const terms = (value: typeof before) => (Array.isArray(value) ? value.map(String) : [])
  const text = (value: typeof before) => (typeof value === 'string' && kind !== 'specimen' ? value : null)
  const byPlace = ['goods', 'basis', 'firstUse'].includes(kind)
  const number = kind === 'specimen' ? second : third
  const change: DraftChange = {
    kind,
    places: byPlace && isJurisdiction(second) ? [second] : [],
    class: number !== undefined && ['goods', 'firstUse', 'specimen'].includes(kind) ? Number(number) : null,
    field:
      kind === 'firstUse'
        ? head
        : ['owner', 'mailing', 'domicile', 'priority', 'comment'].includes(kind)
          ? second
          : null,
    before: text(before),
    after: text(after),
    added: terms(after).filter((term) => !terms(before).includes(term)),
    removed: terms(before).filter((term) => !terms(after).includes(term)),
  }
  return change
}

/**
 * What changed between what was read and what stands now. Comments that were taken back are not told of, and neither is another
 * order of the same terms.
 */
export function changesBetween(read: DraftFacts, now: DraftFacts): DraftChange[] {
  const changes: DraftChange[] = []
  for (const name of namesOf(read, now)) {
    if (same(read[name], now[name])) continue
    const change = changeOf(name, read[name], now[name])
    if (change === null || (change.kind === 'comment' && change.after === null)) continue
    if (change.kind === 'goods' && change.added.length + change.removed.length === 0) continue
    const twin = changes.find((one) => one.kind === 'goods' && saysTheSame(one, change))
    if (twin) twin.places.push(...change.places)
    else if (
      change.kind !== 'specimen' ||
      !changes.some((one) => one.kind === 'specimen' && one.class === change.class)
    )
      changes.push(change)
  }
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

const saysTheSame = (one: DraftChange, other: DraftChange): boolean =>
  one.kind === other.kind &&
  one.class === other.class &&
  same(one.added, other.added) &&
  same(one.removed, other.removed)
const rank = ({ kind, class: number }: DraftChange): number => changeKinds.indexOf(kind) * 100 + (number ?? 0)
