import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationComment, applicationSuggest, applicationSuggestionOffered } from '#contract/application.ts'
import { texts } from '#domain/catalog/texts.ts'
import { applicationSend } from '#contract/registration.ts'
import { testPassword } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { draftDesk, drafter, draftOwner } from '#tests/draft.ts'
import { Suggester } from '#tests/suggester.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { path } from '#web/path.ts'

let suggester: Suggester
beforeAll(async () => void (suggester = await Suggester.start()))
const desk = draftDesk(() => ({ ...suggester.settings, LOG_LEVEL: 'silent' }))
afterAll(async () => await suggester.stop())

const bare = draftDesk()
const refusal = (code: string) => ({ code })
const suggestedAll = async (applicationId: string) =>
  await desk().one<boolean[]>(
    `select json_agg(suggested_comment order by created_at) as v from thread_comment where application_id = $1`,
    [applicationId],
  )

test('the program gets the mark, the places and what was said, and no name; who asked stands in the audit log', async () => {
  const { staff, owner, draft, one } = desk()
  const { applicationId } = await draft()
  const params = { id: applicationId }
  await owner(applicationComment, { params, body: { type: 'comment', content: 'Are coats in it?', section: 'goods' } })
  await staff(applicationComment, { params, body: { type: 'comment', content: 'One moment' } })
  const before = suggester.asked.length
  expect(await staff(applicationSuggestionOffered, { params })).toEqual({ offered: true })
  expect(suggester.asked).toHaveLength(before)
  expect(await staff(applicationSuggest, { params, body: { section: 'goods' } })).toEqual({
    text: 'Coats stand in class 25.',
    isCut: false,
  })
  expect(suggester.asked.at(-1)).toEqual({
    token: 'Bearer a token of nobody',
    question: {
      language: 'en',
      mark: 'SOLVANTE',
      places: ['US', 'SK'],
      section: 'goods',
      comments: [
        { from: 'client', section: 'goods', content: 'Are coats in it?' },
        { from: 'office', section: null, content: 'One moment' },
      ],
    },
  })
  // Nothing came of it by itself.
  expect(await suggestedAll(applicationId)).toEqual([false, false])
  expect(
    await one<number>(`select count(*)::int as v from audit_log where action = 'application.suggest' and row_id = $1`, [
      applicationId,
    ]),
  ).toBe(1)
})

test('is asked by staff alone, about drafts that there are, and not where no program is named', async () => {
  const { app, owner, other, staff, draft } = desk()
  const { applicationId } = await draft()
  const params = { id: applicationId }
  const before = suggester.asked.length
  for (const client of [owner, other, app.anonymous]) {
    const code = client === app.anonymous ? 'sign-in-required' : 'not-allowed'
    await expect(client(applicationSuggest, { params, body: {} })).rejects.toMatchObject({ code })
    await expect(client(applicationSuggestionOffered, { params })).rejects.toMatchObject({ code })
  }
  const unknown = { params: { id: uuidv7() } }
  await expect(staff(applicationSuggest, { ...unknown, body: {} })).rejects.toMatchObject(refusal('not-found'))
  await expect(staff(applicationSuggestionOffered, unknown)).rejects.toMatchObject(refusal('not-found'))
  expect(suggester.asked).toHaveLength(before)

  const elsewhere = { params: { id: (await bare().draft()).applicationId } }
  expect(await bare().staff(applicationSuggestionOffered, elsewhere)).toEqual({ offered: false })
  await expect(bare().staff(applicationSuggest, { ...elsewhere, body: {} })).rejects.toMatchObject(refusal('not-found'))
})

test('a program that fails or answers nonsense is a refusal, and a client’s own words are never called suggested', async () => {
  const { staff, owner, draft } = desk()
  const { applicationId } = await draft()
  const params = { id: applicationId }
  const usual = suggester.answer
  for (const answer of [
    { status: 500, body: {} },
    { status: 200, body: { text: '' } },
    { status: 200, body: ['no'] },
  ]) {
    suggester.answer = answer
    await expect(staff(applicationSuggest, { params, body: {} })).rejects.toMatchObject(refusal('provider-failed'))
  }
  // More than a comment has room for is cut between characters, and said to be.
  suggester.answer = { status: 200, body: { text: `${'a'.repeat(texts.note.max - 1)}🙂` } }
  expect(await staff(applicationSuggest, { params, body: {} })).toEqual({
    text: 'a'.repeat(texts.note.max - 1),
    isCut: true,
  })
  suggester.answer = usual
  await owner(applicationComment, { params, body: { type: 'comment', content: 'Mine', suggested: true } })
  await staff(applicationComment, { params, body: { type: 'comment', content: 'Ours', suggested: true } })
  expect(await suggestedAll(applicationId)).toEqual([false, true])
})

describe.runIf(hasChromium('suggested comments'))('in a browser', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser()))
  afterAll(async () => await browser.close())

  test('staff take the words over, change them and send them; the client reads how they began', async () => {
    const { app, staff, draft } = desk()
    const { requestId, applicationId } = await draft()
    await staff(applicationSend, { params: { id: requestId } })
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } })
    const seen = watch(context)
    await signInByRequest(context, drafter, testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${requestId}/show`)
    const ask = page.getByRole('button', { name: 'Suggest words' })
    const field = page.getByLabel('Reply', { exact: true })
    await field.fill('My own words')
    expect(await ask.count()).toBe(0)
    await field.fill('')
    // What comes late is not written over words that are typed meanwhile: nothing can be.
    const answering = suggester.hold()
    await ask.focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => await field.evaluate((one: HTMLTextAreaElement) => one.readOnly)).toBe(true)
    answering()
    await expect.poll(async () => await field.inputValue()).toBe('Coats stand in class 25.')
    await page.getByText('A program suggested these words.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    // What was taken over and not sent is there after a reload, and still says where it came from.
    await page.reload()
    await page.getByText('A program suggested these words.').waitFor()
    // Cut out and put in again they are still the program's.
    await field.fill('')
    await field.fill('Coats stand in class 25, suitcases in 18.')
    await page.getByRole('button', { name: 'Send the comment' }).click()
    await page.getByText('began with words that a program suggested').waitFor()
    expect(await suggestedAll(applicationId)).toEqual([true])
    expect(seen.troubles).toEqual([])
    await context.close()

    const own = await browser.newContext({
      baseURL: app.url,
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await signInByRequest(own, draftOwner, testPassword)
    const theirs = await own.newPage()
    await theirs.goto(path.applicationDraft({ id: requestId }, { language: 'sk' }))
    await theirs.getByText('Coats stand in class 25, suitcases in 18.').waitFor()
    await theirs.getByText('Vychádza z textu, ktorý navrhol program').waitFor()
    expect(await overflowOf(theirs)).toEqual([])
    await own.close()
  })
})
