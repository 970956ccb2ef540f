import { expect, test } from 'vitest'
import {
  applicationFilingCheck,
  applicationGenerate,
  applicationRead,
  applicationReading,
} from '#contract/application.ts'
import { applicationApprove, applicationSend, applicationUpdate } from '#contract/registration.ts'
import { trademarkExtendCountry } from '#contract/route.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar, type Jar } from '#tests/sign-in.ts'

const desk = draftDesk()

const person = {
  type: 'physical' as const,
  firstName: 'Ingrid',
  lastName: 'Owner',
  nationality: 'SK',
  email: draftOwner,
  address: { street: 'Testovacia 1', city: 'Bratislava', postcode: '811 01', country: 'SK' },
}
const box = { street: 'P. O. Box 77', city: 'Trnava', postcode: '917 01', country: 'SK' }
const home = { street: '12 Fictional Avenue', city: 'Nowhere', postcode: '00000', country: 'US', state: 'CA' }

async function page(jar: Jar, at: string, fields?: Record<string, string>) {
  const { url } = desk().app
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value)
  const headers = { accept: 'text/html', origin: url }
  const answer = await jar.fetch(at, fields ? { method: 'POST', body: form, headers } : { headers })
  return { status: answer.status, text: await answer.text() }
}

test('addresses beside the owner’s are typed in the form, kept complete or not, shown, changed and taken back', async () => {
  const { app, draft, one } = desk()
  const { jar } = await signInWithJar(app, draftOwner)
  const { requestId } = await draft({ until: 'paid' })
  const at = path.applicationDraft({ id: requestId })
  const owner = {
    type: 'physical',
    firstName: 'Ingrid',
    lastName: 'Owner',
    nationality: 'SK',
    email: draftOwner,
    country: 'SK',
    street: 'Testovacia 1',
    postcode: '811 01',
    city: 'Bratislava',
  }
  const mailing = { mailing: 'yes', mailingCountry: 'SK', mailingStreet: 'P. O. Box 77', mailingPostcode: '917 01' }
  expect((await page(jar, at)).text).toContain('37 CFR § 2.32(a)(2)')
  expect((await page(jar, at, { intent: 'autosave', ...owner, ...mailing })).status).toBe(200)
  const again = (await page(jar, at)).text
  expect(again).toContain('value="P. O. Box 77"')
  expect(again).toMatch(/id="mailing-yes"[^>]*checked/)

  const domicile = {
    domicile: 'yes',
    domicileCountry: 'US',
    domicileStreet: '12 Fictional Avenue',
    domicilePostcode: '00000',
    domicileCity: 'Nowhere',
  }
  const short = await page(jar, at, { intent: 'owner', ...owner, ...mailing, ...domicile, domicileState: 'CA-ON' })
  expect(short.status).toBe(422)
  for (const control of ['mailingCity', 'domicileState']) expect(short.text).toContain(`id="${control}-error"`)
  expect(short.text).toContain('value="12 Fictional Avenue"')

  const whole = { ...owner, ...mailing, mailingCity: 'Trnava', ...domicile, domicileState: 'US-CA' }
  expect((await page(jar, at, { intent: 'owner', ...whole })).status).toBe(302)
  const sheet = (await page(jar, at)).text
  for (const words of ['P. O. Box 77', '12 Fictional Avenue', 'California', 'Domicile, not for the public register'])
    expect(sheet).toContain(words)
  const edited = (await page(jar, `${at}?edit=owner`)).text
  expect(edited).toMatch(/id="domicileVisible-yes"(?![^>]*checked)/)

  // A closed box takes the address back, and its row goes with it.
  const { domicile: _closed, ...without } = whole
  expect((await page(jar, at, { intent: 'owner', ...without })).status).toBe(302)
  expect((await page(jar, at)).text).not.toContain('12 Fictional Avenue')
  expect(await one(`select count(*)::int as v from address where street = '12 Fictional Avenue'`)).toBe(0)
})

test('an order for no office that asks for a domicile is asked for none', async () => {
  const { app, draft } = desk()
  const { jar } = await signInWithJar(app, draftOwner)
  const { requestId } = await draft({ until: 'paid', places: ['SK'] })
  const { text } = await page(jar, path.applicationDraft({ id: requestId }))
  expect(text).toContain('id="mailing-yes"')
  expect(text).not.toContain('id="domicile-yes"')
})

test('they are checked, read as changes, printed, approved and stand in the next draft of the mark', async () => {
  const { app, staff, owner, other, draft, one } = desk()
  const { requestId, applicationId } = await draft({ value: 'SOLVANTE HOME' })
  const params = { id: requestId }
  const rules = async () => (await staff(applicationFilingCheck, { params })).findings.map(({ rule }) => rule)
  await expect(other(applicationUpdate, { params, body: { owner: person, mailing: box } })).rejects.toMatchObject({
    code: 'not-found',
  })
  await owner(applicationUpdate, { params, body: { owner: { ...person, address: box } } })
  expect(await rules()).toEqual(expect.arrayContaining(['us-post-office-box', 'us-attorney']))
  await expect(staff(applicationSend, { params })).rejects.toMatchObject({ code: 'rules-unmet' })
  await owner(applicationUpdate, {
    params,
    body: { owner: { ...person, address: box }, domicile: home, domicileVisible: false },
  })
  const found = await rules()
  for (const rule of ['us-post-office-box', 'us-attorney']) expect(found).not.toContain(rule)

  await staff(applicationSend, { params })
  const { digest } = await owner(applicationReading, { params })
  await owner(applicationRead, { params, body: { digest } })
  await staff(applicationUpdate, {
    params,
    body: {
      owner: { ...person, address: box },
      mailing: { ...box, street: 'Listova 5' },
      domicile: home,
      domicileVisible: true,
    },
  })
  const changed = (await owner(applicationReading, { params })).changes
  expect(changed.map(({ kind, field, after }) => [kind, field, after])).toEqual(
    expect.arrayContaining([
      ['mailing', 'street', 'Listova 5'],
      ['domicile', 'visible', 'yes'],
    ]),
  )

  const { id } = await staff(applicationGenerate, { params })
  const file = await one<string>('select path as v from document where id = $1', [id])
  const text = await readPdfText((await app.context.facilities.files.get(file)) ?? new Uint8Array())
  for (const words of [
    'Address for letters',
    'Listova 5',
    'Domicile (may be shown to the public)',
    '12 Fictional Avenue',
  ])
    expect(text).toContain(words)

  await owner(applicationApprove, { params, body: {} })
  const content = await one<string>('select content as v from application_approval where application_id = $1', [
    applicationId,
  ])
  expect(JSON.parse(content)).toMatchObject({
    mailing: { street: 'Listova 5' },
    domicile: { street: '12 Fictional Avenue', state: 'CA' },
    domicileVisible: true,
  })

  const markId = await one<string>(
    `select id as v from trademark where registration_request_id = $1 and jurisdiction = 'SK'`,
    [requestId],
  )
  const next = await owner(trademarkExtendCountry, { params: { id: markId }, body: { jurisdictions: ['CH'] } })
  await desk().pay(next.productId)
  expect(
    await one(
      `select json_build_object('mailing', m.street, 'domicile', d.street, 'own', a.domicile_address_id <> b.domicile_address_id,
         'visible', a.domicile_address_visible) as v
         from application a join address m on m.id = a.mailing_address_id join address d on d.id = a.domicile_address_id, application b
        where a.registration_request_id = $1 and b.id = $2`,
      [next.requestId, applicationId],
    ),
  ).toEqual({ mailing: 'Listova 5', domicile: '12 Fictional Avenue', own: true, visible: true })
})
