import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

export interface Wish {
  mark: string
  business: string
  firstName: string
  lastName: string
  email: string
  /** Codes of jurisdictions. */
  places: readonly string[]
}

/**
 * On the home page: types the mark and what is sold, lets the register answer, and goes on to the verification. Without
 * scripts the search page answers.
 */
export async function askOnHomePage(page: Page, say: Say, wish: Pick<Wish, 'mark' | 'business'>): Promise<void> {
  await page.getByLabel(say('checker:name')).fill(wish.mark)
  await page.getByText(say('checker:narrow.title'), { exact: true }).click()
  await page.getByLabel(say('checker:narrow.business'), { exact: true }).fill(wish.business)
  await page.getByRole('button', { name: say('checker:submit'), exact: true }).click()
  await page.getByRole('link', { name: say('checker:ask') }).click()
  await page.getByRole('heading', { level: 1, name: say('verification:title') }).waitFor()
}

/** Fills the verification form as far as `wish` says. */
export async function fillVerification(page: Page, say: Say, wish: Partial<Wish>): Promise<void> {
  const typed: [key: string, value: string | undefined][] = [
    ['mark.value', wish.mark],
    ['goods.business', wish.business],
    ['contact.firstName', wish.firstName],
    ['contact.lastName', wish.lastName],
    ['contact.email', wish.email],
  ]
  for (const [key, value] of typed)
    if (value !== undefined) await page.getByLabel(say(`verification:${key}`), { exact: true }).fill(value)
  for (const code of wish.places ?? []) {
    const box = page.locator(`input[name=jurisdictions][value=${code}]`)
    if (!(await box.isVisible())) await page.getByText(say('verification:where.more')).click()
    await box.check()
  }
}

export async function sendVerification(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('verification:submit') }).click()
}

/** What stands in the verification form now. */
export async function readVerification(page: Page, say: Say): Promise<Wish> {
  const read = async (key: string) => await page.getByLabel(say(`verification:${key}`), { exact: true }).inputValue()
  return {
    mark: await read('mark.value'),
    business: await read('goods.business'),
    firstName: await read('contact.firstName'),
    lastName: await read('contact.lastName'),
    email: await read('contact.email'),
    places: await page
      .locator('input[name=jurisdictions]:checked')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).sort()),
  }
}
