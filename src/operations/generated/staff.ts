import * as bank from '../staff/bank.ts'
import * as case from '../staff/case.ts'
import * as consultation from '../staff/consultation.ts'
import * as coupon from '../staff/coupon.ts'
import * as deadline from '../staff/deadline.ts'
import * as hits from '../staff/hits.ts'
import * as invoice from '../staff/invoice.ts'
import * as listReads from '../staff/list-reads.ts'
import * as matterParts from '../staff/matter-parts.ts'
import * as monitoringTask from '../staff/monitoring-task.ts'
import * as officeAction from '../staff/office-action.ts'
import * as officeMail from '../staff/office-mail.ts'
import * as page from '../staff/page.ts'
import * as palette from '../staff/palette.ts'
import * as people from '../staff/people.ts'
import * as priceList from '../staff/price-list.ts'
import * as queueViews from '../staff/queue-views.ts'
import * as queue from '../staff/queue.ts'
import * as request from '../staff/request.ts'
import * as serviceRequest from '../staff/service-request.ts'
import * as subscription from '../staff/subscription.ts'
import * as task from '../staff/task.ts'
import * as trademark from '../staff/trademark.ts'
import * as useInCommerce from '../staff/use-in-commerce.ts'
import * as user from '../staff/user.ts'

/** What the staff area reads, of every noun that it has pages of. */
export const staffModules: readonly Readonly<Record<string, unknown>>[] = [
  bank,
  case,
  consultation,
  coupon,
  deadline,
  hits,
  invoice,
  listReads,
  matterParts,
  monitoringTask,
  officeAction,
  officeMail,
  page,
  palette,
  people,
  priceList,
  queueViews,
  queue,
  request,
  serviceRequest,
  subscription,
  task,
  trademark,
  useInCommerce,
  user,
]
