import { registeredDates } from '#domain/docket/registered-dates.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { addDays, type PlainDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { seedDocument } from './documents.ts'
import type { DemoMark } from './marks.ts'
import { dateOf, instantOf, type DemoOwner, type World } from './world.ts'

/** A mark in each of its registers, with what happened to it there, its receipts and certificates. */
export async function seedMark(
  world: World,
  owner: DemoOwner,
  mark: DemoMark,
  requestId: string | null = null,
): Promise<void> {
  const { tx, people, today } = world
  const brandId = uuidv7()
  await tx.$client.query('insert into brand (id, user_id, name, websites) values ($1, $2, $3, $4)', [
    brandId,
    owner.userId,
    mark.brand,
    [`https://${mark.brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.test`],
  ])
  for (const place of mark.places) {
    const id = uuidv7()
    const status = place.history.at(-1)?.[0] ?? 'Ready for filing'
    const filingDate = place.filed === undefined ? null : dateOf(place.filed, today)
    const registrationDate = place.registered === undefined ? null : dateOf(place.registered, today)
    const dates = { filed: filingDate, registered: registrationDate, priority: null }
    // The gazette is read from the history: of the application, or of the registration where one opposes that.
    const publishedDaysAgo = place.history.findLast(([name]) => name === 'Trademark published')?.[1]
    const publicationDate = publishedDaysAgo === undefined ? null : addDays(today, -publishedDaysAgo)
    const { termEnd, useDue } = registeredDates(place.jurisdiction, dates, today)
    await tx.$client.query(
      `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, dou_deadline_date, user_id, brand_id,
         owner_entity_id, status, status_group, goods_and_services, last_tracking_update, publication_date, assigned_admin_id, registration_request_id)
       values ($1, $2, 'WORD', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
      [
        id,
        mark.name,
        place.jurisdiction,
        place.number ?? null,
        filingDate,
        registrationDate,
        termEnd,
        useDue,
        owner.userId,
        brandId,
        owner.entityId,
        status,
        trademarkStatusGroup(status),
        JSON.stringify(mark.goods),
        instantOf(world, place.history.at(-1)?.[1] ?? 0),
        publicationDate,
        place.nobodyWorksOnIt ? null : owner.assigned,
        requestId,
      ],
    )
    const lastAgo = place.history.at(-1)?.[1] ?? 0
    if (status === 'Office action received')
      await tx.$client.query(
        'insert into office_action (id, trademark_id, issue_date, assigned_admin_id) values ($1, $2, $3, $4)',
        [uuidv7(), id, dateOf(place.issued ?? lastAgo, today), owner.assigned],
      )
    // The notice of allowance, from which the time to state use counts.
    if (trademarkStatusGroup(status) === 'Use')
      await tx.$client.query(
        `insert into use_in_commerce_request (id, type, trademark_id, user_id, assigned_admin_id, issue_date, remaining_extension_count, status)
         values ($1, 'STATEMENT_OF_USE', $2, $3, $4, $5, $6, $7)`,
        [
          uuidv7(),
          id,
          owner.userId,
          owner.assigned,
          dateOf(place.issued ?? lastAgo, today),
          5 - place.history.filter(([name]) => name === 'SOU extended').length,
          status === 'SOU submitted' ? 'Submitted' : 'Created',
        ],
      )
    for (const [name, daysAgo] of place.history) {
      await tx.$client.query(
        'insert into trademark_tracking (id, trademark_id, name, user_id, created_at) values ($1, $2, $3, $4, $5)',
        [uuidv7(), id, name, people.docketer, instantOf(world, daysAgo)],
      )
    }
    const addDocument = async (type: 'filing-receipt' | 'certificate', on: PlainDate | null): Promise<void> => {
      if (on === null) return
      const title = `${type === 'certificate' ? 'Certificate' : 'Filing receipt'} ${mark.name} ${place.jurisdiction}`
      const lines = [`Mark: ${mark.name}`, `Number: ${place.number ?? ''}`, `Date: ${on}`]
      const { userId } = owner
      await seedDocument(tx, world.facilities, { trademarkId: id, type, title, lines, userId, at: `${on}T09:00:00Z` })
    }
    await addDocument('filing-receipt', filingDate)
    await addDocument('certificate', registrationDate)
  }
}
