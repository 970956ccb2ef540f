import { z } from 'zod'
import { texts } from '#domain/catalog/texts.ts'
import { officeActionStatuses } from '#domain/office-action/status.ts'
import { chancesOfSuccess, issueCategories, solutionKinds } from '#domain/office-action/vocabulary.ts'
import { currencies } from '#kernel/money.ts'
import { call } from './call.ts'
import {
  choice,
  date,
  field,
  list,
  niceClass,
  nothing,
  optionalDate,
  optionalField,
  optionalLine,
  optionalText,
  rowId,
} from './fields.ts'
import { compared, fee, mostParts, staff, standing } from './office-action.ts'

const one = z.strictObject({ id: rowId })

const readValue = z.object({ value: z.string(), line: z.string() })
export const officeActionReading = call({
  ...staff,
  name: 'office-action.reading',
  method: 'GET',
  path: '/api/office-action/{id}/reading',
  summary:
    'What the letter seems to say, what our copy of the register has of the marks it cites, and the fees that are recorded; stores nothing',
  support: 'open',
  audit: 'none',
  params: one,
  body: nothing,
  output: z.object({
    /** False where there is no letter, or no text in it to read. */
    readable: z.boolean(),
    text: z.string(),
    number: readValue.nullable(),
    /** Whether that is the number of this trademark; null when one of the two is not known. */
    isOurNumber: z.boolean().nullable(),
    issued: readValue.nullable(),
    respondBy: readValue.nullable(),
    refusals: z.array(z.object({ category: z.enum(issueCategories), line: z.string() })),
    cited: z.array(z.object({ line: z.string(), mark: compared })),
    fees: z.object({ currency: z.string(), service: z.int().nullable(), extension: fee.nullable() }),
  }),
  errors: ['not-found'],
})

const issue = z.strictObject({
  /** Of an issue that there is already. */
  id: rowId.nullable().default(null),
  category: choice(issueCategories),
  name: field(texts.heading),
  explanation: optionalField(texts.note),
  quote: optionalField(texts.description),
  /** What we ask the client about it. */
  question: optionalField(texts.note),
})

/** Minor units of the office action's currency. */
const money = z.number().int('not-a-number').min(0, 'not-a-number').max(1_000_000_000, 'not-a-number').nullable()

const solution = z.strictObject({
  id: rowId.nullable().default(null),
  solution: field(texts.heading),
  kind: choice(solutionKinds),
  description: optionalField(texts.description),
  chanceOfSuccess: choice(chancesOfSuccess).nullable().default(null),
  ground: optionalField(texts.note),
  serviceFee: money.default(null),
  governmentFee: money.default(null),
  recommended: z.boolean().default(false),
})

const cited = z.strictObject({
  name: field(texts.mark),
  number: optionalField(texts.officeNumber),
  owner: optionalLine(200),
  classes: list(niceClass, 45).default([]),
  url: optionalField(texts.webAddress),
})

const examination = z.strictObject({
  /** The version that was on the screen; another one by now is somebody else's work. */
  version: z.number().int().min(1),
  issues: list(issue, mostParts),
  cited: list(cited, mostParts),
  solutions: list(solution, mostParts),
  currency: choice(currencies),
  issueSummary: optionalField(texts.note),
  recommendationNote: optionalField(texts.note),
  supplementalRegisterSuggested: z.boolean().default(false),
  riskHighlighted: z.boolean().default(false),
})

const examined = { ...staff, method: 'PUT', params: one, body: examination } as const
const examinedOutput = z.object({ status: z.enum(officeActionStatuses), version: z.int() })

export const officeActionExaminationDraft = call({
  ...examined,
  name: 'office-action.examination-draft',
  path: '/api/office-action/{id}/examination-draft',
  summary: 'Keep an examination that is not finished: issues, cited marks and ways to answer',
  output: examinedOutput,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionExamination = call({
  ...examined,
  name: 'office-action.examination',
  path: '/api/office-action/{id}/examination',
  summary: 'Finish the examination: every issue explained, every way with both fees, a chance only with its ground',
  output: examinedOutput,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})

export const officeActionDocketing = call({
  ...staff,
  name: 'office-action.docketing',
  method: 'PUT',
  path: '/api/office-action/{id}/docketing',
  summary: 'Confirm the date of the letter and the last day; one against the recorded law needs its reason',
  params: one,
  body: z.strictObject({
    issueDate: date,
    dueDate: date,
    reason: optionalText(500),
    remindersEnabled: z.boolean().default(true),
    /** All as it was on the screen: what somebody else made of it meanwhile is not written over. */
    before: z.strictObject({ issueDate: optionalDate, dueDate: optionalDate, remindersEnabled: z.boolean() }),
  }),
  output: standing,
  errors: ['invalid-input', 'not-found', 'transition-refused', 'changed-meanwhile'],
})
