import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { goodsLines } from '#domain/catalog/goods-lines.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import { daysBetween, type PlainDate } from '#kernel/dates.ts'
import { trademarkStatusGroup, type TrademarkStatus } from './status.ts'

/** A mark as we hold it. */
export interface HeldMark {
  readonly name: string
  readonly status: TrademarkStatus
  readonly filingDate: PlainDate | null
  readonly registrationDate: PlainDate | null
  readonly expirationDate: PlainDate | null
  readonly owner: string | null
  readonly goods: GoodsAndServices
}

/** The same mark as the record of its office says; null is not told. */
export interface RegisterRecord {
  readonly text: string
  readonly state: MarkState
  readonly filingDate: PlainDate | null
  readonly registrationDate: PlainDate | null
  readonly expiryDate: PlainDate | null
  readonly owner: string | null
  readonly goods: GoodsAndServices
}

/** What is compared of a mark with the record of its office. */
export const comparedFields = [
  'name',
  'state',
  'filingDate',
  'registrationDate',
  'expirationDate',
  'owner',
  'goods',
] as const

export interface OfficeDifference {
  readonly field: (typeof comparedFields)[number]
  readonly held: string | null
  readonly office: string
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** How a mark stands by our status; null where the status says nothing of it. */
function stateOf(status: TrademarkStatus): MarkState | null {
  if (status === 'Refused' || status === 'Abandoned') return 'dead'
  const group = trademarkStatusGroup(status)
  if (group === 'Filing' || group === 'Closed') return null
  return group === 'Registered' ? 'registered' : 'pending'
}

/** A list by what it covers: the order of terms and how they are parted does not count. */
const covered = (goods: GoodsAndServices, withTerms: (niceClass: number) => boolean): string =>
  goods
    .map(({ class: niceClass, terms }) => {
      const each = withTerms(niceClass) ? terms.flatMap((term) => term.split(';')).map(plain) : []
      return `${niceClass}: ${[...new Set(each.filter((term) => term !== ''))].sort().join('; ')}`
    })
    .sort()
    .join('\n')

function goodsDiffer(held: GoodsAndServices, office: GoodsAndServices): boolean {
  const told = new Set(office.filter(({ terms }) => terms.length > 0).map((one) => one.class))
  const isTold = (niceClass: number) => told.has(niceClass)
  return covered(held, isTold) !== covered(office, isTold)
}

/** After how many days without a newer record our copy of a register is no measure of what the office says. */
const longestUnread = 60

/** Whether a copy of a register, by its newest record, was not brought up to date for long. */
export const isLongUnread = (newest: PlainDate, on: PlainDate): boolean => daysBetween(newest, on) > longestUnread

/** Where the record of an office says something else of a mark than we hold. What the office does not tell is no difference. */
export function officeDifferences(held: HeldMark, office: RegisterRecord): OfficeDifference[] {
  const ours = stateOf(held.status)
  const found: (OfficeDifference | false)[] = [
    office.text !== '' &&
      plain(office.text) !== plain(held.name) && { field: 'name', held: held.name, office: office.text },
    ours !== null &&
      office.state !== 'unknown' &&
      office.state !== ours && { field: 'state', held: ours, office: office.state },
    differs('filingDate', held.filingDate, office.filingDate),
    differs('registrationDate', held.registrationDate, office.registrationDate),
    differs('expirationDate', held.expirationDate, office.expiryDate),
    office.owner !== null &&
      plain(office.owner) !== plain(held.owner ?? '') && {
        field: 'owner',
        held: held.owner,
        office: office.owner,
      },
    office.goods.length > 0 &&
      goodsDiffer(held.goods, office.goods) && {
        field: 'goods',
        held: held.goods.length > 0 ? goodsLines(held.goods) : null,
        office: goodsLines(office.goods),
      },
  ]
  return found.filter((one) => one !== false)
}

const differs = (
  field: 'filingDate' | 'registrationDate' | 'expirationDate',
  held: PlainDate | null,
  office: PlainDate | null,
): OfficeDifference | false => office !== null && office !== held && { field, held, office }
