import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  applicationComment,
  applicationCommentDelete,
  applicationCommentUpdate,
  applicationFilingCheck,
  applicationGenerate,
  applicationUse,
  powerOfAttorneyCreate,
  powerOfAttorneyFile,
  powerOfAttorneyPreview,
} from '#contract/application.ts'
import {
  logoExport,
  logoGenerate,
  logoPreview,
  requestChangeType,
  requestLogoUrl,
  requestOwnWords,
  requestSummaryLink,
  requestType,
} from '#contract/mark.ts'
import { applicationApprove, applicationSend } from '#contract/registration.ts'
import {
  draftSpecimenCopy,
  draftSpecimenCreate,
  draftSpecimenDelete,
  draftSpecimenFile,
  draftSpecimenUpdate,
} from '#contract/specimen.ts'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { pdfFile } from '#tests/documents.ts'
import { draftDesk } from '#tests/draft.ts'
import { label, photograph } from '#tests/use-in-commerce.ts'

const desk = draftDesk()

/** What a call that gives a file gave. */
const bytesOf = async (file: unknown): Promise<Buffer> => Buffer.from(await (file as Blob).arrayBuffer())
const refusal = (code: string) => ({ code })

describe('comments on a draft', () => {
  test('are changed and removed by their writer, and settled by either side', async () => {
    const { staff, owner, other, one, draft } = desk()
    const { applicationId } = await draft({ until: 'paid' })
    const params = { id: applicationId }
    const { id: commentId } = await owner(applicationComment, {
      params,
      body: { type: 'comment', content: 'Not coats', section: 'goods' },
    })
    const of = { params: { id: applicationId, commentId } }
    const read = async () =>
      await one<{ content: string; section: string; settled: boolean; edited: boolean }>(
        `select json_build_object('content', content, 'section', section, 'settled', resolved_at is not null,
           'edited', edited_at is not null) as v from thread_comment where id = $1`,
        [commentId],
      )
    expect(await read()).toEqual({ content: 'Not coats', section: 'goods', settled: false, edited: false })
    await expect(
      staff(applicationCommentUpdate, { ...of, body: { content: 'Words of somebody else' } }),
    ).rejects.toMatchObject(refusal('not-found'))
    await expect(other(applicationCommentUpdate, { ...of, body: { resolved: true } })).rejects.toMatchObject(
      refusal('not-found'),
    )
    await staff(applicationCommentUpdate, { ...of, body: { resolved: true } })
    expect(await read()).toMatchObject({ content: 'Not coats', settled: true, edited: false })
    await owner(applicationCommentUpdate, { ...of, body: { content: 'Coats, no shoes', resolved: false } })
    expect(await read()).toMatchObject({ content: 'Coats, no shoes', settled: false, edited: true })
    await expect(staff(applicationCommentDelete, of)).rejects.toMatchObject(refusal('not-found'))
    await owner(applicationCommentDelete, of)
    await expect(owner(applicationCommentDelete, of)).rejects.toMatchObject(refusal('not-found'))
  })

  test('that asked for a change stay', async () => {
    const { staff, owner, draft } = desk()
    const { requestId, applicationId } = await draft()
    await staff(applicationSend, { params: { id: requestId } })
    const { id: commentId } = await owner(applicationComment, {
      params: { id: applicationId },
      body: { type: 'review-request', content: 'No coats' },
    })
    await expect(owner(applicationCommentDelete, { params: { id: applicationId, commentId } })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'plain-comment' },
    })
  })
})

describe('the picture of a mark', () => {
  test('is drawn of its words, kept, replaced by a file, and given as offices take it', async () => {
    const { staff, owner, other, one, draft } = desk()
    const { requestId } = await draft({ type: 'STYLIZED_CHARACTERS' })
    const params = { id: requestId }
    await expect(staff(applicationSend, { params })).rejects.toMatchObject({
      facts: { missing: 'filing', rules: 'picture-missing' },
    })
    await expect(owner(logoExport, { params, query: {} })).rejects.toMatchObject(refusal('not-found'))
    const preview = async (font: 'serif' | 'bold') =>
      await bytesOf(await owner(logoPreview, { params, query: { font, colour: '#1f3a8a' } }))
    const serif = await preview('serif')
    expect((await sharp(serif).metadata()).format).toBe('png')
    expect(serif.equals(await preview('serif'))).toBe(true)
    expect(serif.equals(await preview('bold'))).toBe(false)
    expect(await one('select count(*)::int as v from document where type = $1', ['logo'])).toBe(0)

    expect(await owner(logoGenerate, { params, body: { font: 'serif', colour: '#1f3a8a' } })).toMatchObject({
      revision: 1,
    })
    expect((await bytesOf(await owner(logoPreview, { params, query: { of: 'kept' } }))).equals(serif)).toBe(true)
    expect(await owner(logoGenerate, { params, body: {}, file: await photograph() })).toMatchObject({ revision: 2 })
    const office = await sharp(await bytesOf(await staff(logoExport, { params, query: { as: 'uspto' } }))).metadata()
    // 37 CFR 2.53(c); the file that was handed in has 64 pixels a side.
    expect(office).toMatchObject({ format: 'jpeg', width: 250, height: 250, density: 300 })
    expect((await owner(requestLogoUrl, { params })).url).toContain('/files/')
    await expect(other(requestLogoUrl, { params })).rejects.toMatchObject(refusal('not-found'))
    await expect(other(logoGenerate, { params, body: {} })).rejects.toMatchObject(refusal('not-found'))
    await expect(owner(logoGenerate, { params, body: {}, file: pdfFile('logo.pdf') })).rejects.toMatchObject({
      fields: { file: 'picture-kind' },
    })
    await staff(applicationSend, { params })
  })

  test('belongs to no word mark, until its kind is put right; what is approved has the picture in it', async () => {
    const { staff, owner, one, draft } = desk()
    const { requestId, applicationId } = await draft()
    const params = { id: requestId }
    await expect(owner(logoGenerate, { params, body: {} })).rejects.toMatchObject({
      code: 'rules-unmet',
      facts: { missing: 'picture-mark' },
    })
    await staff(requestType, { params, body: { type: 'FIGURATIVE', note: 'The client meant the sign' } })
    await owner(logoGenerate, { params, body: {} })
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: { consent: 'Read' } })
    const approved = await one<string>('select content as v from application_approval where application_id = $1', [
      applicationId,
    ])
    expect(JSON.parse(approved)).toMatchObject({ kind: 'FIGURATIVE', picture: { name: 'SOLVANTE.png', revision: 1 } })
    await expect(staff(requestType, { params, body: { type: 'WORD' } })).rejects.toMatchObject(
      refusal('transition-refused'),
    )
  })
})

describe('an application at the USPTO', () => {
  const on = today(officeZone, new Date())
  const firstUse = (number: number, anywhere: string, commerce: string) => ({
    number,
    firstUseAnywhere: anywhere,
    firstUseInCommerce: commerce,
  })

  test('on use is sent with the days of use and a specimen of each class that the office takes', async () => {
    const { staff, owner, other, one, draft } = desk()
    const { requestId, applicationId } = await draft()
    const params = { id: requestId }
    const rules = async () => {
      const { findings } = await staff(applicationFilingCheck, { params })
      return findings.filter(({ rule }) => rule.startsWith('us-')).map(({ rule, what }) => `${rule} ${what}`)
    }
    expect(await rules()).toContain('us-basis ')
    const classes = [firstUse(18, addDays(on, -90), addDays(on, -60)), firstUse(25, addDays(on, -90), '')]
    const refused = async (body: { basis: '1a'; classes: typeof classes }, fields: object) =>
      await expect(owner(applicationUse, { params, body })).rejects.toMatchObject({ fields })
    await refused(
      { basis: '1a', classes: [firstUse(18, addDays(on, -60), addDays(on, -90))] },
      { 'classes.0.firstUseInCommerce': 'date-too-early' },
    )
    await refused(
      { basis: '1a', classes: [firstUse(18, addDays(on, 3), '')] },
      { 'classes.0.firstUseAnywhere': 'date-in-future' },
    )
    await expect(other(applicationUse, { params, body: { basis: '1a' } })).rejects.toMatchObject(refusal('not-found'))
    await owner(applicationUse, { params, body: { basis: '1a', classes } })
    expect(await rules()).toEqual(expect.arrayContaining(['us-first-use 25', 'us-specimen 18', 'us-specimen 25']))
    await expect(staff(applicationSend, { params })).rejects.toMatchObject({ facts: { missing: 'filing' } })

    const { id: specimenId } = await owner(draftSpecimenCreate, {
      params,
      body: { ...label, captureDate: on, classNumber: 18 },
      file: await photograph(),
    })
    await owner(applicationUse, {
      params,
      body: { basis: '1a', classes: classes.map((one_) => ({ ...one_, firstUseInCommerce: addDays(on, -60) })) },
    })
    expect((await rules()).filter((rule) => !rule.startsWith('us-attorney'))).toEqual(['us-specimen 25'])
    const { id: copied } = await owner(draftSpecimenCopy, {
      params: { id: requestId, specimenId },
      body: { classNumber: 25 },
    })
    expect((await rules()).filter((rule) => !rule.startsWith('us-attorney'))).toEqual([])
    // What shows another mark is none that the office takes.
    const about = { kind: 'label', showsMark: 'no', captureDate: on } as const
    await owner(draftSpecimenUpdate, { params: { id: requestId, specimenId: copied }, body: about })
    expect(await rules()).toContain('us-specimen 25')
    await owner(draftSpecimenUpdate, {
      params: { id: requestId, specimenId: copied },
      body: { ...about, showsMark: 'yes', classItems: ['Coats'] },
    })
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    expect(
      await one<string>(
        `select filing_basis as v from trademark where registration_request_id = $1 and jurisdiction = 'US'`,
        [requestId],
      ),
    ).toBe('1a')
    const approved = JSON.parse(
      await one<string>('select content as v from application_approval where application_id = $1', [applicationId]),
    ) as { specimens: unknown[]; lists: { place: string; basis: string | null }[] }
    expect(approved.specimens).toHaveLength(2)
    expect(approved.lists.find(({ place }) => place === 'US')?.basis).toBe('1a')
  })

  test('specimens are their owner’s, of an ordered class, and only where the USPTO is filed at', async () => {
    const { app, owner, other, draft } = desk()
    const { requestId } = await draft()
    const params = { id: requestId }
    const body = { ...label, classNumber: 18 }
    await expect(owner(draftSpecimenCreate, { params, body })).rejects.toMatchObject({ fields: { file: 'required' } })
    await expect(
      owner(draftSpecimenCreate, { params, body: { ...body, classNumber: 9 }, file: await photograph() }),
    ).rejects.toMatchObject({ fields: { classNumber: 'not-a-choice' } })
    await expect(
      owner(draftSpecimenCreate, { params, body: { ...body, captureDate: addDays(on, 3) }, file: await photograph() }),
    ).rejects.toMatchObject({ fields: { captureDate: 'date-in-future' } })
    const { id: specimenId } = await owner(draftSpecimenCreate, { params, body, file: pdfFile('specimen.pdf') })
    const of = { params: { id: requestId, specimenId } }
    expect((await bytesOf(await owner(draftSpecimenFile, of))).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(other(draftSpecimenFile, of)).rejects.toMatchObject(refusal('not-found'))
    await expect(app.anonymous(draftSpecimenFile, of)).rejects.toMatchObject(refusal('sign-in-required'))
    await expect(owner(draftSpecimenUpdate, { ...of, body: { classItems: ['Coats'] } })).rejects.toMatchObject({
      fields: { classItems: 'not-a-choice' },
    })
    await expect(other(draftSpecimenDelete, of)).rejects.toMatchObject(refusal('not-found'))
    await owner(draftSpecimenDelete, of)
    await expect(owner(draftSpecimenDelete, of)).rejects.toMatchObject(refusal('not-found'))
    const { requestId: elsewhere } = await draft({ places: ['SK'] })
    await expect(
      owner(draftSpecimenCreate, { params: { id: elsewhere }, body, file: await photograph() }),
    ).rejects.toMatchObject({ facts: { missing: 'us-filing' } })
  })
})

describe('documents of a draft', () => {
  test('the power of attorney is previewed for own parties, drawn, and kept signed after the approval too', async () => {
    const { app, staff, owner, other, one, draft } = desk()
    const { requestId } = await draft()
    const params = { id: requestId }
    const pdf = await bytesOf(await owner(powerOfAttorneyPreview, { params, query: {} }))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await one<string>(
      `insert into entity (id, type, first_name, last_name, user_id)
       select gen_random_uuid(), 'physical', 'Somebody', 'Else', id from "user" where email = 'other@draft.test' returning id as v`,
    )
    await expect(
      owner(powerOfAttorneyPreview, { params, query: { registrationEntity: stranger } }),
    ).rejects.toMatchObject(refusal('not-found'))
    await expect(other(powerOfAttorneyPreview, { params, query: {} })).rejects.toMatchObject(refusal('not-found'))
    await expect(owner(powerOfAttorneyFile, { params })).rejects.toMatchObject(refusal('not-found'))
    await owner(powerOfAttorneyCreate, { params })
    expect((await bytesOf(await owner(powerOfAttorneyFile, { params }))).equals(pdf)).toBe(true)
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    await expect(owner(powerOfAttorneyCreate, { params })).rejects.toMatchObject(refusal('transition-refused'))
    await owner(powerOfAttorneyCreate, { params, file: pdfFile('signed.pdf', 'signed') })
    expect((await bytesOf(await owner(powerOfAttorneyFile, { params }))).toString('latin1')).toContain('signed')
    const { rows } = await app.context.pool.query(
      `select revision, parent_document_id is not null as follows from document
        where type = 'power-of-attorney' and document_hub_id = (select document_hub_id from registration_request where id = $1)
        order by id`,
      [requestId],
    )
    expect(rows).toEqual([
      { revision: 1, follows: false },
      { revision: 2, follows: true },
    ])
    // Before anything is ordered, and after it is over, nobody hands anything in.
    for (const [status, group] of [
      ['Verification requested', 'Verification'],
      ['Refunded', 'Closed'],
    ]) {
      await app.context.pool.query('alter table registration_request disable trigger user')
      await app.context.pool.query('update registration_request set status = $2, status_group = $3 where id = $1', [
        requestId,
        status,
        group,
      ])
      await app.context.pool.query('alter table registration_request enable trigger user')
      await expect(owner(powerOfAttorneyCreate, { params, file: pdfFile('late.pdf') })).rejects.toMatchObject(
        refusal('transition-refused'),
      )
    }
  })

  test('the application is drawn by staff, each time as a further revision that the client does not see', async () => {
    const { app, staff, owner, draft } = desk()
    const { requestId } = await draft({ until: 'paid' })
    await expect(staff(applicationGenerate, { params: { id: requestId } })).rejects.toMatchObject({
      facts: { missing: 'owner' },
    })
    const whole = await draft()
    await staff(applicationGenerate, { params: { id: whole.requestId } })
    const { id } = await staff(applicationGenerate, { params: { id: whole.requestId } })
    const { rows } = await app.context.pool.query('select revision, visible_to_client from document where id = $1', [
      id,
    ])
    expect(rows).toEqual([{ revision: 2, visible_to_client: false }])
    await expect(owner(applicationGenerate, { params: { id: whole.requestId } })).rejects.toMatchObject(
      refusal('not-allowed'),
    )
  })
})

describe('what a request is about', () => {
  test('another sign is verified anew; once it is ordered it is what was ordered', async () => {
    const { owner, other, one, draft } = desk()
    const { requestId } = await draft({ until: 'answered' })
    const params = { id: requestId }
    const body = { type: 'FIGURATIVE', value: 'SOLVANTE LIGHT', note: 'We added a word' } as const
    await expect(other(requestChangeType, { params, body })).rejects.toMatchObject(refusal('not-found'))
    await owner(requestChangeType, { params, body })
    expect(
      await one(
        `select json_build_object('status', status, 'type', type, 'value', value) as v from registration_request where id = $1`,
        [requestId],
      ),
    ).toEqual({ status: 'Verification requested', type: 'FIGURATIVE', value: 'SOLVANTE LIGHT' })
    expect(
      await one(
        `select json_build_object('value', value, 'note', request_note, 'version', version) as v from verification_result
          where registration_request_id = $1 and not completed`,
        [requestId],
      ),
    ).toEqual({ value: 'SOLVANTE LIGHT', note: 'We added a word', version: 2 })
    const { requestId: ordered } = await draft({ until: 'paid' })
    await expect(owner(requestChangeType, { params: { id: ordered }, body })).rejects.toMatchObject(
      refusal('transition-refused'),
    )
  })

  test('the client changes the own words until the lists are approved, and it stands in the history', async () => {
    const { staff, owner, one, draft } = desk()
    const { requestId } = await draft()
    const params = { id: requestId }
    await owner(requestOwnWords, { params, body: { businessDescription: 'Luggage, coats and repairs' } })
    await owner(requestOwnWords, { params, body: { businessDescription: 'Luggage, coats and repairs' } })
    const told = `select count(*)::int as v from registration_request_tracking
                   where registration_request_id = $1 and name = 'Service description updated by user'`
    expect(await one(told, [requestId])).toBe(1)
    await expect(owner(requestOwnWords, { params, body: { businessDescription: ' ' } })).rejects.toMatchObject({
      fields: { businessDescription: 'required' },
    })
    await staff(applicationSend, { params })
    await owner(applicationApprove, { params, body: {} })
    await expect(owner(requestOwnWords, { params, body: { businessDescription: 'More' } })).rejects.toMatchObject(
      refusal('transition-refused'),
    )
  })

  test('staff read the client’s own address of the summary', async () => {
    const { staff, owner, draft } = desk()
    const { requestId } = await draft({ until: 'asked' })
    const { url, seenAt } = await staff(requestSummaryLink, { params: { id: requestId } })
    expect(url).toContain(`/verification-summary/${requestId}`)
    expect(seenAt).toBeNull()
    await expect(owner(requestSummaryLink, { params: { id: requestId } })).rejects.toMatchObject(refusal('not-allowed'))
  })
})
