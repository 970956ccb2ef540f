import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

export interface Inquiry {
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
export async function askOnHomePage(page: Page, say: Say, inquiry: Pick<Inquiry, 'mark' | 'business'>): Promise<void> {
  await page.getByLabel(say('checker:name')).fill(inquiry.mark)
  await page.getByText(say('checker:narrow.title'), { exact: true }).click()
  await page.getByLabel(say('checker:narrow.business'), { exact: true }).fill(inquiry.business)
  await page.getByRole('button', { name: say('checker:submit'), exact: true }).click()
  await page.getByRole('link', { name: say('checker:ask') }).click()
  await page.getByRole('heading', { level: 1, name: say('verification:title') }).waitFor()
}

/** Fills the verification form as far as `inquiry` says. */
export async function fillVerification(page: Page, say: Say, inquiry: Partial<Inquiry>): Promise<void> {
  const typed: [key: string, value: string | undefined][] = [
    ['mark.value', inquiry.mark],
    ['goods.business', inquiry.business],
    ['contact.firstName', inquiry.firstName],
    ['contact.lastName', inquiry.lastName],
    ['contact.email', inquiry.email],
  ]
  for (const [key, value] of typed)
    if (value !== undefined) await page.getByLabel(say(`verification:${key}`), { exact: true }).fill(value)
  for (const code of inquiry.places ?? []) {
    const box = page.locator(`input[name=jurisdictions][value=${code}]`)
    if (!(await box.isVisible())) await page.getByText(say('verification:where.more')).click()
    await box.check()
  }
}

export async function sendVerification(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('verification:submit') }).click()
}

/** What stands in the verification form now. */
export async function readVerification(page: Page, say: Say): Promise<Inquiry> {
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
