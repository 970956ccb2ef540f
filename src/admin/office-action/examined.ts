import { z } from 'zod'
import { chancesOfSuccess, issueCategories, solutionKinds } from '#domain/office-action/vocabulary.ts'
import { currencies, isCurrency, minorUnits, majorText } from '#kernel/money.ts'
import type { CallBody } from '#contract/call.ts'
import type { officeActionExamination } from '#contract/examination.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { minorOf } from '../kit/amount.ts'

const text = z.string()

/** An examination as it stands in the controls: every value as it was typed. */
export const typedExamination = z.object({
  issues: z.array(
    z.object({
      id: z.string().nullable(),
      category: z.enum(issueCategories),
      name: text,
      explanation: text,
      quote: text,
      question: text,
    }),
  ),
  cited: z.array(z.object({ name: text, number: text, owner: text, classes: text, url: text })),
  solutions: z.array(
    z.object({
      id: z.string().nullable(),
      solution: text,
      kind: z.enum(solutionKinds),
      description: text,
      chance: z.enum(['', ...chancesOfSuccess]),
      ground: text,
      service: text,
      official: text,
      recommended: z.boolean(),
    }),
  ),
  currency: z.enum(currencies),
  summary: text,
  recommendation: text,
  supplemental: z.boolean(),
  risk: z.boolean(),
})
export type Typed = z.infer<typeof typedExamination>
export type TypedIssue = Typed['issues'][number]
export type TypedCited = Typed['cited'][number]
export type TypedSolution = Typed['solutions'][number]

export const blankIssue: TypedIssue = {
  id: null,
  category: 'other',
  name: '',
  explanation: '',
  quote: '',
  question: '',
}
export const blankCited: TypedCited = { name: '', number: '', owner: '', classes: '', url: '' }
export const blankSolution: TypedSolution = {
  id: null,
  solution: '',
  kind: 'response',
  description: '',
  chance: '',
  ground: '',
  service: '',
  official: '',
  recommended: false,
}

/** What is stored, as the controls begin with it. */
export function typedFrom(row: OfficeActionRow, currency: string): Typed {
  const known = isCurrency(row.order_currency) ? row.order_currency : isCurrency(currency) ? currency : 'EUR'
  // The data API tells amounts in major units.
  const amount = (major: number | null) => (major === null ? '' : majorText(minorUnits(String(major), known), known))
  return {
    issues: row.issues.map(({ additional_info_note: question, explanation, quote, id, category, name }) => ({
      id,
      category,
      name,
      explanation: explanation ?? '',
      quote: quote ?? '',
      question: question ?? '',
    })),
    cited: row.similar_trademarks.map(({ name, number, owner, classes, url }) => ({
      name,
      number: number ?? '',
      owner: owner ?? '',
      classes: (classes ?? []).join(', '),
      url: url ?? '',
    })),
    solutions: row.solutions.map((one) => ({
      id: one.id,
      solution: one.solution,
      kind: one.kind,
      description: one.description ?? '',
      chance: one.chance_of_success ?? '',
      ground: one.ground ?? '',
      service: amount(one.service_fee),
      official: amount(one.government_fee),
      recommended: one.recommended,
    })),
    currency: known,
    summary: row.issue_summary ?? '',
    recommendation: row.recommendation_note ?? '',
    supplemental: row.supplemental_register_suggested,
    risk: row.risk_highlighted,
  }
}

const orNull = (value: string): string | null => (value.trim() === '' ? null : value)

/** The body of the call. What is typed as an amount and is none goes as -1, which the call refuses beside its field. */
export function bodyOf(typed: Typed, version: number): CallBody<typeof officeActionExamination> {
  const units = (amount: string) => (amount.trim() === '' ? null : (minorOf(amount, typed.currency) ?? -1))
  return {
    version,
    issues: typed.issues.map((issue) => ({
      ...issue,
      explanation: orNull(issue.explanation),
      quote: orNull(issue.quote),
      question: orNull(issue.question),
    })),
    cited: typed.cited.map(({ classes, ...cited }) => ({
      ...cited,
      classes: classes
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .map(Number),
    })),
    solutions: typed.solutions.map(({ chance, service, official, ...solution }) => ({
      ...solution,
      chanceOfSuccess: chance === '' ? null : chance,
      ground: orNull(solution.ground),
      description: orNull(solution.description),
      serviceFee: units(service),
      governmentFee: units(official),
    })),
    currency: typed.currency,
    issueSummary: orNull(typed.summary),
    recommendationNote: orNull(typed.recommendation),
    supplementalRegisterSuggested: typed.supplemental,
    riskHighlighted: typed.risk,
  }
}
