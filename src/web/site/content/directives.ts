import { z } from 'zod'
import { ruleKinds } from '#domain/docket/law/rule.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { isPlainDate } from '#kernel/dates.ts'

/** Where the people of an installation have their pages. */
export const membersUnder = '/about-us'

const place = z.enum(jurisdictions)
const places = z.array(place).min(1).max(12)
const classes = z.number().int().min(1).max(45)
const termFrom = z.enum(['filing', 'registration'])
/** What a page can say of who runs the installation. */
export const operatorFields = ['name', 'address', 'companyId', 'vatNumber', 'register', 'email'] as const
export type Operator = Record<(typeof operatorFields)[number], string | null>

/** What kinds of sign the hall of fame tells of. */
export const signKinds = [
  'word',
  'stylised',
  'picture',
  'shape',
  'colour',
  'position',
  'sound',
  'smell',
  'decor',
] as const

const day = z.string().refine(isPlainDate, 'a day such as 2026-11-22')

/**
 * The facts that a text takes from data instead of repeating them, by the name it calls them with:
 * `{% fee place="EU" classes=2 /%}`. An inline one stands within a sentence, a block on a line of its own.
 */
export const directives = {
  /** The official fee for filing, in the office's currency. */
  fee: { inline: true, takes: z.strictObject({ place, classes: classes.default(1) }) },
  /** The same for several offices, as a table with where each was read. */
  fees: {
    inline: false,
    takes: z.strictObject({ places, classes: z.array(classes).min(1).max(4).default([1, 2, 3]) }),
  },
  /** The term of a registration and the event from which it counts. */
  term: { inline: true, takes: z.strictObject({ place }) },
  /** Terms, renewal and grace periods of several registers. */
  terms: { inline: false, takes: z.strictObject({ places }) },
  /** The last day of an example mark, worked out in a column. */
  sum: { inline: false, takes: z.strictObject({ place, filed: day, registered: day.optional() }) },
  /** Places on the map: those named, or those whose term counts from that event. */
  map: { inline: false, takes: z.union([z.strictObject({ places }), z.strictObject({ termFrom })]) },
  /** How many registers count the term from that event. */
  count: { inline: true, takes: z.strictObject({ termFrom }) },
  /** A mark as its office's record shows it, by the number of its application. */
  mark: { inline: false, takes: z.strictObject({ office: place, number: z.string().min(2).max(40) }) },
  /** What a register or a court recorded of a mark of history; what is not known for sure is left out. */
  entry: {
    inline: false,
    takes: z.strictObject({
      kind: z.enum(signKinds),
      office: place.optional(),
      number: z.string().min(1).max(40).optional(),
      filed: day.optional(),
      registered: day.optional(),
      decision: z.string().min(3).max(40).optional(),
      decided: day.optional(),
    }),
  },
  /** The pages below an address, by title. */
  pages: { inline: false, takes: z.strictObject({ under: z.string().startsWith('/') }) },
  /** The people of this installation, where `content/pages/about-us` has pages of them; nothing where it has none. */
  members: { inline: false, takes: z.strictObject({}) },
  /** The topics and trades that articles of the blog have, each with a link to its list. */
  subjects: { inline: false, takes: z.strictObject({}) },
  /** Every place by name, and the Madrid System, each with a link to its page of that kind. */
  places: { inline: false, takes: z.strictObject({ to: z.enum(['country', 'renewal']) }) },
  /** Rules of some kinds in several registers, each with its period and its law. */
  rules: { inline: false, takes: z.strictObject({ places, kinds: z.array(z.enum(ruleKinds)).min(1).max(6) }) },
  /** Who runs this installation, as its invoices name them. */
  operator: { inline: true, takes: z.strictObject({ field: z.enum(operatorFields) }) },
  /** The companies outside that may load something once a visitor agrees, as the installation has them, or that there are none. */
  others: { inline: false, takes: z.strictObject({}) },
  /** The field in which a name is checked. */
  check: { inline: false, takes: z.strictObject({}) },
} as const satisfies Record<string, { inline: boolean; takes: z.ZodType }>

export type DirectiveName = keyof typeof directives
export type Taken<N extends DirectiveName> = z.output<(typeof directives)[N]['takes']>

export const isDirective = (name: string): name is DirectiveName => Object.hasOwn(directives, name)
