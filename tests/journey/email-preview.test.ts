import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#app/features.ts'
import { languages } from '#kernel/languages.ts'
import { startApp, type TestApp } from '#tests/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEMO: 'true', SERVICES: 'web' })
})
afterAll(async () => await app.close())

const read = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}

test.each(languages)('every mail can be looked at in %s, with no hole in it', async (locale) => {
  const list = await read(`/dev/email-preview?locale=${locale}`)
  expect(list.status).toBe(200)
  for (const { name } of mails) {
    expect(list.text).toContain(`/dev/email-preview/${name}?locale=${locale}`)
    const { status, text } = await read(`/dev/email-preview/${name}?locale=${locale}`)
    expect([name, status]).toEqual([name, 200])
    expect(text).toContain(`lang="${locale}"`)
    expect(text).not.toMatch(/\{\{(?!number\}\})/)
  }
})

test('a mail that there is not, and one in no language of ours', async () => {
  expect((await read('/dev/email-preview/nothing')).status).toBe(404)
  expect((await read('/dev/email-preview?locale=xx')).text).toContain('Mails, en')
})

test('outside of the demo they are for staff alone', async () => {
  const real = await startApp({ SERVICES: 'web' })
  try {
    await real.addUser('staff@previews.test', 'staff')
    await real.addUser('customer@previews.test', 'customer')
    const statusFor = async (email: string | null, path: string) => {
      const headers: Record<string, string> =
        email === null ? {} : { authorization: `Bearer ${(await real.signIn(email)).token}` }
      return (await fetch(`${real.url}${path}`, { headers })).status
    }
    for (const path of ['/dev/email-preview?locale=sk', `/dev/email-preview/${mails[0]?.name ?? ''}?locale=sk`]) {
      expect(await statusFor(null, path)).toBe(404)
      expect(await statusFor('customer@previews.test', path)).toBe(404)
      expect(await statusFor('staff@previews.test', path)).toBe(200)
    }
  } finally {
    await real.close()
  }
})
