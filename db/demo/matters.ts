import type pg from 'pg'
import { registeredDates } from '#domain/docket/registered-dates.ts'
import { priceOrder } from '#domain/registration/price.ts'
import { registrationStatuses, registrationStatusGroup } from '#domain/registration/status.ts'
import { trademarkStatusGroup } from '#domain/trademark/status.ts'
import { competingOffices } from '#domain/jurisdiction/codes.ts'
import { worstRisk } from '#domain/verification/vocabulary.ts'
import { issueInvoice, makeProforma, priceSnapshot } from '#features/billing/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { bindDatabase } from '#platform/db/database.ts'
import type { People } from './accounts.ts'
import { seedDocument } from './documents.ts'
import { demoMarks, type DemoMark } from './marks.ts'
import { demoRequests, type DemoRequest } from './requests.ts'

interface World {
  tx: pg.PoolClient
  people: People
  facilities: Facilities
  today: string
  owner: string
}

/** Brands, trademarks in every state, requests in every stage, paid and open invoices, drafts and notes. */
export async function seedMatters(tx: pg.PoolClient, people: People, facilities: Facilities): Promise<void> {
  const world: World = {
    tx,
    people,
    facilities,
    today: facilities.clock().toISOString().slice(0, 10),
    owner: await seedOwner(tx, people),
  }
  for (const mark of demoMarks) await seedMark(world, mark)
  for (const [at, request] of demoRequests.entries()) await seedRequest(world, request, at + 1)
  await tx.query(`insert into public_id_counter (prefix, year, last) values ('R', $1, $2)`, [
    Number(world.today.slice(0, 4)),
    demoRequests.length,
  ])
}

async function seedOwner(tx: pg.PoolClient, people: People): Promise<string> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into address (street, city, postcode, country, user_id) values ('Vymyslená 4', 'Košice', '040 01', 'SK', $1) returning id`,
    [people.customer],
  )
  const id = uuidv7()
  await tx.query(
    `insert into entity (id, type, business_name, company_id, company_type, country_of_incorporation, email, address_id, user_id)
     values ($1, 'legal', 'Demo Studio s. r. o. (fictional)', '99 888 777', 's. r. o.', 'SK', 'customer@demo.test', $2, $3)`,
    [id, rows[0]?.id, people.customer],
  )
  await tx.query('update user_profile set billing_entity_id = $1, registration_entity_id = $1 where user_id = $2', [
    id,
    people.customer,
  ])
  return id
}

async function seedMark(world: World, mark: DemoMark): Promise<void> {
  const { tx, people, today } = world
  const brandId = uuidv7()
  await tx.query('insert into brand (id, user_id, name, websites) values ($1, $2, $3, $4)', [
    brandId,
    people.customer,
    mark.brand,
    [`https://${mark.brand.toLowerCase()}.test`],
  ])
  for (const place of mark.places) {
    const id = uuidv7()
    const status = place.history.at(-1)?.[0] ?? 'Ready for filing'
    const filingDate = place.filedDaysAgo === undefined ? null : addDays(today, -place.filedDaysAgo)
    const registrationDate = place.registeredDaysAgo === undefined ? null : addDays(today, -place.registeredDaysAgo)
    const dates = { filed: filingDate, registered: registrationDate, priority: null }
    // The gazette is read from the history: of the application, or of the registration where one opposes that.
    const publishedDaysAgo = place.history.findLast(([name]) => name === 'Trademark published')?.[1]
    const publicationDate = publishedDaysAgo === undefined ? null : addDays(today, -publishedDaysAgo)
    const { termEnd, useDue } = registeredDates(place.jurisdiction, dates, today)
    await tx.query(
      `insert into trademark (id, name, type, jurisdiction, number, filing_date, registration_date, expiration_date, dou_deadline_date, user_id, brand_id,
         owner_entity_id, status, status_group, goods_and_services, last_tracking_update, publication_date, assigned_admin_id)
       values ($1, $2, 'WORD', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        id,
        mark.name,
        place.jurisdiction,
        place.number ?? null,
        filingDate,
        registrationDate,
        termEnd,
        useDue,
        people.customer,
        brandId,
        world.owner,
        status,
        trademarkStatusGroup(status),
        JSON.stringify(mark.goods),
        at(world, place.history.at(-1)?.[1] ?? 0),
        publicationDate,
        place.nobodyWorksOnIt ? null : people.staff,
      ],
    )
    if (status === 'Office action received')
      await tx.query(
        'insert into office_action (id, trademark_id, issue_date, assigned_admin_id) values ($1, $2, $3, $4)',
        [uuidv7(), id, addDays(today, -(place.history.at(-1)?.[1] ?? 0)), people.staff],
      )
    for (const [name, daysAgo] of place.history) {
      await tx.query(
        'insert into trademark_tracking (id, trademark_id, name, user_id, created_at) values ($1, $2, $3, $4, $5)',
        [uuidv7(), id, name, people.docketer, at(world, daysAgo)],
      )
    }
    const addDocument = async (type: 'filing-receipt' | 'certificate', daysAgo: number | undefined): Promise<void> => {
      if (daysAgo === undefined) return
      const title = `${type === 'certificate' ? 'Certificate' : 'Filing receipt'} ${mark.name} ${place.jurisdiction}`
      const lines = [`Mark: ${mark.name}`, `Number: ${place.number ?? ''}`, `Date: ${addDays(today, -daysAgo)}`]
      const userId = people.customer
      await seedDocument(tx, world.facilities, { trademarkId: id, type, title, lines, userId, at: at(world, daysAgo) })
    }
    await addDocument('filing-receipt', place.filedDaysAgo)
    await addDocument('certificate', place.registeredDaysAgo)
  }
}

async function seedRequest(world: World, request: DemoRequest, number: number): Promise<void> {
  const { tx, people, facilities, today } = world
  const id = uuidv7()
  const statuses = request.history.flatMap(([name]) => registrationStatuses.filter((known) => known === name))
  const status = statuses.at(-1) ?? 'Verification requested'
  const userId = request.mine ? people.customer : null
  const contact = request.contact ?? { first: 'Demo', last: 'Customer', email: 'customer@demo.test' }
  const facts = await priceSnapshot(bindDatabase(tx), today, { jurisdictions: request.jurisdictions })
  const ordered = statuses.includes('Order created')
  const items = priceOrder({ jurisdictions: request.jurisdictions, classes: request.classes, currency: 'EUR' }, facts)
  const publicId = `R-${today.slice(0, 4)}-${String(number).padStart(6, '0')}`
  const started = statuses.includes('Verification started')
  await tx.query(
    `insert into registration_request (id, public_id, user_id, contact_email, contact_first_name, contact_last_name, currency, status, status_group,
       last_status_update, type, value, business_description, jurisdictions, language, ordered_items, region, billing_entity_id, assigned_admin_id,
       filing_classes_count, created_at)
     values ($1, $2, $3, $4, $5, $6, 'EUR', $7, $8, $9, 'WORD', $10, $11, $12, 'en', $13, 'SK', $14, $15, $16, $17)`,
    [
      id,
      publicId,
      userId,
      contact.email,
      contact.first,
      contact.last,
      status,
      registrationStatusGroup(status),
      at(world, request.history.at(-1)?.[1] ?? 0),
      request.value,
      request.description,
      request.jurisdictions,
      ordered ? JSON.stringify(items) : null,
      ordered ? world.owner : null,
      started ? people.staff : null,
      ordered ? request.classes.length : null,
      at(world, request.history[0]?.[1] ?? 0),
    ],
  )
  for (const [order, [name, daysAgo]] of request.history.entries()) {
    const actor = [
      'Verification started',
      'Verification approved',
      'Verification dismissed',
      'Sent for review',
    ].includes(name)
      ? people.staff
      : userId
    await tx.query(
      `insert into registration_request_tracking (id, registration_request_id, name, user_id, created_at) values ($1, $2, $3, $4, $5::timestamptz + $6 * interval '1 minute')`,
      [uuidv7(), id, name, actor, at(world, daysAgo), order],
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
  await tx.query('insert into product (id, registration_request_id, user_id) values ($1, $2, $3)', [
    productId,
    id,
    userId,
  ])
  await tx.query('update registration_request set product_id = $1 where id = $2', [productId, id])
  if (!statuses.includes('Checkout completed')) return
  const proforma = await makeProforma(
    tx,
    {
      productId,
      ownerUserId: userId,
      contactEmail: contact.email,
      language: 'en',
      currency: 'EUR',
      standing: status,
      phase: 'placed',
      givesBack: false,
      isUnseen: false,
      lines: items.lines,
      unpriced: [],
      ratesOn: items.ratesOn,
      subject: { mark: request.value, markType: 'WORD', classes: request.classes, order: publicId },
      billingEntityId: world.owner,
    },
    { paymentType: request.payment ?? 'card', couponId: null },
    facilities,
  )
  if (statuses.includes('Invoice paid')) await issueInvoice(tx, proforma, facilities)
  if (statuses.includes('Ready for drafting')) await seedApplication(world, request, id)
}

async function seedResult(world: World, request: DemoRequest, requestId: string, completed: boolean): Promise<void> {
  if (!request.verdicts) return
  const { tx, people } = world
  const id = uuidv7()
  await tx.query(
    `insert into verification_result (id, version, registration_request_id, jurisdictions, recommended_classes, distinctiveness, overall_risk, client_note, strategy,
       value, completed, updated_by_user_id, created_at, updated_at, registers_asked)
     select $1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12,
       (select coalesce(jsonb_agg(jsonb_build_object('office', office, 'asOf', day)), '[]')
          from (select office, least(max(record_date), $12::timestamptz::date)::text as day from mark where office = any($13) group by office order by office) held)`,
    [
      id,
      requestId,
      JSON.stringify(
        request.verdicts.map(([jurisdiction, risk, reason]) => ({
          jurisdiction,
          risk,
          reason,
          advice: risk === 'low' ? 'File now' : 'Wait',
        })),
      ),
      request.classes,
      request.value === 'WARMKNIT' ? 'descriptive' : 'invented',
      completed ? worstRisk(request.verdicts.map(([, risk]) => risk)) : null,
      completed
        ? 'Where the verdict says low, nothing close stands in the way. Where it says more, read the marks below before you order.'
        : null,
      completed ? 'File at home first; the six months of priority leave time for the rest.' : null,
      request.value,
      completed,
      people.staff,
      at(world, request.history.find(([name]) => name === 'Verification approved')?.[1] ?? 1),
      request.verdicts.flatMap(([jurisdiction]) => competingOffices(jurisdiction)),
    ],
  )
  for (const mark of request.similar ?? []) {
    const { name, jurisdictions, similarity, ...metadata } = mark
    await tx.query(
      'insert into similar_trademark (id, verification_result_id, name, jurisdictions, similarity, metadata) values ($1, $2, $3, $4, $5, $6)',
      [uuidv7(), id, name, jurisdictions, similarity, JSON.stringify(metadata)],
    )
  }
}

async function seedApplication(world: World, request: DemoRequest, requestId: string): Promise<void> {
  const { tx, people } = world
  const id = uuidv7()
  const owner = request.ownerKnown ? world.owner : null
  const { rows } = await tx.query<{ thread_id: string }>(
    'insert into application (id, registration_request_id, user_id, registration_entity_id, onboarding_finished) values ($1, $2, $3, $4, $5) returning thread_id',
    [id, requestId, people.customer, owner, owner !== null],
  )
  const goods = Object.entries(request.terms ?? {}).map(([niceClass, terms]) => ({ class: Number(niceClass), terms }))
  for (const jurisdiction of goods.length > 0 ? request.jurisdictions : []) {
    await tx.query(
      'insert into application_jurisdiction (id, application_id, jurisdiction, goods_and_services) values ($1, $2, $3, $4)',
      [uuidv7(), id, jurisdiction, JSON.stringify(goods)],
    )
  }
  if (!request.change) return
  await tx.query(
    `insert into thread_comment (id, thread_id, application_id, type, content, user_id, created_at) values ($1, $2, $3, 'review-request', $4, $5, $6)`,
    [uuidv7(), rows[0]?.thread_id, id, request.change, people.customer, at(world, request.history.at(-1)?.[1] ?? 0)],
  )
}

function at(world: World, daysAgo: number): string {
  return new Date(world.facilities.clock().getTime() - daysAgo * 86_400_000).toISOString()
}
