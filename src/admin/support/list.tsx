import { supportTicketReceive } from '#contract/support.ts'
import type { SupportFeedback, SupportTicketSource, SupportTicketStatus } from '#domain/support/status.ts'
import type { SupportTicketListRow } from '#operations/staff/support.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { MailHandIn } from '../kit/mail-hand-in.tsx'
import { MailboxState } from '../kit/mailbox-state.tsx'
import { personName } from '../kit/person.ts'
import { formatInstant } from '../kit/time.ts'
import { TicketStatusTag } from './status-tag.tsx'
import { askerOf, titleOf } from './who.ts'

/** What clients and visitors ask, what was written in last first. */
export function TicketList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<SupportTicketListRow>
      table="support_ticket"
      title="lists.support_ticket"
      bulk={{ noun: 'support-ticket', nameOf: (row) => String(row.id) }}
      actions={<MailHandIn call={supportTicketReceive} />}
      above={<MailboxState of="support" />}
      filters={[
        { name: 'open', label: t('ticket.open'), nameOf: () => t('ticket.onlyOpen') },
        {
          name: 'status',
          label: t('field.state'),
          nameOf: (value) => t(`ticket.status.${value as SupportTicketStatus}`),
        },
        {
          name: 'source',
          label: t('ticket.by'),
          nameOf: (value) => t(`ticket.source.${value as SupportTicketSource}`),
        },
        {
          name: 'feedback',
          label: t('ticket.feedback'),
          nameOf: (value) => t(`ticket.feedbackOf.${value as SupportFeedback}`),
        },
      ]}
      columns={[
        { key: 'updated', title: t('ticket.updated'), render: (row) => formatInstant(row.updated_at, language) },
        { key: 'what', title: t('ticket.about'), head: true, render: titleOf },
        { key: 'who', title: t('field.client'), render: askerOf },
        { key: 'source', title: t('ticket.by'), render: (row) => t(`ticket.source.${row.source}`) },
        { key: 'state', title: t('field.state'), render: (row) => <TicketStatusTag status={row.status} /> },
        {
          key: 'assigned',
          title: t('field.assigned'),
          render: (row) => (row.assigned_admin ? personName(row.assigned_admin) : t('nobody')),
        },
      ]}
    />
  )
}
