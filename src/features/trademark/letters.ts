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

/** Writes to the owner about a milestone that concerns them, and puts it among the portal's notifications. */
export async function tellOwner(
  tx: Tx,
  facilities: Facilities,
  row: typeof trademark.$inferSelect,
  status: string,
): Promise<void> {
  const mail = told[status]
  const place = jurisdictionFrom(row.jurisdiction)
  if (!mail || !place) return
  const owner = await readerOf(tx, row.userId)
  if (!owner) return
  await facilities.tell(tx, owner, mail, (language) => ({
    id: `${mail.name}-${row.id}-${facilities.clock().getTime()}`,
    link: { page: 'trademark', id: row.id },
    facts: { place: jurisdictionName(place, language) },
    words: { mark: row.name },
    notice: { type: mail.name, message: row.name, metadata: { trademarkId: row.id, jurisdiction: row.jurisdiction } },
  }))
}
