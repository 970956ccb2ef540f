import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { activate, signIn } from '#tests/browser/customer.ts'
import { watch } from '#tests/browser/watch.ts'
import { wordsOf, type Say } from '#tests/browser/words.ts'
import { lettersTo } from '#tests/letters.ts'

let app: TestApp
let browser: Browser

describe.skipIf(!hasChromium('tests/long/account-journey.test.ts'))('an account', () => {
  beforeAll(async () => {
    browser = await openBrowser()
    app = await startApp({}, { staffSecondFactor: true })
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  async function mailedLink(email: string, template: string): Promise<string> {
    const link = async () => {
      const last = (await lettersTo(app, email, template)).at(-1)
      return /https?:\/\/\S*\/portal\/(?:activate\/|set-password\?token=)[\w-]+/.exec(last?.plain ?? '')?.[0] ?? ''
    }
    await expect.poll(link).not.toBe('')
    return await link()
  }

  const press = async (page: Page, name: string) => await page.getByRole('button', { name, exact: true }).click()

  test.each(['en', 'sk'] as const)('of a customer, from sign-up to closing, in the language %s', async (language) => {
    const say: Say = wordsOf(language)
    const email = `vlasta-${language}@fictional.test`
    const context = await browser.newContext({ baseURL: app.url, locale: language })
    const { troubles } = watch(context)
    const page = await context.newPage()
    await page.goto(path.signUp({}, { language }))
    await page.getByLabel(say('account:signUp.firstName')).fill('Vlasta')
    await page.getByLabel(say('account:signUp.lastName')).fill('Vymyslená')
    await page.getByLabel(say('account:signUp.email')).fill(email)
    await press(page, say('account:signUp.submit'))
    await page.getByRole('heading', { name: say('account:signUp.sentTitle') }).waitFor()
    await activate(page, say, await mailedLink(email, 'activate-account'), email, testPassword)

    await page.goto(path.profile({}, { language }))
    await page.getByLabel(say('account:you.phone')).fill('+421 900 000 000')
    await page.getByLabel(say('account:you.newsletter')).check()
    await press(page, say('account:you.save'))
    await page.getByText(say('account:you.saved')).waitFor()
    await page.reload()
    expect(await page.getByLabel(say('account:you.phone')).inputValue()).toBe('+421 900 000 000')
    expect(await page.getByLabel(say('account:you.newsletter')).isChecked()).toBe(true)

    const forgotten = await browser.newContext({ baseURL: app.url, locale: language })
    const other = await forgotten.newPage()
    await other.goto(path.login({}, { language }))
    await other.getByRole('link', { name: say('portal:login.forgot') }).click()
    await other.getByLabel(say('account:forgot.email')).fill(email)
    await press(other, say('account:forgot.submit'))
    await other.getByRole('heading', { name: say('account:forgot.doneTitle') }).waitFor()
    const password = 'seven brass kettles in a row'
    await other.goto(await mailedLink(email, 'reset-password'))
    await other.getByLabel(say('account:setPassword.password'), { exact: true }).fill(password)
    await press(other, say('account:setPassword.submit'))
    await other.getByText(say('portal:login.passwordSetTitle')).waitFor()
    await signIn(other, say, email, password)

    // The first browser was signed out with the old password.
    await page.goto(path.portal({}, { language }))
    await signIn(page, say, email, password)
    await page.goto(path.profile({}, { language, query: { tab: 'security' } }))
    expect(await page.getByRole('row').count()).toBe(3)
    await press(page, say('account:security.endOthers'))
    await page.getByText(say('account:security.endedOthers', { count: 1 })).waitFor()
    await other.goto(path.portal({}, { language }))
    await other.getByRole('heading', { level: 1, name: say('portal:login.title') }).waitFor()

    await page.goto(path.profile({}, { language, query: { tab: 'privacy' } }))
    await page.getByLabel(say('account:privacy.password'), { exact: true }).first().fill(password)
    await press(page, say('account:privacy.closeAction'))
    await page.getByRole('heading', { level: 1, name: say('portal:login.title') }).waitFor()
    expect(troubles).toEqual([])
    await forgotten.close()
    await context.close()
  })

  test('of staff: second factor, sign-in, invitation, and acting for a customer', async () => {
    const say: Say = wordsOf('en')
    await app.addUser('chief@office.test', 'admin')
    await app.addUser('client@fictional.test', 'customer')
    const context = await browser.newContext({ baseURL: app.url, locale: 'en' })
    const watched = watch(context)
    const page = await context.newPage()
    const enter = async () => {
      await page.getByLabel(say('admin:login.email')).fill('chief@office.test')
      await page.getByLabel(say('admin:login.password')).fill(testPassword)
      await press(page, say('admin:login.submit'))
    }
    await page.goto('/admin/login')
    await enter()
    await page.getByRole('heading', { name: say('admin:enrolment.title') }).waitFor()
    const secret = (await page.locator('code').textContent()) ?? ''
    const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
    await page.getByLabel(say('admin:enrolment.code')).fill(codeAt(Date.now()))
    await press(page, say('admin:enrolment.submit'))
    await page.getByRole('heading', { name: say('admin:enrolment.codesTitle') }).waitFor()
    const [recovery = ''] = await page.locator('.wb-codes code').allTextContents()
    await press(page, say('admin:enrolment.kept'))
    await page.getByRole('navigation', { name: say('admin:shell.views') }).waitFor()

    await press(page, say('admin:shell.signOut'))
    await page.getByLabel(say('admin:login.email')).waitFor()
    await enter()
    await page.getByLabel(say('admin:login.code')).fill(recovery)
    await press(page, say('admin:login.submit'))
    await page.getByRole('navigation', { name: say('admin:shell.views') }).waitFor()

    await page.goto('/admin#/user')
    await press(page, say('admin:user.invite'))
    await page.getByLabel(say('admin:field.email')).fill('invited@office.test')
    await page.getByLabel(say('admin:user.firstName')).fill('Ivo')
    await page.getByLabel(say('admin:user.lastName')).fill('Fictional')
    await press(page, say('admin:user.inviteSend'))
    await page.getByText(say('admin:user.invited')).waitFor()
    expect(await mailedLink('invited@office.test', 'staff-invitation')).toContain('/portal/activate/')

    await page.getByRole('link', { name: 'client' }).first().click()
    await press(page, say('admin:user.support'))
    await page.getByLabel(say('admin:user.supportReason')).fill('The client asked for help on the phone')
    await press(page, say('admin:user.supportBegin'))
    await page.getByRole('navigation', { name: say('portal:frame.label') }).waitFor()
    expect(await page.locator('.mw-support').textContent()).toContain('chief is acting for client')
    await page.goto(path.home())
    await page.locator('.mw-support').waitFor()
    await press(page, say('common:support.end'))
    await page.getByRole('navigation', { name: say('admin:shell.views') }).waitFor()
    expect(watched.troubles).toEqual([])
    await context.close()
  })
})
