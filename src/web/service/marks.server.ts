import { mostItems } from '#domain/service-order/most-items.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { manyOf, oneOf, type Typed } from '../answers.server.ts'
import { markControl, markFields } from './mark-controls.ts'
import type { OwnMark } from './offered-marks.server.ts'

const rowsIn = (typed: Typed): number[] =>
  Array.from({ length: mostItems + 1 }, (_, at) => at).filter((at) => markControl('mark', at) in typed)

/**
 * The marks that a form names: those that are typed, then the ticked ones. A row that is empty or to be left out is none,
 * unless there is no other mark: then the fields of the first say what is missing. `controlOf` names the control that a field
 * of the call's `items` was read from.
 */
export function itemsIn(typed: Typed, own: readonly OwnMark[]) {
  const ticked = new Set(manyOf(typed, 'trademarks'))
  const chosen = own
    .filter(({ id }) => ticked.has(id))
    .map(({ id, name, place, expires, number, classes }) => ({
      jurisdiction: place.code,
      mark: name,
      number,
      classes,
      expires,
      trademarkId: id,
    }))
  const leftOut = new Set(manyOf(typed, 'leave'))
  const kept = rowsIn(typed).filter((at) => !leftOut.has(String(at)))
  const filled = kept.filter(
    (at) => oneOf(typed, markControl('mark', at)) !== '' || oneOf(typed, markControl('number', at)) !== '',
  )
  const rows = filled.length === 0 && chosen.length === 0 ? kept.slice(0, 1) : filled
  const written = rows.map((at) => ({
    // The contract refuses what is no register, beside the field.
    jurisdiction: oneOf(typed, markControl('jurisdiction', at)) as Jurisdiction,
    mark: oneOf(typed, markControl('mark', at)),
    number: oneOf(typed, markControl('number', at)),
    classes: oneOf(typed, markControl('classes', at)),
    expires: oneOf(typed, markControl('expires', at)),
    trademarkId: null,
  }))
  const controlOf = (field: string): string => {
    const [, index, name] = /^items\.(\d+)\.(\w+)$/.exec(field) ?? []
    const at = index === undefined ? rows[0] : rows[Number(index)]
    const known = markFields.find((one) => one === name)
    if (index === undefined) return field === 'items' ? markControl('mark', at ?? 0) : field
    return at === undefined || known === undefined ? 'trademarks' : markControl(known, at)
  }
  return { items: [...written, ...chosen], controlOf }
}
