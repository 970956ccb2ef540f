import type { AnyCall } from '#contract/call.ts'
import type { ComponentProps } from 'react'
import type { HistoryRow, NoteRow } from '#operations/staff/trademark.ts'
import { useText } from '../i18n/texts.ts'
import { CutNote } from './cut-note.tsx'
import { Documents } from './documents.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'

type Counted = { aggregate: { count: number } }

interface DocumentsSectionProps {
  row: { document_hub_id: string; documents: ComponentProps<typeof Documents>['rows']; documents_aggregate?: Counted }
}

/** The documents of a matter, with how many there are where not all are shown. */
export function DocumentsSection({ row }: DocumentsSectionProps) {
  const t = useText()
  return (
    <Section title={t('documents.title')}>
      <Documents hubId={row.document_hub_id} rows={row.documents} all={row.documents_aggregate} />
    </Section>
  )
}

interface NotesSectionProps {
  row: { id: string | number; notes: readonly NoteRow[]; notes_aggregate?: Counted }
  call: AnyCall
}

/** Internal notes of a matter. */
export function NotesSection({ row, call }: NotesSectionProps) {
  const t = useText()
  return (
    <Section title={t('notes.title')}>
      <Notes rows={row.notes} call={call} id={row.id} />
      <CutNote shown={row.notes.length} all={row.notes_aggregate} />
    </Section>
  )
}

interface HistorySectionProps<Row extends HistoryRow> {
  row: { tracking_actions: readonly Row[]; tracking_actions_aggregate?: Counted }
  nameOf?: (name: string) => string
  more?: (row: Row) => string | null
}

/** What happened to a matter. */
export function HistorySection<Row extends HistoryRow>({ row, nameOf, more }: HistorySectionProps<Row>) {
  const t = useText()
  return (
    <Section title={t('history.title')}>
      <History rows={row.tracking_actions} nameOf={nameOf} more={more} />
      <CutNote shown={row.tracking_actions.length} all={row.tracking_actions_aggregate} />
    </Section>
  )
}
