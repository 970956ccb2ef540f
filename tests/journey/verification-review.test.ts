import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCreate, verificationRepeat, verificationSave } from '#contract/registration.ts'
import { verificationSearch } from '#contract/verification.ts'
import { ownSearchKinds } from '#domain/verification/search-log.ts'
import { languages } from '#kernel/languages.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { addMarks } from '#tests/register.ts'
import { sendAnswer } from '#tests/taken-on.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const attorney = await app.addUser('attorney@review.test', 'staff')
  await app.context.pool.query(`update user_profile set firstname = 'Vela', lastname = 'Attorney' where user_id = $1`, [
    attorney,
  ])
  const nameless = await app.addUser('nameless@review.test', 'staff')
  await app.context.pool.query(`update user_profile set firstname = '', lastname = '' where user_id = $1`, [nameless])
  const second = await app.addUser('second@review.test', 'staff')
  await app.context.pool.query(
    `update user_profile set firstname = 'Second', lastname = 'Attorney' where user_id = $1`,
    [second],
  )
  await app.addUser('client@review.test', 'customer')
  await addMarks(app.context.pool, 1, [
    { text: 'VELMORRA', office: 'EU', number: '018111111', classes: [25], owner: 'Fictional Coats' },
    { text: 'NORTH VELMORA', office: 'US', number: '97111111', classes: [25], owner: 'Fictional Hats' },
    { text: 'KASTELBERG', office: 'EU', number: '018222222', classes: [9], owner: 'Fictional Coats' },
  ])
  await app.context.register.follow()
})
afterAll(async () => await app?.close())

const say = wordsOf('en')
const mark = (similarity: 'high' | 'low') => ({
  name: 'VELMORRA',
  jurisdictions: ['EU' as const],
  similarity,
  office: 'EU' as const,
  number: '018111111',
})
const narrowed = { classes: [25], scope: 'related' as const, withDead: false }
const bodyOf = (review?: { lookedAt: string[]; confirmed: boolean }, search: typeof narrowed | null = narrowed) => ({
  distinctiveness: 'invented' as const,
  overallRisk: 'high' as const,
  jurisdictions: (['US', 'EU'] as const).map((jurisdiction) => ({
    jurisdiction,
    risk: 'high' as const,
    reason: 'VELMORRA sounds alike.',
  })),
  recommendedClasses: [25],
  clientNote: 'VELMORRA is close.',
  strategy: null,
  resultNote: null,
  similarTrademarks: [mark('high')],
  ...(review && { review }),
  ...(search && { search }),
})

async function requested(value = 'VELMORA'): Promise<string> {
  const { id } = await app.anonymous(requestCreate, {
    body: {
      type: 'WORD',
      value,
      businessDescription: 'Coats',
      websites: [],
      jurisdictions: ['US', 'EU'],
      contactEmail: 'owner@review.test',
      contactFirstName: 'Kata',
      contactLastName: 'Fictional',
      language: 'en',
      currency: 'EUR',
      sendMarketingEmails: false,
    },
  })
  return id
}
const summaryOf = async (id: string) => await (await fetch(app.url + path.verificationSummary({ id }))).text()
const reviewOf = async (id: string) =>
  (
    await app.context.pool.query<{ review: { notLookedAt: number | null; confirmedBy: string | null } | null }>(
      'select review from verification_result where registration_request_id = $1 order by version',
      [id],
    )
  ).rows.map(({ review }) => review)

test('that a person read the answer is claimed where each mark was looked at and the note confirmed by a named person', async () => {
  const both = ['EU/018111111', 'US/97111111']
  const claims = [
    [undefined, false],
    [{ lookedAt: both, confirmed: false }, false],
    // A mark that the search lists was not opened, whatever the answer shows.
    [{ lookedAt: ['EU/018111111'], confirmed: true }, false],
    [{ lookedAt: [], confirmed: true }, false],
    [{ lookedAt: both, confirmed: true }, true],
  ] as const
  const staff = (await app.signIn('attorney@review.test')).client
  for (const [review, claimed] of claims) {
    const id = await requested()
    await staff(verificationSave, {
      params: { id },
      body: bodyOf(review && { ...review, lookedAt: [...review.lookedAt] }),
    })
    await sendAnswer(staff, id)
    const page = await summaryOf(id)
    expect([review, page.includes(say('summary:about.readBy', { name: 'Vela Attorney' }))]).toEqual([review, claimed])
  }
})

test('who changes a verdict without a word about the review leaves nobody’s confirmation on it', async () => {
  const id = await requested()
  const first = (await app.signIn('attorney@review.test')).client
  const second = (await app.signIn('second@review.test')).client
  const review = { lookedAt: ['EU/018111111', 'US/97111111'], confirmed: true }
  await first(verificationSave, { params: { id }, body: bodyOf(review) })
  // Something else is saved: what was looked at and confirmed stays.
  await second(verificationSave, { params: { id }, body: { ...bodyOf(undefined, null), resultNote: 'For us.' } })
  expect(await reviewOf(id)).toMatchObject([{ notLookedAt: 0, confirmedBy: 'Vela Attorney' }])
  const jurisdictions = (['US', 'EU'] as const).map((jurisdiction) => ({ jurisdiction, risk: 'low' as const }))
  await second(verificationSave, {
    params: { id },
    body: { ...bodyOf(undefined, null), jurisdictions, overallRisk: 'low' },
  })
  expect(await reviewOf(id)).toMatchObject([{ notLookedAt: 0, confirmedBy: null }])
})

test('where no mark had to be looked at no look is claimed, the confirmed note alone', async () => {
  const id = await requested('TIRUNDEL')
  const staff = (await app.signIn('attorney@review.test')).client
  const body = { ...bodyOf({ lookedAt: [], confirmed: true }), similarTrademarks: [] }
  await staff(verificationSave, { params: { id }, body })
  await sendAnswer(staff, id)
  const page = await summaryOf(id)
  expect(page).toContain(say('summary:about.readWithout', { name: 'Vela Attorney' }))
  expect(page).not.toContain(say('summary:about.readBy', { name: 'Vela Attorney' }))
})

test('a confirmation is of the note as it stands, by its first confirmer, and of no later version', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@review.test')).client
  const review = { lookedAt: ['EU/018111111', 'US/97111111'], confirmed: true }
  await staff(verificationSave, { params: { id }, body: bodyOf(review) })
  // Somebody else saves on; the note is the same.
  const other = (await app.signIn('nameless@review.test')).client
  await other(verificationSave, { params: { id }, body: { ...bodyOf(review), strategy: 'Wait.' } })
  expect(await reviewOf(id)).toMatchObject([{ confirmedBy: 'Vela Attorney' }])
  await expect(
    other(verificationSave, { params: { id }, body: { ...bodyOf(review), clientNote: 'Another note.' } }),
  ).rejects.toMatchObject({ code: 'rules-unmet', facts: { missing: 'name' } })
  // What another person changes is nobody's until somebody confirms it again.
  const second = (await app.signIn('second@review.test')).client
  await second(verificationSave, { params: { id }, body: { ...bodyOf(review), overallRisk: 'low' as const } })
  expect(await reviewOf(id)).toMatchObject([{ confirmedBy: null }])
  await second(verificationSave, { params: { id }, body: { ...bodyOf(review), overallRisk: 'low' as const } })
  expect(await reviewOf(id)).toMatchObject([{ confirmedBy: 'Second Attorney' }])
  await staff(verificationSave, { params: { id }, body: { ...bodyOf(review), clientNote: '  ' } })
  expect(await reviewOf(id)).toMatchObject([{ confirmedBy: null }])
  await staff(verificationSave, { params: { id }, body: bodyOf(review) })
  await sendAnswer(staff, id)
  await app.anonymous(verificationRepeat, { params: { id }, body: { note: 'More goods' } })
  expect(await reviewOf(id)).toMatchObject([{ confirmedBy: 'Vela Attorney' }, null])
})

test('own searches find by element, pattern, owner and number, each is kept with its registers, and the report prints them', async () => {
  const id = await requested()
  const staff = (await app.signIn('attorney@review.test')).client
  const asked = {
    element: ['velmora', ['VELMORRA', 'NORTH VELMORA']],
    pattern: ['*velmora', ['NORTH VELMORA']],
    reading: ['welmora', ['VELMORRA', 'NORTH VELMORA']],
    translation: ['kastelberg', ['KASTELBERG']],
    owner: ['fictional c', ['VELMORRA', 'KASTELBERG']],
    number: ['97/111,111', ['NORTH VELMORA']],
  } as const
  for (const kind of ownSearchKinds) {
    const [query, names] = asked[kind]
    const { marks } = await staff(verificationSearch, { params: { id }, body: { kind, query } })
    expect([kind, marks.map(({ text }) => text).toSorted()]).toEqual([kind, [...names].toSorted()])
  }
  for (const [kind, query, code] of [
    ['pattern', '*', 'too-short'],
    ['owner', '%', 'too-short'],
    ['owner', 'a', 'too-short'],
    ['element', '*', 'too-short'],
    ['number', 'none', 'too-short'],
    ['pattern', 'ᠮᠣᠩᠭᠣᠯ*', 'letters-not-read'],
    ['element', 'ᠮᠣᠩᠭᠣᠯ', 'letters-not-read'],
  ] as const)
    await expect(
      staff(verificationSearch, { params: { id }, body: { kind, query } }),
      `${kind} ${query}`,
    ).rejects.toMatchObject({ status: 422, fields: { query: code } })
  // The same again is kept once; with other filters it is another search.
  const again = { kind: 'number' as const, query: '97/111,111' }
  await staff(verificationSearch, { params: { id }, body: again })
  await staff(verificationSearch, { params: { id }, body: { ...again, withDead: true } })
  const { rows } = await app.context.pool.query<{
    kind: string
    query: string
    registers: { office: string }[]
    who: string
  }>(
    `select s.kind, s.query, s.registers, u.email as who from verification_search s join "user" u on u.id = s.created_by_user_id
     where s.registration_request_id = $1 and s.version = 1 order by s.created_at`,
    [id],
  )
  expect(rows.map(({ kind }) => kind)).toEqual([...ownSearchKinds, 'number'])
  for (const { registers, who } of rows) {
    expect(who).toBe('attorney@review.test')
    expect(registers.map(({ office }) => office).toSorted()).toEqual(['EU', 'US'])
  }
  // The search of the client's text is kept with the answer that it led to, and its version is that of the searches before.
  for (const _ of ['first', 'again']) await staff(verificationSave, { params: { id }, body: bodyOf() })
  const { rows: own } = await app.context.pool.query(
    `select version, query, found from verification_search where registration_request_id = $1 and kind = 'text'`,
    [id],
  )
  expect(own).toEqual([{ version: 1, query: 'VELMORA', found: 2 }])

  const { token } = await app.signIn('attorney@review.test')
  const report = async (language: string, bearer = token) =>
    await fetch(`${app.url}/api/request/${id}/verification-result/report?language=${language}`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
  for (const language of languages) {
    const [one, two] = [await report(language), await report(language)]
    expect([language, one.status, one.headers.get('content-type')]).toEqual([language, 200, 'application/pdf'])
    const [bytes, same] = [Buffer.from(await one.arrayBuffer()), Buffer.from(await two.arrayBuffer())]
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.equals(same)).toBe(true)
  }
  const client = await app.signIn('client@review.test')
  expect((await report('en', client.token)).status).toBeGreaterThanOrEqual(403)
  expect((await report('xx')).status).toBe(422)
})
