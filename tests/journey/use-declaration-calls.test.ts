import { describe, expect, test } from 'vitest'
import { specimenCopy, specimenCreate, specimenFromUse } from '#contract/specimen.ts'
import {
  commerceUseAbandon,
  commerceUseComment,
  commerceUseCommentDelete,
  commerceUseCommentEdit,
  commerceUseCreate,
  commerceUseDeadline,
  commerceUseDocument,
  commerceUseOrder,
  commerceUseNotify,
} from '#contract/use-in-commerce.ts'
import { proofAdd } from '#contract/use-proof.ts'
import { remindOfDates } from '#features/docket/index.ts'
import { addDays } from '#kernel/dates.ts'
import { attorney, label, photograph, deskOfTests } from '#tests/use-in-commerce.ts'
import { daysOnScreen } from '#tests/days-on-screen.ts'

const { desk, work } = deskOfTests()

describe('a registered mark', () => {
  test('§8 and §9 are one order in the grace period, and both dates are done with it', async () => {
    const { app, owner } = desk()
    const { one, shown, mailsTo, pay, registeredMark, declareAll, proofFor, sign, submit } = work()
    const markId = await registeredMark(10)
    const { id } = await owner(commerceUseCreate, { body: { trademarkId: markId } })
    const begun = await shown(id)
    expect(begun).toMatchObject({ type: 'RENEWAL_8_9', isLate: true, wantsDates: false, wantsSpecimens: true })
    expect(begun.dates[0]?.article).toContain('1058')
    await declareAll(id)
    const { price } = await shown(id)
    const official = price?.lines.filter(({ kind }) => kind === 'official') ?? []
    // Of each of two classes: 325 for section 9, 325 for section 8, 200 for both surcharges.
    expect(official.map(({ offering, original }) => [offering, original?.amount])).toEqual([['late_renewal', 170_000]])
    const { productId } = await owner(commerceUseOrder, { params: { id } })
    await pay(productId)
    await proofFor(id)
    await sign(id)
    await submit(id)
    const { rows } = await app.context.pool.query<{ kind: string }>(
      `select kind from deadline where trademark_id = $1 and done_at is not null order by kind`,
      [markId],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['renewal', 'use_declaration'])
    expect(await one('select status as v from trademark where id = $1', [markId])).toBe('Trademark registered')
    expect(await one('select status as v from service_request where product_id = $1', [productId])).toBe('Submitted')
    expect(await mailsTo('use-submitted')).toBeGreaterThanOrEqual(1)
  })

  test('section 15 goes along after five years with its own fee, section 8 alone in its grace is priced by a person', async () => {
    const { owner } = desk()
    const { shown, registeredMark, declareAll } = work()
    const { id } = await owner(commerceUseCreate, { body: { trademarkId: await registeredMark(5) } })
    await declareAll(id, 'use', true)
    const { type, price, incontestability } = await shown(id)
    expect([type, incontestability.isPossible]).toEqual(['DECLARATION_8_15', true])
    expect(price?.lines.map(({ kind, offering, original }) => [kind, offering, original?.amount ?? null])).toEqual([
      ['service', 'use_declaration', null],
      ['official', 'use_declaration', 65_000],
      ['service', 'incontestability', null],
      ['official', 'incontestability', 50_000],
    ])

    const late = await owner(commerceUseCreate, { body: { trademarkId: await registeredMark(6) } })
    await declareAll(late.id)
    expect((await shown(late.id)).price).toMatchObject({ isQuoted: true, lines: [] })
    const { isQuoted } = await owner(commerceUseOrder, { params: { id: late.id } })
    expect(isQuoted).toBe(true)
    expect(await shown(late.id)).toMatchObject({ status: 'Ordered', ordered: 'open' })
  })

  test('a mark of the Philippines declares by its own rule, without the rules of the USPTO', async () => {
    const { owner } = desk()
    const { shown, registeredMark, declareAll } = work()
    const markId = await registeredMark(5, { jurisdiction: 'PH' })
    const { id } = await owner(commerceUseCreate, { body: { trademarkId: markId } })
    expect(await shown(id)).toMatchObject({
      type: 'DECLARATION_OF_USE',
      wantsSpecimens: false,
      incontestability: { isPossible: false },
    })
    await declareAll(id)
    expect((await shown(id)).lacks).toEqual([])
    // What shows use is handed in for whoever files; nothing is asked of it and nothing is judged.
    const [first] = (await shown(id)).classes
    await owner(specimenCreate, {
      params: { id, classId: first?.id ?? '' },
      body: { ...label, showsMark: '', description: 'The label' },
      file: await photograph(),
    })
    const [kept] = (await shown(id)).classes
    expect(kept?.specimens).toMatchObject([{ description: 'The label', findings: [] }])
    await expect(declareAll(id, 'extension')).rejects.toMatchObject({
      fields: { 'classes.0.decision': 'not-a-choice' },
    })
  })

  test('a last day is confirmed as the docket has it, or set against it with a reason', async () => {
    const { app, staff, on } = desk()
    const { one, shown, registeredMark } = work()
    const markId = await registeredMark(5)
    const { id } = await staff(commerceUseCreate, { body: { trademarkId: markId } })
    const { due } = await shown(id, staff)
    const confirm = async (dueDate: string, reason: string | null = null) => {
      const before = await daysOnScreen(app.context.pool, 'use_in_commerce_request', id)
      return await staff(commerceUseDeadline, { params: { id }, body: { dueDate, reason, before } })
    }
    await expect(confirm(addDays(due ?? on, 1))).rejects.toMatchObject({ fields: { reason: 'reason-needed' } })
    await confirm(due ?? '')
    expect((await shown(id, staff)).isConfirmed).toBe(true)
    await confirm(addDays(due ?? on, 1), 'The office told us on the phone.')
    expect(
      await one(
        `select override_reason as v from deadline where trademark_id = $1 and kind = 'use_declaration' and due = $2`,
        [markId, addDays(due ?? on, 1)],
      ),
    ).toBe('The office told us on the phone.')
    expect(
      await one(
        `select count(*)::int as v from use_in_commerce_request_tracking where use_in_commerce_request_id = $1 and name = 'Deadline confirmed'`,
        [id],
      ),
    ).toBe(2)
  })
})

test('a specimen is copied to another class, and its file is read by whom it concerns', async () => {
  const { owner, other, on } = desk()
  const { shown, registeredMark } = work()
  const { id } = await owner(commerceUseCreate, { body: { trademarkId: await registeredMark(5) } })
  const [first, second] = (await shown(id)).classes
  const at = { id, classId: first?.id ?? '' }
  await expect(owner(specimenCreate, { params: at, body: {} })).rejects.toMatchObject({ fields: { file: 'required' } })
  const { id: specimenId } = await owner(specimenCreate, {
    params: at,
    body: { ...label, captureDate: on },
    file: await photograph(),
  })
  await owner(specimenCopy, { params: { ...at, specimenId }, body: { classId: second?.id ?? '' } })
  const copied = (await shown(id)).classes[1]?.specimens[0]
  // A label is proof for goods, not for a shop.
  expect(copied?.findings.map(({ rule }) => rule)).toEqual(['not-for-services', 'services-unsaid'])
  const docId = String(copied?.document?.id)
  await expect(other(commerceUseDocument, { params: { id, docId } })).rejects.toMatchObject({ code: 'not-found' })
  await expect(
    other(specimenCreate, { params: at, body: { ...label }, file: await photograph() }),
  ).rejects.toMatchObject({ code: 'not-found' })
})

test('the thread: ours is mailed, everybody changes the own words only', async () => {
  const { staff, owner } = desk()
  const { shown, mailsTo, registeredMark } = work()
  const { id } = await owner(commerceUseCreate, { body: { trademarkId: await registeredMark(5) } })
  const params = { id }
  const { id: commentId } = await owner(commerceUseComment, { params, body: { content: 'Is a tin enough?' } })
  const before = await mailsTo('use-comment')
  await staff(commerceUseComment, { params, body: { content: 'Yes, with its label.' } })
  expect(await mailsTo('use-comment')).toBe(before + 1)
  expect((await shown(id)).comments.map(({ text, isOurs, isMine }) => [text, isOurs, isMine])).toEqual([
    ['Is a tin enough?', false, true],
    ['Yes, with its label.', true, false],
  ])
  const mine = { id, commentId }
  await expect(staff(commerceUseCommentEdit, { params: mine, body: { content: 'changed' } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await owner(commerceUseCommentEdit, { params: mine, body: { content: 'Is one tin enough?' } })
  await owner(commerceUseCommentDelete, { params: mine })
  expect((await shown(id)).comments.map(({ text }) => text)).toEqual(['Yes, with its label.'])
})

test('the ladder leads to the page of the request, and is silent about what was let go', async () => {
  const { app, staff, owner, on } = desk()
  const { one, registeredMark } = work()
  const markId = await registeredMark(5)
  await app.context.pool.query(
    `update deadline set due = $2::date + 30, override_at = now(), override_reason = 'test' where trademark_id = $1 and kind = 'use_declaration' and number = 1`,
    [markId, on],
  )
  const { id } = await owner(commerceUseCreate, { body: { trademarkId: markId } })
  const reminded = async () =>
    await one<number>(
      `select count(*)::int as v from mail.outbox where template = 'deadline-reminder' and link->>'page' = 'useInCommerce' and link->>'id' = $1`,
      [id],
    )
  await owner(commerceUseAbandon, { params: { id }, body: {} })
  await remindOfDates(app.context.facilities)
  expect(await reminded()).toBe(0)
  await staff(commerceUseNotify, { params: { id } })
  await remindOfDates(app.context.facilities)
  expect(await reminded()).toBe(1)
})

test('a file of the collected use becomes a specimen with its day; a captured page, and another’s file, does not', async () => {
  const { app, owner, other, on } = desk()
  const { one, shown, registeredMark } = work()
  const markId = await registeredMark(5)
  const said = { kind: 'photo' as const, classes: ['29'], market: 'US', usedFrom: addDays(on, -3), note: 'A tin' }
  const { id: proofId } = await owner(proofAdd, { params: { id: markId }, body: said, file: await photograph() })
  const { id } = await owner(commerceUseCreate, { body: { trademarkId: markId } })
  const begun = await shown(id)
  expect(begun.collected).toEqual([{ id: proofId, kind: 'photo', classes: [29], day: addDays(on, -3), market: 'US' }])
  const params = { id, classId: begun.classes[0]?.id ?? '' }
  await owner(specimenFromUse, { params, body: { proofId } })
  const specimen = (await shown(id)).classes[0]?.specimens[0]
  expect(specimen).toMatchObject({ description: 'A tin', captureDate: addDays(on, -3), kind: null })
  // What it is has still to be said.
  expect(specimen?.findings.map(({ rule }) => rule)).toEqual(['no-kind', 'mark-unsaid'])
  // The file of the request is a copy: what was collected stays as it is.
  expect(specimen?.document?.id).not.toBe(
    await one<number>('select document_id as v from use_proof where id = $1', [proofId]),
  )
  const foreign = await registeredMark(5)
  const { id: foreignProof } = await owner(proofAdd, { params: { id: foreign }, body: said, file: await photograph() })
  await expect(owner(specimenFromUse, { params, body: { proofId: foreignProof } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(other(specimenFromUse, { params, body: { proofId } })).rejects.toMatchObject({ code: 'not-found' })
  await app.context.pool.query(`update use_proof set media_type = 'text/html' where id = $1`, [proofId])
  expect((await shown(id)).collected).toEqual([])
  await expect(owner(specimenFromUse, { params, body: { proofId } })).rejects.toMatchObject({ code: 'not-found' })
})

test('a declaration that staff begin over the data API has the day of the docket, and is of the mark’s owner', async () => {
  const { app, staff } = desk()
  const { one, registeredMark } = work()
  const markId = await registeredMark(5)
  const { token } = await app.signIn(attorney)
  const userId = await one<string>('select user_id as v from trademark where id = $1', [markId])
  const otherId = await one<string>(`select id as v from "user" where email = 'other@use.test'`, [])
  const begin = async (object: object) =>
    await app.graphql(
      'mutation ($o: use_in_commerce_request_insert_input!) { insert_use_in_commerce_request_one(object: $o) { id } }',
      { o: object },
      token,
    )
  const declaration = { trademark_id: markId, type: 'DECLARATION_OF_USE_8', due_date: '2040-01-01' }
  await expect(begin({ ...declaration, user_id: otherId })).rejects.toThrow('constraint')
  await begin({ ...declaration, user_id: userId })
  const id = await one<string>('select id as v from use_in_commerce_request where trademark_id = $1', [markId])
  await staff(commerceUseNotify, { params: { id } })
  const due = await one<string>(
    `select due::text as v from deadline where trademark_id = $1 and kind = 'use_declaration' order by due limit 1`,
    [markId],
  )
  expect(await one('select due_date::text as v from use_in_commerce_request where id = $1', [id])).toBe(due)
  const watch = { trademark_id: markId, user_id: otherId, type: 'basic', date_start: '2026-01-01' }
  await expect(
    app.graphql(
      'mutation ($o: trademark_watch_subscription_insert_input!) { insert_trademark_watch_subscription_one(object: $o) { id } }',
      { o: watch },
      token,
    ),
  ).rejects.toThrow('constraint')
  // Where the docket has no day, nobody is told of one.
  const without = await registeredMark(5, { jurisdiction: 'DE' })
  await begin({ ...declaration, trademark_id: without, user_id: userId })
  const untold = await one<string>('select id as v from use_in_commerce_request where trademark_id = $1', [without])
  await expect(staff(commerceUseNotify, { params: { id: untold } })).rejects.toMatchObject({
    facts: { missing: 'open-date' },
  })
})
