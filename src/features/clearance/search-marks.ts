import type pg from 'pg'
import type { CallOutput, ParsedInput } from '#contract/call.ts'
import { searchMarks } from '#contract/search.ts'
import { groundHints } from '#domain/clearance/grounds/absolute-grounds.ts'
import { placedGrounds } from '#domain/clearance/grounds/grounds-law.ts'
import type { Register } from '#domain/clearance/question.ts'
import { unlistedWords } from '#domain/clearance/grounds/unlisted-words.ts'
import { unreadIn } from '#domain/clearance/unread-sign.ts'
import { listCut, weights } from '#domain/clearance/weights.ts'
import { proposeDistinctiveness } from '#domain/verification/distinctiveness.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { marksById } from './registered-marks.ts'

export type MarksQuestion = ParsedInput<typeof searchMarks>['query']

/** Earlier marks like a given one, among those that can stand in the way in the asked-for places. */
export async function marksFor(
  { pool, register }: { pool: pg.Pool; register: Register },
  query: MarksQuestion,
): Promise<CallOutput<typeof searchMarks>> {
  const { value, classes, scope, withDead, limit } = query
  const offices = [...new Set(query.jurisdictions.flatMap(competingOffices))]
  const narrowed = offices.length > 0
  const { found, answeredBy } = await register.search({
    text: value,
    classes,
    scope,
    offices,
    withDead,
    limit,
  })
  const near = found.filter(({ score }) => score.band !== 'none' && score.mark >= listCut)
  const rows = await marksById(
    bindDatabase(pool),
    near.map(({ seq }) => seq),
    offices,
  )
  const held = (await register.coverage()).filter(({ office }) => !narrowed || offices.includes(office))
  const marks = near.flatMap(({ seq, name, spelling, score }) => {
    const row = rows.get(seq)
    return row ? [{ ...row, name, spelling, score }] : []
  })
  return {
    marks,
    register: { count: held.reduce((sum, { count }) => sum + count, 0), offices: held },
    answeredBy,
    ...signFor(value, classes, query.jurisdictions),
    version: weights.version,
  }
}

/** What the sign says for itself, whatever the registers hold. */
export const signFor = (
  value: string,
  classes: readonly number[],
  places: readonly Jurisdiction[],
): Pick<CallOutput<typeof searchMarks>, 'grounds' | 'unread' | 'unlisted' | 'distinctiveness'> => ({
  grounds: placedGrounds(groundHints(value, classes), places).map((ground) => ({
    ...ground,
    classes: [...ground.classes],
    places: ground.places && [...ground.places],
  })),
  unread: [...unreadIn(value)],
  unlisted: [...unlistedWords(value)],
  distinctiveness: proposeDistinctiveness(value, classes, places),
})

export const search = handle(searchMarks, async ({ query }, _caller, facilities) => marksFor(facilities, query))
