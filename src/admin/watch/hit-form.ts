import type { ParsedInput } from '#contract/call.ts'
import type { monitoringResultCreate } from '#contract/watch.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import type { HitFile } from '#operations/staff/hits.ts'

type Entered = ParsedInput<typeof monitoringResultCreate>['body']
type Filing = Omit<Entered, 'jurisdiction'>

/** A filing as its form has it: everything is text. */
export type TypedFiling = Record<keyof Filing, string>

/** The fields of a filing in the order of the form. */
export const filingFields = [
  'markName',
  'type',
  'state',
  'applicationNumber',
  'trademarkNumber',
  'markType',
  'classes',
  'filingDate',
  'priorityDate',
  'publicationDate',
  'registrationDate',
  'ipoLink',
  'logoUrl',
] as const satisfies readonly (keyof Filing)[]

export const emptyFiling: TypedFiling = {
  markName: '',
  type: 'filing',
  state: 'pending',
  applicationNumber: '',
  trademarkNumber: '',
  markType: '',
  classes: '',
  filingDate: '',
  priorityDate: '',
  publicationDate: '',
  registrationDate: '',
  ipoLink: '',
  logoUrl: '',
}

/** A filing that somebody typed, from the text that the browser kept of it; null where that is none of ours. */
export function keptFiling(kept: unknown): TypedFiling | null {
  if (typeof kept !== 'object' || kept === null) return null
  const given = new Map<string, unknown>(Object.entries(kept))
  const text = (name: keyof TypedFiling): string => {
    const value = given.get(name)
    return typeof value === 'string' ? value : emptyFiling[name]
  }
  return Object.fromEntries(filingFields.map((name) => [name, text(name)])) as TypedFiling
}

/** What a browser kept, as it was; null where it is cut short or none. */
export function keptJson(kept: string): unknown {
  try {
    return kept === '' ? null : (JSON.parse(kept) as unknown)
  } catch {
    return null
  }
}

/** A filing as it is kept, as its form shows it. */
export const typedFiling = (row: HitFile): TypedFiling => ({
  markName: row.mark_name,
  type: row.type,
  state: row.state,
  applicationNumber: row.application_number ?? '',
  trademarkNumber: row.trademark_number ?? '',
  markType: row.mark_type ?? '',
  classes: row.classes.join(', '),
  filingDate: row.filing_date ?? '',
  priorityDate: row.priority_date ?? '',
  publicationDate: row.publication_date ?? '',
  registrationDate: row.registration_date ?? '',
  ipoLink: row.ipo_link ?? '',
  logoUrl: row.logo_url ?? '',
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What the call takes; what is no class or no word of ours is told of beside its field. */
export const filingOf = (typed: TypedFiling): Filing => ({
  markName: typed.markName,
  type: typed.type as Filing['type'],
  state: typed.state as MarkState,
  applicationNumber: orNull(typed.applicationNumber),
  trademarkNumber: orNull(typed.trademarkNumber),
  markType: orNull(typed.markType) as MarkType | null,
  classes: typed.classes.split(/[\s,;]+/).filter(Boolean) as unknown as number[],
  filingDate: orNull(typed.filingDate),
  priorityDate: orNull(typed.priorityDate),
  publicationDate: orNull(typed.publicationDate),
  registrationDate: orNull(typed.registrationDate),
  ipoLink: orNull(typed.ipoLink),
  logoUrl: orNull(typed.logoUrl),
})
