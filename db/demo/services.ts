import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { feeActions } from '#domain/pricing/vocabulary.ts'
import type { ServiceItem } from '#domain/service-order/content.ts'
import { letterDraft } from '#domain/service-letter/draft.ts'
import { serviceWord, type OrderedService } from '#domain/service-order/offering.ts'
import { priceService } from '#domain/service-order/price.ts'
import type { ServiceRequestStatus, ServiceStatus } from '#domain/service-order/status.ts'
import { closeLater, nextPublicId, priceSnapshot } from '#features/billing/index.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { seedBill } from './bill.ts'
import { instantOf, type DemoOwner, type World } from './world.ts'

interface DemoService {
  service: OrderedService
  jurisdiction: Jurisdiction
  status: ServiceRequestStatus
  daysAgo: number
  message?: string
  /** The pieces of work, where any have begun. */
  work?: ServiceStatus
  /** Ordered by the first client, who signs in to the demo. */
  first?: true
}

/** Orders of services in every state. */
const services: DemoService[] = [
  { service: 'TrademarkRenewal', jurisdiction: 'SK', status: 'Created', daysAgo: 1 },
  { service: 'FilingOpposition', jurisdiction: 'EU', status: 'Created', daysAgo: 2, message: 'They copied our name.' },
  { service: 'TrademarkOwnershipTransfer', jurisdiction: 'UK', status: 'Checkout completed', daysAgo: 4 },
  { service: 'TrademarkRenewal', jurisdiction: 'DE', status: 'Invoice paid', daysAgo: 1, work: 'Created' },
  { service: 'OfficeActionResponse', jurisdiction: 'US', status: 'In progress', daysAgo: 6, work: 'Assigned' },
  { service: 'TrademarkRenewal', jurisdiction: 'CZ', status: 'In progress', daysAgo: 5, work: 'In progress' },
  {
    service: 'StatementOfUse',
    jurisdiction: 'US',
    status: 'Waiting for client',
    daysAgo: 8,
    work: 'Waiting for client',
  },
  {
    service: 'CeaseAndDesistLetter',
    jurisdiction: 'ES',
    status: 'Client unresponsive',
    daysAgo: 30,
    work: 'In progress',
  },
  {
    service: 'OppositionResponse',
    jurisdiction: 'IT',
    status: 'Submitted',
    daysAgo: 3,
    work: 'Waiting for third party',
  },
  { service: 'TrademarkRenewal', jurisdiction: 'FR', status: 'Finished', daysAgo: 40, work: 'Finished' },
  { service: 'TrademarkOwnershipTransfer', jurisdiction: 'EU', status: 'Refunded', daysAgo: 20 },
  { service: 'TrademarkRenewal', jurisdiction: 'BX', status: 'Abandoned', daysAgo: 50 },
  {
    service: 'CoexistenceAgreement',
    jurisdiction: 'SK',
    status: 'In progress',
    daysAgo: 7,
    work: 'In progress',
    first: true,
  },
]

const straight: readonly ServiceRequestStatus[] = ['Created', 'Checkout completed', 'Invoice paid', 'In progress']

function historyOf(status: ServiceRequestStatus): ServiceRequestStatus[] {
  if (status === 'Abandoned') return ['Created', 'Abandoned']
  const at = straight.indexOf(status)
  if (at !== -1) return straight.slice(0, at + 1)
  return [...straight, ...(status === 'Client unresponsive' ? (['Waiting for client'] as const) : []), status]
}

/** Services that the demo's clients ordered, one after the other, with their work and their invoices. */
export async function seedServices(world: World, owners: readonly DemoOwner[]): Promise<void> {
  for (const [at, service] of services.entries()) {
    const owner = owners[service.first ? 0 : at % owners.length]
    if (owner) await seedService(world, owner, service)
  }
}

async function seedService(world: World, owner: DemoOwner, wanted: DemoService): Promise<void> {
  const { tx, facilities, today } = world
  const id = uuidv7()
  const history = historyOf(wanted.status)
  const publicId = await nextPublicId(tx, facilities.clock(), 'S')
  const item = await itemOf(world, owner, wanted.jurisdiction)
  const facts = await priceSnapshot(tx, today, {
    jurisdictions: [wanted.jurisdiction],
    actions: feeActions,
  })
  const content = priceService({ service: wanted.service, items: [item], currency: 'EUR' }, facts)
  const isOrdered = history.includes('Checkout completed')
  await tx.$client.query(
    `insert into service_request (id, public_id, service_name, parameters, language, region, status, last_status_update, invoice_content, currency,
       billing_entity_id, assigned_admin_id, user_id, contact_email, contact_first_name, contact_last_name, created_at)
     values ($1, $2, $3, $4, 'en', 'SK', $5, $6, $7, 'EUR', $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      publicId,
      wanted.service,
      JSON.stringify({ items: [item], message: wanted.message ?? null }),
      wanted.status,
      instantOf(world, wanted.daysAgo),
      isOrdered ? JSON.stringify(content) : null,
      isOrdered ? owner.entityId : null,
      owner.assigned,
      owner.userId,
      owner.contact.email,
      owner.contact.first,
      owner.contact.last,
      instantOf(world, wanted.daysAgo + history.length),
    ],
  )
  for (const [at, name] of history.entries())
    await tx.$client.query(
      'insert into service_request_tracking (id, service_request_id, name, user_id, created_at) values ($1, $2, $3, $4, $5)',
      [uuidv7(), id, name, owner.assigned, instantOf(world, wanted.daysAgo + history.length - 1 - at)],
    )
  if (wanted.work)
    await tx.$client.query(
      `insert into service (id, type, service_request_id, assigned_admin_id, status, outcome, outcome_note, parameters, last_status_update)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        uuidv7(),
        wanted.service,
        id,
        owner.assigned,
        wanted.work,
        wanted.work === 'Finished' ? 'Successful' : null,
        wanted.work === 'Finished' ? 'Renewed for ten years.' : null,
        JSON.stringify({ item }),
        instantOf(world, wanted.daysAgo),
      ],
    )
  if (wanted.service === 'CoexistenceAgreement') await seedLetter(world, owner, { id, item })
  if (isOrdered) await seedInvoice(world, owner, { id, publicId, wanted, item, content, history })
}

/** A letter that was drafted, with what is left for a person to fill in. */
async function seedLetter(
  world: World,
  owner: DemoOwner,
  { id, item }: { id: string; item: ServiceItem },
): Promise<void> {
  const recipient = 'Attic Trader (fictional)'
  const mark = { ...item, name: item.mark, classes: [], filed: null, registered: null, goods: [] }
  const text = letterDraft({
    kind: 'coexistence',
    language: 'en',
    recipient,
    owner: null,
    rights: [mark],
    theirs: null,
    seen: [],
  })
  await world.tx.$client.query(
    `insert into service_letter (id, service_request_id, kind, language, recipient, recipient_email, body, created_by_user_id)
     values ($1, $2, 'coexistence', 'en', $3, 'attic-trader@demo.test', $4, $5)`,
    [uuidv7(), id, recipient, text, owner.assigned],
  )
}

async function seedInvoice(
  world: World,
  owner: DemoOwner,
  {
    id,
    publicId,
    wanted,
    item,
    content,
    history,
  }: {
    id: string
    publicId: string
    wanted: DemoService
    item: ServiceItem
    content: ReturnType<typeof priceService>
    history: readonly ServiceRequestStatus[]
  },
): Promise<void> {
  const { tx, facilities } = world
  const daysSince = (name: ServiceRequestStatus): number => wanted.daysAgo + history.length - 1 - history.indexOf(name)
  const productId = uuidv7()
  await tx.$client.query('insert into product (id, service_request_id, user_id) values ($1, $2, $3)', [
    productId,
    id,
    owner.userId,
  ])
  await tx.$client.query('update service_request set product_id = $1 where id = $2', [productId, id])
  await seedBill(world, {
    order: {
      productId,
      order: { by: 'service_request_id', id },
      ownerUserId: owner.userId,
      contactEmail: owner.contact.email,
      language: 'en',
      currency: 'EUR',
      standing: wanted.status,
      phase: 'placed',
      givesBack: false,
      isUnseen: false,
      performed: false,
      lines: content.lines,
      unpriced: [],
      ratesOn: content.ratesOn,
      subject: {
        mark: item.mark,
        markType: 'WORD',
        classes: [],
        order: publicId,
        service: serviceWord(wanted.service),
      },
      billingEntityId: owner.entityId,
      invoiceInUs: false,
    },
    paymentType: wanted.status === 'Checkout completed' ? 'transfer' : 'card',
    placed: daysSince('Checkout completed'),
    paid: history.includes('Invoice paid') ? daysSince('Invoice paid') : null,
  })
  if (wanted.status === 'Refunded') await closeLater(tx, facilities, productId)
}

/** A mark of the client's in a register, or one that only they know of. */
async function itemOf({ tx }: World, owner: DemoOwner, jurisdiction: Jurisdiction): Promise<ServiceItem> {
  const { rows } = await tx.$client.query<{
    id: string
    name: string
    number: string | null
    expires: string | null
    n: number
  }>(
    `select id, name, number, expiration_date::text as expires, jsonb_array_length(goods_and_services) as n from trademark
      where user_id = $1 and jurisdiction = $2 order by name limit 1`,
    [owner.userId, jurisdiction],
  )
  const [own] = rows
  return {
    jurisdiction,
    mark: own?.name ?? `${owner.contact.last} (demo)`,
    number: own?.number ?? null,
    classes: own?.n ?? 1,
    expires: own?.expires ?? null,
    trademarkId: own?.id ?? null,
  }
}
