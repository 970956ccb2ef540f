import { describe, expect, test } from 'vitest'
import { applicationFilingCheck, applicationGenerate } from '#contract/application.ts'
import { logoGenerate, recordingFile, recordingKeep, applicationDescribe } from '#contract/mark.ts'
import { applicationApprove, applicationGoodsAndServices, applicationSend } from '#contract/registration.ts'
import { readPdfText } from '#platform/pdf/read-text.ts'
import { path } from '#web/path.ts'
import { draftDesk, draftOwner } from '#tests/draft.ts'
import { signInWithJar } from '#tests/sign-in.ts'
import { photograph } from '#tests/use-in-commerce.ts'

const desk = draftDesk()

/** What a call that gives a file gave. */
const bytesOf = async (file: unknown): Promise<Buffer> => Buffer.from(await (file as Blob).arrayBuffer())
const refusal = (code: string) => ({ code })

describe('the wording of the lists', () => {
  test('is measured for each place, with what its length costs there', async () => {
    const { staff, owner, draft } = desk()
    const { requestId } = await draft({ places: ['CN', 'SK'], value: 'SOLVANTE WORDS' })
    const params = { id: requestId }
    const terms = [...Array.from({ length: 11 }, (_, n) => `Trunk number ${n}`), 'Backpacks', 'backpacks']
    await staff(applicationGoodsAndServices, {
      params,
      body: { jurisdiction: null, goodsAndServices: [{ class: 18, terms }] },
    })
    const { wording, termLists } = await staff(applicationFilingCheck, { params })
    expect(termLists.length).toBeGreaterThan(0)
    for (const { classes } of wording)
      expect(classes).toMatchObject([{ class: 18, terms: 13, known: 2, twice: ['backpacks'], openEnded: [] }])
    const charges = Object.fromEntries(wording.map((one) => [one.place, one.charges]))
    expect(charges['CN']).toMatchObject([{ class: 18, times: 3, amount: 2700 }])
    expect(charges['SK']).toEqual([])
    await expect(owner(applicationFilingCheck, { params })).rejects.toMatchObject(refusal('not-allowed'))
  })
})

describe('what is said of a mark', () => {
  /** A second of silence as a WAV. */
  const silence = (): File => {
    const bytes = Buffer.alloc(44 + 8000)
    bytes.write('RIFF', 0)
    bytes.writeUInt32LE(36 + 8000, 4)
    bytes.write('WAVEfmt ', 8)
    bytes.writeUInt32LE(16, 16)
    bytes.writeUInt16LE(1, 20)
    bytes.writeUInt16LE(1, 22)
    bytes.writeUInt32LE(8000, 24)
    bytes.writeUInt32LE(8000, 28)
    bytes.writeUInt16LE(1, 32)
    bytes.writeUInt16LE(8, 34)
    bytes.write('data', 36)
    bytes.writeUInt32LE(8000, 40)
    return new File([new Uint8Array(bytes)], 'jingle.wav', { type: 'audio/wav' })
  }

  test('a sound is filed with its recording, which is played, replaced and approved', async () => {
    const { app, staff, owner, other, one, draft } = desk()
    const { requestId, applicationId } = await draft({ type: 'SOUND', value: 'JINGLE', places: ['SK'] })
    const params = { id: requestId }
    await expect(staff(applicationSend, { params })).rejects.toMatchObject({
      facts: { missing: 'filing', rules: 'recording-missing' },
    })
    await expect(owner(recordingKeep, { params, file: await photograph() })).rejects.toMatchObject({
      fields: { file: 'file-sound' },
    })
    await expect(other(recordingKeep, { params, file: silence() })).rejects.toMatchObject(refusal('not-found'))
    expect(await owner(recordingKeep, { params, file: silence() })).toMatchObject({ revision: 1 })
    expect(await owner(recordingKeep, { params, file: silence() })).toMatchObject({ revision: 2 })
    expect((await bytesOf(await staff(recordingFile, { params }))).length).toBe(8044)
    await expect(
      owner(applicationDescribe, { params, body: { description: null, colours: [colour] } }),
    ).rejects.toMatchObject({
      facts: { missing: 'picture-mark' },
    })
    const { jar } = await signInWithJar(app, draftOwner)
    const page = await (await jar.fetch(path.applicationDraft(params), { headers: { accept: 'text/html' } })).text()
    expect(page).toContain(`/api/request/${requestId}/recording`)
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    const approved = await one<string>('select content as v from application_approval where application_id = $1', [
      applicationId,
    ])
    expect(JSON.parse(approved)).toMatchObject({ kind: 'SOUND', recording: { name: 'jingle.wav', revision: 2 } })
  })

  const colour = { name: 'red', code: 'Pantone 186 C', where: 'the letters' }

  test('its description and colours are approved and stand in what is filed', async () => {
    const { app, staff, owner, other, one, draft } = desk()
    const { requestId, applicationId } = await draft({ type: 'FIGURATIVE', value: 'RED SIGN', places: ['SK'] })
    const params = { id: requestId }
    const body = { description: 'A lion that walks', colours: [colour] }
    await owner(applicationDescribe, { params, body })
    await expect(other(applicationDescribe, { params, body })).rejects.toMatchObject(refusal('not-found'))
    const { jar } = await signInWithJar(app, draftOwner)
    const at = path.applicationDraft(params)
    const form = new URLSearchParams([
      ['intent', 'sign'],
      ['description', 'A lion that sits'],
      ...['red', 'blue', ''].map((name) => ['colourName', name]),
      ...['Pantone 186 C', '', ''].map((code) => ['colourCode', code]),
      ...['the letters', '', ''].map((where) => ['colourWhere', where]),
    ])
    const send = async () => await jar.fetch(at, { method: 'POST', body: form, headers: { origin: app.url } })
    // A colour that is nowhere is refused, and what was typed comes back.
    const refused = await send()
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('value="blue"')
    form.set('colourWhere', 'the letters')
    form.append('colourWhere', 'the lion')
    expect((await send()).status).toBe(302)
    await owner(logoGenerate, { params, body: {} })
    const { id } = await staff(applicationGenerate, { params })
    const file = await one<string>('select path as v from document where id = $1', [id])
    const text = await readPdfText((await app.context.facilities.files.get(file)) ?? new Uint8Array())
    expect(text).toContain('(571) A lion that sits')
    expect(text).toContain('(591) blue: the lion')
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    const approved = await one<string>('select content as v from application_approval where application_id = $1', [
      applicationId,
    ])
    expect(JSON.parse(approved)).toMatchObject({
      description: 'A lion that sits',
      colours: [colour, { name: 'blue', code: null, where: 'the lion' }],
    })
  })
})
