import { data, type LoaderFunctionArgs } from 'react-router'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import type { RuleKind } from '#domain/docket/law/rule.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { jurisdictionOfSlug } from '#domain/jurisdiction/names.ts'
import { priceAction, type ActionPrice } from '#domain/pricing/price.ts'
import { feeActionsOf } from '#domain/pricing/snapshot.ts'
import { addMonths, type PlainDate } from '#kernel/dates.ts'
import { priceListOf, snapshotFrom } from '#operations/pricing.ts'
import { reading } from '../../../answers.server.ts'
import { exampleDate, type RunningDate } from '../../../docket/dates.ts'
import { lawRows, type LawRow } from '../../../docket/law-rows.ts'
import { loadContext } from '../../../load-context.ts'
import { placeOf, type Place } from '../../../places.ts'

/** Numbers of classes that the table of fees tells. */
const classCounts = [1, 2, 3, 5] as const

/** What the law of a register says about keeping a mark, in the order of a mark's life. */
const renewalKinds: readonly RuleKind[] = [
  'term',
  'renewal_term',
  'renewal_window',
  'grace',
  'use_declaration',
  'second_instalment',
  'restoration',
  'nonuse',
]

/** Months that are left of the example's term, and those that its registration is assumed to have taken. */
const monthsLeft = 3
const monthsToRegistration = 8

export interface RenewalData {
  place: Place
  slug: string
  office: string
  rows: LawRow[]
  /** Whether the register asks to declare use. */
  declaresUse: boolean
  prices: ActionPrice[]
  /** One class after the last day; null where no price of it can be told. */
  late: ActionPrice | null
  example: { filed: PlainDate; registered: PlainDate; dates: RunningDate[] }
}

/** A mark whose term ends soon, and its last days from now on by the rules that are confirmed. */
function exampleOf(code: Jurisdiction, today: PlainDate): RenewalData['example'] {
  const { termYears, termFrom } = factsOf(code)
  const start = addMonths(today, monthsLeft - 12 * (termYears ?? 10))
  const registered = termFrom === 'registration' ? start : addMonths(start, monthsToRegistration)
  const filed = termFrom === 'registration' ? addMonths(start, -monthsToRegistration) : start
  const ahead = deadlinesOf(code, { ...noDates, filed, registered }, today)
    .filter(({ kind, due }) => (kind === 'renewal' || kind === 'use_declaration') && due >= today)
    .map((deadline) => exampleDate(deadline, today))
    .filter(({ isUnconfirmed }) => !isUnconfirmed)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const kinds = [...new Set(ahead.map(({ kind }) => kind))]
  return { filed, registered, dates: kinds.flatMap((kind) => ahead.find((date) => date.kind === kind) ?? []) }
}

/** Renewal in one register: its law, its fees and the last days of an example. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language, today, query, currency } = context.get(loadContext)
  const slug = params['country'] ?? ''
  const code = jurisdictionOfSlug(slug)
  if (!code) return data(null, { status: 404 })
  const actions = [...feeActionsOf('late_renewal')]
  const snapshot = snapshotFrom(await reading(query(priceListOf, { today, actions })), today)
  const priceOf = (action: 'renewal' | 'late_renewal', classes: number): ActionPrice | null => {
    const price = priceAction({ jurisdiction: code, action, classes, currency }, snapshot)
    return typeof price === 'string' ? null : price
  }
  const rows = lawRows(code, today).filter(({ kind }) => renewalKinds.includes(kind))
  return data<RenewalData>({
    place: placeOf(code, language),
    slug,
    office: factsOf(code).office,
    rows: renewalKinds.flatMap((kind) => rows.filter((row) => row.kind === kind)),
    declaresUse: rows.some(({ kind, isUnconfirmed }) => kind === 'use_declaration' && !isUnconfirmed),
    prices: classCounts.flatMap((count) => priceOf('renewal', count) ?? []),
    late: priceOf('late_renewal', 1),
    example: exampleOf(code, today),
  })
}
