import { z } from 'zod'
import { call } from './call.ts'
import { staff } from './case.ts'
import { nothing, rowId } from './fields.ts'
import { captures, packs } from './limits.ts'
import { oneRow } from './who.ts'

/** Files of evidence that one case has at most. */
export const mostExhibits = 200

const taken = z.object({ id: rowId, sha256: z.string(), isStandIn: z.boolean() })
const errors = ['invalid-input', 'not-found', 'provider-failed'] as const

export const caseCapture = call({
  ...staff,
  name: 'case.capture',
  method: 'POST',
  path: '/api/case/{id}/evidence/{evidenceId}/capture',
  summary: 'Keep the page at the address of an evidence as it is now: its bytes, their hash and a time stamp',
  limit: captures,
  params: z.strictObject({ id: rowId, evidenceId: rowId }),
  body: nothing,
  output: taken,
  errors: [...errors, 'not-allowed', 'rules-unmet', 'too-many-requests'],
})

export const casePicture = call({
  ...staff,
  name: 'case.picture',
  method: 'POST',
  path: '/api/case/{id}/evidence/{evidenceId}/picture',
  summary:
    'Have a browser take a picture of the page at the address of an evidence, with its text, when its turn comes',
  limit: captures,
  params: z.strictObject({ id: rowId, evidenceId: rowId }),
  body: nothing,
  output: z.object({ isQueued: z.literal(true) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'too-many-requests'],
})

export const captureMeans = call({
  ...staff,
  name: 'case.capture-means',
  method: 'GET',
  path: '/api/capture-means',
  summary: 'Whether a browser is configured that takes pictures of pages',
  limit: 'none',
  support: 'open',
  audit: 'none',
  params: nothing,
  body: nothing,
  output: z.object({ hasBrowser: z.boolean() }),
  errors: [],
})

export const caseExhibitAdd = call({
  ...staff,
  name: 'case.exhibit',
  method: 'POST',
  path: '/api/case/{id}/exhibit',
  summary: 'Take a file of the case’s folder into its evidence: its hash and a time stamp are kept from now on',
  params: oneRow,
  body: z.strictObject({ documentId: z.number().int().positive().max(2_147_483_647) }),
  output: taken,
  errors: [...errors, 'already-done'],
})

export const caseEvidencePack = call({
  name: 'case.evidence-pack',
  method: 'GET',
  path: '/api/case/{id}/evidence-pack',
  summary:
    'All evidence of a case as one file, with an index, a manifest of hashes, time stamps and the program that checks them',
  who: ['customer', 'staff', 'admin'],
  limit: packs,
  support: 'open',
  audit: 'none',
  params: oneRow,
  query: nothing,
  body: nothing,
  output: z.unknown(),
  errors: ['not-found', 'too-many-requests'],
  download: true,
})
