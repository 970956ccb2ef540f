import { feature as account } from '#features/account/index.ts'
import { allOrders, feature as billing } from '#features/billing/index.ts'
import { feature as brand } from '#features/brand/index.ts'
import { feature as brandRegistry } from '#features/brand-registry/index.ts'
import { feature as brandReport } from '#features/brand-report/index.ts'
import { feature as catalog } from '#features/catalog/index.ts'
import { feature as clearance } from '#features/clearance/index.ts'
import { feature as conflictCheck } from '#features/conflict-check/index.ts'
import { feature as consultation } from '#features/consultation/index.ts'
import { feature as docket } from '#features/docket/index.ts'
import { feature as docketedMessage } from '#features/docketed-message/index.ts'
import { feature as document } from '#features/document/index.ts'
import { jobsOf, worker, type Feature } from '#features/feature.ts'
import { feature as enforcement } from '#features/enforcement/index.ts'
import { feature as experiment } from '#features/experiment/index.ts'
import { feature as letter } from '#features/letter/index.ts'
import { feature as monitoring } from '#features/monitoring/index.ts'
import { feature as note } from '#features/note/index.ts'
import { feature as notification } from '#features/notification/index.ts'
import { feature as officeAction } from '#features/office-action/index.ts'
import { feature as opposition } from '#features/opposition/index.ts'
import { feature as pricing } from '#features/pricing/index.ts'
import { feature as register } from '#features/register/index.ts'
import { feature as registration } from '#features/registration/index.ts'
import { feature as serviceLetter } from '#features/service-letter/index.ts'
import { feature as serviceOrder } from '#features/service-order/index.ts'
import { feature as support } from '#features/support/index.ts'
import { feature as task } from '#features/task/index.ts'
import { feature as trademark } from '#features/trademark/index.ts'
import { feature as useInCommerce } from '#features/use-in-commerce/index.ts'
import { feature as useProof } from '#features/use-proof/index.ts'
import { feature as verification } from '#features/verification/index.ts'
import { feature as watch } from '#features/watch/index.ts'
import { sendLetter, type LetterTemplate } from '#platform/mail/post.ts'
import { deliverWebhook } from '#platform/payments/sandbox/sandbox.ts'
import type { JobType } from '#platform/queue/queue.ts'
import { clean, cleanHouse } from './clean-house.ts'
import { oldLetter } from './old-letters.ts'

const house: Feature = {
  name: 'house',
  jobs: [worker(cleanHouse, async (_none, facilities) => await clean(facilities))],
}

/** Everything that the product is made of, noun by noun. Start-up proves that it is whole. */
export const features: readonly Feature[] = [
  account,
  catalog,
  clearance,
  consultation,
  docket,
  document,
  docketedMessage,
  experiment,
  letter,
  note,
  notification,
  officeAction,
  opposition,
  pricing,
  register,
  task,
  verification,
  brand,
  brandRegistry,
  brandReport,
  trademark,
  useInCommerce,
  useProof,
  registration,
  serviceOrder,
  serviceLetter,
  enforcement,
  conflictCheck,
  monitoring,
  watch,
  support,
  billing,
  house,
]

/** Every kind of job there is, with those of the platform, which knows no noun. */
export const jobs: readonly JobType<object>[] = [sendLetter, deliverWebhook, ...jobsOf(features)]

export const mails = features.flatMap((feature) => feature.mails ?? [])

/** How a letter is written, by the name of its mail. */
export const templates: Record<string, LetterTemplate> = Object.fromEntries(
  mails.map(({ name, template }) => [name, template]),
)

/** Everything that is paid for. */
export const orders = allOrders(features.flatMap(({ payable }) => payable ?? []))

/** Kinds that only earlier versions sent; what they left waiting is done. */
export const formerJobs: readonly JobType<object>[] = [oldLetter]
