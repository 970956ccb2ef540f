import type { CallRow } from './call-row.ts'

const ofLetter = (body?: unknown): CallRow => ({
  scoped: true,
  ...(body === undefined ? {} : { body }),
  params: ({ a }) => ({ id: a.service_request ?? '', letterId: a.service_letter ?? '' }),
})
const written = { recipient: 'matrix', recipientEmail: null, body: 'matrix', version: 1 }

/** The rows of the matrix for the calls about letters of orders. */
export const serviceLetterRows: Record<string, CallRow> = {
  'service-request.label': {
    scoped: true,
    body: { internalLabel: 'matrix', taskTrackerUrl: null, before: {} },
    params: ({ a }) => ({ id: a.service_request ?? '' }),
  },
  'service-letter.draft': {
    scoped: true,
    body: { language: 'en', recipient: 'matrix' },
    params: ({ a }) => ({ id: a.service_request ?? '' }),
  },
  'service-letter.change': ofLetter(written),
  'service-letter.approve': ofLetter({ version: 1 }),
  'service-letter.mail': ofLetter({ version: 1 }),
  'service-letter.sent': ofLetter({ version: 1, sentOn: '2000-01-01', way: 'post', reference: 'matrix' }),
  'service-letter.drop': ofLetter({ version: 1 }),
  'service-letter.document': ofLetter(),
}
