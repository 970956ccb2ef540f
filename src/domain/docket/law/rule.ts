import { z } from 'zod'
import { sourceKinds } from '#domain/jurisdiction/source-kinds.ts'

const plainDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

export { sourceKinds }

/** What a period of the docket counts from. */
export const triggers = [
  'filing',
  'day_after_filing',
  'filing_or_priority',
  'registration',
  'first_filing',
  'day_after_first_filing',
  'publication',
  'day_after_publication',
  'office_action',
  'first_office_action',
  'notice_of_allowance',
  'expiry',
  'day_after_expiry',
  'expiry_month_end',
  'opposition_end',
  'reply_end',
  'previous_end',
  'opposition_notice',
  'cooling_off_start',
  'designation_notice',
  'international_cancellation',
  'extension_opposable',
] as const
export type Trigger = (typeof triggers)[number]

export const units = ['day', 'working_day', 'week', 'month', 'year', 'hijri_year'] as const
export type Unit = (typeof units)[number]

export const ruleKinds = [
  'term',
  'renewal_term',
  'renewal_window',
  'grace',
  'opposition',
  'opposition_extension',
  'opposition_ir',
  'cooling_off',
  'opposition_reply',
  'counter_statement',
  'office_action_reply',
  'office_action_extension',
  'statement_of_use',
  'statement_of_use_extension',
  'use_declaration',
  'incontestability',
  'nonuse',
  'priority',
  'priority_proof',
  'registration_fee',
  'second_instalment',
  'refusal_review',
  'appeal',
  'further_processing',
  'restoration',
  'dependency',
  'refusal_limit',
  'transformation',
] as const
export type RuleKind = (typeof ruleKinds)[number]

/** So many units; `amount` may be negative where it counts back. */
const length = z.strictObject({ amount: z.int(), unit: z.enum(units) })
export type Length = z.infer<typeof length>

/** How short and how long the office may set a term in its letter; null where no bound is known. */
const byLetter = z.strictObject({
  least: length.nullable(),
  most: length.nullable(),
  /**
   * Both count from the notification and not from the date of the letter: so long after it where the law takes it as notified
   * then, null where the law names no such day. Left out where they count from the letter, or it is not recorded.
   */
  notified: length.nullable().optional(),
})
export type ByLetter = z.infer<typeof byLetter>

const grounds = {
  law: z.string().nullable(),
  /** Null where the article is not known for sure. */
  article: z.string().nullable(),
  source: z.string().nullable(),
  sourceKind: z.enum(sourceKinds).nullable(),
  /** The text itself was opened and says so. */
  read: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']).nullable(),
  note: z.string().optional(),
}

/** One rule of one jurisdiction. Where nothing is fixed by law the amount is null and no date is computed. */
const lawRule = z.strictObject({
  rule: z.enum(ruleKinds),
  amount: z.int().nullable(),
  unit: z.enum(units).nullable(),
  /** Null where the docket does not keep the event; `event` names it then. */
  from: z.enum(triggers).nullable(),
  event: z.string().optional(),
  /** The same-numbered day (left out), the day before it, or the last day of that month. */
  end: z.enum(['day_before', 'month_end']).optional(),
  /** Its last day stays where it is when the office is closed. */
  isFixed: z.literal(true).optional(),
  /** Opposition before registration or after it. */
  stage: z.enum(['pre', 'post']).optional(),
  /** Windows that open a while after (or, negative, before) the trigger. */
  opens: length.optional(),
  grace: length.optional(),
  /** Once, on request, before the last day. */
  extension: length.optional(),
  /** How long a cooling-off lasts at most, with every extension, from what it counts from. */
  longest: length.optional(),
  /** Whether a refusal that rests on an opposition may come after the last day (Article 5(2)(c) of the Protocol); left out where it is not recorded. */
  laterOnOpposition: z.boolean().optional(),
  /** No law fixes the length, the letter of the office names it. `amount` is what is docketed until somebody has read the letter. */
  byLetter: byLetter.optional(),
  /** How often an extension may be had, or a declaration comes again after as long; once when left out. */
  times: z.int().positive().optional(),
  ...grounds,
  sourceKind: z.enum(sourceKinds),
  confidence: z.enum(['high', 'medium', 'low']),
  /** First and last day of the deciding event to which the rule applies; left out where it is older or still in force. */
  validFrom: plainDate.optional(),
  validTo: plainDate.optional(),
  /** Which event's date decides whether the rule applies; the trigger's own when left out. */
  decidedBy: z.enum(['filing', 'registration']).optional(),
  /** Only for an international registration that was extended to the place, or never for one; left out for both. */
  madrid: z.enum(['only', 'never']).optional(),
})
export type LawRule = z.infer<typeof lawRule>

/** How an office counts days. */
const officeCalendar = z.strictObject({
  /** Days of the week on which it is closed, Monday is 1. */
  weekend: z.array(z.int().min(1).max(7)).nonempty(),
  /** What happens to a last day on which it is closed. */
  moves: z.enum(['next_open_day', 'no', 'unknown']),
  /** A month without that day: its last day, or the first working day of the next. */
  monthEnd: z.enum(['clip', 'next_month']),
  firstDay: z.enum(['excluded', 'first_working_day_after']),
  /** Public holidays of this country (and region), and days in the notation of date-holidays. */
  holidays: z.strictObject({ country: z.string().nullable(), also: z.array(z.string()).optional() }),
  ...grounds,
})
export type OfficeCalendar = z.infer<typeof officeCalendar>

/** What a declaration of use has to show by the law of an office. */
const declaredUse = z.strictObject({
  /** `current`: use at the time in which it can be made. Left out as a whole where no law that says so is recorded. */
  shows: z.literal('current'),
  ...grounds,
  sourceKind: z.enum(sourceKinds),
  confidence: z.enum(['high', 'medium', 'low']),
})

export const jurisdictionLaw = z.strictObject({
  code: z.string(),
  declaredUse: declaredUse.optional(),
  calendar: officeCalendar,
  rules: z.array(lawRule),
})
export type JurisdictionLaw = z.infer<typeof jurisdictionLaw>
