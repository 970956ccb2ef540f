import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { TrademarkRow } from '#operations/trademark.ts'
import { documentFields, type DocumentRow } from '../kit/document-row.ts'
import type { HistoryRow } from '../kit/history.tsx'
import type { NoteRow } from '../kit/notes.tsx'
import { personFields, type PersonRow } from '../kit/person.ts'
import { equals, search, type Reads } from '../reads.ts'

const ownerFields = 'id type business_name first_name last_name'

const listFields = `id name alias type jurisdiction number filing_date registration_date expiration_date dou_deadline_date
  status status_group last_tracking_update created_at user { ${personFields} } owner_entity { ${ownerFields} } assigned_admin { ${personFields} }`

const showFields = `${listFields} goods_and_services document_hub_id note_hub_id ipo_link direct_filing filing_basis additional_info
  registration_request { id public_id value business_description
    application { priority_filing_jurisdiction priority_filing_number priority_filing_date } }
  tracking_actions(order_by: { created_at: desc }, limit: 200) { id name skipped created_at user { ${personFields} } }
  changes(order_by: { created_at: desc }, limit: 100) { id old_values new_values created_at user { ${personFields} } }
  documents(order_by: { created_at: desc }, limit: 100) { ${documentFields} }
  notes(order_by: { created_at: desc }, limit: 100) { id text created_at created_by_user { ${personFields} } }`

export interface TrademarkListRow extends TrademarkRow {
  user: PersonRow | null
  owner_entity: {
    id: string
    type: string
    business_name: string | null
    first_name: string | null
    last_name: string | null
  } | null
  assigned_admin: PersonRow | null
}

export interface ChangeRow {
  id: string
  old_values: Record<string, unknown>
  new_values: Record<string, unknown>
  created_at: string
  user: PersonRow | null
}

/** A trademark with everything about it. */
export interface TrademarkFile extends TrademarkListRow {
  goods_and_services: GoodsAndServices
  document_hub_id: string
  ipo_link: string | null
  registration_request: {
    id: string
    public_id: string
    value: string
    business_description: string
    application: {
      priority_filing_jurisdiction: string | null
      priority_filing_number: string | null
      priority_filing_date: string | null
    } | null
  } | null
  tracking_actions: HistoryRow[]
  changes: ChangeRow[]
  documents: DocumentRow[]
  notes: NoteRow[]
}

export const trademarkReads: Reads = {
  list: listFields,
  show: showFields,
  filters: {
    q: search('name', 'alias', 'number', 'owner_entity.business_name'),
    status: equals('status'),
    group: equals('status_group'),
    place: equals('jurisdiction'),
  },
}

/** The owner's name, of a company or a person; the account's address when no owner is known. */
export function ownerName(row: Pick<TrademarkListRow, 'owner_entity' | 'user'>): string {
  const owner = row.owner_entity
  const name = owner?.business_name ?? `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim()
  return name || (row.user?.email ?? '')
}
