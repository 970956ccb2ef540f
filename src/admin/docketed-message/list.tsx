import { officeMailReceive } from '#contract/docketed-message.ts'
import type { DocketedMessageStatus } from '#domain/docket/message-status.ts'
import type { OfficeMailType } from '#domain/docketed-message/office-mail.ts'
import type { OfficeMailRow } from '#operations/staff/office-mail.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { MailHandIn } from '../kit/mail-hand-in.tsx'
import { MailboxState } from '../kit/mailbox-state.tsx'
import { Place } from '../kit/place.tsx'
import { formatInstant } from '../kit/time.ts'

/** Mail of offices, the newest first: what it is about, and the trademark that it was put to. */
export function OfficeMailList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<OfficeMailRow>
      table="docketed_message"
      title="lists.docketed_message"
      actions={<MailHandIn call={officeMailReceive} />}
      above={<MailboxState of="office" />}
      filters={[
        {
          name: 'state',
          label: t('field.state'),
          nameOf: (value) => t(`officeMail.status.${value as DocketedMessageStatus}`),
        },
        { name: 'what', label: t('docket.what'), nameOf: (value) => t(`officeMail.type.${value as OfficeMailType}`) },
      ]}
      columns={[
        { key: 'received', title: t('officeMail.at'), render: (row) => formatInstant(row.received_at, language) },
        {
          key: 'subject',
          title: t('officeMail.subject'),
          head: true,
          render: (row) => row.subject || row.sender_email,
        },
        { key: 'what', title: t('docket.what'), render: (row) => t(`officeMail.type.${row.type}`) },
        {
          key: 'place',
          title: t('field.place'),
          render: (row) => row.jurisdiction && <Place code={row.jurisdiction} />,
        },
        { key: 'mark', title: t('field.mark'), render: (row) => row.trademark?.name ?? '–' },
        {
          key: 'state',
          title: t('field.state'),
          render: (row) => t(`officeMail.status.${row.status}`),
        },
      ]}
    />
  )
}
