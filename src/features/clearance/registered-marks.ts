import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { registeredMark } from '#contract/search.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { registerLink } from '#domain/jurisdiction/register-links.ts'
import type { Database } from '#platform/db/database.ts'
import { mark } from '#schema/mark.ts'

export type RegisteredMark = z.input<typeof registeredMark>

const { id, office, number, registrationNumber, text, markType, classes, goods, owner, ownerCountry, state } = mark
const { status, filingDate, registrationDate, expiryDate, imageReference, source } = mark
const columns = {
  id, office, number, registrationNumber, text, markType, classes, goods, owner, ownerCountry, state, status,
  filingDate, registrationDate, expiryDate, imageReference, source,
} // prettier-ignore

type Row = Pick<typeof mark.$inferSelect, keyof typeof columns>

/** Marks of the demo are in no office's register. */
const demo = 'demo'

function shown({ id: _id, imageReference: image, source: from, ...row }: Row): RegisteredMark {
  // The table's checks hold both to their vocabularies.
  const { office: place, markType: kind, state: standing, ...rest } = row as Row & RegisteredMark
  return {
    ...rest,
    office: place,
    markType: kind,
    state: standing,
    imageUrl: image?.startsWith('https://') ? image : null,
    officeUrl: from === demo ? null : registerLink(place, row.number),
  }
}

/** Marks of the register by their numbers in the index, as they are shown; of some offices only when these are given. */
export async function marksById(
  db: Database,
  ids: readonly number[],
  offices: readonly Jurisdiction[] = [],
): Promise<Map<number, RegisteredMark>> {
  if (ids.length === 0) return new Map()
  const wanted: SQL[] = [inArray(id, [...ids])]
  if (offices.length > 0) wanted.push(inArray(office, [...offices]))
  const rows = await db
    .select(columns)
    .from(mark)
    .where(and(...wanted))
  return new Map(rows.map((row) => [row.id, shown(row)]))
}

/** A number as it is looked up: written with or without what stands between the digits. */
const plainNumber = (number: string): string => number.replaceAll(/[\s./,-]/g, '')

/** Marks by application or registration number, each under the key it was asked by. What is not in the register is not in the answer. */
export async function marksByNumber(
  db: Database,
  wanted: readonly { key: string; office: Jurisdiction; number: string }[],
): Promise<Map<string, RegisteredMark>> {
  if (wanted.length === 0) return new Map()
  const found = await db.execute<{ key: string; id: number }>(sql`
    select w.key, m.id from jsonb_to_recordset(${JSON.stringify(
      wanted.map((one) => ({ ...one, plain: plainNumber(one.number) })),
    )}::jsonb) as w(key text, office text, number text, plain text)
    cross join lateral (
      select id from mark where office = w.office
         and (number in (w.number, w.plain) or registration_number in (w.number, w.plain))
       order by number = w.number desc, state = 'dead' limit 1) m`)
  const marks = await marksById(db, [...new Set(found.rows.map((row) => row.id))])
  return new Map(
    found.rows.flatMap(({ key, id: markId }) => {
      const one = marks.get(markId)
      return one ? [[key, one] as const] : []
    }),
  )
}

/** A mark by application or registration number. */
export async function markByNumber(db: Database, place: Jurisdiction, wanted: string): Promise<RegisteredMark | null> {
  const found = await marksByNumber(db, [{ key: wanted, office: place, number: wanted }])
  return found.get(wanted) ?? null
}
