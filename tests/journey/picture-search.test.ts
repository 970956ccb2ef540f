import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCreate, verificationComplete, verificationSave } from '#contract/registration.ts'
import { verificationSearchPictures } from '#contract/verification.ts'
import { pictureOf } from '#features/register/index.ts'
import { reportFacts } from '#features/verification/report/facts.ts'
import { languages } from '#kernel/languages.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { disc, drawnPicture, hook, mirroredHook, triangle } from '#tests/pictures.ts'
import { addMarks } from '#tests/register.ts'
import { sendAnswer } from '#tests/taken-on.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const attorney = await app.addUser('attorney@pictures.test', 'staff')
  await app.context.pool.query(`update user_profile set firstname = 'Vela', lastname = 'Attorney' where user_id = $1`, [
    attorney,
  ])
  await app.addUser('owner@pictures.test', 'customer')
  await app.addUser('other@pictures.test', 'customer')
  const { pool } = app.context
  await addMarks(pool, 1, [
    { text: 'Bluecastle', office: 'EU', number: '018111111', classes: [18], owner: 'Fictional Leather' },
    { text: '', office: 'EU', number: '018222222', classes: [9], owner: 'Fictional Sounds' },
    { text: 'Nordwald', office: 'EU', number: '018333333', classes: [18] },
    { text: 'Farhill', office: 'US', number: '97111111', classes: [18] },
    { text: 'Oldgate', office: 'EU', number: '018444444', classes: [18], state: 'dead' },
  ])
  const pictures = {
    '018111111': mirroredHook,
    '018222222': disc,
    '018333333': triangle,
    '97111111': hook,
    '018444444': hook,
  }
  for (const [number, draw] of Object.entries(pictures)) {
    const { png, signatures, descriptor } = await pictureOf(await drawnPicture(draw, { colour: [20, 60, 140] }))
    await pool.query(
      `insert into mark_picture (mark_id, file, file_state, picture, signatures, descriptor)
       select id, 'x', 'x', $2, $3, $4 from mark where number = $1`,
      [number, png, signatures, descriptor],
    )
  }
  await pool.query(`update mark set vienna_codes = '{24.15.01,26.04.04}' where number = '018222222'`)
  await app.context.register.follow()
})
afterAll(async () => await app?.close())

async function requested(value: string, file?: File): Promise<string> {
  const body = {
    type: 'FIGURATIVE' as const,
    value,
    businessDescription: 'Suitcases and handbags',
    jurisdictions: ['EU' as const],
    contactEmail: 'owner@pictures.test',
    contactFirstName: 'Kata',
    contactLastName: 'Fictional',
    language: 'en' as const,
    currency: 'EUR' as const,
  }
  return (await app.anonymous(requestCreate, { body, ...(file && { file }) })).id
}
const pngOf = async (draw: typeof hook): Promise<File> => {
  const drawn = await drawnPicture(draw)
  return new File([new Uint8Array(drawn)], 'logo of ours.png', { type: 'image/png' })
}

test('a request’s picture is found again among those of the registers, mirrored and in another colour', async () => {
  const id = await requested('KESTREL ROW', await pngOf(hook))
  const { client } = await app.signIn('attorney@pictures.test')
  const answer = await client(verificationSearchPictures, { params: { id }, body: {} })
  expect(answer.marks[0]).toMatchObject({ number: '018111111', alike: { mirrored: true, parts: [0, 0] } })
  expect(answer.marks[0]?.alike?.shape).toBeGreaterThan(0.9)
  expect(answer.marks[0]?.alike?.colours).toBeLessThan(0.5)
  for (const picture of [answer.own, answer.marks[0]?.picture ?? ''])
    expect(Buffer.from(picture, 'base64').subarray(1, 4).toString()).toBe('PNG')
  // Of other places and what is dead nothing is told unless it is asked for; registers without pictures are named.
  expect(answer.marks.map(({ number }) => number)).not.toContain('97111111')
  expect(answer.marks.map(({ number }) => number)).not.toContain('018444444')
  expect([answer.compared, answer.registers]).toEqual([3, [{ office: 'EU', asOf: '2026-11-01', pictures: 4 }]])
  expect(answer.notRead).toContain('WIPO')
  const dead = await client(verificationSearchPictures, { params: { id }, body: { withDead: true } })
  expect(dead.marks.find(({ number }) => number === '018444444')?.alike).toMatchObject({ mirrored: false, turned: 0 })
  const same = await client(verificationSearchPictures, { params: { id }, body: { classes: [9], scope: 'same' } })
  expect(same.compared).toBe(1)
})

test('what an element is called finds marks whose pictures are others; what is no code is refused beside its field', async () => {
  const id = await requested('KESTREL ROAD', await pngOf(hook))
  const { client } = await app.signIn('attorney@pictures.test')
  const answer = await client(verificationSearchPictures, { params: { id }, body: { vienna: ['24.15'] } })
  const found = answer.marks.find(({ number }) => number === '018222222')
  expect(found).toMatchObject({ viennaCodes: ['24.15.01', '26.04.04'], alike: { codes: ['24.15.01'] } })
  await expect(
    client(verificationSearchPictures, { params: { id }, body: { vienna: ['a lion'] } }),
  ).rejects.toMatchObject({ status: 422, fields: { 'vienna.0': 'not-a-choice' } })
})

test('each search is kept, of another picture by its name alone; a request without a picture says what is missing', async () => {
  const id = await requested('KESTREL PARK')
  const { client } = await app.signIn('attorney@pictures.test')
  await expect(client(verificationSearchPictures, { params: { id }, body: {} })).rejects.toMatchObject({
    code: 'rules-unmet',
    facts: { missing: 'picture' },
  })
  const other = { params: { id }, body: { vienna: ['26.4.4'] }, file: await pngOf(disc) }
  expect((await client(verificationSearchPictures, other)).marks[0]?.number).toBe('018222222')
  const { rows } = await app.context.pool.query(
    `select kind, query, registers from verification_search where registration_request_id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { kind: 'picture', query: 'logo of ours.png, 26.04.04', registers: [{ office: 'EU', asOf: '2026-11-01' }] },
  ])
  const kept = await app.context.pool.query(
    `select 1 from document d join registration_request r on r.document_hub_id = d.document_hub_id where r.id = $1`,
    [id],
  )
  expect(kept.rowCount).toBe(0)
  const text = new File(['no picture'], 'x.png', { type: 'image/png' })
  await expect(client(verificationSearchPictures, { ...other, file: text })).rejects.toHaveProperty('fields.file')
})

test('nobody but staff asks, whoever’s the picture is', async () => {
  const id = await requested('KESTREL HILL', await pngOf(hook))
  await expect(app.anonymous(verificationSearchPictures, { params: { id }, body: {} })).rejects.toMatchObject({
    code: 'sign-in-required',
  })
  for (const who of ['owner@pictures.test', 'other@pictures.test']) {
    const { client } = await app.signIn(who)
    const asked = client(verificationSearchPictures, { params: { id }, body: {} })
    await expect(asked).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

/** The client hands in another picture. */
async function redraw(id: string, draw: typeof hook): Promise<void> {
  const other = await requested('KESTREL ELSEWHERE', await pngOf(draw))
  const { rowCount } = await app.context.pool.query(
    `insert into document (document_hub_id, name, path, size, type, media_type, visible_to_client, revision)
     select r.document_hub_id, d.name, d.path, d.size, d.type, d.media_type, d.visible_to_client, 2
       from registration_request r, registration_request o join document d on d.document_hub_id = o.document_hub_id
      where r.id = $1 and o.id = $2`,
    [id, other],
  )
  expect(rowCount).toBe(1)
}

test('an answer is about the picture that it was compared with; another one is compared anew, and a report keeps the one that was sent', async () => {
  const id = await requested('KESTREL MILL', await pngOf(hook))
  const { client } = await app.signIn('attorney@pictures.test')
  const params = { id }
  const { marks } = await client(verificationSearchPictures, { params, body: {} })
  const [nearest] = marks
  const bodyOf = (note: string) => ({
    distinctiveness: 'invented' as const,
    overallRisk: 'high' as const,
    jurisdictions: [{ jurisdiction: 'EU' as const, risk: 'high' as const, reason: 'Drawn alike.' }],
    recommendedClasses: [18],
    clientNote: note,
    strategy: null,
    resultNote: null,
    similarTrademarks: [
      {
        name: 'Bluecastle',
        jurisdictions: ['EU' as const],
        similarity: 'high' as const,
        number: '018111111',
        office: 'EU' as const,
        picture: nearest?.alike ?? undefined,
      },
    ],
    search: { classes: [18], scope: 'all' as const, withDead: false },
    review: { lookedAt: ['EU 018111111'], confirmed: true },
  })
  const approve = { params, body: { outcome: 'approved' as const, reason: null } }
  const facts = async () => await reportFacts(app.context.facilities, id, undefined)
  const saved = await client(verificationSave, { params, body: bodyOf('A hook like ours.') })
  expect(saved.confirmedBy).toBe('Vela Attorney')
  const first = (await facts())?.picture

  await redraw(id, triangle)
  expect((await facts())?.picture).toEqual(first)
  await expect(client(verificationComplete, approve)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await client(verificationSave, { params, body: { ...bodyOf('A hook like ours.'), review: undefined } })
  const redrawn = await facts()
  expect([redrawn?.review?.confirmedBy, redrawn?.review?.lookedAt]).toEqual([null, []])
  expect(redrawn?.marks.map(({ alike }) => alike)).toEqual([null])

  await client(verificationSave, { params, body: bodyOf('A triangle now.') })
  await sendAnswer(client, id)
  const sent = (await facts())?.picture
  expect(sent).toBeInstanceOf(Uint8Array)
  expect(sent).not.toEqual(first)
  await redraw(id, disc)
  expect((await facts())?.picture).toEqual(sent)
})

describe.runIf(hasChromium('picture search'))('by keyboard', () => {
  let browser: Browser
  beforeAll(async () => void (browser = await openBrowser()))
  afterAll(async () => await browser.close())

  test('the pictures are compared, one is shown to the client, and the log and the report tell of it', async () => {
    const id = await requested('KESTREL GATE', await pngOf(hook))
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'attorney@pictures.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/registration_request/${id}/show`)
    const codes = page.getByLabel('Vienna codes of its elements')
    await codes.focus()
    await page.keyboard.type('a lion')
    await page.keyboard.press('Enter')
    await page.getByText('is none of the choices').or(page.locator('.mw-error')).first().waitFor()
    await codes.fill('')
    await page.keyboard.press('Enter')
    await page.getByText(/pictures? looked at/).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'Bluecastle' })
    await row.getByText('Mirrored.').waitFor()
    await row.getByLabel('The client’s picture').waitFor()
    await row.getByLabel('The earlier picture').waitFor()
    await page.getByText('No pictures are held of:').waitFor()
    await row.getByLabel('Show Bluecastle to the client').focus()
    await page.keyboard.press('Space')
    await page.getByText('Saved').waitFor()
    await page.getByText('1 search kept').or(page.getByText('2 searches kept')).click()
    await page.getByText('“logo of ours.png”').waitFor()
    const { rows } = await app.context.pool.query<{
      metadata: { picture?: object; reason?: string }
      similarity: string
    }>(
      `select s.metadata, s.similarity from similar_trademark s join verification_result v on v.id = s.verification_result_id
        where v.registration_request_id = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ similarity: 'high', metadata: { picture: { mirrored: true } } })
    expect(rows[0]?.metadata.reason).toContain('The pictures were compared')
    for (const language of languages) {
      const report = await context.request.get(`/api/request/${id}/verification-result/report?language=${language}`)
      expect([language, report.status()]).toEqual([language, 200])
      // Both pictures stand in it.
      expect((await report.body()).toString('latin1').split('/Subtype /Image').length).toBeGreaterThan(2)
    }
    expect(seen.troubles).toEqual([])
  })
})
