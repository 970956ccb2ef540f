import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { isLanguage } from '#kernel/languages.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { LetterTemplate } from '#platform/mail/post.ts'
import { notification, user, userProfile } from '#schema/account.ts'
import type { trademark } from '#schema/trademark.ts'
import type { Facilities } from '#features/facilities.ts'

const told: Record<string, string> = {
  'Application filed': 'application-filed',
  'Trademark published': 'trademark-published',
  'Trademark registered': 'trademark-registered',
  'Office action received': 'office-action-received',
  Refused: 'trademark-refused',
}

/** Writes to the owner about a milestone that concerns them, and puts it among the portal's notifications. */
export async function tellOwner(
  tx: pg.PoolClient,
  facilities: Facilities,
  row: typeof trademark.$inferSelect,
  status: string,
): Promise<void> {
  const template = told[status]
  const place = jurisdictionFrom(row.jurisdiction)
  if (!template || !place) return
  const db = bindDatabase(tx)
  const [owner] = await db
    .select({ email: user.email, language: userProfile.language })
    .from(user)
    .leftJoin(userProfile, eq(userProfile.userId, user.id))
    .where(eq(user.id, row.userId))
  if (!owner) return
  const language = isLanguage(owner.language) ? owner.language : 'en'
  await db.insert(notification).values({
    toUserId: row.userId,
    type: template,
    message: row.name,
    metadata: { trademarkId: row.id, jurisdiction: row.jurisdiction },
  })
  await facilities.post(tx, {
    id: `${template}-${row.id}-${facilities.clock().getTime()}`,
    template,
    to: owner.email,
    language,
    link: { page: 'trademark', id: row.id },
    facts: { place: jurisdictionName(place, language) },
    words: { mark: row.name },
  })
}

const letter =
  (key: string, warning = false): LetterTemplate =>
  (t, data, facts) => ({
    subject: t(`${key}.subject`, facts),
    title: t(`${key}.title`, data),
    // Owners' addresses are public after filing, and false invoices follow: each of these letters warns of them.
    paragraphs: [t(`${key}.body`, data), ...(warning ? [t('scamWarning')] : [])],
    action: { label: t('trademark.action'), url: data.url ?? '' },
    footer: t('footer'),
  })

export const templates: Record<string, LetterTemplate> = {
  'application-filed': letter('applicationFiled', true),
  'trademark-published': letter('trademarkPublished', true),
  'trademark-registered': letter('trademarkRegistered', true),
  'office-action-received': letter('officeActionReceived'),
  'trademark-refused': letter('trademarkRefused'),
}
