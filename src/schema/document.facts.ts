import { document, documentFolder, note } from './document.ts'
import type { Facts } from './facts.ts'
import { emptied, erased, of } from './holding.ts'
import { everything, own, type RowPredicate } from './permissions/permission.ts'
import { insert, matter, update } from './permissions/staff-writes.ts'
import { one, to } from './relation.ts'

const documentColumns = [
  'id',
  'name',
  'media_type',
  'size',
  'type',
  'revision',
  'document_hub_id',
  'document_folder_id',
  'parent_document_id',
  'created_at',
  'user_id',
  'visible_to_client',
] as const

const byMe: RowPredicate = { created_by: { _eq: 'x-user-id' } }

export const facts = {
  document: {
    table: document,
    relations: [to('created_by_user'), to('removed_by_user'), to('document_folder', 'documents')],
    customer: { select: { columns: documentColumns, filter: { visible_to_client: { _eq: true }, ...own } } },
    // A file comes by its upload, which looks at it; its name and who sees it are written by a call that says what stood there.
    texts: { removed_reason: 'phrase' },
    held: {
      group: 'documents',
      mine: `(t.user_id = $1 or t.created_by_user_id = $1 or coalesce(t.document_hub_id, t.removed_from_hub_id) in (select document_hub_id from consultation where id = any ({consultation}))) and (t.document_hub_id is null or t.document_hub_id <> all ({invoice}))`,
      erase: { name: erased, visible_to_client: 'false', ...emptied('removed_reason') },
    },
  },
  document_folder: {
    table: documentFolder,
    staff: {
      writes: matter(),
      could: 'Rename a folder',
      held: 'A name and nothing else',
    },
    held: 'nobody',
  },
  note: {
    table: note,
    relations: [one('created_by_user', 'user', 'created_by')],
    staff: {
      writes: () => ({
        ...insert(['text', 'note_hub_id', 'document_id'], everything, { created_by: 'x-user-id' }),
        ...update(['text', 'is_enabled'], byMe),
      }),
      could: 'Put words into a colleague’s mouth, or change theirs',
      held: 'Under the own name; only own notes are changed; nothing is removed',
    },
    texts: { text: 'note' },
    held: { group: 'drafts', mine: of('note_hub'), erase: { text: erased } },
  },
} satisfies Facts
