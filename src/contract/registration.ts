import { z } from 'zod'
import { regions } from '#domain/account/regions.ts'
import { hasStates, neededToOwn } from '#domain/account/party.ts'
import { texts } from '#domain/catalog/texts.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { pictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { orderedItems } from '#domain/registration/ordered-items.ts'
import { registrationStatuses } from '#domain/registration/status.ts'
import { review } from '#domain/verification/review.ts'
import { searchFilters } from '#domain/verification/search-log.ts'
import { jurisdictionVerdict } from '#domain/verification/verdict.ts'
import { distinctivenessLevels, riskLevels } from '#domain/verification/vocabulary.ts'
import type { FieldCode } from '#kernel/errors.ts'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  bounded,
  choice,
  date,
  digest,
  done,
  email,
  entries,
  field,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  optionalLine,
  optionalText,
  rowId,
  text,
  url,
} from './fields.ts'
import { experimentValues } from './experiment.ts'
import { askedOfOwners, party, partyFields, postalAddress } from './party.ts'
import { linkHolders, mailedLinks, newRequests } from './limits.ts'

const one = z.strictObject({ id: rowId })
const byLink = { kind: 'registration_request', param: 'id' } as const
const clients = ['link', 'customer', 'staff', 'admin'] as const
const staff = ['staff', 'admin'] as const

export const requestCreate = call({
  name: 'request.create',
  method: 'POST',
  path: '/api/request',
  summary: 'Ask for the verification of a mark; its picture, a PNG or JPEG, may come with it',
  who: ['anonymous', 'customer', 'staff', 'admin'],
  limit: newRequests,
  support: 'closed',
  audit: { table: 'registration_request', facts: ['type'] },
  params: nothing,
  /** With the word in the address the mark is wanted for Amazon's register of brands. */
  query: z.strictObject({ amazonBrandRegistry: choice(['', 'true', '1', 'yes']).optional() }),
  body: z.strictObject({
    type: choice(markTypes),
    value: field(texts.mark),
    businessDescription: field(texts.description),
    jurisdictions: list(choice(jurisdictions), 102, { min: 1, tooFew: 'choose-at-least-one' }),
    websites: list(url, 10).default([]),
    contactEmail: email,
    contactFirstName: field(texts.personName),
    contactLastName: field(texts.personName),
    contactPhone: optionalField(texts.phone),
    language: choice(languages),
    currency: choice(currencies),
    region: choice(regions).nullish(),
    sendMarketingEmails: z.boolean().default(false),
    /** Values of experiments that whoever asks takes part in. */
    experiments: experimentValues.default({}),
  }),
  output: z.object({ id: rowId, publicId: z.string() }),
  errors: ['invalid-input', 'too-large', 'too-many-requests', 'unsupported-type'],
  idempotent: 'by-key',
  takesFile: true,
})

export const requestResendMail = call({
  name: 'request.resend-mail',
  method: 'POST',
  path: '/api/request/{id}/notify',
  summary: 'Send the confirmation mail of a request again',
  who: clients,
  limit: mailedLinks,
  support: 'open',
  audit: { table: 'registration_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found', 'too-many-requests'],
})

export const requestStatus = call({
  name: 'request.status',
  method: 'POST',
  path: '/api/request/{id}/status',
  summary: 'Take a registration request to its next status',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    from: choice(registrationStatuses),
    to: choice(registrationStatuses),
    note: optionalText(2000),
  }),
  output: z.object({ status: z.enum(registrationStatuses) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

const similarMark = z.strictObject({
  name: field(texts.mark),
  jurisdictions: list(choice(jurisdictions), 102, { min: 1, tooFew: 'choose-at-least-one' }),
  similarity: choice(riskLevels),
  url: optionalField(texts.webAddress),
  number: optionalField(texts.officeNumber),
  owner: optionalLine(200),
  classes: list(niceClass, 45).default([]),
  goods: optionalText(500),
  /** The office of the record, its state there, and why the score is what it is; none of a mark entered by hand. */
  office: choice(jurisdictions).nullable().default(null),
  status: optionalLine(200),
  score: explanation.nullable().default(null),
  /** How alike the pictures are, where they were compared. */
  picture: pictureExplanation.nullable().default(null),
  reason: optionalText(500),
  competitor: z.boolean().default(false),
  wellKnown: z.boolean().default(false),
})

/** A place has one verdict. */
const eachOnce = (verdicts: readonly { jurisdiction: string }[]): boolean =>
  new Set(verdicts.map(({ jurisdiction }) => jurisdiction)).size === verdicts.length

/** The revision of the open answer that the caller saw, null where they saw none: refused when it is another by now. Left out, nothing is compared. */
const revision = z.int().min(1).nullable().optional()

export const verificationSave = call({
  name: 'verification.save',
  method: 'PUT',
  path: '/api/request/{id}/verification-result',
  summary: 'Save the open version of the verification result',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    distinctiveness: choice(distinctivenessLevels).nullable(),
    overallRisk: choice(riskLevels).nullable(),
    jurisdictions: list(jurisdictionVerdict, 102).refine(eachOnce, 'not-a-choice'),
    recommendedClasses: list(niceClass, 45),
    verifiedClasses: list(niceClass, 45).default([]),
    useNarrowGsList: z.boolean().default(false),
    additionalCheckRequired: z.boolean().default(false),
    clientNote: optionalField(texts.note),
    strategy: optionalField(texts.note),
    resultNote: optionalField(texts.note),
    similarTrademarks: list(similarMark, 100),
    /** What the search of the client's text was narrowed by: it is made again, and kept with the registers that it asked; left out, what is kept of it stays. */
    search: searchFilters.optional(),
    /** What a person looked at and whether who saves confirms the note; left out, what is kept of it stays. */
    review: review.pick({ lookedAt: true }).extend({ confirmed: z.boolean() }).optional(),
    revision,
  }),
  output: z.object({
    id: rowId,
    version: z.number().int(),
    revision: z.number().int(),
    /** Who the note is confirmed by, as it was saved. */
    confirmedBy: z.string().nullable(),
  }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const verificationComplete = call({
  name: 'verification.complete',
  method: 'POST',
  path: '/api/request/{id}/verification-result/complete',
  summary: 'Complete the verification: approve it, or dismiss it with a reason',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request', facts: ['outcome'] },
  params: one,
  query: nothing,
  body: z.strictObject({ outcome: choice(['approved', 'dismissed']), reason: optionalText(2000), revision }),
  output: z.object({ status: z.enum(registrationStatuses) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})

export const verificationViewed = call({
  name: 'verification.viewed',
  method: 'POST',
  path: '/api/request/{id}/verification-result/viewed',
  summary: 'Record that the client opened the verification summary',
  who: ['link', 'customer'],
  limit: linkHolders,
  support: 'open',
  audit: { table: 'registration_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: done,
  errors: ['not-found'],
})

export const verificationRepeat = call({
  name: 'verification.repeat',
  method: 'POST',
  path: '/api/request/{id}/verification-result/repeat',
  summary: 'Ask for the verification again, with what changed',
  who: clients,
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'registration_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: z.strictObject({ note: text(2000) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

const orderChoice = z.strictObject({
  jurisdictions: list(choice(jurisdictions), 102),
  classes: list(niceClass, 45),
})

export const requestUpdate = call({
  name: 'request.update',
  method: 'PUT',
  path: '/api/request/{id}',
  summary: 'Choose jurisdictions and classes; answers with the price and stores both',
  who: clients,
  limit: linkHolders,
  support: 'open',
  audit: { table: 'registration_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: orderChoice,
  output: z.object({ orderedItems }),
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const requestOrder = call({
  name: 'request.order',
  method: 'POST',
  path: '/api/request/{id}/order',
  summary: 'Create the order from the chosen jurisdictions and classes',
  who: clients,
  limit: linkHolders,
  support: 'closed',
  audit: { table: 'registration_request' },
  link: byLink,
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ productId: rowId }),
  errors: ['not-found', 'rules-unmet', 'transition-refused'],
})

const statedAddress = postalAddress.superRefine(({ country: at, state }, context) => {
  if (hasStates(at) && state === null)
    context.addIssue({ code: 'custom', message: 'required' satisfies FieldCode, path: ['state'], input: null })
})

const owner = party(
  {
    ...partyFields,
    ...askedOfOwners,
    birthdate: optionalDate,
    address: statedAddress,
  },
  neededToOwn,
)

const draftBody = z.strictObject({
  owner,
  priority: z
    .strictObject({ jurisdiction: choice(jurisdictions), number: field(texts.officeNumber), date })
    .nullable()
    .default(null),
  /** Where letters go, where that is not the owner's address. */
  mailing: statedAddress.nullable().default(null),
  /** Where the owner is at home, where that is not the owner's address. */
  domicile: statedAddress.nullable().default(null),
  /** Whether the domicile may be shown to everybody. */
  domicileVisible: z.boolean().default(true),
})

export const applicationSaveDraft = call({
  name: 'application.save-draft',
  method: 'PUT',
  path: '/api/request/{id}/application/draft',
  summary: 'Keep what was typed into the application draft, complete or not',
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({ draft: entries(bounded(60), bounded(2000), 100) }),
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const applicationUpdate = call({
  name: 'application.update',
  method: 'PUT',
  path: '/api/request/{id}/application',
  summary: "Complete the owner's data of the application",
  who: ['customer', 'staff', 'admin'],
  limit: 'none',
  support: 'open',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: draftBody,
  output: done,
  errors: ['invalid-input', 'not-found', 'transition-refused'],
})

export const applicationGoodsAndServices = call({
  name: 'application.goods-and-services',
  method: 'PUT',
  path: '/api/request/{id}/application/goods-and-services',
  summary: 'Write the goods and services of one jurisdiction, or of all',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    jurisdiction: choice(jurisdictions).nullable(),
    goodsAndServices,
    /** Of each list that is replaced, the version that was on the screen; one that is another now is not overwritten. */
    versions: entries(bounded(8).regex(/^[A-Z]+$/), bounded(16).regex(/^[0-9a-z]+$/), jurisdictions.length).optional(),
  }),
  output: z.object({ done: z.literal(true), version: z.string() }),
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const applicationSend = call({
  name: 'application.send',
  method: 'POST',
  path: '/api/request/{id}/send-documents',
  summary: 'Send the application draft to the client for review',
  who: staff,
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: nothing,
  output: z.object({ status: z.enum(registrationStatuses) }),
  errors: ['not-found', 'rules-unmet', 'transition-refused'],
})

export const applicationApprove = call({
  name: 'application.approve',
  method: 'POST',
  path: '/api/request/{id}/application/approve',
  summary: 'Approve the application draft for filing',
  who: ['customer'],
  limit: 'none',
  support: 'closed',
  audit: { table: 'registration_request' },
  params: one,
  query: nothing,
  body: z.strictObject({
    /** The sentence that the client agreed to, as the form showed it; kept with what was approved. */
    consent: optionalText(1000),
    /** Of the draft that the client read, as `application.reading` gives it; another draft is not approved. */
    digest: digest.optional(),
  }),
  output: z.object({ status: z.enum(registrationStatuses) }),
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'transition-refused', 'changed-meanwhile'],
})
