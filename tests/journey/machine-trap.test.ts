import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app.ts'
import { wordsOf } from '#tests/browser/words.ts'
import { trapName } from '#web/form/trap-name.ts'
import { path } from '#web/path.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.close())

const post = async (address: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  return await fetch(`${app.url}${address}`, { method: 'POST', redirect: 'manual', headers: { origin: app.url }, body })
}

test.each([
  path.contact(),
  path.verification(),
  path.bookConsultation(),
  path.renewalForm(),
  path.reportInfringement(),
])('the form at %s has a field that people do not see, and is refused with it filled in', async (address) => {
  const html = await (await fetch(`${app.url}${address}`)).text()
  const field = new RegExp(`<div class="mw-vh" aria-hidden="true"><label>[^<]+<input[^>]*name="${trapName}"[^>]*>`)
  expect(field.exec(html)?.[0]).toMatch(/tabindex="-1".* value=""/i)
  const refused = await post(address, { [trapName]: 'https://pills.example', message: 'Cheap pills' })
  expect(refused.status).toBe(418)
  const shown = await refused.text()
  expect(shown).toContain(wordsOf('en')('errors:code.filled-by-machine'))
  // Sent again it is empty.
  expect(field.exec(shown)?.[0]).toMatch(/ value=""/)
})

test('what is written beside it stays typed, and is taken once the field is empty', async () => {
  const asked = { name: 'Kata', email: 'kata@trap.test', subject: 'Prices', message: 'Where are the prices?' }
  const made = async () => {
    const { rows } = await app.context.pool.query<{ description: string }>('select description from support_ticket')
    return rows
  }
  const refused = await post(path.contact({}, { language: 'sk' }), { ...asked, [trapName]: 'x' })
  const html = await refused.text()
  expect(refused.status).toBe(418)
  expect(html).toContain(wordsOf('sk')('errors:code.filled-by-machine'))
  expect(html).toContain('Where are the prices?')
  expect(await made()).toEqual([])
  expect((await post(path.contact(), { ...asked, [trapName]: '' })).status).toBe(302)
  expect(await made()).toEqual([{ description: 'Where are the prices?' }])
})
