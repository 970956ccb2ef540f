import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serviceRequestCheckout, serviceRequestInvoiceData } from '#contract/service-order.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { path, prefixOf } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'

/* Renewal, transfer and a reported infringement, by their forms alone: what a visitor without scripts and without account has. */
let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.addUser('staff@forms.test', 'staff')
})
afterAll(async () => {
  await app?.close()
})

const wanted = {
  mark: 'LAMPA',
  jurisdiction: 'SK',
  classes: '2',
  number: '123456',
  expires: '',
  message: 'A note',
  contactFirstName: 'Kata',
  contactLastName: 'Fictional',
  contactEmail: 'kata@forms.test',
}

async function send(address: string, fields: Record<string, string>) {
  const answer = await fetch(`${app.url}${address}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: app.url },
    body: new URLSearchParams(fields),
  })
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() }
}
const get = async (address: string) => {
  const answer = await fetch(`${app.url}${address}`, { redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() }
}
/** What a person reads: without markup, scripts and the difference of spaces. */
const read = (html: string): string =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/[\s ]+/g, ' ')
/** What stands in the control of a name. */
const typedIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0].match(/\bvalue="([^"]*)"/)?.[1]

const kinds = [
  ['renewal', path.renewalForm()],
  ['transfer', path.transferForm()],
] as const

describe.each(kinds)('the form of a %s', (_kind, form) => {
  test.each(languages)(
    'leads to the price and on to the same amount at the checkout: %s',
    async (language: Language) => {
      const prefix = prefixOf(language)
      const opened = await send(`${prefix}${form}`, wanted)
      expect([opened.status, opened.to]).toEqual([
        302,
        expect.stringMatching(new RegExp(`^${prefix}${form}/[0-9a-f-]{36}$`)),
      ])
      const priced = await get(opened.to)
      const [, total = ''] = /<tr class="is-total">[\s\S]*?<td>([^<]+)<\/td>/.exec(priced.html) ?? []
      expect(total).toMatch(/\d/)
      const button = /<button[^>]*value="order"[^>]*>([\s\S]*?)<\/button>/.exec(priced.html)?.[1] ?? ''
      expect(button).toContain(total)
      const pay = await send(opened.to, { intent: 'order' })
      expect(pay.to).toMatch(/\/product\/[0-9a-f-]{36}\/checkout$/)
      const checkout = await get(pay.to)
      expect(checkout.status).toBe(200)
      expect(/<div class="is-total">[\s\S]*?<dd>([^<]+)<\/dd>/.exec(checkout.html)?.[1]).toBe(total)
      // From there one comes back to what was ordered.
      expect(checkout.html).toContain(`href="${opened.to}"`)
    },
  )

  test('says beside each field what is wrong with it and keeps what was typed', async () => {
    const refused = await send(form, { ...wanted, jurisdiction: '', classes: '99', contactEmail: 'nowhere' })
    expect(refused.status).toBe(422)
    for (const name of ['jurisdiction', 'classes', 'contactEmail'])
      expect([name, refused.html.includes(`id="${name}-error"`)]).toEqual([name, true])
    for (const name of ['mark', 'number', 'contactFirstName', 'contactLastName'])
      expect([name, refused.html.includes(`id="${name}-error"`)]).toEqual([name, false])
    expect(typedIn(refused.html, 'mark')).toBe('LAMPA')
    expect(typedIn(refused.html, 'classes')).toBe('99')
  })

  test('takes further marks, changes and marks left out, each with its own errors', async () => {
    const { to } = await send(form, wanted)
    const second = { 'mark-1': 'SVETLO', 'jurisdiction-1': 'CZ', 'classes-1': '1', 'number-1': '' }
    const wrong = await send(to, { ...wanted, ...second, 'classes-1': '0', intent: 'save' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('id="classes-1-error"')
    expect(wrong.html).not.toContain('id="classes-error"')
    expect((await send(to, { ...wanted, ...second, intent: 'save' })).to).toBe(to)
    const both = read((await get(to)).html)
    expect(both).toContain('SVETLO')
    await send(to, { ...wanted, ...second, leave: '0', intent: 'save' })
    const { rows } = await app.context.pool.query<{ marks: string[] }>(
      `select array(select jsonb_array_elements(parameters->'items')->>'mark') as marks from service_request where id = $1`,
      [to.split('/').at(-1)],
    )
    expect(rows[0]?.marks).toEqual(['SVETLO'])
  })
})

test('an order is not there under the address of another service, nor under none', async () => {
  const { to } = await send(path.renewalForm(), wanted)
  const id = to.split('/').at(-1) ?? ''
  for (const address of [
    path.transferOrder({ id }),
    path.transferSuccess({ id }),
    path.renewalOrder({ id: '0199e0a0-0000-7000-8000-000000000000' }),
    path.renewalOrder({ id: 'nothing' }),
  ])
    expect([address, (await get(address)).status]).toEqual([address, 404])
})

test('what has no listed price is worked out by a person, and can be paid once it is', async () => {
  // No Slovak fee of a renewal is in force without our fee: taking ours away leaves nothing to add up.
  await app.context.pool.query(`update service_fee set offerings = '{}'`)
  const { to } = await send(path.renewalForm(), wanted)
  const id = to.split('/').at(-1) ?? ''
  const asked = await send(to, { intent: 'order' })
  expect(asked.to).toBe(path.renewalSuccess({ id }))
  expect(read((await get(asked.to)).html)).toContain('kata@forms.test')
  const { client: staff } = await app.signIn('staff@forms.test')
  await staff(serviceRequestInvoiceData, {
    params: { id },
    body: { lines: [{ kind: 'service', text: 'Work', net: 12_345 }] },
  })
  const { productId } = await staff(serviceRequestCheckout, { params: { id } })
  expect((await get(asked.to)).to).toBe(to)
  expect(read((await get(to)).html)).toMatch(/123[.,]45/)
  expect((await send(to, { intent: 'order' })).to).toBe(path.checkout({ id: productId }))
})

test('a reported infringement is before staff with all that was said, and has a page of its own', async () => {
  const report = {
    ...wanted,
    links: 'https://shop.example.test/lamp\nshop.example.test/2',
    message: 'Lamps under our name',
  }
  const missing = await send(path.reportInfringement(), { ...report, links: 'no address at all' })
  expect(missing.status).toBe(422)
  expect(missing.html).toContain('id="links-error"')
  expect(missing.html).toContain('no address at all')
  const { to } = await send(path.reportInfringement(), report)
  const id = to.split('/').at(-1) ?? ''
  expect(to).toBe(path.caseRequest({ id }))
  expect(read((await get(to)).html)).toContain('Lamps under our name')
  const { rows } = await app.context.pool.query(
    'select type, mark, links, contact_email from case_request where id = $1',
    [id],
  )
  expect(rows).toEqual([
    {
      type: 'report-brand-infringement',
      mark: wanted.mark,
      links: ['https://shop.example.test/lamp', 'shop.example.test/2'],
      contact_email: wanted.contactEmail,
    },
  ])
})

test('the page after an order echoes a number and nothing else', async () => {
  const html = (await get(`${path.successLegalServices()}?number=${encodeURIComponent('<b>x')}`)).html
  expect(html).not.toContain('&lt;b&gt;x</h1>')
  expect(read(html)).toContain('We have your request')
})

test('/en is the home page in English, with its query', async () => {
  const answer = await get('/en?user=1')
  expect([answer.status, new URL(answer.to).pathname, new URL(answer.to).search]).toEqual([301, '/', '?user=1'])
})
