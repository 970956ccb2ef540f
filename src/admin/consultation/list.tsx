import { type ConsultationListRow, talkState, type TalkState } from '#operations/staff/consultation.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { personName } from '../kit/person.ts'
import { formatInstant } from '../kit/time.ts'

/** Talks with clients, the latest first. */
export function ConsultationList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<ConsultationListRow>
      table="consultation"
      title="lists.consultation"
      bulk={{ noun: 'consultation', nameOf: (row) => whoOf(row) }}
      filters={[{ name: 'state', label: t('field.state'), nameOf: (value) => t(`talk.state.${value as TalkState}`) }]}
      columns={[
        {
          key: 'at',
          title: t('talk.at'),
          head: true,
          render: (row) => (row.event_timestamp === null ? '–' : formatInstant(row.event_timestamp, language)),
        },
        { key: 'who', title: t('talk.who'), render: whoOf },
        { key: 'state', title: t('field.state'), render: (row) => t(`talk.state.${talkState(row)}`) },
        {
          key: 'assigned',
          title: t('field.assigned'),
          render: (row) => (row.assigned_admin ? personName(row.assigned_admin) : t('nobody')),
        },
      ]}
    />
  )
}

/** Who booked a talk: as they wrote it, or their account. */
export function whoOf(row: Pick<ConsultationListRow, 'contact_name' | 'contact_email' | 'user'>): string {
  return row.contact_name ?? (row.user ? personName(row.user) : (row.contact_email ?? '–'))
}
