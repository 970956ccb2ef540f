import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import { folded } from '#kernel/folded.ts'
import type { SearchAnswer } from '#operations/staff/palette.ts'
import { requestPath, trademarkPath } from '../paths.ts'
import type { Condition } from '#operations/generated/reads.ts'
import { search } from '#operations/staff/list-reads.ts'

export type PaletteGroup = 'views' | 'requests' | 'trademarks'

export interface PaletteEntry {
  key: string
  group: PaletteGroup
  title: string
  /** Set as a mark. */
  mark: boolean
  note: string
  status: RegistrationStatus | TrademarkStatus | null
  href: string
}

/** Where the words are in a text, without case and accents; null when they are not. */
export function matchAt(text: string, words: string): [from: number, to: number] | null {
  const wanted = folded(words.trim())
  if (!wanted) return null
  const letters = Array.from(text)
  for (let from = 0; from < letters.length; from += 1) {
    let found = ''
    for (let to = from; to < letters.length && found.length < wanted.length; to += 1) {
      found += folded(letters[to] ?? '')
      if (found === wanted) return [from, to + 1]
    }
  }
  return null
}

/** The places to go whose name has the words; all of them while nothing is typed. */
export function filterEntries(entries: readonly PaletteEntry[], words: string): PaletteEntry[] {
  return words.trim() === '' ? [...entries] : entries.filter((entry) => matchAt(entry.title, words) !== null)
}

/** From two letters on, requests and trademarks are searched. */
export const isSearchable = (words: string): boolean => words.trim().length >= 2

export function searchVariables(words: string): { requests: Condition; trademarks: Condition } {
  return {
    requests: search(['value', 'contact_email'], ['public_id'])(words),
    trademarks: search(['name', 'alias'], ['number'])(words),
  }
}

export function searchEntries(answer: SearchAnswer): PaletteEntry[] {
  return [
    ...answer.requests.map((row) => ({
      key: `r-${row.id}`,
      group: 'requests' as const,
      title: row.value,
      mark: true,
      note: `${row.public_id}, ${row.contact_email}`,
      status: row.status,
      href: requestPath(row.id),
    })),
    ...answer.trademarks.map((row) => ({
      key: `t-${row.id}`,
      group: 'trademarks' as const,
      title: row.name,
      mark: true,
      note: [row.jurisdiction, row.number].filter(Boolean).join(' '),
      status: row.status,
      href: trademarkPath(row.id),
    })),
  ]
}
