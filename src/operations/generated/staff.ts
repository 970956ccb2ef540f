import * as bankReads from '../staff/bank.ts'
import * as caseReads from '../staff/case.ts'
import * as consultationReads from '../staff/consultation.ts'
import * as counterpartyReads from '../staff/counterparty.ts'
import * as couponReads from '../staff/coupon.ts'
import * as deadlineReads from '../staff/deadline.ts'
import * as designationChangeReads from '../staff/designation-change.ts'
import * as followUpReads from '../staff/follow-up.ts'
import * as hitsReads from '../staff/hits.ts'
import * as invoiceReads from '../staff/invoice.ts'
import * as listReadsReads from '../staff/list-reads.ts'
import * as matterPartsReads from '../staff/matter-parts.ts'
import * as monitoringTaskReads from '../staff/monitoring-task.ts'
import * as officeActionReads from '../staff/office-action.ts'
import * as officeMailReads from '../staff/office-mail.ts'
import * as oppositionReads from '../staff/opposition.ts'
import * as pageReads from '../staff/page.ts'
import * as paletteReads from '../staff/palette.ts'
import * as peopleReads from '../staff/people.ts'
import * as priceListReads from '../staff/price-list.ts'
import * as queueViewsReads from '../staff/queue-views.ts'
import * as queueReads from '../staff/queue.ts'
import * as registerDifferenceReads from '../staff/register-difference.ts'
import * as requestReads from '../staff/request.ts'
import * as serviceRequestReads from '../staff/service-request.ts'
import * as subscriptionReads from '../staff/subscription.ts'
import * as supportReads from '../staff/support.ts'
import * as taskReads from '../staff/task.ts'
import * as trademarkReads from '../staff/trademark.ts'
import * as useGapReads from '../staff/use-gap.ts'
import * as useInCommerceReads from '../staff/use-in-commerce.ts'
import * as userReads from '../staff/user.ts'
import * as watchReads from '../staff/watch.ts'
import * as watchedDomainReads from '../staff/watched-domain.ts'

/** What the staff area reads, of every noun that it has pages of. */
export const staffModules: readonly Readonly<Record<string, unknown>>[] = [
  bankReads,
  caseReads,
  consultationReads,
  counterpartyReads,
  couponReads,
  deadlineReads,
  designationChangeReads,
  followUpReads,
  hitsReads,
  invoiceReads,
  listReadsReads,
  matterPartsReads,
  monitoringTaskReads,
  officeActionReads,
  officeMailReads,
  oppositionReads,
  pageReads,
  paletteReads,
  peopleReads,
  priceListReads,
  queueViewsReads,
  queueReads,
  registerDifferenceReads,
  requestReads,
  serviceRequestReads,
  subscriptionReads,
  supportReads,
  taskReads,
  trademarkReads,
  useGapReads,
  useInCommerceReads,
  userReads,
  watchReads,
  watchedDomainReads,
]
