import type { DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import type { DesignationChangeRow } from '#operations/staff/designation-change.ts'
import { useText } from '../i18n/texts.ts'
import { ChangePair } from '../kit/change-pair.tsx'
import { useFoundColumns } from '../kit/found-columns.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { usePlaceFilter } from '../kit/mark-columns.tsx'
import { personName } from '../kit/person.ts'
import { trademarkPath } from '../paths.ts'

/** What of international registrations is to be carried over to their designations, the newest first. */
export function DesignationChangeList() {
  const t = useText()
  const place = usePlaceFilter()
  const state = (row: DesignationChangeRow): string => {
    if (row.done_at !== null)
      return t('designationChange.carriedBy', { who: row.done_by_user ? personName(row.done_by_user) : t('unknown') })
    if (row.dismissed_at === null) return t('designationChange.open')
    const who = row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown')
    return t(row.gone_at === null ? 'designationChange.dismissedBy' : 'designationChange.goneBy', { who })
  }
  const columns = useFoundColumns<DesignationChangeRow>({
    what: { title: t('designationChange.what'), render: (row) => t(`designationChange.kind.${row.kind}`) },
    values: { title: t('designationChange.values'), render: (row) => <ChangePair row={row} /> },
    state,
  })
  return (
    <ListPage<DesignationChangeRow>
      table="designation_change"
      title="lists.designation_change"
      href={(row) => trademarkPath(row.trademark?.id ?? '')}
      above={<p className="mw-small mw-muted wb-pad">{t('designationChange.why')}</p>}
      filters={[
        {
          name: 'decided',
          label: t('designationChange.decided'),
          nameOf: (value) => t(`designationChange.${value as 'open' | 'carried' | 'dismissed'}`),
        },
        {
          name: 'kind',
          label: t('designationChange.what'),
          nameOf: (value) => t(`designationChange.kind.${value as DesignationChangeKind}`),
        },
        place,
      ]}
      columns={columns}
    />
  )
}
