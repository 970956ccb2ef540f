import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import type { Client } from '#contract/client.ts'
import { specimenCreate } from '#contract/specimen.ts'
import { documentUpload } from '#contract/trademark.ts'
import {
  commerceUseApprove,
  commerceUseEdit,
  commerceUseOrder,
  commerceUseShow,
  commerceUseSubmit,
} from '#contract/use-in-commerce.ts'
import { invoicePaid } from '#features/billing/index.ts'
import { refreshDocket } from '#features/docket/index.ts'
import { addDays, addMonths, addYears, officeZone, today, type PlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'

export const attorney = 'attorney@use.test'
export const ownerEmail = 'owner@use.test'
/** What is said of a label in order. */
export const label = { kind: 'label', showsMark: 'yes', captureDate: '', url: '' } as const

/** A picture with as many differences as a camera leaves. */
export async function photograph(): Promise<File> {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 256))
  const bytes = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'tin.jpg', { type: 'image/jpeg' })
}

/** A service with an owner of marks, somebody else and an attorney, and what they do about use. */
export interface UseDesk {
  app: TestApp
  staff: Client
  owner: Client
  other: Client
  on: PlainDate
}

export async function openUseDesk(): Promise<UseDesk> {
  const app = await startApp()
  await app.addUser(attorney, 'staff')
  await app.addUser(ownerEmail, 'customer')
  await app.addUser('other@use.test', 'customer')
  return {
    app,
    staff: (await app.signIn(attorney)).client,
    owner: (await app.signIn(ownerEmail)).client,
    other: (await app.signIn('other@use.test')).client,
    on: today(officeZone, new Date()),
  }
}

/** The desk of a file of tests, and what they do at it; both are there once a test runs. */
export function deskOfTests(): { desk: () => UseDesk; work: () => ReturnType<typeof workOn> } {
  let desk: UseDesk | undefined
  let work: ReturnType<typeof workOn> | undefined
  beforeAll(async () => {
    desk = await openUseDesk()
    work = workOn(desk)
  })
  afterAll(async () => await desk?.app.close())
  return { desk: () => found(desk), work: () => found(work) }
}

/** What a test of the calls does again and again. */
export function workOn({ app, staff, owner, on }: UseDesk) {
  const one = async <T>(sql: string, values: unknown[] = []): Promise<T> => {
    const { rows } = await app.context.pool.query<{ v: T }>(sql, values)
    return rows[0]?.v as T
  }
  const shown = async (id: string, as: Client = owner) => await as(commerceUseShow, { params: { id } })
  const statusOf = async (id: string) => (await shown(id, staff)).status
  const mailsTo = async (template: string) =>
    await one<number>(`select count(*)::int as v from mail.outbox where template = $1 and recipient = $2`, [
      template,
      ownerEmail,
    ])

  /** Says, as billing does, that an order is paid. */
  async function pay(productId: string): Promise<void> {
    await app.context.pool.query(
      `update service_request set status = 'Checkout completed' where product_id = $1 and status = 'Created'`,
      [productId],
    )
    await inTransaction(
      app.context.pool,
      async (tx) => await app.context.facilities.events.publish(tx, invoicePaid, { productId, invoiceId: uuidv7() }),
    )
  }

  async function receiptFor(id: string): Promise<number> {
    const hubId = await one<string>('select document_hub_id as v from use_in_commerce_request where id = $1', [id])
    const file = pdfFile('receipt.pdf')
    return (await staff(documentUpload, { params: { hubId }, body: { type: 'filing-receipt' }, file })).id
  }

  /** A registered US mark, so many years after its registration. */
  async function registeredMark(years: number, more: { basis?: string; jurisdiction?: string } = {}): Promise<string> {
    const id = uuidv7()
    const registered = addMonths(addYears(on, -years), -2)
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, filing_date, registration_date, expiration_date, filing_basis, user_id, status, status_group, goods_and_services)
       select $1, 'NORDHAV', 'WORD', $2, $3, $4, $5, $6, id, 'Application filed', 'Examination',
         '[{"class": 29, "terms": ["Fish", "Roe"]}, {"class": 35, "terms": ["Shops for fish"]}]' from "user" where email = $7`,
      [
        id,
        more.jurisdiction ?? 'US',
        addYears(registered, -1),
        registered,
        addYears(registered, 10),
        more.basis ?? null,
        ownerEmail,
      ],
    )
    await app.context.pool.query(
      `update trademark set status = 'Trademark registered', status_group = 'Registered' where id = $1`,
      [id],
    )
    await refreshDocket(app.context.facilities.db, [id], new Date())
    return id
  }

  /** Every class of a request as used, with its dates where they belong to it. */
  async function declareAll(
    id: string,
    decision: 'use' | 'extension' = 'use',
    incontestability = false,
  ): Promise<void> {
    const { classes, wantsDates } = await shown(id)
    await owner(commerceUseEdit, {
      params: { id },
      body: {
        incontestability,
        classes: classes.map((one_) => ({
          id: one_.id,
          decision,
          items: one_.items,
          ...(wantsDates && { firstUseAnywhere: addDays(on, -60), firstUseInUs: addDays(on, -50) }),
        })),
      },
    })
  }

  async function proofFor(id: string): Promise<void> {
    for (const { id: classId, items, number } of (await shown(id)).classes)
      if (items.length > 0)
        await owner(specimenCreate, {
          params: { id, classId },
          body:
            number >= 35
              ? { kind: 'sign', showsMark: 'yes', namesServices: 'yes', captureDate: on }
              : { ...label, captureDate: on },
          file: await photograph(),
        })
  }

  async function sign(id: string): Promise<void> {
    const { version } = await shown(id)
    await owner(commerceUseApprove, { params: { id }, body: { version, signedBy: 'Ingrid Owner', declared: true } })
  }

  const submit = async (id: string) =>
    await staff(commerceUseSubmit, {
      params: { id },
      body: { submittedOn: on, receiptDocumentId: await receiptFor(id) },
    })
  const order = async (id: string) => await owner(commerceUseOrder, { params: { id } })
  return { one, order, shown, statusOf, mailsTo, pay, registeredMark, declareAll, proofFor, sign, submit }
}
