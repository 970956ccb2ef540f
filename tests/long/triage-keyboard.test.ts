import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchNow } from '#features/monitoring/index.ts'
import { startApp, testPassword, type TestApp } from '#tests/app.ts'
import { hasChromium, openBrowser } from '#tests/browser/chromium.ts'
import { signInByRequest } from '#tests/browser/sign-in.ts'
import { watch } from '#tests/browser/watch.ts'
import { amount } from '#tests/proof.ts'
import { MovedClock, SubscriptionWorld } from '#tests/subscription-world.ts'

const all = amount(50, 200)

describe.runIf(hasChromium('triage-keyboard'))('a search with many sightings', () => {
  let app: TestApp
  let browser: Browser
  let folder = ''
  let taskId = ''

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'triage-'))
    const offers = Array.from({ length: all }, (_, n) => ({
      name: `VERDANO suitcase ${n}`,
      url: `https://shop${n}.test/item`,
      seller: `seller ${n}`,
    }))
    await writeFile(join(folder, 'shops.jsonl'), offers.map((offer) => JSON.stringify(offer)).join('\n'))
    app = await startApp({ LOG_LEVEL: 'silent', SIGHTINGS_DIR: folder })
    await app.addUser('staff@triage.test', 'staff')
    await app.addUser('owner@triage.test', 'customer')
    const world = new SubscriptionWorld(app, new MovedClock(new Date().toISOString()))
    const { id } = await world.order(world.client('owner@triage.test'), { trial: true })
    const { rows } = await app.context.pool.query<{ id: string }>(
      'select id from brand_monitoring_task where brand_subscription_id = $1',
      [id],
    )
    taskId = rows[0]?.id ?? ''
    // The queue of the process may have been there first.
    await searchNow(app.context.facilities, taskId)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.close()
    await rm(folder, { recursive: true })
  })

  const counted = async (): Promise<Record<string, number>> => {
    const { rows } = await app.context.pool.query<{ status: string; n: number }>(
      'select status, count(*)::int as n from sighting where brand_monitoring_task_id = $1 group by status',
      [taskId],
    )
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]))
  }

  const status = async (): Promise<string | undefined> => {
    const { rows } = await app.context.pool.query<{ status: string }>(
      'select status from brand_monitoring_task where id = $1',
      [taskId],
    )
    return rows[0]?.status
  }

  test('takes a key as meant for what is shown, however soon it is pressed', async () => {
    await expect.poll(counted).toEqual({ Open: all })
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@triage.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    await page.locator('.wb-sighting[aria-current]').waitFor()
    // The next key is down in the moment in which the next sighting stands there, before anything else can run.
    await page.evaluate(
      (keys) => {
        new MutationObserver(() => {
          const key = keys.pop()
          if (key) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        }).observe(document.body, { subtree: true, attributeFilter: ['aria-current'] })
      },
      ['a'],
    )
    await page.keyboard.press('a')
    await expect.poll(counted).toEqual({ Open: all - 2, Accepted: 2 })
    expect(seen.troubles).toEqual([])
    await context.close()
  })

  test('takes a key as meant for what was decided, however long the list is on its way', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@triage.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    const current = page.locator('li:has(> .wb-sighting[aria-current])')
    await current.waitFor()
    let lists = () => {}
    const later = new Promise<void>((resolve) => (lists = resolve))
    await page.route('**/v1/graphql*', async (route) => {
      await later
      await route.continue()
    })
    const first = await current.getAttribute('id')
    await page.keyboard.press('a')
    await expect.poll(async () => await current.getAttribute('id')).not.toBe(first)
    await page.keyboard.press('z')
    await expect.poll(async () => await current.getAttribute('id')).toBe(first)
    await page.keyboard.press('d')
    await page.keyboard.press('1')
    await expect.poll(counted).toEqual({ Open: all - 3, Accepted: 2, Dismissed: 1 })
    lists()
    // How many are left stands beside the title; a sighting's own name may have the same number in it.
    await page
      .getByRole('heading')
      .getByText(String(all - 3), { exact: true })
      .waitFor()
    expect(seen.troubles).toEqual([])
    // A read may be on its way still.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  test('takes a key as meant for what was decided, also when an older list arrives before the answer', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@triage.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    const current = page.locator('li:has(> .wb-sighting[aria-current])')
    await current.waitFor()
    const first = await current.getAttribute('id')
    const lists = Array.from({ length: 3 }, () => Promise.withResolvers<void>())
    const answer = Promise.withResolvers<void>()
    let read = 0
    await page.route('**/v1/graphql*', async (route) => {
      if (!(route.request().postData() ?? route.request().url()).includes('staff_brand_monitoring_task_show'))
        return await route.continue()
      const from = await route.fetch()
      await lists[read++]?.promise
      await route.fulfill({ response: from })
    })
    await page.keyboard.press('a')
    await expect.poll(async () => await current.getAttribute('id')).not.toBe(first)
    await expect.poll(() => read).toBe(1)
    await page.route(`**/api/sighting/${first}`, async (route) => {
      const from = await route.fetch()
      await answer.promise
      await route.fulfill({ response: from })
    })
    await page.keyboard.press('z')
    await expect.poll(counted).toEqual({ Open: all - 3, Accepted: 2, Dismissed: 1 })
    lists[0]?.resolve()
    await page.locator(`.wb-sightings li:last-child[id="${first}"]`).waitFor()
    answer.resolve()
    await expect.poll(async () => await current.getAttribute('id')).toBe(first)
    await page.keyboard.press('d')
    await page.keyboard.press('2')
    await expect.poll(counted).toEqual({ Open: all - 4, Accepted: 2, Dismissed: 2 })
    for (const list of lists) list.resolve()
    expect(seen.troubles).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })

  test('is decided by keys alone, each decision shown before the next, and one is taken back', async () => {
    const context = await browser.newContext({ baseURL: app.url })
    const seen = watch(context)
    await signInByRequest(context, 'staff@triage.test', testPassword)
    const page = await context.newPage()
    await page.goto(`/admin#/brand_monitoring_task/${taskId}/show`)
    const current = page.locator('li:has(> .wb-sighting[aria-current])')
    const currentId = async () => await current.getAttribute('id')
    await current.waitFor()
    /** Presses the keys of a decision; the next sighting stands there once the decision is kept. */
    const decide = async (...keys: string[]): Promise<void> => {
      const before = await currentId()
      for (const key of keys) await page.keyboard.press(key)
      await expect.poll(currentId).not.toBe(before)
    }
    const began = performance.now()
    for (let at = 4; at < all; at += 1) {
      // Every tenth is offered for release; of the rest each reason has its turn.
      if (at % 10 === 0) await decide('a')
      else await decide('d', String(1 + (at % 8)))
      if (at !== 4) continue
      // A slip is taken back, and the same one decided otherwise.
      const after = await currentId()
      await page.keyboard.press('z')
      await expect.poll(currentId).not.toBe(after)
      await decide('a')
    }
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`triage: ${all} sightings by keys in ${seconds.toFixed(0)} s\n`)
    // Those before, every tenth, and the one decided otherwise.
    expect(await counted()).toEqual({ Accepted: all / 10 + 2, Dismissed: (all * 9) / 10 - 2 })
    // Nothing is left to decide: only now the search can be released.
    await page.getByRole('button', { name: 'Release to the client' }).click()
    await expect.poll(status).toBe('Processed')
    expect(seen.troubles).toEqual([])
    await context.close()
  })
})
