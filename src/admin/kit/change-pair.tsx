import { changeSide, mayCarry, type DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import { useText } from '../i18n/texts.ts'

/** What a designation has, and what it has once the change is carried over; of a list what goes and what comes. */
export function ChangePair({ kind, held, becomes }: { kind: DesignationChangeKind; held: unknown; becomes: unknown }) {
  const t = useText()
  const [before, after] = [changeSide.parse(held), changeSide.parse(becomes)]
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
  const name = (side: typeof before) =>
    kind === 'owner' ? (side.owner ?? t('unknown')) : side.status ? t(`status.${side.status}`) : t('unknown')
  return <span className="mw-small">{t('designationChange.fromTo', { from: name(before), to: name(after) })}</span>
}
