import { type Database } from '#platform/db/database.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { MarkState } from '#domain/clearance/mark-state.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { registerLink } from '#domain/jurisdiction/register-links.ts'
import { resultTypeOf } from '#domain/monitoring/watch.ts'

/** A mark of the register as the watch reads it. */
export interface FilingRow {
  id: number
  office: Jurisdiction
  number: string
  registrationNumber: string | null
  text: string
  otherTexts: string[]
  markType: MarkType | null
  classes: number[]
  designations: string[] | null
  filingDate: string | null
  priorityDate: string | null
  publicationDate: string | null
  registrationDate: string | null
  state: MarkState
  status: string | null
  imageReference: string | null
}

const columns = `id, office, number, registration_number as "registrationNumber", text, other_texts as "otherTexts",
  mark_type as "markType", classes, designations, filing_date::text as "filingDate", priority_date::text as "priorityDate",
  publication_date::text as "publicationDate", registration_date::text as "registrationDate", state, status,
  image_reference as "imageReference"`

/** Marks of the register by their numbers in it, rising. */
export async function readFilings(db: Database, markIds: readonly number[]): Promise<FilingRow[]> {
  const { rows } = await db.$client.query<FilingRow>(`select ${columns} from mark where id = any($1) order by id`, [
    markIds,
  ])
  return rows
}

/** What a hit takes over from the office, by column with its type. Which filing it is, and what it is called, stays. */
export const filingColumns = {
  type: 'text', mark_type: 'text', classes: 'int[]', trademark_number: 'text', filing_date: 'date', priority_date: 'date',
  publication_date: 'date', registration_date: 'date', state: 'text', status: 'text', designations: 'text[]', logo_url: 'text',
} // prettier-ignore

/** The columns of a hit that say what the office says of the filing. */
export function factsOf(row: FilingRow) {
  return {
    jurisdiction: row.office,
    application_number: row.number,
    ipo_link: registerLink(row.office, row.number),
    type: resultTypeOf(row),
    mark_type: row.markType,
    classes: row.classes,
    trademark_number: row.registrationNumber,
    filing_date: row.filingDate,
    priority_date: row.priorityDate,
    publication_date: row.publicationDate,
    registration_date: row.registrationDate,
    state: row.state,
    status: row.status,
    designations: row.designations,
    logo_url: row.imageReference?.startsWith('https://') ? row.imageReference : null,
  }
}
