import { trademarkList, trademarkShow, type TrademarkListRow } from '#operations/staff/trademark.ts'
import { equals, search, type Reads } from '../reads.ts'

export const trademarkReads: Reads = {
  list: trademarkList,
  show: trademarkShow,
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
