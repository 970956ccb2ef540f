import { searchMarks } from '#contract/search.ts'
import { groundHints } from '#domain/clearance/absolute-grounds.ts'
import { listCut, weights } from '#domain/clearance/weights.ts'
import { competingOffices } from '#domain/jurisdiction/codes.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { handle } from '#features/facilities.ts'
import { marksById } from './registered-marks.ts'

/** Earlier marks like a given one, among those that can stand in the way in the asked-for places. */
export const search = handle(searchMarks, async ({ query }, _caller, { pool, register }) => {
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
    grounds: groundHints(value, classes).map((hint) => ({ ...hint, classes: [...hint.classes] })),
    version: weights.version,
  }
})
