import type { PlainDate } from '#kernel/dates.ts'
import { isJurisdiction, type Jurisdiction } from './codes.ts'
import rows from './facts.json' with { type: 'json' }

/** What is known of a register's law. Null means not known well enough to state; screens say so. */
export interface JurisdictionFacts {
  code: Jurisdiction
  name: string
  office: string
  feeCurrency: string | null
  termYears: number | null
  renewalYears: number | null
  termFrom: 'filing' | 'registration' | null
  termNote: string | null
  renewalWindowMonths: number | null
  graceMonths: number | null
  opposition: string | null
  /** Before registration or after it. */
  oppositionStage: 'pre' | 'post' | null
  /** The first day of publication to which the period applies; null when it is not a recent one. */
  oppositionSince: PlainDate | null
  multiClass: boolean | null
  madrid: boolean | null
  useDuty: string | null
  monthsToRegistration: [number, number] | null
  confidence: 'high' | 'medium' | 'low'
  /** Where a period was read; null is general knowledge, not confirmed from a source. */
  sources: { term: string | null; opposition: string | null }
}

function read(row: (typeof rows)[number]): JurisdictionFacts {
  if (!isJurisdiction(row.code)) throw new Error(`facts.json: unknown jurisdiction ${row.code}`)
  const [from, to] = row.monthsToRegistration ?? []
  return {
    ...row,
    code: row.code,
    termFrom: row.termFrom === 'filing' || row.termFrom === 'registration' ? row.termFrom : null,
    oppositionStage: row.oppositionStage === 'pre' || row.oppositionStage === 'post' ? row.oppositionStage : null,
    monthsToRegistration: from === undefined || to === undefined ? null : [from, to],
    confidence: row.confidence === 'high' || row.confidence === 'low' ? row.confidence : 'medium',
  }
}

export const allFacts: ReadonlyMap<Jurisdiction, JurisdictionFacts> = new Map(rows.map(read).map((f) => [f.code, f]))

/** The facts of one register. Every code of the list has a row. */
export function factsOf(code: Jurisdiction): JurisdictionFacts {
  const facts = allFacts.get(code)
  if (!facts) throw new Error(`no facts for ${code}`)
  return facts
}

/** How sure a fact is, beside where it was read: what nobody wrote down a source for is never more than low. */
export function grounded<C extends 'high' | 'medium' | 'low'>(
  source: string | null,
  confidence: C,
): { source: string | null; confidence: C | 'low' } {
  return { source, confidence: source === null ? 'low' : confidence }
}
