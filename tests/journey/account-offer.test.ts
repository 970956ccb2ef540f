import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCreate } from '#contract/registration.ts'
import { path } from '#web/path.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
let id: string
beforeAll(async () => {
  app = await startApp()
  const body = {
    type: 'WORD',
    value: 'VELMORA',
    businessDescription: 'Bottles',
    jurisdictions: ['SK'],
    websites: [],
    contactEmail: 'ida@offer.test',
    contactFirstName: 'Ida',
    contactLastName: 'Testová',
    language: 'en',
    currency: 'EUR',
    sendMarketingEmails: false,
  } as const
  ;({ id } = await app.anonymous(requestCreate, { body: { ...body, jurisdictions: ['SK'], websites: [] } }))
})
afterAll(async () => await app?.close())

test.each(['registrationRequestSuccess', 'verificationSuccess'] as const)(
  'a link to %s with createAccount shows the offer of an account first, and opens none by itself',
  async (name) => {
    const shown = async (query: string) => {
      const html = await (await fetch(`${app.url}${path[name]({ id })}${query}`)).text()
      return html.match(/id="(account|next)-title"/g)
    }
    expect(await shown('')).toEqual(['id="next-title"', 'id="account-title"'])
    expect(await shown('?createAccount')).toEqual(['id="account-title"', 'id="next-title"'])
    const { rowCount } = await app.context.pool.query(`select 1 from "user" where email = 'ida@offer.test'`)
    expect(rowCount).toBe(0)
  },
)
