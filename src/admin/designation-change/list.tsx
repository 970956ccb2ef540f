import type { DesignationChangeKind } from '#domain/trademark/designation-changes.ts'
import type { DesignationChangeRow } from '#operations/staff/designation-change.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ChangePair } from '../kit/change-pair.tsx'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { usePlaceFilter } from '../kit/mark-columns.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { trademarkPath } from '../paths.ts'

/** What of international registrations is to be carried over to their designations, the newest first. */
export function DesignationChangeList() {
  const t = useText()
  const language = useLanguage()
  const place = usePlaceFilter()
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
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.trademark?.name ?? ''}</Mark>,
        },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => row.trademark && <Place code={row.trademark.jurisdiction} />,
        },
        { key: 'number', title: t('field.number'), render: (row) => row.trademark?.number ?? t('unknown') },
        { key: 'kind', title: t('designationChange.what'), render: (row) => t(`designationChange.kind.${row.kind}`) },
        {
          key: 'values',
          title: t('designationChange.values'),
          render: (row) => <ChangePair kind={row.kind} held={row.held} becomes={row.becomes} />,
        },
        {
          key: 'found',
          title: t('registerDifference.found'),
          render: (row) => formatDate(dayOf(row.found_at), language),
        },
        {
          key: 'state',
          title: t('field.state'),
          render: (row) =>
            row.done_at !== null
              ? t('designationChange.carriedBy', {
                  who: row.done_by_user ? personName(row.done_by_user) : t('unknown'),
                })
              : row.dismissed_at === null
                ? t('designationChange.open')
                : t('designationChange.dismissedBy', {
                    who: row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown'),
                  }),
        },
        {
          key: 'who',
          title: t('field.assigned'),
          render: (row) => <Initials person={row.trademark?.assigned_admin ?? null} />,
        },
      ]}
    />
  )
}
