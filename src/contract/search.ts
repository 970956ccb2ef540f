import { z } from 'zod'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { groundRisks } from '#domain/clearance/grounds/ground.ts'
import { groundKinds } from '#domain/clearance/grounds/ground-kinds.ts'
import { explanation } from '#domain/clearance/score/explanation.ts'
import { markStates } from '#domain/clearance/mark-state.ts'
import { scopes } from '#domain/clearance/scope.ts'
import { unreadReasons } from '#domain/clearance/unread-reasons.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { distinctivenessLevels } from '#domain/verification/vocabulary.ts'
import { isPlainText, trimmed } from '#kernel/bounded.ts'
import { languages } from '#kernel/languages.ts'
import { call } from './call.ts'
import { choice, line, niceClass, nothing, several } from './fields.ts'
import { searches } from './limits.ts'

const anybody = ['anonymous', 'link', 'customer', 'staff', 'admin'] as const

const limit = (usual: number, most: number) =>
  z.coerce.number({ error: 'not-a-number' }).int('not-a-number').min(1, 'too-low').max(most, 'too-high').default(usual)

const yes = z
  .enum(['true', 'false'], { error: 'not-a-choice' })
  .default('false')
  .transform((value) => value === 'true')

const plainDate = z.string().nullable()

/** A mark of a register as it is shown: what its office says of it. */
export const registeredMark = z.object({
  office: z.enum(jurisdictions),
  number: z.string(),
  registrationNumber: z.string().nullable(),
  text: z.string(),
  markType: z.enum(markTypes).nullable(),
  classes: z.array(z.number().int()),
  goods: goodsAndServices,
  owner: z.string().nullable(),
  ownerCountry: z.string().nullable(),
  state: z.enum(markStates),
  /** The office's own word or code for the state. */
  status: z.string().nullable(),
  filingDate: plainDate,
  registrationDate: plainDate,
  expiryDate: plainDate,
  imageUrl: z.string().nullable(),
  /** The record on the office's own pages; null where we know no lasting address. */
  officeUrl: z.string().nullable(),
})

/** A mark that a search found, with what it has in common with the one that was asked about. */
export const foundMark = registeredMark.extend({
  /** Its letters alone. Records of one name follow each other, at most twelve. */
  name: z.string(),
  /** A pseudo mark, transliteration or translation of the record that the score is of, instead of its text. */
  spelling: z.string().nullable(),
  score: explanation,
})

export const searchMarks = call({
  name: 'search.marks',
  method: 'GET',
  path: '/api/search',
  summary: 'Earlier marks like a given one, the riskiest first, each with its reasons',
  who: anybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    value: line(200),
    classes: several(niceClass, 45),
    jurisdictions: several(choice(jurisdictions), 102),
    scope: choice(scopes).default('all'),
    withDead: yes,
    /** How many names. */
    limit: limit(20, 100),
  }),
  body: nothing,
  output: z.object({
    marks: z.array(foundMark),
    /** How many marks of the asked-for offices the register holds, and the newest record of each office. */
    register: z.object({
      count: z.number().int(),
      offices: z.array(z.object({ office: z.enum(jurisdictions), count: z.number().int(), asOf: plainDate })),
    }),
    /** The database answers while the index is loading: the same score over fewer candidates. */
    answeredBy: z.enum(['index', 'database']),
    /** Reasons why an office may refuse the sign by itself. */
    grounds: z.array(
      z.object({
        kind: z.enum(groundKinds),
        word: z.string(),
        classes: z.array(z.number().int()),
        /** Nothing stands beside such words. */
        whole: z.boolean(),
        risk: z.enum(groundRisks),
        /** What it is in each of the asked-for places, and how much it weighs there; null where none was asked for. */
        places: z
          .array(z.object({ place: z.enum(jurisdictions), kind: z.enum(groundKinds), risk: z.enum(groundRisks) }))
          .nullable(),
      }),
    ),
    /** What of the sign was not compared, or can be read in another way: finding nothing near then says nothing. */
    unread: z.array(z.object({ reason: z.enum(unreadReasons), part: z.string(), as: z.string() })),
    /** Words of the sign whose sense is in none of our lists: that no ground is told of them says nothing. */
    unlisted: z.array(z.string()),
    /** Null: not assessed, a person has to say. */
    distinctiveness: z.enum(distinctivenessLevels).nullable(),
    version: z.string(),
  }),
  errors: ['invalid-input', 'too-many-requests'],
})

const term = z.object({
  key: z.string(),
  text: z.string(),
  niceClass: z.number().int(),
  termGroup: z.string().nullable(),
  /** Said of a term for which some offices ask for narrower ones. */
  wide: z.boolean(),
  source: z.string(),
})

export const searchGoodsAndServices = call({
  name: 'search.goods-and-services',
  method: 'GET',
  path: '/api/search/goods-and-services',
  summary: 'Terms of goods and services for what somebody sells, with the classes they belong to',
  who: anybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    /** A word, the beginning of one, or a description of the trade; empty lists the terms of the classes. */
    value: trimmed(500).refine(isPlainText, 'wrong-type').default(''),
    classes: several(niceClass, 45),
    language: choice(languages).default('en'),
    limit: limit(20, 200),
  }),
  body: nothing,
  output: z.object({
    terms: z.array(term),
    /** The classes of the terms and those that the words mean, these first as they fit best, with the classes whose goods are often held similar. */
    classes: z.array(
      z.object({
        niceClass: z.number().int(),
        name: z.string(),
        scope: z.string(),
        related: z.array(z.number().int()),
        found: z.number().int(),
        /** The words of the description that led to the class; none where nothing was described. */
        words: z.array(z.string()),
        /** Whether the words name goods or services of the class and do not only stand in its terms (wine, in racks for wine); true of all where they name none. */
        meant: z.boolean(),
      }),
    ),
  }),
  errors: ['invalid-input', 'too-many-requests'],
})

export const searchGoodsAndServicesPackages = call({
  name: 'search.goods-and-services-packages',
  method: 'GET',
  path: '/api/search/goods-and-services-packages',
  summary: 'Ready sets of terms for a trade',
  who: anybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    value: trimmed(200).refine(isPlainText, 'wrong-type').default(''),
    language: choice(languages).default('en'),
  }),
  body: nothing,
  output: z.object({
    packages: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        classes: z.array(z.number().int()),
        terms: z.array(term),
      }),
    ),
  }),
  errors: ['invalid-input', 'too-many-requests'],
})

/** Who answered: the office itself, or our copy of its register, and why not the office when it was asked in vain. */
const answered = z.object({
  source: z.enum(['office', 'register']),
  trouble: z.enum(['office-unreachable', 'office-slow', 'office-refused']).nullable(),
  /** The newest record of our copy; null when the office itself answered or we hold nothing of it. */
  asOf: plainDate,
})

export const searchApplicant = call({
  name: 'search.applicant',
  method: 'GET',
  path: '/api/search/euipo/applicant',
  summary: 'Owners known to EUIPO by name or number',
  who: ['customer', 'staff', 'admin'],
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({ value: line(200), limit: limit(10, 50) }),
  body: nothing,
  output: answered.extend({
    applicants: z.array(
      z.object({
        /** The office's own number of the person; null in our copy. */
        number: z.string().nullable(),
        name: z.string(),
        country: z.string().nullable(),
        city: z.string().nullable(),
        /** How many of their marks we hold. */
        marks: z.number().int().nullable(),
      }),
    ),
  }),
  errors: ['invalid-input', 'too-many-requests'],
})

/** Offices by their own short names beside the codes of the places (spec, part 2, section 9). */
export const officeNames = { EUIPO: 'EU', USPTO: 'US', UKIPO: 'UK' } as const

export const lookUpTrademarkData = call({
  name: 'search.trademark-data',
  method: 'GET',
  path: '/api/trademark-data',
  summary: "A mark's data by its application or registration number",
  who: anybody,
  limit: searches,
  support: 'open',
  audit: 'none',
  params: nothing,
  query: z.strictObject({
    tmNumber: line(60),
    office: choice([...jurisdictions, 'EUIPO', 'USPTO', 'UKIPO']).transform((name) =>
      name === 'EUIPO' || name === 'USPTO' || name === 'UKIPO' ? officeNames[name] : name,
    ),
  }),
  body: nothing,
  output: answered.extend({ mark: registeredMark.nullable() }),
  errors: ['invalid-input', 'too-many-requests'],
})
