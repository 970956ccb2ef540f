import { describe, expect, test } from 'vitest'
import { applicationComment, applicationRead, applicationReading, applicationUse } from '#contract/application.ts'
import { applicationApprove, applicationGoodsAndServices, applicationSend } from '#contract/registration.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar } from '#tests/sign-in.ts'

const desk = draftDesk()
const goods = (terms: string[]) => [{ class: 18, terms }]

describe('what a client has read of a draft', () => {
  test('is kept when they say so, and what staff change afterwards is told to both sides', async () => {
    const { staff, owner, other, draft } = desk()
    const { requestId, applicationId } = await draft()
    const params = { id: requestId }
    await staff(applicationSend, { params })
    const first = await owner(applicationReading, { params })
    expect(first).toMatchObject({ readAt: null, changes: [] })
    await expect(other(applicationReading, { params })).rejects.toMatchObject({ code: 'not-found' })
    await expect(other(applicationRead, { params, body: { digest: first.digest } })).rejects.toMatchObject({
      code: 'not-found',
    })
    await owner(applicationRead, { params, body: { digest: first.digest } })
    await staff(applicationComment, { params: { id: applicationId }, body: { type: 'comment', content: 'Look here' } })
    await owner(applicationComment, {
      params: { id: applicationId },
      body: { type: 'review-request', content: 'No coats, please' },
    })
    await staff(applicationGoodsAndServices, {
      params,
      body: { jurisdiction: null, goodsAndServices: goods(['Suitcases', 'Trunks']) },
    })
    // What was on the screen is read, and not what came meanwhile.
    await expect(owner(applicationRead, { params, body: { digest: first.digest } })).rejects.toMatchObject({
      code: 'changed-meanwhile',
    })
    const changed = [
      { kind: 'goods', places: ['SK', 'US'], class: 18, added: ['Trunks'], removed: ['Backpacks'] },
      { kind: 'goods', places: ['SK', 'US'], class: 25, removed: ['Coats'] },
      { kind: 'comment' },
    ]
    for (const reader of [owner, staff]) {
      const { readAt, changes } = await reader(applicationReading, { params })
      expect(readAt).not.toBeNull()
      expect(changes).toMatchObject(changed)
    }
    // The own step is read, and the rest is still to be read.
    await owner(applicationUse, { params, body: { basis: '1b', classes: [] } })
    const then = await owner(applicationReading, { params })
    expect(then.changes).toMatchObject(changed)
    await owner(applicationRead, { params, body: { digest: then.digest } })
    expect((await staff(applicationReading, { params })).changes).toEqual([])
    await staff(applicationUse, { params, body: { basis: null, classes: [] } })
    expect((await owner(applicationReading, { params })).changes).toMatchObject([
      { kind: 'basis', places: ['US'], before: '1b', after: null },
    ])
    await owner(applicationApprove, { params, body: {} })
    expect((await owner(applicationReading, { params })).changes).toEqual([])
  })

  test('stands on the page with the way to each change, and leaves it by a press alone', async () => {
    const { app, staff, owner, one, draft } = desk()
    const { requestId } = await draft({ value: 'SOLVANTE READ' })
    const params = { id: requestId }
    await staff(applicationSend, { params })
    const { jar } = await signInWithJar(app, draftOwner)
    const at = path.applicationDraft(params)
    const page = async () => await (await jar.fetch(at, { headers: { accept: 'text/html' } })).text()
    const send = async (fields: Record<string, string>) =>
      await jar.fetch(at, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: app.url } })
    const readings = async () =>
      await one<number>(
        `select count(*)::int as v from application_reading d join application a on a.id = d.application_id
          where a.registration_request_id = $1`,
        [requestId],
      )
    expect(await page()).not.toContain('id="changes"')
    expect(await readings()).toBe(0)
    const { digest } = await owner(applicationReading, { params })
    expect((await send({ intent: 'shown', digest })).status).toBe(200)
    expect(await readings()).toBe(1)
    await staff(applicationGoodsAndServices, {
      params,
      body: { jurisdiction: 'SK', goodsAndServices: goods(['Suitcases', 'Trunks']) },
    })
    const shown = await page()
    expect(shown).toContain('href="#goods-SK-18"')
    expect(shown).toContain('id="goods-SK-18"')
    expect(shown).toContain('Added: Trunks.')
    expect(await page()).toContain('Added: Trunks.')
    expect((await send({ intent: 'read', digest })).status).toBe(409)
    const now = await owner(applicationReading, { params })
    expect((await send({ intent: 'read', digest: now.digest })).status).toBe(302)
    expect(await page()).not.toContain('Added: Trunks.')
    expect(await readings()).toBe(1)
  })
})
