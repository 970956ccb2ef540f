import type { Page } from 'playwright-core'
import type { Say } from './words.ts'

export interface BillingTyped {
  businessName: string
  street: string
  postcode: string
  city: string
}

const heading = async (page: Page, name: string): Promise<void> =>
  await page.getByRole('heading', { level: 1, name }).waitFor()

/** On the summary of a visitor whose country nobody knows: the price says so, asks, and then counts that country's VAT. */
export async function nameCountry(page: Page, say: Say, country: string, rate: number): Promise<void> {
  const price = page.locator('#price')
  await price.getByText(say('common:price.vatByCountry')).waitFor()
  await price.locator('select[name=country]').selectOption(country)
  await price.getByRole('button', { name: say('common:price.countrySubmit') }).click()
  await page
    .locator('#price')
    .getByText(say('common:vatRate', { rate: String(rate) }))
    .waitFor()
}

/** On the summary: goes to the order by its one primary link. */
export async function goToOrder(page: Page, say: Say, mark: string): Promise<void> {
  await page.locator('a.mw-btn--primary').first().click()
  await heading(page, say('order:where.title', { mark }))
}

/** Ticks exactly these values of a list of boxes. */
async function tickOnly(page: Page, name: string, values: readonly string[]): Promise<void> {
  const box = (value: string) => page.locator(`input[name=${name}][value="${value}"]`)
  const ticked = await page
    .locator(`input[name=${name}]:checked`)
    .evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value))
  for (const value of ticked) if (!values.includes(value)) await box(value).uncheck()
  for (const value of values) await box(value).check()
}

/** On the first step: exactly these places, then on to the classes. */
export async function choosePlaces(page: Page, say: Say, codes: readonly string[]): Promise<void> {
  await tickOnly(page, 'jurisdictions', codes)
  await page.getByRole('button', { name: say('order:where.submit') }).click()
  await heading(page, say('order:classes.title'))
}

/** On the second step: exactly these classes; then, past the step that asks what else is wanted, on to the checkout. */
export async function chooseClasses(page: Page, say: Say, classes: readonly number[]): Promise<void> {
  await tickOnly(page, 'classes', classes.map(String))
  await page.getByRole('button', { name: say('order:classes.submit') }).click()
  await heading(page, say('order:preferences.title'))
  await page.getByRole('button', { name: say('order:preferences.submit') }).click()
  await heading(page, say('checkout:billing.title'))
}

const fields = ['businessName', 'street', 'postcode', 'city'] as const

/** On the checkout: bills a business. Country, name and e-mail stay as the page proposes them. */
export async function fillBilling(page: Page, say: Say, billing: BillingTyped): Promise<void> {
  await page.locator('input[name=type][value=legal]').check()
  for (const field of fields)
    await page.getByLabel(say(`checkout:billing.${field}`), { exact: true }).fill(billing[field])
}

export async function readBilling(page: Page, say: Say): Promise<BillingTyped & { legal: boolean }> {
  const read = async (field: (typeof fields)[number]) =>
    await page.getByLabel(say(`checkout:billing.${field}`), { exact: true }).inputValue()
  return {
    legal: await page.locator('input[name=type][value=legal]').isChecked(),
    businessName: await read('businessName'),
    street: await read('street'),
    postcode: await read('postcode'),
    city: await read('city'),
  }
}

export async function reviewOrder(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('checkout:billing.submit') }).click()
  await heading(page, say('checkout:pay.title'))
}

/** On the review: pays by card; ends on the provider's page. */
export async function orderByCard(page: Page, say: Say): Promise<void> {
  await page.locator('input[name=paymentType][value=card]').check()
  await page.locator('input[name=termsAccepted]').check()
  // Of consumers only.
  for (const box of await page.locator('input[name=beginAtOnce]').all()) await box.check()
  await page.getByRole('button', { name: say('checkout:pay.submit') }).click()
  await page.waitForURL('**/sandbox-pay/*')
}

/** On the provider's page: this card, and how the provider tells the shop. */
export async function payWith(page: Page, card: string, delivery: 'once' | 'twice' | 'late' | 'never'): Promise<void> {
  await page.locator('#card').fill(card)
  await page.locator('#delivery').selectOption(delivery)
  await page.locator('form[action$="/pay"] button').click()
}

/** Waits for the provider's 3-D-Secure question. */
export async function bankAsks(page: Page): Promise<void> {
  await page.locator('button[name=answer][value=yes]').waitFor()
}

/** On the provider's 3-D-Secure question. */
export async function confirmPayment(page: Page): Promise<void> {
  await page.locator('button[name=answer][value=yes]').click()
  await page.waitForURL('**/product/*/success')
}

/** Waits until the page after the payment says how it stands. */
export async function expectPayment(page: Page, say: Say, state: 'paid' | 'pending' | 'declined'): Promise<void> {
  await heading(page, say(`checkout:success.${state}Title`))
}
