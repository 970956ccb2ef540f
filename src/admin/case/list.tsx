import { platformFrom } from '#domain/enforcement/platforms.ts'
import type { CaseStatus } from '#domain/enforcement/status.ts'
import type { CaseListRow } from '#operations/staff/case.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate } from '../kit/time.ts'
import { NoticeCounts } from './notice-counts.tsx'
import { CaseStatusTag } from './status-tag.tsx'
import { usePlatformTitle } from './platform-title.ts'

/** The cases, the newest first. */
export function CaseList() {
  const t = useText()
  const titleOf = usePlatformTitle()
  const language = useLanguage()
  return (
    <ListPage<CaseListRow>
      table="case"
      title="lists.case"
      bulk={{
        noun: 'case',
        nameOf: (row) => [row.brand?.name, row.counterparty?.primary_name].filter(Boolean).join(', '),
      }}
      above={<NoticeCounts />}
      filters={[
        { name: 'open', label: t('case.which'), nameOf: () => t('case.onlyOpen') },
        { name: 'status', label: t('field.status'), nameOf: (value) => t(`case.status.${value as CaseStatus}`) },
        { name: 'relevance', label: t('case.relevance'), nameOf: (value) => t(`case.relevanceOf.${value as 'low'}`) },
      ]}
      columns={[
        {
          key: 'brand',
          title: t('case.brand'),
          head: true,
          render: (row) => <Mark size="s">{row.brand?.name ?? ''}</Mark>,
        },
        { key: 'other', title: t('case.other'), render: (row) => row.counterparty?.primary_name ?? t('unknown') },
        { key: 'client', title: t('field.client'), render: (row) => row.brand?.user && personName(row.brand.user) },
        {
          key: 'where',
          title: t('case.places'),
          render: (row) =>
            [...new Set(row.infringements.map(({ platform }) => titleOf(platformFrom(platform))))].join(', '),
        },
        {
          key: 'relevance',
          title: t('case.relevance'),
          render: (row) => row.relevance && t(`case.relevanceOf.${row.relevance}`),
        },
        { key: 'created', title: t('field.created'), render: (row) => formatDate(dayOf(row.created_at), language) },
        { key: 'status', title: t('field.status'), render: (row) => <CaseStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
