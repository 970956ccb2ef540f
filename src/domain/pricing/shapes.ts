import { z } from 'zod'
import { confidences, feeActions, feeBases, feeSourceKinds, offerings } from './vocabulary.ts'

/*
 * The shapes of what is kept and shipped as data. They stand apart from the rules: a browser works prices out, and Zod
 * makes code while it runs, which the policy of our pages forbids.
 */
const amount = z.number().int().min(0)

/** Further classes: each tier applies from its class number on, until the next tier. */
export const feeTiers = z.array(z.object({ fromClass: z.number().int().min(2), amount }))

/** What may come on top; `when` is `always`, or the condition in the words of the law. */
export const feeSurcharges = z.array(z.object({ name: z.string(), amount, per: z.string(), when: z.string() }))

/** The same fee under other conditions, beside the one that we price. */
export const feeVariants = z.array(
  z.object({
    name: z.string(),
    basis: z.enum(feeBases),
    base: amount,
    includedClasses: z.number().int().min(1),
    tiers: feeTiers,
  }),
)

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const percent = z.number().int().min(1)

/** What an office asks for one action, as law with its days and its source. Amounts in minor units of `currency`. */
export const feeRule = z
  .strictObject({
    jurisdiction: z.string(),
    action: z.enum(feeActions),
    basis: z.enum(feeBases).default('electronic'),
    currency: z.string().length(3),
    /** Covers the first `includedClasses` classes; 45 is a fee whatever the classes. */
    base: amount,
    includedClasses: z.number().int().min(1).max(45),
    tiers: feeTiers.default([]),
    surcharges: feeSurcharges.default([]),
    variants: feeVariants.default([]),
    /** A percentage of this other fee for the same classes, at most `maxAmount`. */
    percentOf: z.enum(feeActions).nullable().default(null),
    percent: percent.nullable().default(null),
    maxAmount: amount.nullable().default(null),
    /** Paid beside that other fee; null: in its place, or by itself. */
    onTopOf: z.enum(feeActions).nullable().default(null),
    /** Paid once for each designated state. */
    perState: z.boolean().default(false),
    /** Lowest and highest percentage of the amount that it may turn out to be; both or none. */
    rangeLow: percent.nullable().default(null),
    rangeHigh: percent.nullable().default(null),
    /** Where the law's first day is not known, the first day of the year in which the amount was seen. */
    validFrom: day,
    validTo: day.nullable().default(null),
    source: z.string().min(1),
    sourceUrl: z.url().nullable().default(null),
    sourceKind: z.enum(feeSourceKinds),
    /** The year whose state of the law the row has. */
    asOf: z.string().regex(/^\d{4}$/),
    confidence: z.enum(confidences),
    note: z.string().default(''),
  })
  .refine(
    (rule) =>
      rule.includedClasses === 45 ||
      rule.tiers.some((tier) => tier.fromClass <= rule.includedClasses + 1) ||
      rule.percent !== null,
    {
      message: 'tiers leave a class without a fee',
      path: ['tiers'],
    },
  )
  .refine((rule) => (rule.percentOf === null) === (rule.percent === null), {
    message: 'percentOf and percent go together',
    path: ['percent'],
  })
  .refine((rule) => (rule.rangeLow === null) === (rule.rangeHigh === null), {
    message: 'a range has two ends',
    path: ['rangeHigh'],
  })
  .refine((rule) => rule.validTo === null || rule.validFrom <= rule.validTo, {
    message: 'ends before it begins',
    path: ['validTo'],
  })
  .refine((rule) => rule.sourceKind !== 'estimate' || (rule.rangeLow !== null && rule.note !== ''), {
    message: 'an estimate says its range and why',
    path: ['note'],
  })

/** Our fee for one offering: the first class and each further one; `agent` is what the local agent costs beside it. */
export const offeringFee = z.strictObject({
  base: amount,
  perFurtherClass: amount,
  agentBase: amount.default(0),
  agentPerFurtherClass: amount.default(0),
})

/** Fees of offerings by name; one that is absent is the fee of '*'. */
export const offeringFees = z.partialRecord(z.enum(offerings), offeringFee)
