import { changeSide, type DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import { useText } from '../i18n/texts.ts'

/** What a designation has, and what it has once the change is carried over; of a list what goes and what comes. */
export function ChangePair({ kind, held, becomes }: { kind: DesignationChangeKind; held: unknown; becomes: unknown }) {
  const t = useText()
  const [before, after] = [changeSide.parse(held), changeSide.parse(becomes)]
  if (kind === 'goods') {
    const terms = (side: typeof before) =>
      (side.goods ?? []).flatMap((one) => one.terms.map((term) => `${one.class}: ${term}`))
    const [old, fresh] = [terms(before), terms(after)]
    const parts = [
      { label: t('designationChange.goes'), list: old.filter((one) => !fresh.includes(one)) },
      { label: t('designationChange.comes'), list: fresh.filter((one) => !old.includes(one)) },
      { label: t('designationChange.stays'), list: fresh.filter((one) => old.includes(one)) },
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
