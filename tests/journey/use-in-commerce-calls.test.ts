import { describe, expect, test } from 'vitest'
import { serviceRequestCheckout, serviceRequestUpdate } from '#contract/service-order.ts'
import { specimenCreate, specimenDelete, specimenUpdate } from '#contract/specimen.ts'
import {
  commerceUseAbandon,
  commerceUseApprove,
  commerceUseCreate,
  commerceUseEdit,
  commerceUseNotify,
  commerceUseOrder,
  commerceUseReopen,
  commerceUseVisit,
} from '#contract/use-in-commerce.ts'
import { addDays } from '#kernel/dates.ts'
import { allowedMark, toldUse } from '#tests/browser/use-in-commerce.ts'
import { flatPng } from '#tests/upload-corpus.ts'
import { attorney, label, ownerEmail, deskOfTests } from '#tests/use-in-commerce.ts'

const { desk, work } = deskOfTests()

describe('who sees a request', () => {
  test('its owner once they are told, the holder of the link, staff, and nobody else', async () => {
    const { app, staff, owner, other } = desk()
    const { shown, statusOf, mailsTo, registeredMark } = work()
    const markId = await registeredMark(5)
    const { id } = await staff(commerceUseCreate, { body: { trademarkId: markId } })
    expect(await statusOf(id)).toBe('Created')
    await expect(shown(id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(shown(id, app.anonymous)).rejects.toMatchObject({ code: 'sign-in-required' })
    await staff(commerceUseNotify, { params: { id } })
    expect((await shown(id)).status).toBe('Kick-off sent')
    await expect(shown(id, other)).rejects.toMatchObject({ code: 'not-found' })
    await owner(commerceUseVisit, { params: { id } })
    await owner(commerceUseVisit, { params: { id } })
    expect(await statusOf(id)).toBe('Opened')
    await expect(staff(commerceUseNotify, { params: { id } })).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(await mailsTo('use-kick-off')).toBe(1)
  })

  test('an owner begins it by an open date of the own mark, and gets the same one again', async () => {
    const { owner, other } = desk()
    const { shown, registeredMark } = work()
    const markId = await registeredMark(5)
    await expect(other(commerceUseCreate, { body: { trademarkId: markId } })).rejects.toMatchObject({
      code: 'not-found',
    })
    const { id } = await owner(commerceUseCreate, { body: { trademarkId: markId } })
    expect(await shown(id)).toMatchObject({ status: 'Opened', type: 'DECLARATION_OF_USE_8' })
    expect((await owner(commerceUseCreate, { body: { trademarkId: markId } })).id).toBe(id)
    const young = await registeredMark(2)
    await expect(owner(commerceUseCreate, { body: { trademarkId: young } })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'open-date' },
    })
    await expect(
      owner(commerceUseCreate, { body: { trademarkId: young, type: 'ALLEGATION_OF_USE' } }),
    ).rejects.toMatchObject({ fields: { type: 'not-a-choice' } })
  })
})

describe('a mark on intended use', () => {
  test('goes through two extensions to a statement whose specimen the office refuses, and to the next one', async () => {
    const { app, staff, owner, on } = desk()
    const { one, shown, statusOf, mailsTo, pay, declareAll, proofFor, sign, submit } = work()
    const markId = await allowedMark(app, ownerEmail)
    const first = await toldUse(app, attorney, markId)
    const begun = await shown(first)
    expect(begun).toMatchObject({ type: 'STATEMENT_OF_USE', remainingExtensions: 5, wantsDates: true, ordered: 'no' })
    expect(begun.dates.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    expect(begun.due).toBe(begun.dates[0]?.due)
    expect(begun.classes.map(({ number, items }) => [number, items.length])).toEqual([
      [29, 2],
      [32, 1],
    ])
    // Nothing is decided, so nothing has a price, and nothing can be ordered or signed.
    expect(begun.price).toBeNull()
    await expect(owner(commerceUseOrder, { params: { id: first } })).rejects.toMatchObject({
      facts: { missing: 'decision' },
    })

    const extend = async (id: string): Promise<string> => {
      await declareAll(id, 'extension')
      const priced = await shown(id)
      expect(priced.type).toBe('SOU_EXTENSION')
      const official = priced.price?.lines.find(({ kind }) => kind === 'official')
      expect(official?.original).toEqual({ amount: 25_000, currency: 'USD' })
      const { productId } = await owner(commerceUseOrder, { params: { id } })
      expect((await owner(commerceUseOrder, { params: { id } })).productId).toBe(productId)
      await pay(productId)
      expect(await statusOf(id)).toBe('In preparation')
      await sign(id)
      const { nextId } = await submit(id)
      return nextId ?? ''
    }
    const second = await extend(first)
    expect(await one('select status as v from trademark where id = $1', [markId])).toBe('SOU extended')
    expect((await shown(first)).nextId).toBe(second)
    expect(await shown(second)).toMatchObject({
      status: 'Kick-off sent',
      remainingExtensions: 4,
      due: begun.dates[1]?.due,
    })
    const third = await extend(second)
    expect(await shown(third)).toMatchObject({ remainingExtensions: 3, due: begun.dates[2]?.due })
    expect(await mailsTo('use-extended')).toBe(2)
    expect(
      await one(
        `select count(*)::int as v from deadline where trademark_id = $1 and kind = 'statement_of_use' and done_at is not null`,
        [markId],
      ),
    ).toBe(2)

    // One class is dropped and the fee follows.
    const { classes } = await shown(third)
    const write = (anywhere: string, us: string) =>
      owner(commerceUseEdit, {
        params: { id: third },
        body: {
          classes: classes.map((one_) => ({
            id: one_.id,
            decision: one_.number === 29 ? ('use' as const) : ('not-in-use' as const),
            items: one_.number === 29 ? ['Tinned mackerel'] : [],
            firstUseAnywhere: one_.number === 29 ? anywhere : '',
            firstUseInUs: one_.number === 29 ? us : '',
          })),
        },
      })
    await expect(write(on, addDays(on, -1))).rejects.toMatchObject({
      fields: { 'classes.0.firstUseInUs': 'date-too-early' },
    })
    await expect(write(on, addDays(on, 1))).rejects.toMatchObject({
      fields: { 'classes.0.firstUseInUs': 'date-in-future' },
    })
    await write(addDays(on, -20), addDays(on, -10))
    const decided = await shown(third)
    expect(decided.type).toBe('STATEMENT_OF_USE')
    expect(decided.classes.map(({ items, deletedItems }) => [items, deletedItems])).toEqual([
      [['Tinned mackerel'], ['Smoked salmon']],
      [[], ['Mineral water']],
    ])
    expect(decided.price?.classes).toBe(1)
    expect(decided.price?.lines.find(({ kind }) => kind === 'official')?.original?.amount).toBe(15_000)
    const { productId } = await owner(commerceUseOrder, { params: { id: third } })
    await pay(productId)

    // A drawing is refused by the rules; a photograph is taken.
    const [class29] = decided.classes
    const at = { id: third, classId: class29?.id ?? '' }
    const { id: specimenId } = await owner(specimenCreate, {
      params: at,
      body: { kind: 'mock-up', showsMark: 'yes' },
      file: new File([new Uint8Array(flatPng(60, 40))], 'bottle.png'),
    })
    const refused = await shown(third)
    expect(refused.classes[0]?.specimens[0]?.findings.map(({ rule }) => rule)).toEqual(['planned'])
    expect(refused.lacks).toEqual([{ what: 'fit-specimen', class: 29 }])
    await expect(sign(third)).rejects.toMatchObject({ facts: { missing: 'fit-specimen', class: '29' } })
    await owner(specimenUpdate, {
      params: { ...at, specimenId },
      body: { ...label, captureDate: on, classItems: ['Tinned mackerel'] },
    })
    // What it is said to be, the file does not look like.
    expect((await shown(third)).classes[0]?.specimens[0]?.findings.map(({ rule }) => rule)).toEqual(['looks-drawn'])
    await owner(specimenDelete, { params: { ...at, specimenId } })
    await proofFor(third)
    await expect(
      owner(commerceUseApprove, {
        params: { id: third },
        body: { version: decided.version, signedBy: 'Ingrid Owner', declared: true },
      }),
    ).rejects.toMatchObject({ code: 'changed-meanwhile' })
    await sign(third)
    expect((await shown(third)).signed?.by).toBe('Ingrid Owner')
    await submit(third)
    expect(await one('select status as v from trademark where id = $1', [markId])).toBe('SOU submitted')

    // The office refuses the specimen: another one, signed anew.
    await staff(commerceUseReopen, {
      params: { id: third },
      body: { note: 'The office says that the label is not legible.', dueDate: addDays(on, 90) },
    })
    expect(await shown(third)).toMatchObject({
      status: 'Reopened',
      signed: null,
      due: addDays(on, 90),
      reopened: 'The office says that the label is not legible.',
      can: { write: true, order: false, approve: true, abandon: false },
    })
    await proofFor(third)
    await sign(third)
    await submit(third)
    expect(await statusOf(third)).toBe('Submitted')
    expect(await mailsTo('use-reopened')).toBe(1)
  })

  test('what is changed before it is binding ends the order, and what is binding holds', async () => {
    const { app, staff, owner } = desk()
    const { one, shown, statusOf, pay, declareAll, mailsTo } = work()
    const id = await toldUse(app, attorney, await allowedMark(app, ownerEmail))
    await declareAll(id)
    const { productId } = await owner(commerceUseOrder, { params: { id } })
    const orderId = await one<string>('select id as v from service_request where product_id = $1', [productId])
    // The order itself knows neither the classes nor the price: both are changed here.
    await expect(
      owner(serviceRequestUpdate, {
        params: { id: orderId },
        body: {
          items: [{ jurisdiction: 'US', mark: 'SOLVANTE', classes: 1 }],
          message: null,
        },
      }),
    ).rejects.toMatchObject({ code: 'transition-refused' })
    const before = await one('select invoice_content as v from service_request where id = $1', [orderId])
    await owner(serviceRequestCheckout, { params: { id: orderId } })
    expect(await one('select invoice_content as v from service_request where id = $1', [orderId])).toEqual(before)

    await declareAll(id, 'extension')
    expect(await shown(id)).toMatchObject({ status: 'Opened', ordered: 'no', type: 'SOU_EXTENSION' })
    expect(await one('select status as v from service_request where id = $1', [orderId])).toBe('Abandoned')
    const again = await owner(commerceUseOrder, { params: { id } })
    await pay(again.productId)
    await expect(declareAll(id, 'use')).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'order' } })
    await expect(owner(commerceUseAbandon, { params: { id }, body: {} })).rejects.toMatchObject({
      code: 'transition-refused',
    })
    await staff(commerceUseAbandon, { params: { id }, body: { note: 'by phone' } })
    expect(await statusOf(id)).toBe('Abandoned')
    // The letter that asks to show use does not go to who withdrew from the order of it.
    const asked = await mailsTo('use-kick-off')
    await app.context.pool.query(
      `insert into product_event (id, product_id, name) values (gen_random_uuid(), $1, 'Withdrawal declared')`,
      [again.productId],
    )
    await expect(staff(commerceUseNotify, { params: { id } })).rejects.toMatchObject({
      facts: { missing: 'withdrawal-settled' },
    })
    expect(await mailsTo('use-kick-off')).toBe(asked)
    await app.context.pool.query('delete from product_event where product_id = $1 and name = $2', [
      again.productId,
      'Withdrawal declared',
    ])
    // What is paid for is not offered again: staff take it up where it was left.
    await expect(staff(commerceUseNotify, { params: { id } })).rejects.toMatchObject({ code: 'transition-refused' })
    expect(await statusOf(id)).toBe('Abandoned')
  })
})
