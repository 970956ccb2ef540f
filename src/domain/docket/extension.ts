import type { PlainDate } from '#kernel/dates.ts'
import { lastOfMonth, shift } from './arithmetic.ts'
import { deadlineOf, type Deadline } from './deadline.ts'
import { ruleInForce, rulesOf } from './in-force.ts'
import { lawOf } from './law/index.ts'
import type { JurisdictionLaw } from './law/rule.ts'
import type { MarkDates } from './mark-dates.ts'

/** Until when an international registration falls with the mark that it rests on. Nothing is done on that day. */
export function dependency(law: JurisdictionLaw, { registered }: MarkDates): Deadline | null {
  const found = registered && ruleInForce(law, 'dependency', () => registered)
  return registered && found ? deadlineOf('dependency', found, registered, law, { opens: null }) : null
}

/**
 * The latest day on which the office of a place may tell WIPO that it refuses the extension of its own motion: twelve months, or
 * eighteen where it declared so. When that office is closed on it, it is the next open day, whatever its own law says of such days.
 */
export function refusalLimit(place: JurisdictionLaw, { designated, isMadrid }: MarkDates): Deadline | null {
  const protocol = isMadrid ? lawOf('WIPO') : null
  // Where it is not recorded whether the office declared eighteen months, they are the latest day possible.
  const declared = designated && ruleInForce(place, 'refusal_limit', () => designated)
  const found = declared ?? (protocol && designated && ruleInForce(protocol, 'refusal_limit', () => designated))
  if (!protocol || !designated || !found) return null
  const law = { ...protocol, calendar: { ...place.calendar, moves: 'next_open_day' as const } }
  return deadlineOf('refusal_limit', found, designated, law, { opens: null })
}

/**
 * Until when what a designation fell with can be filed anew in its place with the day of the international registration. The law is
 * WIPO's, the closed days are those of the place.
 */
export function transformation(place: JurisdictionLaw, { cancelled, isMadrid }: MarkDates): Deadline | null {
  const protocol = isMadrid ? lawOf('WIPO') : null
  const found = protocol && cancelled && ruleInForce(protocol, 'transformation', () => cancelled)
  return protocol && cancelled && found
    ? deadlineOf('transformation', found, cancelled, { ...protocol, calendar: place.calendar })
    : null
}

/** Whether a refusal that rests on an opposition may still come after that day; where it is not recorded it may. */
export function mayRefuseLater(code: string): boolean {
  const law = lawOf(code, true)
  return (law && rulesOf(law, 'refusal_limit')[0]?.laterOnOpposition) ?? true
}

/** From when an extension can be opposed, by the words of its rule. */
const starts: Readonly<Record<string, (published: PlainDate) => PlainDate>> = {
  'one month after ir publication': (published) => shift(published, { amount: 1, unit: 'month' }),
  'ir publication': (published) => published,
  'first day of month after gazette': (published) => shift(lastOfMonth(published), { amount: 1, unit: 'day' }),
}

/** The time to oppose the extension to a place whose law has one of its own; null where none is recorded. */
export function extensionOpposed(law: JurisdictionLaw, published: PlainDate): Deadline | null {
  const [rule] = rulesOf(law, 'opposition_ir')
  const start = rule && starts[rule.event ?? '']?.(published)
  if (!rule || !start) return null
  // What begins with the first day of a month ends with the last one of another.
  const begins = start.endsWith('-01') && rule.event === 'first day of month after gazette'
  const counted = { ...rule, from: 'extension_opposable' as const, ...(begins && { end: 'day_before' as const }) }
  return deadlineOf('opposition', { rule: counted, isAssumed: false }, start, law)
}
