import { facts as account } from './account.facts.ts'
import { facts as audit } from './audit.facts.ts'
import { facts as bank } from './bank.facts.ts'
import { facts as billing } from './billing.facts.ts'
import { facts as brand } from './brand.facts.ts'
import { facts as brandRegistry } from './brand-registry.facts.ts'
import { facts as brandReport } from './brand-report.facts.ts'
import { facts as counterparty } from './counterparty.facts.ts'
import { facts as conflictCheck } from './conflict-check.facts.ts'
import { facts as docket } from './docket.facts.ts'
import { facts as docketedMessage } from './docketed-message.facts.ts'
import { facts as document } from './document.facts.ts'
import { facts as domainLookup } from './domain-lookup.facts.ts'
import { facts as enforcement } from './enforcement.facts.ts'
import { facts as expense } from './expense.facts.ts'
import { facts as exhibit } from './exhibit.facts.ts'
import { facts as followUp } from './follow-up.facts.ts'
import { facts as mark } from './mark.facts.ts'
import { facts as monitoring } from './monitoring.facts.ts'
import { facts as notice } from './notice.facts.ts'
import { facts as officeAction } from './office-action.facts.ts'
import { facts as opposition } from './opposition.facts.ts'
import { facts as paymentMethod } from './payment-method.facts.ts'
import { facts as pricing } from './pricing.facts.ts'
import { facts as designationChange } from './designation-change.facts.ts'
import { facts as registerDifference } from './register-difference.facts.ts'
import { facts as registration } from './registration.facts.ts'
import { facts as serviceLetter } from './service-letter.facts.ts'
import { facts as serviceOrder } from './service-order.facts.ts'
import { facts as statistic } from './statistic.facts.ts'
import { facts as statusTransition } from './status-transition.facts.ts'
import { facts as support } from './support.facts.ts'
import { facts as trademark } from './trademark.facts.ts'
import { facts as useInCommerce } from './use-in-commerce.facts.ts'
import { facts as useGap } from './use-gap.facts.ts'
import { facts as useProof } from './use-proof.facts.ts'
import { facts as verification } from './verification.facts.ts'
import { facts as watch } from './watch.facts.ts'
import type { TableFacts } from './facts.ts'

/** Every table with all that is true of it, by its name. This is the one list of nouns: everything else follows from it. */
export const nouns = {
  ...account,
  ...audit,
  ...bank,
  ...billing,
  ...brand,
  ...brandRegistry,
  ...brandReport,
  ...counterparty,
  ...conflictCheck,
  ...docket,
  ...docketedMessage,
  ...document,
  ...domainLookup,
  ...enforcement,
  ...expense,
  ...exhibit,
  ...followUp,
  ...mark,
  ...monitoring,
  ...notice,
  ...officeAction,
  ...opposition,
  ...paymentMethod,
  ...pricing,
  ...designationChange,
  ...registerDifference,
  ...registration,
  ...serviceLetter,
  ...serviceOrder,
  ...statistic,
  ...statusTransition,
  ...support,
  ...trademark,
  ...useInCommerce,
  ...useGap,
  ...useProof,
  ...verification,
  ...watch,
}

/** The same as a list, in the order of the nouns. */
export const tablesByName: ReadonlyMap<string, TableFacts> = new Map(Object.entries(nouns))
