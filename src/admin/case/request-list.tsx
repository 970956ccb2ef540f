import type { CaseRequestStatus } from '#domain/enforcement/status.ts'
import type { CaseRequestListRow } from '#operations/staff/case.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate } from '../kit/time.ts'
import { RequestStatusTag } from './status-tag.tsx'

/** Reports of infringements, the newest first. */
export function CaseRequestList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<CaseRequestListRow>
      table="case_request"
      title="lists.case_request"
      bulk={{ noun: 'case-request', nameOf: (row) => row.mark ?? row.brand?.name ?? row.contact_email ?? '' }}
      filters={[
        { name: 'open', label: t('case.which'), nameOf: () => t('caseRequest.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`caseRequest.status.${value as CaseRequestStatus}`),
        },
        {
          name: 'type',
          label: t('caseRequest.type'),
          nameOf: (value) => t(`caseRequest.typeOf.${value as 'report-threat'}`),
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.mark ?? row.brand?.name ?? t('unknown')}</Mark>,
        },
        {
          key: 'client',
          title: t('field.client'),
          render: (row) => (row.user ? personName(row.user) : (row.contact_email ?? '')),
        },
        { key: 'type', title: t('caseRequest.type'), render: (row) => t(`caseRequest.typeOf.${row.type}`) },
        { key: 'created', title: t('field.created'), render: (row) => formatDate(dayOf(row.created_at), language) },
        { key: 'status', title: t('field.status'), render: (row) => <RequestStatusTag status={row.status} /> },
        { key: 'who', title: t('field.assigned'), render: (row) => <Initials person={row.assigned_admin} /> },
      ]}
    />
  )
}
