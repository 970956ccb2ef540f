import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { trademarkStatuses, trademarkStatusGroups } from '#domain/trademark/status.ts'
import { trademarkList, trademarkShow, type TrademarkListRow } from '#operations/staff/trademark.ts'
import { equals, search, type Reads } from '../reads.ts'

export const trademarkReads: Reads = {
  list: trademarkList,
  show: trademarkShow,
  filters: {
    q: search(['name', 'alias', 'owner_entity.business_name'], ['number']),
    status: equals('status'),
    group: equals('status_group'),
    place: equals('jurisdiction'),
  },
  choices: { group: trademarkStatusGroups, status: trademarkStatuses, place: jurisdictions },
  sorts: {
    mark: 'name',
    place: 'jurisdiction',
    number: 'number',
    status: 'status',
    filed: 'filing_date',
    ends: 'expiration_date',
  },
  blanks: ['number', 'filing_date', 'expiration_date'],
  first: { field: 'last_tracking_update', order: 'DESC' },
}

/** The owner's name, of a company or a person; the account's address when no owner is known. */
export function ownerName(row: Pick<TrademarkListRow, 'owner_entity' | 'user'>): string {
  const owner = row.owner_entity
  const name = owner?.business_name ?? `${owner?.first_name ?? ''} ${owner?.last_name ?? ''}`.trim()
  return name || (row.user?.email ?? '')
}
