import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { trademark } from '#schema/trademark.ts'
import { readerOf } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { Mail } from '#features/mail.ts'
import type { Tx } from '#platform/db/database.ts'
import * as mails from './mails.ts'

const told: Readonly<Record<string, Mail<'place', 'mark', never>>> = {
  'Application filed': mails.applicationFiled,
  'Trademark published': mails.trademarkPublished,
  'Trademark registered': mails.trademarkRegistered,
  'Office action received': mails.officeActionReceived,
  Refused: mails.trademarkRefused,
}

/**
 * Writes to the owner about a milestone that concerns them, and puts it among the portal's notifications. `again` names a letter
 * that goes out once more, which is no news. False when there is nothing to write of it, or nobody to write to.
 */
export async function tellOwner(
  tx: Tx,
  facilities: Facilities,
  row: typeof trademark.$inferSelect,
  status: string,
  again?: string,
): Promise<boolean> {
  const mail = told[status]
  const place = jurisdictionFrom(row.jurisdiction)
  if (!mail || !place) return false
  const owner = await readerOf(tx, row.userId)
  if (!owner) return false
  await facilities.tell(tx, owner, mail, (language) => ({
    id: again ?? `${mail.name}-${row.id}-${facilities.clock().getTime()}`,
    link: { page: 'trademark', id: row.id },
    facts: { place: jurisdictionName(place, language) },
    words: { mark: row.name },
    ...(again === undefined && {
      notice: { type: mail.name, message: row.name, metadata: { trademarkId: row.id, jurisdiction: row.jurisdiction } },
    }),
  }))
  return true
}
