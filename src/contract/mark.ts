import { z } from 'zod'
import { logoFonts } from '#domain/catalog/logo-fonts.ts'
import { markTypes, mostViews } from '#domain/catalog/mark-types.ts'
import { texts } from '#domain/catalog/texts.ts'
import { call } from './call.ts'
import { bounded, choice, done, field, line, list, nothing, optionalLine, optionalText, rowId, text } from './fields.ts'
import { linkHolders } from './limits.ts'

const owners = ['customer', 'staff', 'admin'] as const
const one = z.strictObject({ id: rowId })
const rowNumber = z.int().positive().max(2_147_483_647)

/** Drawing a picture is work of the processor. */
const drawings = { name: 'drawings', points: 300, seconds: 600 }

/** How words of a mark are drawn. */
const drawn = {
  font: choice(logoFonts).default('serif'),
  colour: bounded(7)
    .regex(/^#[0-9a-fA-F]{6}$/, { error: 'not-a-choice' })
    .default('#000000'),
}

const picture = {
  method: 'GET',
  who: owners,
  limit: drawings,
  support: 'open',
  audit: 'none',
  params: one,
  body: nothing,
  output: z.unknown(),
  download: true,
} as const

export const logoPreview = call({
  ...picture,
  name: 'request.logo-preview',
  path: '/api/request/{id}/logo/preview',
  summary: 'The picture of a mark as it is kept, or its words as they would be drawn, as a picture',
  query: z.strictObject({
    of: choice(['kept', 'words']).default('words'),
    ...drawn,
    /** Of the kept one: names it for whoever keeps answers by their address. The last is given, whichever is named. */
    revision: z.coerce
      .number({ error: 'not-a-number' })
      .int('not-a-number')
      .min(1, 'too-low')
      .max(100_000, 'too-high')
      .optional(),
  }),
  errors: ['invalid-input', 'not-found', 'too-many-requests'],
})

export const logoGenerate = call({
  name: 'request.logo-generate',
  method: 'POST',
  path: '/api/request/{id}/logo/generate',
  summary: 'Make the picture of a mark: drawn from its words, or from the PNG or JPEG that is handed in',
  who: owners,
  limit: drawings,
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject(drawn),
  output: z.object({ id: z.number().int(), revision: z.number().int() }),
  errors: [
    'invalid-input',
    'not-found',
    'rules-unmet',
    'too-large',
    'too-many-requests',
    'transition-refused',
    'unsupported-type',
  ],
  upload: true,
})

export const logoExport = call({
  ...picture,
  name: 'request.logo-export',
  path: '/api/request/{id}/logo/export',
  summary: 'The picture of a mark as it is filed: for the USPTO in its format and size, else as PNG or JPEG',
  query: z.strictObject({ as: choice(['png', 'jpeg', 'uspto']).default('png') }),
  errors: ['invalid-input', 'not-found', 'too-many-requests'],
})

const url = {
  method: 'GET',
  who: owners,
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ url: z.string() }),
  errors: ['not-found'],
} as const

export const requestLogoUrl = call({
  ...url,
  name: 'request.logo-url',
  path: '/api/request/{id}/logo-url',
  summary: 'A short-lived link to the picture of the mark of a request',
})

export const trademarkLogoUrl = call({
  ...url,
  name: 'trademark.logo-url',
  path: '/api/trademark/{id}/logo-url',
  summary: 'A short-lived link to the picture of a trademark: its own, else that of the request it was filed by',
})

export const requestChangeType = call({
  name: 'request.change-type',
  method: 'POST',
  path: '/api/request/{id}/change-type',
  summary: 'Have another kind of mark verified, before anything is ordered; an answered verification begins anew',
  who: ['link', ...owners],
  limit: linkHolders,
  link: { kind: 'registration_request', param: 'id' },
  support: 'closed',
  audit: { table: 'registration_request', facts: ['type'] },
  params: one,
  query: nothing,
  body: z.strictObject({ type: choice(markTypes), value: field(texts.mark), note: text(2000) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const requestType = call({
  name: 'request.type',
  method: 'PUT',
  path: '/api/request/{id}/type',
  summary: 'Put the kind of mark of a draft right, with why; what was approved has to be approved again',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request', facts: ['type'] },
  params: one,
  query: nothing,
  body: z.strictObject({ type: choice(markTypes), note: optionalText(2000) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const requestSummaryLink = call({
  name: 'request.summary-link',
  method: 'GET',
  path: '/api/request/{id}/summary-link',
  summary: 'The address of the verification summary as its client opens it, and when they last did',
  who: ['staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ url: z.string(), seenAt: z.string().nullable() }),
  errors: ['not-found'],
})

export const requestOwnWords = call({
  name: 'request.goods-and-services',
  method: 'PUT',
  path: '/api/request/{id}/goods-and-services',
  summary: 'Change what the client says in own words of what they sell; the lists are written from it',
  who: ['link', ...owners],
  limit: linkHolders,
  link: { kind: 'registration_request', param: 'id' },
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({ businessDescription: field(texts.description) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

const recording = {
  path: '/api/request/{id}/recording',
  who: owners,
  limit: drawings,
  support: 'open',
  params: one,
  query: nothing,
  body: nothing,
} as const

export const recordingKeep = call({
  ...recording,
  name: 'request.recording-keep',
  method: 'POST',
  summary: 'Keep the recording of a sound mark, an MP3 or WAV; the one before it stays as its earlier revision',
  audit: { table: 'registration_request' },
  output: z.object({ id: z.number().int(), revision: z.number().int() }),
  errors: [
    'invalid-input',
    'not-found',
    'rules-unmet',
    'too-large',
    'too-many-requests',
    'transition-refused',
    'unsupported-type',
  ],
  upload: true,
})

export const recordingFile = call({
  ...recording,
  name: 'request.recording-file',
  method: 'GET',
  summary: 'The recording of a sound mark as it is kept',
  audit: 'none',
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests'],
  download: true,
})

export const applicationDescribe = call({
  name: 'application.describe',
  method: 'PUT',
  path: '/api/request/{id}/application/description',
  summary:
    'Describe the mark, and claim its colours: each by name, by its number in a system of colours, and by where it is',
  who: owners,
  limit: 'none',
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    description: optionalText(2000),
    colours: list(z.strictObject({ name: line(60), code: optionalLine(40), where: line(200) }), 20).default([]),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused'],
})

const view = {
  who: owners,
  limit: drawings,
  support: 'open',
  query: nothing,
  body: nothing,
} as const

export const viewKeep = call({
  ...view,
  name: 'request.view-keep',
  method: 'POST',
  path: '/api/request/{id}/view',
  summary: 'Add a picture, PNG or JPEG, that shows a shape mark from a further side; it becomes the last view',
  params: one,
  audit: { table: 'registration_request' },
  output: z.object({ id: z.number().int(), views: z.number().int() }),
  errors: [
    'invalid-input',
    'not-found',
    'rules-unmet',
    'too-large',
    'too-many-requests',
    'transition-refused',
    'unsupported-type',
  ],
  upload: true,
})

export const viewsOrder = call({
  ...view,
  name: 'request.views-order',
  method: 'PUT',
  path: '/api/request/{id}/view',
  summary: 'Put the further views of a shape mark into an order; one that is left out is no view any more',
  limit: 'none',
  params: one,
  body: z.strictObject({ before: list(rowNumber, mostViews), views: list(rowNumber, mostViews) }),
  audit: { table: 'registration_request' },
  output: done,
  errors: ['changed-meanwhile', 'invalid-input', 'not-found', 'transition-refused'],
})

export const viewFile = call({
  ...view,
  name: 'request.view-file',
  method: 'GET',
  path: '/api/request/{id}/view/{viewId}',
  summary: 'One of the further views of a shape mark',
  params: z.strictObject({ id: rowId, viewId: z.coerce.number().pipe(rowNumber) }),
  audit: 'none',
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests'],
  download: true,
})
