import { changeSide, mayCarry } from '#domain/trademark/designation-changes.ts'
import { partyName, type DesignationChangeRow } from '#operations/staff/designation-change.ts'
import { useText } from '../i18n/texts.ts'

type Pair = Pick<DesignationChangeRow, 'kind' | 'held' | 'becomes' | 'held_entity' | 'becomes_entity'>

/** What a designation has, and what it has once the change is carried over; of a list what goes and what comes. */
export function ChangePair({ row }: { row: Pair }) {
  const t = useText()
  const { kind } = row
  const [before, after] = [changeSide.parse(row.held), changeSide.parse(row.becomes)]
  if (kind === 'goods') {
    const terms = (side: typeof before) =>
      (side.goods ?? []).flatMap((one) => one.terms.map((term) => `${one.class}: ${term}`))
    const [old, fresh] = [terms(before), terms(after)]
    // What is compared by hand is no change that is proposed: it says only where which words stand.
    const isProposed = mayCarry(kind, before, after)
    const parts = [
      {
        label: t(isProposed ? 'designationChange.goes' : 'designationChange.onlyHere'),
        list: old.filter((one) => !fresh.includes(one)),
      },
      {
        label: t(isProposed ? 'designationChange.comes' : 'designationChange.onlyThere'),
        list: fresh.filter((one) => !old.includes(one)),
      },
      {
        label: t(isProposed ? 'designationChange.stays' : 'designationChange.inBoth'),
        list: fresh.filter((one) => old.includes(one)),
      },
    ]
    return (
      <dl className="mw-small">
        {parts
          .filter(({ list }) => list.length > 0)
          .map(({ label, list }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{list.join('; ')}</dd>
            </div>
          ))}
      </dl>
    )
  }
  const status = (side: typeof before) => (side.status ? t(`status.${side.status}`) : '')
  const [from, to] =
    kind === 'owner' ? [partyName(row.held_entity), partyName(row.becomes_entity)] : [status(before), status(after)]
  const said = { from: from || t('unknown'), to: to || t('unknown') }
  return <span className="mw-small">{t('designationChange.fromTo', said)}</span>
}
