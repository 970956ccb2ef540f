import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { casePath, caseRequestPath } from '#admin/paths.ts'
import { lawfulUses } from '#domain/enforcement/lawful-uses.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { path } from '#web/path.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { pdfFile } from '#tests/documents.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { overflowOf, violationsOf } from '#tests/browser/inspect.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { wordsOf } from '#tests/browser/words.ts'

const staffEmail = 'lawyer@cases.test'
const ownerEmail = 'owner@cases.test'
let app: TestApp
let browser: Browser
const say = wordsOf('en')

describe.skipIf(!hasChromium('tests/long/case.test.ts'))('from a report to an order', () => {
  beforeAll(async () => {
    app = await startApp()
    await app.addUser(staffEmail, 'staff')
    const ownerId = await app.addUser(ownerEmail, 'customer')
    await app.context.pool.query(
      `insert into trademark (id, name, type, jurisdiction, user_id, status, status_group, registration_date, expiration_date, goods_and_services)
       values ($1, 'KOVENTO', 'WORD', 'EU', $2, 'Trademark registered', 'Registered', '2020-01-01', '2050-01-01', '[{"class": 18, "terms": ["Trunks"]}]')`,
      [uuidv7(), ownerId],
    )
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  const pageOf = async (email: string, width = 1440): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'en-GB',
      viewport: { width, height: 900 },
    })
    await signInByRequest(context, email, testPassword)
    return await context.newPage()
  }
  const looksWell = async (page: Page): Promise<void> => {
    expect(await violationsOf(page)).toEqual([])
    expect(await overflowOf(page)).toEqual([])
  }
  const idIn = (page: Page): string => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''

  test('what the owner reports is made a case, priced, chosen and led to the checkout; what is no threat is left alone', async () => {
    const owner = await pageOf(ownerEmail, 390)
    await owner.goto(path.cases())
    await owner.getByRole('link', { name: say('case:threat.title') }).click()
    await owner.getByRole('button', { name: say('case:report.submit') }).click()
    await owner.locator('#links-error').waitFor()
    await looksWell(owner)
    await owner
      .getByLabel(say('case:report.links'))
      .fill('https://copies.example.test/trunk\nhttps://copies.example.test/2')
    await owner.getByLabel(say('case:threat.trademark')).selectOption({ index: 1 })
    await owner.getByRole('button', { name: say('case:report.submit') }).click()
    await owner.waitForURL(/report-brand-infringement\/.+/)
    const reportId = idIn(owner)
    await looksWell(owner)

    const staff = await pageOf(staffEmail)
    await staff.goto(`/admin${caseRequestPath(reportId)}`)
    await staff.getByLabel(say('admin:caseRequest.text')).fill('Since when do they sell them?')
    await staff.getByRole('button', { name: say('admin:caseRequest.ask'), exact: true }).click()
    await staff.getByText(say('admin:caseRequest.status.Info requested'), { exact: true }).first().waitFor()
    await looksWell(staff)

    await owner.reload()
    await owner.getByLabel(say('case:shown.answer'), { exact: true }).fill('Since May')
    await owner.getByRole('button', { name: say('case:shown.send') }).click()
    await owner.getByText(say('case:requestStatus.In review')).waitFor()

    await staff.reload()
    await staff.getByText('Since May').waitFor()
    await staff.getByLabel(say('admin:caseRequest.brandName')).fill('Kovento')
    await staff.getByLabel(say('admin:caseRequest.otherName')).fill('Copy Shop')
    await staff.getByLabel(say('admin:case.classes')).fill('18')
    await staff.getByRole('button', { name: say('admin:caseRequest.makeCase') }).click()
    await staff.waitForURL(/#\/case\/[0-9a-f-]+\/show/)
    const caseId = idIn(staff)
    expect(staff.url()).toContain(casePath(caseId))
    await staff.getByText(say('admin:case.offer'), { exact: true }).first().click()
    await staff.getByLabel(say('admin:case.itemText')).fill('Notice to the host')
    await staff.getByLabel(say('admin:service.lineNet', { currency: 'EUR' })).fill('190')
    await staff.getByRole('button', { name: say('admin:case.offer') }).click()
    await staff.getByText('€190.00').first().waitFor()
    await staff.getByRole('button', { name: say('admin:case.kickOff') }).click()
    await staff.getByText(say('admin:case.status.Kicked off')).first().waitFor()
    await looksWell(staff)

    await owner.reload()
    await owner.getByRole('link', { name: say('case:shown.toCase') }).click()
    await owner.getByText('https://copies.example.test/trunk').waitFor()
    await looksWell(owner)
    await owner.getByRole('link', { name: say('case:case.toSolutions') }).click()
    await owner.getByText('Notice to the host').first().waitFor()
    await looksWell(owner)
    await owner.getByRole('button', { name: say('case:solution.order') }).click()
    await owner.waitForURL(/\/product\/.+\/checkout/)
    await owner
      .getByText(/190[.,]00/)
      .first()
      .waitFor()

    await staff.reload()
    await staff.getByRole('button', { name: say('admin:case.endOrder') }).waitFor()
    await app.context.pool.query(`delete from mail.outbox where template = 'case-kick-off'`)
    await staff.getByRole('button', { name: say('admin:case.endOrder') }).click()
    await staff.getByText(say('admin:case.status.Kicked off')).first().waitFor()
    await owner.goto(path.case({ id: caseId }))
    await owner.getByLabel(say('case:case.whitelistIt', { other: 'Copy Shop' })).check()
    await owner.getByRole('button', { name: say('case:case.dismiss') }).click()
    await owner.getByText(say('case:status.Dismissed')).first().waitFor()
    await owner.goto(path.profile({}, { query: { tab: 'whitelist' } }))
    await owner.getByRole('button', { name: say('account:whitelist.takeOff') }).click()
    await owner.getByText(say('account:whitelist.takenOff')).waitFor()
  })

  test('a notice is put together from parts, stopped by what is not excluded, approved, sent, and read by the client', async () => {
    const { rows } = await app.context.pool.query<{ id: string; owner: string; trademark: string }>(
      `select c.id, b.user_id as owner, t.id as trademark from "case" c join brand b on b.id = c.brand_id
         join trademark t on t.user_id = b.user_id limit 1`,
    )
    const [found] = rows
    const id = uuidv7()
    await app.context.pool.query(
      `insert into "case" (id, brand_id, case_counterparty_id, trademark_id, status)
       select $1, brand_id, case_counterparty_id, $3, 'In progress' from "case" where id = $2`,
      [id, found?.id, found?.trademark],
    )
    await app.context.pool.query(
      `insert into case_infringement (id, case_id, platform, jurisdiction, classes) values ($1, $2, 'ebay', 'SK', '{18}')`,
      [uuidv7(), id],
    )
    await app.context.pool.query(
      `insert into case_solution (id, case_id, currency, status) values ($1, $2, 'EUR', 'Paid')`,
      [uuidv7(), id],
    )
    const staff = await pageOf(staffEmail)
    await staff.goto(`/admin${casePath(id)}`)
    await staff.getByText(say('admin:case.earlier')).waitFor()
    await staff.getByText(say('admin:notice.new')).click()
    const formOf = (which: string) => staff.locator('form', { has: staff.locator(`[name^="noticeBody-"]${which}`) })
    const blank = formOf('[name$="-new"]')
    await blank.getByLabel(say('admin:notice.recipient')).fill('eBay, rights protection')
    await blank.getByRole('button', { name: say('admin:notice.fromParts') }).click()
    const text = blank.getByLabel(say('admin:notice.body'), { exact: true })
    expect(await text.inputValue()).toContain('KOVENTO')
    await blank.getByText(say('admin:notice.gaps')).waitFor()
    await text.fill('The listing copies our trunk.')
    for (const use of lawfulUses) {
      const name = say(`admin:notice.use.${use}`)
      await blank.getByLabel(name, { exact: true }).selectOption(use === 'parody' ? 'unknown' : 'no')
      await blank.getByLabel(say('admin:notice.ground', { use: name })).fill('Looked at the offer.')
    }
    await blank.getByRole('button', { name: say('admin:case.save') }).click()
    const stopped = say('admin:notice.openUse', { use: say('admin:notice.use.parody') })
    await staff.getByText(stopped).waitFor()
    const approve = staff.getByRole('button', { name: say('admin:notice.approve') })
    expect(await approve.isDisabled()).toBe(true)
    await looksWell(staff)
    await staff.getByText(say('admin:notice.change'), { exact: true }).click()
    const kept = formOf(':not([name$="-new"])')
    await kept.getByLabel(say('admin:notice.use.parody'), { exact: true }).selectOption('no')
    await kept.getByRole('button', { name: say('admin:case.save') }).click()
    await staff.getByText(stopped).waitFor({ state: 'detached' })
    await approve.click()
    await staff.getByLabel(say('admin:notice.reference')).fill('RP-224417')
    await staff.getByRole('button', { name: say('admin:notice.record') }).click()
    await staff.getByText(say('admin:notice.status.Sent'), { exact: true }).waitFor()
    await staff.getByLabel(say('admin:notice.said')).fill('They removed it.')
    await staff.getByRole('button', { name: say('admin:notice.addLine') }).click()
    await staff.getByText('They removed it.').last().waitFor()
    const picture = {
      name: 'parcel.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await pdfFile('p').arrayBuffer()),
    }
    await staff.getByLabel(say('admin:exhibit.file')).setInputFiles(picture)
    await staff.getByRole('button', { name: say('admin:exhibit.add') }).click()
    await staff.getByText(/SHA-256 [0-9a-f]{64}/).waitFor()
    await looksWell(staff)
    const owner = await pageOf(ownerEmail, 390)
    await owner.goto(path.case({ id }))
    const pack = await owner.getByRole('link', { name: say('case:exhibit.pack') }).getAttribute('href')
    expect((await owner.context().request.get(pack ?? '')).headers()['content-type']).toContain('application/zip')
    await owner.getByText(say('case:exhibit.noStamp')).waitFor()
    await owner.getByText('RP-224417').waitFor()
    await owner.getByText('They removed it.').waitFor()
    await looksWell(owner)
    await staff.goto('/admin#/case')
    await staff.getByText(say('admin:notice.counts', { sent: '1', wrong: '0' })).waitFor()
  })

  test('what staff type about a case stays until it is kept, and the client reads it', async () => {
    const { rows } = await app.context.pool.query<{ id: string }>(
      `select id from "case" where status = 'Dismissed' limit 1`,
    )
    const id = rows[0]?.id ?? ''
    const staff = await pageOf(staffEmail)
    await staff.goto(`/admin${casePath(id)}`)
    await staff.getByLabel(say('admin:case.note')).fill('The identical sign.')
    await staff.reload()
    expect(await staff.getByLabel(say('admin:case.note')).inputValue()).toBe('The identical sign.')
    await staff
      .getByRole('button', { name: say('admin:case.save') })
      .last()
      .waitFor()
    await staff
      .locator('form')
      .filter({ hasText: say('admin:case.note') })
      .getByRole('button')
      .click()
    await expect
      .poll(
        async () =>
          (
            await app.context.pool.query<{ lawyers_note: string }>('select lawyers_note from "case" where id = $1', [
              id,
            ])
          ).rows,
      )
      .toEqual([{ lawyers_note: 'The identical sign.' }])
    const owner = await pageOf(ownerEmail)
    await owner.goto(path.case({ id }))
    await owner.getByText('The identical sign.').waitFor()
    await staff.goto('/admin#/case')
    await staff.getByText('Copy Shop').first().waitFor()
    await staff.goto('/admin#/case_request')
    await staff.getByText('KOVENTO').first().waitFor()
    await looksWell(staff)
  })
})
