import type { Locator, Page } from 'playwright-core'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Language } from '#kernel/languages.ts'
import type { Say } from './words.ts'

export interface Verdicts {
  risks: readonly { place: Jurisdiction; risk: 'low' | 'medium' | 'high'; reason: string; advice: string }[]
  similar: { name: string; classes: string; place: Jurisdiction }
  classes: readonly number[]
  note: string
  strategy: string
}

/** A member of staff at /admin, in a language. */
export function staffArea(page: Page, say: Say, language: Language) {
  const place = (code: Jurisdiction) => jurisdictionName(code, language)
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name })
  const choose = async (group: string, choice: string): Promise<void> =>
    await page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check()
  /** Waits until the matter's bar says where it stands now. */
  const stands = async (status: string): Promise<void> =>
    await page
      .locator('.wb-bar')
      .getByText(say(`admin:status.${status}`), { exact: true })
      .waitFor()
  const file = async (label: string, name: string, text: string): Promise<void> =>
    await page.getByLabel(label).setInputFiles({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
      ),
    })

  return {
    async signIn(email: string, password: string): Promise<void> {
      await page.goto('/admin')
      await page.getByLabel(say('admin:login.email')).fill(email)
      await page.getByLabel(say('admin:login.password')).fill(password)
      await button(say('admin:login.submit')).click()
      await page.getByRole('navigation', { name: say('admin:shell.views') }).waitFor()
    },

    /** Opens a matter from a view of the queue; where each jurisdiction has a row, the one of `code`. */
    async open(view: string, mark: string, code?: Jurisdiction): Promise<void> {
      await page.goto(`/admin#/queue?view=${view}`)
      // As somebody who comes back to the desk: what the screen read before is kept for half a minute.
      await page.reload()
      const rows = page.getByRole('row', { name: mark })
      const row = code ? rows.filter({ has: page.getByText(code, { exact: true }) }) : rows
      await row.getByRole('link', { name: mark }).first().click()
      await page.getByRole('heading', { level: 1, name: mark }).waitFor()
    },

    /** Fills the verification result and sends it. */
    async approve(verdicts: Verdicts): Promise<void> {
      await choose(say('admin:result.distinctiveness'), say('trademark:distinctiveness.invented'))
      for (const { place: code, risk, reason, advice } of verdicts.risks) {
        await choose(say('admin:result.riskIn', { place: place(code) }), say(`admin:risk.${risk}`))
        await page.getByLabel(say('admin:result.reasonIn', { place: place(code) })).fill(reason)
        await page.getByLabel(say('admin:result.adviceIn', { place: place(code) })).fill(advice)
      }
      await button(say('admin:similar.add')).click()
      const similar = page.locator('form.wb-simform')
      await similar.getByLabel(say('admin:field.mark')).fill(verdicts.similar.name)
      await similar.getByLabel(say('admin:similar.risk')).selectOption('medium')
      await similar.getByLabel(say('admin:similar.otherPlace')).selectOption(verdicts.similar.place)
      await similar.getByLabel(say('admin:field.classes')).fill(verdicts.similar.classes)
      await button(say('admin:similar.keep'), similar).click()
      for (const number of verdicts.classes) {
        const find = page.getByLabel(say('admin:result.findClass'))
        if (!(await find.isVisible())) await page.getByText(say('admin:result.addClass'), { exact: true }).click()
        await find.fill(String(number))
        await page.getByLabel(niceClassName(number, language), { exact: true }).click()
        // A class that is chosen is offered to be taken back.
        await page.getByLabel(say('admin:result.classOff', { number })).waitFor()
      }
      await page.getByRole('textbox', { name: say('admin:result.note'), exact: true }).fill(verdicts.note)
      await page.getByRole('textbox', { name: say('admin:result.strategy'), exact: true }).fill(verdicts.strategy)
      await button(say('admin:verification.approve')).click()
      await page.getByText(say('admin:verification.sent')).waitFor()
    },

    /** Writes the goods and services of every jurisdiction, or of the only one, and sends the draft to the client. */
    async sendForReview(terms: Record<number, readonly string[]>, only?: Jurisdiction): Promise<void> {
      for (const [number, list] of Object.entries(terms)) {
        const label = say('admin:goods.class', { number, name: niceClassName(Number(number), language) })
        await page.getByLabel(label).fill(list.join('\n'))
      }
      await button(only ? say('admin:goods.saveOne', { place: place(only) }) : say('admin:goods.saveAll')).click()
      await page.getByText(say('admin:drafting.goodsDone')).waitFor()
      await button(say('admin:drafting.submit')).click()
      await page.getByText(say('admin:drafting.waiting'), { exact: true }).waitFor()
    },

    async file(number: string): Promise<void> {
      await page.getByLabel(say('admin:filing.number')).fill(number)
      await file(say('admin:filing.receipt'), 'receipt.pdf', number)
      await button(say('admin:filing.submit')).click()
      await stands('Application filed')
    },

    async publish(): Promise<void> {
      await page.getByLabel(say('admin:milestone.to')).selectOption('Trademark published')
      await button(say('admin:milestone.submit')).click()
      await stands('Trademark published')
    },

    async register(number: string): Promise<void> {
      await page.getByLabel(say('admin:milestone.to')).selectOption('Trademark registered')
      await page.getByLabel(say('admin:milestone.number')).fill(number)
      await file(say('admin:milestone.certificate'), 'certificate.pdf', number)
      await button(say('admin:milestone.submit')).click()
      await stands('Trademark registered')
    },
  }
}
