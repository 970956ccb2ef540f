import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

export interface OwnerTyped {
  businessName: string
  companyType: string
  street: string
  postcode: string
  city: string
}

const heading = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('heading', { level: 1, name }).waitFor()

/** From the mailed link to the account: chooses the password and signs in with it. */
export async function activate(page: Page, say: Say, link: string, email: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(say('portal:activate.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('portal:activate.submit') }).click()
  await page.getByText(say('portal:login.activatedTitle')).waitFor()
  await signIn(page, say, email, password)
}

/** On the sign-in page. */
export async function signIn(page: Page, say: Say, email: string, password: string): Promise<void> {
  await page.getByLabel(say('portal:login.email')).fill(email)
  await page.getByLabel(say('portal:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('portal:login.submit'), exact: true }).click()
  await page.getByRole('navigation', { name: say('portal:frame.label') }).waitFor()
}

const fields = ['businessName', 'companyType', 'street', 'postcode', 'city'] as const

/** On the application: a business in Slovakia owns the mark. */
export async function fillOwner(page: Page, say: Say, owner: OwnerTyped): Promise<void> {
  await heading(page, say('draft:owner.title'))
  await page.locator('input[name=type][value=legal]').check()
  for (const field of fields) await page.getByLabel(say(`owner:${field}`), { exact: true }).fill(owner[field])
  await page.getByLabel(say('owner:countryOfIncorporation')).selectOption('SK')
  await page.getByLabel(say('owner:country'), { exact: true }).selectOption('SK')
}

export async function readOwner(page: Page, say: Say): Promise<OwnerTyped> {
  const read = async (field: (typeof fields)[number]) =>
    await page.getByLabel(say(`owner:${field}`), { exact: true }).inputValue()
  return {
    businessName: await read('businessName'),
    companyType: await read('companyType'),
    street: await read('street'),
    postcode: await read('postcode'),
    city: await read('city'),
  }
}

export async function saveOwner(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('draft:owner.submit') }).click()
  await heading(page, say('draft:state.waitingTitle'))
}

export async function askForChange(page: Page, say: Say, words: string): Promise<void> {
  await heading(page, say('draft:state.reviewTitle'))
  await page.getByLabel(say('draft:thread.label')).fill(words)
  await page.getByRole('button', { name: say('draft:thread.change') }).click()
  await heading(page, say('draft:state.changingTitle'))
}

export async function approve(page: Page, say: Say): Promise<void> {
  await heading(page, say('draft:state.reviewTitle'))
  await page.getByLabel(say('draft:approve.confirm')).check()
  await page.getByRole('button', { name: say('draft:approve.submit') }).click()
  await heading(page, say('draft:state.approvedTitle'))
}
