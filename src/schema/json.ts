import { z } from 'zod'
import { feeSurcharges, feeTiers, feeVariants, offeringFees } from '#domain/pricing/shapes.ts'
import { assigneeChange } from '#domain/account/assignee.ts'
import { invoiceDocument } from '#domain/billing/invoice-document.ts'
import { goodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { explanation } from '#domain/clearance/explanation.ts'
import { useAnswer } from '#domain/enforcement/lawful-uses.ts'
import { solutionItem } from '#domain/enforcement/solution-item.ts'
import { paymentContent } from '#domain/monitoring/content.ts'
import { sightingReason } from '#domain/monitoring/sighting.ts'
import { citedMark } from '#domain/office-action/vocabulary.ts'
import { orderedItems } from '#domain/registration/ordered-items.ts'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { serviceContent, serviceParameters } from '#domain/service-order/content.ts'
import { registersAsked } from '#domain/verification/registers.ts'
import { review } from '#domain/verification/review.ts'
import { searchFilters } from '#domain/verification/search-log.ts'
import { specimenAnswers } from '#domain/use-in-commerce/specimen-answers.ts'
import { jurisdictionVerdict } from '#domain/verification/verdict.ts'

/** Anything, as long as it is an object: what a form, an office or a provider gave and no rule of ours reads. */
const free = z.record(z.string(), z.unknown())
const texts = z.array(z.string().max(2000)).max(1000)
const classMap = z.record(z.string().regex(/^([1-9]|[1-3]\d|4[0-5])$/), z.array(z.uuid()))

const similarMetadata = z.object({
  number: z.string().optional(),
  owner: z.string().optional(),
  classes: z.array(z.number().int().min(1).max(45)).optional(),
  goods: z.string().optional(),
  status: z.string().optional(),
  reason: z.string().optional(),
  office: z.enum(jurisdictions).optional(),
  score: explanation.optional(),
})

const questions = z.array(z.object({ question: z.string(), answer: z.string() })).max(200)

const shapes = {
  application: { draft: z.record(z.string(), z.string()) },
  application_jurisdiction: { goods_and_services: goodsAndServices, uspto_specimen_to_class: classMap },
  audit_log: { detail: free },
  brand_subscription_payment: { invoice_content: paymentContent },
  brand_subscription_platform: { metadata: free },
  case_notice: { checklist: z.array(useAnswer).max(20) },
  case_solution: { items: z.array(solutionItem).max(50) },
  consultation: { questions_and_answers: questions },
  credit_note: { document_context: invoiceDocument },
  docketed_message: { data: free },
  fee_rule: { tiers: feeTiers, surcharges: feeSurcharges, variants: feeVariants },
  idempotency_key: { response: z.unknown() },
  invoice: { document_context: invoiceDocument },
  mark: { goods: goodsAndServices, record: z.unknown() },
  mark_import: {
    problems: z
      .array(z.object({ record: z.number().int(), number: z.string().nullable(), reason: z.string() }))
      .max(100),
  },
  notification: { metadata: free },
  office_action: { assignee_history: z.array(assigneeChange), similar_trademarks: z.array(citedMark).max(100) },
  product_event: { data: free },
  registration_request: { ordered_items: orderedItems },
  service: { parameters: free },
  service_request: { parameters: serviceParameters, invoice_content: serviceContent },
  service_fee: { offerings: offeringFees },
  sighting: { reasons: z.array(sightingReason).max(20) },
  similar_trademark: { metadata: similarMetadata },
  specimen: { class_items: texts, uspto_requirements: specimenAnswers },
  task: { data: free, options: free, result: z.unknown() },
  trademark: {
    goods_and_services: goodsAndServices,
    filing_information: free,
    assignee_history: z.array(assigneeChange),
  },
  trademark_change: { old_values: free, new_values: free },
  trademark_ipo_data: { data: z.unknown() },
  use_in_commerce_request_class: { items: texts, deleted_items: texts },
  verification_result: {
    jurisdictions: z.array(jurisdictionVerdict).max(130),
    registers_asked: registersAsked,
    review,
  },
  verification_search: { filters: searchFilters, registers: registersAsked },
} satisfies Record<string, Record<string, z.ZodType>>

/** What is read from a jsonb column. */
export type Json<T extends keyof typeof shapes, C extends keyof (typeof shapes)[T]> = z.output<
  (typeof shapes)[T][C] & z.ZodType
>

/** The shape of every jsonb column, by table and column. What does not fit is refused before it is written. */
export const jsonShapes: Record<string, Record<string, z.ZodType>> = shapes

/** Says in one line what is wrong with a value for a jsonb column; null when it fits or the column is not jsonb. */
export function jsonProblem(table: string, column: string, value: unknown): string | null {
  const shape = jsonShapes[table]?.[column]
  if (!shape || value === null || value === undefined) return null
  const result = shape.safeParse(value)
  if (result.success) return null
  const issue = result.error.issues[0]
  const at = [column, ...(issue?.path ?? [])].join('.')
  return `${table}.${at}: ${issue?.message ?? 'has another shape'}`
}
