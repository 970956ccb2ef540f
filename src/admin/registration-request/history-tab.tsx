import { noteCalls } from '#contract/note.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useText } from '../i18n/texts.ts'
import { Documents } from '../kit/documents.tsx'
import { History } from '../kit/history.tsx'
import { Notes } from '../kit/notes.tsx'
import { Section } from '../kit/section.tsx'
import { CutNote } from '../kit/cut-note.tsx'

/** What happened when and by whom, and what colleagues noted. */
export function HistoryTab({ row }: { row: RequestRow }) {
  const t = useText()
  return (
    <div className="wb-two">
      <div>
        <Section title={t('history.title')}>
          <History rows={row.tracking_actions} />
          <CutNote shown={row.tracking_actions.length} all={row.tracking_actions_aggregate} />
        </Section>
      </div>
      <div>
        <Section title={t('notes.title')}>
          <Notes rows={row.notes} call={noteCalls.request} id={row.id} />
          <CutNote shown={row.notes.length} all={row.notes_aggregate} />
        </Section>
        <Section title={t('documents.title')}>
          <Documents hubId={row.document_hub_id} rows={row.documents} />
          <CutNote shown={row.documents.length} all={row.documents_aggregate} />
        </Section>
      </div>
    </div>
  )
}
