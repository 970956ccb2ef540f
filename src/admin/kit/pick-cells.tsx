import { useText } from '../i18n/texts.ts'
import type { Picked } from './selection.ts'
import type { Selection } from './use-selection.ts'

/** The box that selects a row; with Shift it selects all from the row before. */
export function PickCell({ row, selection }: { row: Picked; selection: Selection }) {
  const t = useText()
  return (
    <td className="wb-pick">
      <input
        type="checkbox"
        aria-label={t('bulk.pick', { name: row.label })}
        checked={selection.isPicked(row.key)}
        onChange={(event) => selection.pick(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
      />
    </td>
  )
}

/** The box over the rows that stand on the screen: all of them, or none. */
export function PickAll({ rows, selection }: { rows: readonly Picked[]; selection: Selection }) {
  const t = useText()
  const isAll = rows.length > 0 && rows.every(({ key }) => selection.isPicked(key))
  return (
    <th scope="col" className="wb-pick">
      <input
        type="checkbox"
        aria-label={t('bulk.pickAll')}
        checked={isAll}
        onChange={() => (isAll ? selection.drop(rows) : selection.pickAll(rows))}
      />
    </th>
  )
}
