import { z } from 'zod'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { jurisdictions, type Jurisdiction } from './codes.ts'
import { factsOf } from './facts.ts'
import { sourceKinds } from './source-kinds.ts'
import rows from './application-law.json' with { type: 'json' }

const day = z.string().refine(isPlainDate)

/** What the law of an office says of the shape of an application: one class in each, or that it can be divided. */
const applicationRule = z.strictObject({
  code: z.enum(jurisdictions),
  rule: z.enum(['one_class', 'division']),
  law: z.string().nullable(),
  article: z.string().nullable(),
  source: z.string().nullable(),
  sourceKind: z.enum(sourceKinds),
  /** The text was opened and says so. */
  read: z.boolean(),
  confidence: z.enum(['high', 'medium', 'low']),
  note: z.string().optional(),
  /** The last day on which it holds; left out where it is still in force. */
  validTo: day.optional(),
  /** The office is known not to do it. */
  no: z.literal(true).optional(),
})
export type ApplicationRule = z.infer<typeof applicationRule>

export const applicationRules: readonly ApplicationRule[] = z.array(applicationRule).parse(rows)

const ruleOf = (
  code: Jurisdiction,
  rule: ApplicationRule['rule'],
  on: PlainDate,
  known: readonly ApplicationRule[],
): ApplicationRule | null =>
  known.find((one) => one.code === code && one.rule === rule && (one.validTo === undefined || on <= one.validTo)) ??
  null

/** Where a rule stands in words of the law: what it is, where, and who says so. */
export const groundOf = ({ law, article, source }: ApplicationRule): string =>
  [law, article, source].filter((part): part is string => part !== null).join(', ')

/** How an office takes several classes: together, one in each application, or nobody knows; and whether that was read. */
export interface ClassLaw {
  isOneClass: boolean | null
  /** Read in a source; else it is told to staff as to be confirmed, and nothing follows by itself. */
  isSure: boolean
  ground: string | null
}

export function classLaw(code: Jurisdiction, on: PlainDate, known = applicationRules): ClassLaw {
  const rule = ruleOf(code, 'one_class', on, known)
  const several = factsOf(code).multiClass
  return {
    isOneClass: rule ? rule.no !== true : several === null ? null : !several,
    isSure: rule !== null && rule.read && rule.confidence === 'high',
    ground: rule && groundOf(rule),
  }
}

/** Whether an office divides an application that it has. */
export interface DivisionLaw {
  answer: 'yes' | 'no' | 'to-confirm'
  ground: string | null
  note: string | null
}

export function divisionLaw(code: Jurisdiction, on: PlainDate, known = applicationRules): DivisionLaw {
  const rule = ruleOf(code, 'division', on, known)
  const isSure = rule !== null && rule.read && rule.confidence === 'high'
  return {
    answer: !isSure ? 'to-confirm' : rule.no ? 'no' : 'yes',
    ground: rule && groundOf(rule),
    note: rule?.note ?? null,
  }
}
