import { lazy, type ComponentType } from 'react'
import { InvoiceList } from './invoice/list.tsx'
import { IssuersPage } from './invoice/issuers-page.tsx'
import { RevenuePage } from './invoice/revenue-page.tsx'
import { InvoiceShow } from './invoice/show.tsx'
import { ExperimentsPage } from './experiment/page.tsx'
import { DeadlineList } from './docket/list.tsx'
import { BankEntryList } from './bank/list.tsx'
import { BankEntryShow } from './bank/show.tsx'
import { ConsultationList } from './consultation/list.tsx'
import { ConsultationShow } from './consultation/show.tsx'
import { CaseList } from './case/list.tsx'
import { CaseRequestList } from './case/request-list.tsx'
import { CaseRequestShow } from './case/request-show.tsx'
import { CaseShow } from './case/show.tsx'
import { CounterpartyList } from './case/counterparty/list.tsx'
import { CounterpartyShow } from './case/counterparty/show.tsx'
import { FollowUpList } from './follow-up/list.tsx'
import { FollowUpShow } from './follow-up/show.tsx'
import { OfficeActionList } from './office-action/list.tsx'
import { OfficeActionShow } from './office-action/show.tsx'
import { OfficeMailList } from './docketed-message/list.tsx'
import { OfficeMailShow } from './docketed-message/show.tsx'
import { OppositionList } from './opposition/list.tsx'
import { OppositionShow } from './opposition/show.tsx'
import { DesignationChangeList } from './designation-change/list.tsx'
import { RegisterDifferenceList } from './register-difference/list.tsx'
import { LettersPage } from './letter/letters-page.tsx'
import { RequestList } from './registration-request/list.tsx'
import { RequestShow } from './registration-request/show.tsx'
import { CouponCreate } from './pricing/coupon-create.tsx'
import { CouponList } from './pricing/coupon-list.tsx'
import { CouponShow } from './pricing/coupon-show.tsx'
import { RateList, RateShow } from './pricing/exchange-rates.tsx'
import { FeeRuleCreate, FeeRuleList, FeeRuleShow } from './pricing/fee-rules.tsx'
import { ServiceFeeCreate, ServiceFeeList, ServiceFeeShow } from './pricing/service-fees.tsx'
import { MonitoringTaskList } from './monitoring-task/list.tsx'
import { MonitoringTaskShow } from './monitoring-task/show.tsx'
import { WatchedDomainList } from './watched-domain/list.tsx'
import { SubscriptionList } from './brand-subscription/list.tsx'
import { SubscriptionShow } from './brand-subscription/show.tsx'
import { ServiceList } from './service-order/list.tsx'
import { ServiceShow } from './service-order/show.tsx'
import { WorkList } from './service-order/work-list.tsx'
import { WorkShow } from './service-order/work-show.tsx'
import { CallerPage } from './support/caller-page.tsx'
import { TicketList } from './support/list.tsx'
import { TicketShow } from './support/show.tsx'
import { TaskList } from './task/list.tsx'
import { TaskShow } from './task/show.tsx'
import { TrademarkCreate } from './trademark/create.tsx'
import { TrademarkList } from './trademark/list.tsx'
import { TrademarkShow } from './trademark/show.tsx'
import { UseGapList } from './use-gap/list.tsx'
import { UseInCommerceList } from './use-in-commerce/list.tsx'
import { UseInCommerceShow } from './use-in-commerce/show.tsx'
import { HitsPage } from './watch/hits-page.tsx'
import { WatchList } from './watch/subscription-list.tsx'
import { WatchShow } from './watch/subscription-show.tsx'
import { UserList } from './user/list.tsx'
import { UserShow } from './user/show.tsx'
import type { TextKey } from './i18n/texts.ts'
import { docketPath, openChangesPath, openDifferencesPath, openOfficeActionsPath, openPath } from './paths.ts'

// The editor and the schema's language are large and few need them.
const ConsolePage = lazy(async () => ({ default: (await import('./data-console/console-page.tsx')).ConsolePage }))

type Named<Key> = Key extends `lists.${infer Name}` ? Name : never

/** One line of the side navigation and the screens behind it. */
export interface Screens {
  /** The table of its rows, or the last part of its address. `lists.<name>` is its title. */
  name: Named<TextKey>
  list?: ComponentType
  show?: ComponentType
  create?: ComponentType
  /** A page that is no list of one table. */
  page?: ComponentType
  /** Where the navigation leads when that is not the whole list. */
  href?: string
}

/** Everything that the staff area has a line for, in the order of the side navigation. */
export const screens: readonly Screens[] = [
  { name: 'registration_request', list: RequestList, show: RequestShow },
  { name: 'service_request', list: ServiceList, show: ServiceShow },
  { name: 'follow_up_case', list: FollowUpList, show: FollowUpShow, href: openPath('follow_up_case') },
  { name: 'brand_monitoring_task', list: MonitoringTaskList, show: MonitoringTaskShow },
  { name: 'sighting', list: WatchedDomainList },
  { name: 'brand_subscription', list: SubscriptionList, show: SubscriptionShow },
  { name: 'service', list: WorkList, show: WorkShow, href: openPath('service') },
  { name: 'trademark', list: TrademarkList, show: TrademarkShow, create: TrademarkCreate },
  { name: 'deadline', list: DeadlineList, href: docketPath('running') },
  { name: 'office_action', list: OfficeActionList, show: OfficeActionShow, href: openOfficeActionsPath },
  { name: 'opposition', list: OppositionList, show: OppositionShow, href: openPath('opposition') },
  { name: 'case_request', list: CaseRequestList, show: CaseRequestShow, href: openPath('case_request') },
  { name: 'case', list: CaseList, show: CaseShow, href: openPath('case') },
  { name: 'case_counterparty', list: CounterpartyList, show: CounterpartyShow },
  {
    name: 'use_in_commerce_request',
    list: UseInCommerceList,
    show: UseInCommerceShow,
    href: openPath('use_in_commerce_request'),
  },
  { name: 'use_gap', list: UseGapList },
  { name: 'support_ticket', list: TicketList, show: TicketShow, href: openPath('support_ticket') },
  { name: 'consultation', list: ConsultationList, show: ConsultationShow },
  { name: 'caller', page: CallerPage },
  { name: 'docketed_message', list: OfficeMailList, show: OfficeMailShow },
  { name: 'designation_change', list: DesignationChangeList, href: openChangesPath },
  { name: 'register_difference', list: RegisterDifferenceList, href: openDifferencesPath },
  { name: 'trademark_watch_subscription', list: WatchList, show: WatchShow },
  { name: 'trademark_monitoring_result', page: HitsPage },
  { name: 'user', list: UserList, show: UserShow },
  { name: 'invoice', list: InvoiceList, show: InvoiceShow },
  { name: 'bank_entry', list: BankEntryList, show: BankEntryShow },
  { name: 'revenue', page: RevenuePage },
  { name: 'issuer', page: IssuersPage },
  { name: 'discount_coupon', list: CouponList, show: CouponShow, create: CouponCreate },
  { name: 'service_fee', list: ServiceFeeList, show: ServiceFeeShow, create: ServiceFeeCreate },
  { name: 'fee_rule', list: FeeRuleList, show: FeeRuleShow, create: FeeRuleCreate },
  { name: 'exchange_rate', list: RateList, show: RateShow },
  { name: 'experiment', page: ExperimentsPage },
  { name: 'letter', page: LettersPage },
  { name: 'task', list: TaskList, show: TaskShow },
  { name: 'data-console', page: ConsolePage },
]
