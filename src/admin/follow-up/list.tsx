import type { FollowUpCause, FollowUpStatus } from '#domain/follow-up/status.ts'
import type { FollowUpListRow } from '#operations/staff/follow-up.ts'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { formatInstant } from '../kit/time.ts'
import { FollowUpTag } from '../kit/follow-up-tag.tsx'

/** The clients who are gone after, those first who have waited longest. */
export function FollowUpList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<FollowUpListRow>
      table="follow_up_case"
      title="lists.follow_up_case"
      filters={[
        { name: 'open', label: t('followUp.which'), nameOf: () => t('followUp.onlyOpen') },
        {
          name: 'status',
          label: t('field.status'),
          nameOf: (value) => t(`followUp.status.${value as FollowUpStatus}`),
        },
        {
          name: 'cause',
          label: t('followUp.causeLabel'),
          nameOf: (value) => t(`followUp.cause.${value as FollowUpCause}`),
        },
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.registration_request?.value ?? ''}</Mark>,
        },
        { key: 'number', title: t('followUp.order'), render: (row) => row.registration_request?.public_id ?? '' },
        {
          key: 'client',
          title: t('field.client'),
          render: ({ registration_request: request }) =>
            request ? `${request.contact_first_name} ${request.contact_last_name}` : '',
        },
        { key: 'cause', title: t('followUp.causeLabel'), render: (row) => t(`followUp.cause.${row.cause}`) },
        { key: 'status', title: t('field.status'), render: (row) => <FollowUpTag status={row.status} /> },
        { key: 'since', title: t('followUp.since'), render: (row) => formatInstant(row.last_status_update, language) },
        {
          key: 'who',
          title: t('field.assigned'),
          render: (row) => <Initials person={row.registration_request?.assigned_admin ?? null} />,
        },
      ]}
    />
  )
}
