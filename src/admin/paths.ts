import type { RequestTab } from './queue/next-action.ts'

/** Addresses inside the staff area, for links; `to` takes the sign off for the router. */
export const requestPath = (id: string, tab?: RequestTab): string =>
  `#/registration_request/${id}/show${tab ? `?tab=${tab}` : ''}`
/** A mark among those of its request. */
export const filingPath = (requestId: string, trademarkId: string): string =>
  `${requestPath(requestId, 'filing')}&trademarkId=${trademarkId}`
export const trademarkPath = (id: string): string => `#/trademark/${id}/show`
/** What is collected of the use of a mark, on its page. */
export const vaultPath = (id: string): string => `${trademarkPath(id)}?part=use-proofs`
export const trademarkCreatePath = '#/trademark/create'
export const servicePath = (id: string): string => `#/service_request/${id}/show`
export const workPath = (id: string): string => `#/service/${id}/show`
export const couponPath = (id: string): string => `#/discount_coupon/${encodeURIComponent(id)}/show`
export const couponCreatePath = '#/discount_coupon/create'
export const serviceFeePath = (id: string): string => `#/service_fee/${id}/show`
export const serviceFeeCreatePath = '#/service_fee/create'
export const feeRulePath = (id: string): string => `#/fee_rule/${id}/show`
export const feeRuleCreatePath = '#/fee_rule/create'
export const ratePath = (id: string): string => `#/exchange_rate/${id}/show`
export const subscriptionPath = (id: string): string => `#/brand_subscription/${id}/show`
export const userPath = (id: string): string => `#/user/${id}/show`
export const invoicePath = (id: string): string => `#/invoice/${id}/show`
export const bankEntryPath = (id: string): string => `#/bank_entry/${id}/show`
export const casePath = (id: string): string => `#/case/${id}/show`
/** A search for a brand, with one of its sightings before the eyes. */
export const brandSearchPath = (id: string, sightingId: string): string =>
  `#/brand_monitoring_task/${id}/show?sighting=${sightingId}`
export const counterpartyPath = (id: string): string => `#/case_counterparty/${id}/show`
export const caseRequestPath = (id: string): string => `#/case_request/${id}/show`
/** Of a list that has finished rows too, those that are not. */
export const openPath = (
  table:
    | 'case'
    | 'case_request'
    | 'follow_up_case'
    | 'opposition'
    | 'service'
    | 'support_ticket'
    | 'use_in_commerce_request',
): string => `#/${table}?filter=${encodeURIComponent(JSON.stringify({ open: 'yes' }))}`
/** The differences to registers of which nobody has said anything yet. */
export const openChangesPath = `#/designation_change?filter=${encodeURIComponent(JSON.stringify({ decided: 'open' }))}`
export const openDifferencesPath = `#/register_difference?filter=${encodeURIComponent(JSON.stringify({ judged: 'open' }))}`
/** The pages of an office action, by the last part of their addresses. */
export const officeActionPages = ['show', 'examination', 'docketing', 'additional-info'] as const
export type OfficeActionPage = (typeof officeActionPages)[number]
export const officeActionPath = (id: string, page: OfficeActionPage = 'show'): string => `#/office_action/${id}/${page}`
/** The office actions that are not finished. */
export const openOfficeActionsPath = `#/office_action?filter=${encodeURIComponent(JSON.stringify({ open: 'yes' }))}`
export const officeActionCreatePath = (trademarkId: string): string => `#/office_action/create/${trademarkId}`
export const followUpPath = (id: string): string => `#/follow_up_case/${id}/show`
export const oppositionPath = (id: string): string => `#/opposition/${id}/show`
export const oppositionCreatePath = (trademarkId: string): string => `#/opposition/create/${trademarkId}`
export const commerceUsePath = (id: string): string => `#/use_in_commerce_request/${id}/show`
export const commerceUseCreatePath = (trademarkId: string): string => `#/use_in_commerce_request/create/${trademarkId}`
export const hitPath = (id: string): string => `#/trademark_monitoring_result/${id}/show`
export const hitCreatePath = (trademarkId: string): string => `#/trademark_monitoring_result/create/${trademarkId}`
export const officeMailPath = (id: number): string => `#/docketed_message/${id}/show`
export const taskPath = (id: string): string => `#/task/${id}/show`
export const queuePath = (view: string): string => `#/queue?view=${view}`
export const consolePath = '#/data-console'
/** The docket, of the dates in one state. */
export const docketPath = (state: string): string =>
  `#/deadline?filter=${encodeURIComponent(JSON.stringify({ state }))}`
/** The page of a row. */
export const showPath = (table: string, id: string | number): string => `#/${table}/${encodeURIComponent(id)}/show`
export const listPath = (table: string): string => `#/${table}`

export const to = (path: string): string => path.replace(/^#/, '')
