import { bankEntryReads } from './bank/fields.ts'
import { caseReads, caseRequestReads } from './case/fields.ts'
import { consultationReads } from './consultation/fields.ts'
import { officeMailReads } from './docketed-message/fields.ts'
import { deadlineReads } from './docket/fields.ts'
import { invoiceReads } from './invoice/fields.ts'
import { officeActionReads } from './office-action/fields.ts'
import type { Reads } from './reads.ts'
import { couponReads } from './pricing/fields.ts'
import { feeRuleReads, rateReads, serviceFeeReads } from './pricing/price-fields.ts'
import { requestReads } from './registration-request/fields.ts'
import { monitoringTaskReads } from './monitoring-task/fields.ts'
import { subscriptionReads } from './brand-subscription/fields.ts'
import { serviceReads, workReads } from './service-order/fields.ts'
import { taskReads } from './task/fields.ts'
import { trademarkReads } from './trademark/fields.ts'
import { commerceUseReads } from './use-in-commerce/fields.ts'
import { userReads } from './user/fields.ts'

/** What the staff area reads of each table. */
export const resources: Readonly<Record<string, Reads>> = {
  registration_request: requestReads,
  discount_coupon: couponReads,
  service_fee: serviceFeeReads,
  fee_rule: feeRuleReads,
  exchange_rate: rateReads,
  service_request: serviceReads,
  brand_subscription: subscriptionReads,
  brand_monitoring_task: monitoringTaskReads,
  service: workReads,
  trademark: trademarkReads,
  user: userReads,
  invoice: invoiceReads,
  bank_entry: bankEntryReads,
  deadline: deadlineReads,
  office_action: officeActionReads,
  case_request: caseRequestReads,
  case: caseReads,
  use_in_commerce_request: commerceUseReads,
  consultation: consultationReads,
  docketed_message: officeMailReads,
  task: taskReads,
}

/** What the staff area reads of one table. Throws when it has no list of it. */
export function readsOf(table: string): Reads {
  const reads = resources[table]
  if (!reads) throw new Error(`no reads declared for ${table}`)
  return reads
}
