import { describe, expect, test } from 'vitest'
import { applicationApprove, applicationSend } from '#contract/registration.ts'
import { officeZone, today } from '#kernel/dates.ts'
import { path } from '#web/path.ts'
import { pdfFile } from '#tests/documents.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar, type Jar } from '#tests/sign-in.ts'
import { photograph } from '#tests/use-in-commerce.ts'

/* The forms of the pages as a browser sends them, with the words that come back beside the controls. */
const desk = draftDesk()

const signedIn = async (): Promise<Jar> => (await signInWithJar(desk().app, draftOwner)).jar

async function post(jar: Jar, to: string, fields: Record<string, string | File | string[]>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, one)
  const { url } = desk().app
  const answer = await jar.fetch(to, { method: 'POST', body, headers: { origin: url, accept: 'text/html' } })
  return { status: answer.status, at: answer.headers.get('location') ?? '', text: await answer.text() }
}

const read = async (jar: Jar, from: string): Promise<string> =>
  await (await jar.fetch(from, { headers: { accept: 'text/html' } })).text()

describe('the page of a draft', () => {
  test('takes a picture, the basis with its specimens, own words, comments and a power of attorney', async () => {
    const { draft, one } = desk()
    const jar = await signedIn()
    const { requestId } = await draft({ type: 'FIGURATIVE' })
    const at = path.applicationDraft({ id: requestId })
    const works = async (part: string, fields: Parameters<typeof post>[2]) =>
      expect(await post(jar, at, fields)).toMatchObject({
        status: 302,
        at: expect.stringMatching(`#${part}$`) as string,
      })

    const without = await post(jar, at, { intent: 'logo-file' })
    expect(without.status).toBe(422)
    expect(without.text).toContain('id="logo-file-error"')
    await works('mark', { intent: 'logo-file', file: await photograph() })
    await works('mark', { intent: 'logo-draw', font: 'sans', colour: '#112233' })
    expect(await read(jar, at)).toContain('revision=2')

    const on = today(officeZone, new Date())
    const late = await post(jar, at, { intent: 'basis', basis: '1a', class: ['18'], 'anywhere-18': '2999-01-01' })
    expect(late.status).toBe(422)
    expect(late.text).toContain('id="anywhere-18-error"')
    await works('use', { intent: 'basis', basis: '1a', class: ['18'], 'anywhere-18': on, 'commerce-18': on })
    const bare = await post(jar, at, { intent: 'specimen-add', classId: '18', kind: 'label', showsMark: 'yes' })
    expect(bare.text).toContain('id="file-18-error"')
    await works('use', { intent: 'specimen-add', classId: '18', kind: 'label', file: pdfFile('label.pdf') })
    const specimenId = await one<string>(
      'select s.id as v from specimen s join application a on a.id = s.application_id where a.registration_request_id = $1',
      [requestId],
    )
    await works('use', { intent: 'specimen-change', specimenId, classId: '18', kind: 'label', showsMark: 'yes' })
    await works('use', { intent: 'specimen-copy', specimenId, toClass: '25' })
    await works('use', { intent: 'specimen-remove', specimenId })

    await works('goods', { intent: 'words', businessDescription: 'Luggage and nothing else' })
    await works('authority', { intent: 'authority-draw' })
    await works('authority', { intent: 'authority-signed', file: pdfFile('signed.pdf') })

    expect((await post(jar, at, { intent: 'comment', content: 'Look at class 25', section: 'goods' })).status).toBe(200)
    const commentId = await one<string>(`select id as v from thread_comment where content = 'Look at class 25'`)
    await works('comments', { intent: 'settle', commentId })
    await works('comments', { intent: 'reopen', commentId })
    await works('comments', { intent: 'comment-edit', commentId, content: 'Look at class 18' })
    const shown = await read(jar, at)
    for (const words of ['Luggage and nothing else', 'Look at class 18', 'signed.pdf']) expect(shown).toContain(words)
    await works('comments', { intent: 'comment-delete', commentId })
    expect(await read(jar, at)).not.toContain('Look at class 18')
  })

  test('is nobody else’s', async () => {
    const { app, draft } = desk()
    const { requestId } = await draft({ until: 'paid' })
    const { jar } = await signInWithJar(app, 'other@draft.test')
    const at = path.applicationDraft({ id: requestId })
    expect((await post(jar, at, { intent: 'logo-file', file: await photograph() })).status).toBe(404)
  })
})

describe('the page that extends a mark', () => {
  test('leads to the checkout of an order, and says beside the list when nothing was chosen', async () => {
    const { staff, owner, draft, one } = desk()
    const jar = await signedIn()
    const { requestId } = await draft({ places: ['SK'], value: 'SOLVANTE FORM' })
    await staff(applicationSend, { params: { id: requestId } })
    await owner(applicationApprove, { params: { id: requestId }, body: {} })
    const id = await one<string>('select id as v from trademark where registration_request_id = $1', [requestId])
    const at = path.extendTrademark({ id })
    expect(await read(jar, path.trademark({ id }))).toContain(at)
    const nothing = await post(jar, at, { intent: 'places' })
    expect(nothing.status).toBe(422)
    expect(nothing.text).toContain('id="jurisdictions-error"')
    const asked: Record<string, string | string[]>[] = [
      { intent: 'places', jurisdictions: ['EU', 'CZ'] },
      { intent: 'classes', classes: ['9'] },
    ]
    for (const fields of asked) {
      const answer = await post(jar, at, { ...fields, key: crypto.randomUUID() })
      expect(answer).toMatchObject({ status: 302 })
      expect(answer.at).toMatch(/\/product\/[0-9a-f-]+\/checkout$/)
    }
  })
})
