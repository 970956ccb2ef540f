import { officeActionReading } from '#contract/examination.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { readOfficeAction } from '#domain/office-action/letter-reading.ts'
import { markByNumber } from '#features/clearance/index.ts'
import { handle } from '#features/facilities.ts'
import { comparedWith } from './comparison.ts'
import { currencyFor } from './currency.ts'
import { feesFor } from './fees.ts'
import { textOfLetter } from './letter.ts'
import { officeActionFor, type MarkRow } from './policy.ts'
import type { Database } from '#platform/db/database.ts'

const plain = (number: string): string => number.replaceAll(/\W/g, '').toUpperCase()
const shownText = 40_000

/** What a letter seems to say, with the register's own words about the marks it cites. Stores nothing. */
export const reading = handle(officeActionReading, async ({ params }, caller, facilities) => {
  const { db, today } = facilities
  const { row, mark } = await officeActionFor(db, params.id, caller)
  const text = await textOfLetter(facilities, row.documentHubId)
  const read = readOfficeAction(text ?? '')
  const cited = await Promise.all(
    read.cited.map(async ({ value, line }) => ({ line, mark: await markOf(db, mark, value) })),
  )
  return {
    readable: text !== null,
    text: (text ?? '').slice(0, shownText),
    number: read.number,
    isOurNumber: read.number && mark.number ? plain(read.number.value) === plain(mark.number) : null,
    issued: read.issued,
    respondBy: read.respondBy,
    refusals: read.refusals,
    cited,
    fees: await feesFor(db, mark, await currencyFor(db, row, mark), today()),
  }
})

/** A cited number as our copy of the register has it; only the number when it has none. */
async function markOf(db: Database, mark: MarkRow, number: string) {
  const place = jurisdictionFrom(mark.jurisdiction)
  const found = place && (await markByNumber(db, place, number))
  if (!found) return { name: '', number, similarity: null }
  const { text, owner, classes, officeUrl } = found
  return comparedWith(mark, {
    name: text,
    number,
    ...(owner === null ? {} : { owner }),
    classes: [...classes],
    ...(officeUrl === null ? {} : { url: officeUrl }),
  })
}
