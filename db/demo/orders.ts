import { priceOrder } from '#domain/registration/price.ts'
import { registrationStatuses, registrationStatusGroup, type RegistrationStatus } from '#domain/registration/status.ts'
import { closeLater, priceSnapshot } from '#features/billing/index.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { seedBill } from './bill.ts'
import { seedApplication } from './drafts.ts'
import type { DemoRequest } from './requests.ts'
import { seedResult } from './results.ts'
import { seedMark } from './trademarks.ts'
import { instantOf, type DemoOwner, type World } from './world.ts'

/** A request as it stands, with its history, its answer, its order and invoice, its draft and its marks. */
export async function seedRequest(world: World, owner: DemoOwner, request: DemoRequest, number: number): Promise<void> {
  const { tx, people, facilities, today } = world
  const id = uuidv7()
  const statuses = request.history.flatMap(([name]) => registrationStatuses.filter((known) => known === name))
  const status = statuses.at(-1) ?? 'Verification requested'
  const userId = request.mine ? owner.userId : null
  const contact = request.contact ?? owner.contact
  const facts = await priceSnapshot(tx, today, { jurisdictions: request.jurisdictions })
  const ordered = statuses.includes('Order created')
  const items = priceOrder({ jurisdictions: request.jurisdictions, classes: request.classes, currency: 'EUR' }, facts)
  const publicId = `R-${today.slice(0, 4)}-${String(number).padStart(6, '0')}`
  const started = statuses.includes('Verification started')
  await tx.$client.query(
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group,
       last_status_update, type, value, business_description, jurisdictions, language, ordered_items, region, billing_entity_id, assigned_admin_id,
       filing_classes_count, created_at, lost_to_followup_until)
     values ($1, $2, $3, $4, $5, $6, 'EUR', $7, $8, $9, $19, $10, $11, $12, 'en', $13, 'SK', $14, $15, $16, $17, $18)`,
    [
      id,
      publicId,
      userId,
      contact.email,
      contact.first,
      contact.last,
      status,
      registrationStatusGroup(status),
      instantOf(world, request.history.at(-1)?.[1] ?? 0),
      request.value,
      request.description,
      request.jurisdictions,
      ordered ? JSON.stringify(items) : null,
      ordered ? owner.entityId : null,
      started ? owner.assigned : null,
      ordered ? request.classes.length : null,
      instantOf(world, request.history[0]?.[1] ?? 0),
      registrationStatusGroup(status) === 'Follow-up' ? addDays(today, 20) : null,
      request.type ?? 'WORD',
    ],
  )
  if (request.picture) await seedPicture(world, id, await request.picture())
  for (const [order, [name, daysAgo]] of request.history.entries()) {
    const actor = [
      'Verification started',
      'Verification approved',
      'Verification dismissed',
      'Sent for review',
    ].includes(name)
      ? people.staff
      : userId
    await tx.$client.query(
      `insert into registration_request_tracking (id, registration_request_id, name, user_id, created_at) values ($1, $2, $3, $4, $5::timestamptz + $6 * interval '1 minute')`,
      [uuidv7(), id, name, actor, instantOf(world, daysAgo), order],
    )
  }
  await seedResult(
    world,
    request,
    id,
    statuses.some((name) => name === 'Verification approved' || name === 'Verification dismissed'),
  )
  if (!ordered) return
  const productId = uuidv7()
  await tx.$client.query('insert into product (id, registration_request_id, user_id) values ($1, $2, $3)', [
    productId,
    id,
    userId,
  ])
  await tx.$client.query('update registration_request set product_id = $1 where id = $2', [productId, id])
  if (!statuses.includes('Checkout completed')) return
  await seedBill(world, {
    order: {
      productId,
      order: { by: 'registration_request_id', id },
      ownerUserId: userId,
      contactEmail: contact.email,
      language: 'en',
      currency: 'EUR',
      standing: status,
      phase: 'placed',
      givesBack: false,
      isUnseen: false,
      performed: false,
      lines: items.lines,
      unpriced: [],
      ratesOn: items.ratesOn,
      subject: { mark: request.value, markType: 'WORD', classes: request.classes, order: publicId },
      billingEntityId: owner.entityId,
      invoiceInUs: false,
    },
    paymentType: request.payment ?? 'card',
    placed: daysSince(request, 'Checkout completed'),
    paid: statuses.includes('Invoice paid') ? daysSince(request, 'Invoice paid') : null,
  })
  if (status === 'Refunded') await closeLater(tx, facilities, productId)
  if (!statuses.includes('Ready for drafting')) return
  await seedApplication(world, owner, request, { requestId: id, isApproved: statuses.includes('Application approved') })
  for (const mark of request.filed ?? []) await seedMark(world, owner, mark, id)
}

/** How many days ago a request came to a status. */
const daysSince = ({ history }: DemoRequest, status: RegistrationStatus): number =>
  history.find(([name]) => name === status)?.[1] ?? 0

/** The picture that came with a request, as a visitor handed it in. */
async function seedPicture({ tx, facilities }: World, requestId: string, bytes: Uint8Array): Promise<void> {
  const path = `documents/demo/${requestId}-logo.png`
  await facilities.files.put(path, bytes, 'image/png')
  await tx.$client.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     select $1, 'logo.png', 'image/png', $2, 'logo', document_hub_id, user_id, true from registration_request where id = $3`,
    [path, bytes.byteLength, requestId],
  )
}
