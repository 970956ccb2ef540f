import { noteCalls } from '#contract/note.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { FollowUps } from './follow-ups.tsx'
import { DocumentsSection, HistorySection, NotesSection } from '../kit/matter-file.tsx'

/** What happened when and by whom, and what colleagues noted. */
export function HistoryTab({ row }: { row: RequestRow }) {
  return (
    <div className="wb-two">
      <div>
        <FollowUps row={row} />
        <HistorySection row={row} />
      </div>
      <div>
        <NotesSection row={row} call={noteCalls.request} />
        <DocumentsSection row={row} />
      </div>
    </div>
  )
}
