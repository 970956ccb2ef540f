import ICAL from 'ical.js'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  consultationBook,
  consultationCancel,
  consultationDocument,
  consultationOutcomeEmail,
  consultationSave,
  consultationSendOutcome,
  consultationShow,
  consultationSlots,
} from '#contract/consultation.ts'
import { remindOfTalks } from '#features/consultation/remind.ts'
import { issuer, startApp, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { watch } from '#tests/browser/watch.ts'
import { readLetter } from '#platform/mail/letters.ts'

const office = 'office@talk.test'
let app: TestApp
const freeNow = async () => (await app.anonymous(consultationSlots, {})).slots
const bookAt = async (at: string, email = 'kata@talk.test') =>
  await app.anonymous(consultationBook, {
    body: { at, name: 'Kata Fictional', email, description: 'The name VELMORA', language: 'en' },
  })

beforeAll(async () => {
  app = await startApp({ INVOICE_ISSUER: JSON.stringify({ ...issuer, email: office }) })
  await app.addUser('attorney@talk.test', 'staff')
  await app.addUser('other@talk.test', 'customer')
})
afterAll(async () => {
  await app?.close()
})

describe('a talk', () => {
  test('that ten people want at the same time is one person’s; the others are told beside the field', async () => {
    const [at = ''] = await freeNow()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, async (_, number) => await bookAt(at, `person${number}@talk.test`)),
    )
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toHaveLength(9)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'invalid-input', fields: { at: 'time-taken' } })
    expect(await freeNow()).not.toContain(at)
  })

  test('outside of the hours, too soon, or at no time at all is refused', async () => {
    for (const at of ['2000-01-01T09:00:00.000Z', new Date(Date.now() + 3_600_000).toISOString(), 'soon'])
      await expect(bookAt(at)).rejects.toMatchObject({
        code: 'invalid-input',
        fields: { at: expect.any(String) as unknown },
      })
  })

  test('is told by mail, stands in a calendar, and its time is free again once it is cancelled', async () => {
    const at = (await freeNow())[2] ?? ''
    const { id } = await bookAt(at)
    const { rows } = await app.context.pool.query<{ recipient: string; row_id: string }>(
      `select recipient, id as row_id from mail.outbox where id = $1`,
      [`talk-booked-${id}`],
    )
    expect(rows).toMatchObject([{ recipient: 'kata@talk.test' }])
    expect((await readLetter(app.context.letters, `talk-booked-${id}`))?.text).toContain(`/consultation/${id}`)

    const event = async () => {
      const answer = await fetch(`${app.url}/api/consultation/${id}/calendar`)
      const [component] = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]).getAllSubcomponents('vevent')
      if (!component) throw new Error('no event')
      return { event: new ICAL.Event(component), status: String(component.getFirstPropertyValue('status')) }
    }
    const booked = await event()
    expect(booked.event.startDate.toJSDate().toISOString()).toBe(at)
    expect(booked.event.endDate.toJSDate().getTime() - Date.parse(at)).toBe(30 * 60_000)

    const { client: other } = await app.signIn('other@talk.test')
    for (const call of [consultationShow, consultationCancel] as const)
      await expect(
        app.anonymous(call, { params: { id: '0199e0a0-0000-7000-8000-000000000000' } }),
      ).rejects.toMatchObject({
        code: 'not-found',
      })
    // Whoever holds the link to a talk of no account may, signed in or not.
    expect((await other(consultationShow, { params: { id } })).state).toBe('ahead')
    await app.anonymous(consultationCancel, { params: { id } })
    await expect(app.anonymous(consultationCancel, { params: { id } })).rejects.toMatchObject({
      code: 'transition-refused',
    })
    const after = await event()
    expect([after.status, after.event.uid, after.event.sequence]).toEqual(['CANCELLED', booked.event.uid, 1])
    expect(await freeNow()).toContain(at)
    await bookAt(at)
  })

  test('takes documents of its client until it begins, no others, and shows staff what they are', async () => {
    const { id } = await bookAt((await freeNow())[8] ?? '', 'documents@talk.test')
    const params = { id }
    const pdf = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], 'offer.pdf')
    await app.anonymous(consultationDocument, { params, file: pdf })
    expect((await app.anonymous(consultationShow, { params })).documents).toEqual(['offer.pdf'])
    await expect(
      app.anonymous(consultationDocument, { params, file: new File(['MZ'], 'offer.exe') }),
    ).rejects.toMatchObject({ code: 'unsupported-type' })
    await expect(app.anonymous(consultationDocument, { params })).rejects.toMatchObject({
      fields: { file: 'required' },
    })
    const page = await (await fetch(`${app.url}/consultation/${id}`)).text()
    expect(page).toContain('offer.pdf')
    const sent = new FormData()
    sent.set('intent', 'document')
    sent.set('file', pdf)
    await fetch(`${app.url}/consultation/${id}`, { method: 'POST', body: sent, headers: { origin: app.url } })
    expect((await app.anonymous(consultationShow, { params })).documents).toEqual(['offer.pdf', 'offer.pdf'])
    await app.anonymous(consultationCancel, { params })
    await expect(app.anonymous(consultationDocument, { params, file: pdf })).rejects.toMatchObject({
      code: 'transition-refused',
    })
  })

  test('is told to the office, and once more when its client cancels it', async () => {
    const { id } = await bookAt((await freeNow())[6] ?? '', 'client@talk.test')
    await app.anonymous(consultationCancel, { params: { id } })
    const { rows } = await app.context.pool.query<{ id: string; recipient: string }>(
      `select id, recipient from mail.outbox where id like $1 order by id`,
      [`%-${id}`],
    )
    expect(rows).toEqual([
      { id: `talk-booked-${id}`, recipient: 'client@talk.test' },
      { id: `talk-cancelled-${id}`, recipient: 'client@talk.test' },
      { id: `talk-dropped-${id}`, recipient: office },
      { id: `talk-taken-${id}`, recipient: office },
    ])
  })

  test('is reminded of a day and an hour before, each once, and not when it is cancelled', async () => {
    const asked: { at: string; hours: number; id: string }[] = []
    for (const [day, hours] of [
      [1, 23],
      [2, 0.5],
    ] as const) {
      const { id } = await bookAt((await freeNow())[day * 9] ?? '', `near${day}@talk.test`)
      const at = new Date(Date.now() + hours * 3_600_000).toISOString()
      await app.context.pool.query(
        `update consultation set event_timestamp = $2, created_at = now() - interval '9 days' where id = $1`,
        [id, at],
      )
      asked.push({ at, hours, id })
    }
    const { id: gone } = await bookAt((await freeNow())[30] ?? '', 'near3@talk.test')
    await app.context.pool.query(
      `update consultation set event_timestamp = now() + interval '2 hours', created_at = now() - interval '9 days', cancelled_at = now() where id = $1`,
      [gone],
    )
    for (let time = 0; time < 2; time += 1) await remindOfTalks(app.context.facilities)
    const { rows } = await app.context.pool.query<{ recipient: string }>(
      `select recipient from mail.outbox where template = 'talk-reminder' order by recipient`,
    )
    expect(rows).toEqual([{ recipient: 'near1@talk.test' }, { recipient: 'near2@talk.test' }])
    await app.context.pool.query('update consultation set cancelled_at = now() where id = any($1)', [
      asked.map(({ id }) => id),
    ])
  })

  test('is one of two at most that an address has before it, and a stranger’s address is no way around', async () => {
    for (const email of ['few@talk.test', 'FEW@talk.test']) await bookAt((await freeNow())[7] ?? '', email)
    const third = bookAt((await freeNow())[7] ?? '', 'Few@talk.test')
    await expect(third).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  test('of an account that gave no address is cancelled and told to the account', async () => {
    const { client: staff } = await app.signIn('attorney@talk.test')
    const id = '0199e0a0-0000-7000-8000-00000000000a'
    await app.context.pool.query(
      `insert into consultation (id, user_id, event_timestamp)
       select $1, id, now() + interval '3 days' from "user" where email = 'other@talk.test'`,
      [id],
    )
    await staff(consultationCancel, { params: { id } })
    const { rows } = await app.context.pool.query(`select recipient from mail.outbox where id = $1`, [
      `talk-cancelled-${id}`,
    ])
    expect(rows).toEqual([{ recipient: 'other@talk.test' }])
  })

  test('has an outcome that staff write, nobody writes over unseen, and one of them sends once', async () => {
    const { id } = await bookAt((await freeNow())[4] ?? '', 'outcome@talk.test')
    const { client: staff } = await app.signIn('attorney@talk.test')
    const empty = { location: null, outcome: null, resolution: null }
    await expect(staff(consultationOutcomeEmail, { params: { id } })).rejects.toMatchObject({ code: 'rules-unmet' })
    const noted = { location: '+421 900 000 000', outcome: 'VELMORA was looked at.', resolution: 'We send an offer.' }
    await staff(consultationSave, { params: { id }, body: { ...noted, before: empty } })
    await expect(
      staff(consultationSave, { params: { id }, body: { ...noted, outcome: 'Another', before: empty } }),
    ).rejects.toMatchObject({ code: 'changed-meanwhile' })
    const { text } = await staff(consultationOutcomeEmail, { params: { id } })
    expect(text).toBe('VELMORA was looked at.\n\nWe send an offer.')
    const send = async (body: string) => await staff(consultationSendOutcome, { params: { id }, body: { text: body } })
    // What came out of a talk is known when it is over.
    await expect(send(text)).rejects.toMatchObject({ code: 'transition-refused' })
    const over = `update consultation set event_timestamp = now() - interval '31 minutes', scheduling_event_id = null`
    await app.context.pool.query(`${over}, cancelled_at = now() where id = $1`, [id])
    await expect(send(text)).rejects.toMatchObject({ code: 'transition-refused' })
    await app.context.pool.query(`${over}, cancelled_at = null where id = $1`, [id])
    await send(`${text} Call us.`)
    await expect(send(text)).rejects.toMatchObject({ code: 'already-done' })
    const letter = await readLetter(app.context.letters, `talk-outcome-${id}`)
    expect(letter?.text).toContain('We send an offer. Call us.')
    expect(letter?.text).toContain('attorney')
    expect((await app.anonymous(consultationShow, { params: { id } })).location).toBe(noted.location)
  })
})

test('an office without hours says that talks are not booked here, and where to write', async () => {
  const quiet = await startApp({ CONSULTATION_HOURS: '', INVOICE_ISSUER: JSON.stringify({ ...issuer, email: office }) })
  const page = await (await fetch(`${quiet.url}/book-a-free-consultation`)).text()
  expect(page).toContain(`Talks are not booked here at the moment. Write to ${office}`)
  expect(page).not.toContain('name="at"')
  await quiet.close()
})

describe.runIf(hasChromium('consultation'))('from another time zone', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
  })

  test('a visitor chooses by their own clock, keeps what was typed when the time is gone, and reads the same time after', async () => {
    const context = await browser.newContext({ baseURL: app.url, locale: 'en', timezoneId: 'America/New_York' })
    const seen = watch(context)
    const page = await context.newPage()
    // Talks above were moved in time by hand; what they were booked for is nobody's.
    await app.context.pool.query('update consultation set scheduling_event_id = null')
    // The last of its day: the next free time is in a day that is folded away.
    const dayOf = (at: string) => new Date(at).toLocaleDateString('en-GB', { timeZone: 'America/New_York' })
    const times = await freeNow()
    const ofFirstDay = times.filter((at) => dayOf(at) === dayOf(times[0] ?? ''))
    await app.context.pool.query(
      `insert into consultation (id, user_id, event_timestamp)
       select gen_random_uuid(), id, unnest($1::timestamptz[]) from "user" where email = 'other@talk.test'`,
      [ofFirstDay.slice(0, -1)],
    )
    const [first, second] = await freeNow()
    await page.goto('/book-a-free-consultation')
    await page.getByText('Times are in the zone America/New York.').waitFor()
    const inNewYork = (at: string) =>
      new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'America/New_York' })
    await page.locator(`input[value="${first}"]`).check()
    expect(await page.locator(`label:has(input[value="${first}"]) time`).innerText()).toContain(
      inNewYork(first ?? '').replace(/^0/, ''),
    )
    await page.getByLabel('Name').fill('Kata Fictional')
    await page.getByLabel('E-mail').fill('new-york@talk.test')
    await page.getByLabel('What it is about').fill('VELMORA for bags')
    // Somebody else is quicker.
    await bookAt(first ?? '')
    await seen.expecting(422, async () => {
      await page.getByRole('button', { name: 'Book the talk' }).click()
      await page.getByText('This time has just been taken').first().waitFor()
    })
    expect(await page.getByLabel('What it is about').inputValue()).toBe('VELMORA for bags')
    // The time that is gone is not offered any more, and the next day is open.
    await page.locator(`input[value="${second}"]`).check()
    expect(await page.locator(`input[value="${first}"]`).count()).toBe(0)
    await page.getByRole('button', { name: 'Book the talk' }).click()
    await page.getByRole('heading', { name: 'Your talk is booked' }).waitFor()
    await page.getByText(inNewYork(second ?? '').replace(/^0/, '')).waitFor()
    await page.getByRole('button', { name: 'Cancel the talk' }).click()
    await page.getByRole('heading', { name: 'This talk was cancelled' }).waitFor()
    expect(await freeNow()).toContain(second)
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})
