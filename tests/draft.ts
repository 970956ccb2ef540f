import { afterAll, beforeAll } from 'vitest'
import type { Client } from '#contract/client.ts'
import {
  applicationGoodsAndServices,
  applicationUpdate,
  requestCreate,
  requestOrder,
  requestUpdate,
  verificationSave,
} from '#contract/registration.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, type TestApp } from './app.ts'
import { sendAnswer } from './taken-on.ts'

export const drafter = 'attorney@draft.test'
export const draftOwner = 'owner@draft.test'

const goods = [
  { class: 18, terms: ['Suitcases', 'Backpacks'] },
  { class: 25, terms: ['Coats'] },
]

export interface Draft {
  requestId: string
  applicationId: string
}

interface Wanted {
  type?: MarkType
  value?: string
  places?: Jurisdiction[]
  /** How far it goes: nothing answered, answered, paid, or with owner and lists. */
  until?: 'asked' | 'answered' | 'paid' | 'written'
}

/** A service with an owner of drafts, somebody else and an attorney. */
export interface DraftDesk {
  app: TestApp
  staff: Client
  owner: Client
  other: Client
  one: <T>(sql: string, values?: unknown[]) => Promise<T>
  /** Brings an order of the owner to its draft, over the calls. */
  draft: (wanted?: Wanted) => Promise<Draft>
  /** Says, as billing does, that the order of a product is paid. */
  pay: (productId: string) => Promise<void>
}

async function open(environment: Record<string, string>): Promise<DraftDesk> {
  const app = await startApp(environment)
  await app.addUser(drafter, 'staff')
  await app.addUser(draftOwner, 'customer')
  await app.addUser('other@draft.test', 'customer')
  const staff = (await app.signIn(drafter)).client
  const owner = (await app.signIn(draftOwner)).client
  const { pool, facilities } = app.context
  const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
    (await pool.query<{ v: T }>(sql, values)).rows[0]?.v as T

  const pay = async (productId: string): Promise<void> => {
    await pool.query(
      `update registration_request set status = 'Checkout completed', status_group = 'Ordering' where product_id = $1`,
      [productId],
    )
    await inTransaction(
      pool,
      async (tx) => await facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() }),
    )
  }

  const draft = async ({
    type = 'WORD',
    value = 'SOLVANTE',
    places = ['US', 'SK'],
    until = 'written',
  }: Wanted = {}) => {
    const { id } = await owner(requestCreate, {
      body: {
        type,
        value,
        businessDescription: 'Luggage and coats',
        jurisdictions: places,
        contactEmail: draftOwner,
        contactFirstName: 'Ingrid',
        contactLastName: 'Owner',
        language: 'en',
        currency: 'EUR',
      },
    })
    const params = { id }
    if (until === 'asked') return { requestId: id, applicationId: '' }
    await staff(verificationSave, {
      params,
      body: {
        distinctiveness: 'invented',
        overallRisk: 'low',
        jurisdictions: places.map((jurisdiction) => ({ jurisdiction, risk: 'low' as const })),
        recommendedClasses: [18, 25],
        clientNote: null,
        strategy: null,
        resultNote: null,
        similarTrademarks: [],
        search: { classes: [], scope: 'all', withDead: false },
      },
    })
    await sendAnswer(staff, id)
    if (until === 'answered') return { requestId: id, applicationId: '' }
    await owner(requestUpdate, { params, body: { jurisdictions: places, classes: [18, 25] } })
    await pay((await owner(requestOrder, { params })).productId)
    const applicationId = await one<string>('select id as v from application where registration_request_id = $1', [id])
    if (until === 'paid') return { requestId: id, applicationId }
    await owner(applicationUpdate, {
      params,
      body: {
        owner: {
          type: 'physical',
          firstName: 'Ingrid',
          lastName: 'Owner',
          nationality: 'SK',
          email: draftOwner,
          address: { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' },
        },
      },
    })
    await staff(applicationGoodsAndServices, { params, body: { jurisdiction: null, goodsAndServices: goods } })
    return { requestId: id, applicationId }
  }
  return { app, staff, owner, other: (await app.signIn('other@draft.test')).client, one, draft, pay }
}

/** The desk of a file of tests; it is there once a test runs. */
export function draftDesk(environment: () => Record<string, string> = () => ({})): () => DraftDesk {
  let desk: DraftDesk | undefined
  beforeAll(async () => {
    desk = await open(environment())
  })
  afterAll(async () => await desk?.app.close())
  return () => found(desk)
}
