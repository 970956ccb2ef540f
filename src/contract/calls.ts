import { assignCalls, requestAssignSuggestion } from './assignee.ts'
import * as application from './application.ts'
import * as bank from './bank.ts'
import * as brand from './brand.ts'
import * as brandRegistry from './brand-registry.ts'
import * as brandReport from './brand-report.ts'
import type { AnyCall } from './call.ts'
import * as caseCalls from './case.ts'
import * as caseRequest from './case-request.ts'
import * as conflictCheck from './conflict-check.ts'
import * as consultation from './consultation.ts'
import * as counterparty from './counterparty.ts'
import * as coupon from './coupon.ts'
import * as pricing from './pricing.ts'
import * as designation from './designation.ts'
import * as debug from './debug.ts'
import * as docket from './docket.ts'
import * as docketedMessage from './docketed-message.ts'
import * as document from './document.ts'
import * as domainLookup from './domain-lookup.ts'
import * as exhibit from './exhibit.ts'
import * as examination from './examination.ts'
import * as experiment from './experiment.ts'
import * as expense from './expense.ts'
import * as invoice from './invoice.ts'
import * as letter from './letter.ts'
import * as mark from './mark.ts'
import * as notice from './notice.ts'
import * as monitoring from './monitoring.ts'
import * as note from './note.ts'
import * as notification from './notification.ts'
import * as officeAction from './office-action.ts'
import * as followUp from './follow-up.ts'
import * as opposition from './opposition.ts'
import * as paymentMethod from './payment-method.ts'
import * as product from './product.ts'
import * as profile from './profile.ts'
import * as designationChange from './designation-change.ts'
import * as registerDifference from './register-difference.ts'
import * as registration from './registration.ts'
import * as route from './route.ts'
import * as search from './search.ts'
import * as serviceLetter from './service-letter.ts'
import * as serviceRequest from './service-order.ts'
import * as session from './session.ts'
import * as specimen from './specimen.ts'
import * as sighting from './sighting.ts'
import * as staff from './staff.ts'
import * as issuer from './issuer.ts'
import * as statistic from './statistic.ts'
import * as support from './support.ts'
import * as task from './task.ts'
import * as trademark from './trademark.ts'
import * as transfer from './transfer.ts'
import * as useInCommerce from './use-in-commerce.ts'
import * as useProof from './use-proof.ts'
import * as user from './user.ts'
import * as verification from './verification.ts'
import * as watch from './watch.ts'
import * as preference from './preference.ts'

const rooms = [
  designationChange,
  registerDifference,
  registration,
  transfer,
  preference,
  application,
  mark,
  serviceRequest,
  serviceLetter,
  product,
  experiment,
  expense,
  invoice,
  bank,
  caseCalls,
  caseRequest,
  counterparty,
  notice,
  exhibit,
  domainLookup,
  conflictCheck,
  consultation,
  coupon,
  pricing,
  trademark,
  document,
  route,
  docket,
  docketedMessage,
  examination,
  officeAction,
  followUp,
  opposition,
  specimen,
  useInCommerce,
  useProof,
  brand,
  brandRegistry,
  designation,
  brandReport,
  monitoring,
  sighting,
  paymentMethod,
  user,
  profile,
  session,
  staff,
  issuer,
  statistic,
  support,
  task,
  letter,
  note,
  notification,
  watch,
  search,
  debug,
  verification,
] satisfies object[]

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'params' in value

/** Every call of the product: what a file above exports is one; start-up proves that each has a handler. */
export const calls: readonly AnyCall[] = [
  ...rooms.flatMap((room): unknown[] => Object.values(room)).filter(isCall),
  ...Object.values(note.noteCalls),
  ...assignCalls,
  requestAssignSuggestion,
]
