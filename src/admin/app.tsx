import { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CoreAdmin, CustomRoutes, Resource, type I18nProvider } from 'ra-core'
import { Route } from 'react-router-dom'
import { ToastProvider } from '#ui/toast.tsx'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { frameworkText, useLanguage } from './i18n/texts.ts'
import { InvoiceList } from './invoice/list.tsx'
import { RevenuePage } from './invoice/revenue-page.tsx'
import { InvoiceShow } from './invoice/show.tsx'
import { DeadlineList } from './docket/list.tsx'
import { BankEntryList } from './bank/list.tsx'
import { BankEntryShow } from './bank/show.tsx'
import { ConsultationList } from './consultation/list.tsx'
import { ConsultationShow } from './consultation/show.tsx'
import { CaseList } from './case/list.tsx'
import { CaseRequestList } from './case/request-list.tsx'
import { CaseRequestShow } from './case/request-show.tsx'
import { CaseShow } from './case/show.tsx'
import { OfficeActionAdditionalInfo } from './office-action/additional-info.tsx'
import { OfficeActionCreate } from './office-action/create.tsx'
import { OfficeActionDocketing } from './office-action/docketing.tsx'
import { OfficeActionExaminationPage } from './office-action/examination.tsx'
import { OfficeActionList } from './office-action/list.tsx'
import { OfficeActionShow } from './office-action/show.tsx'
import { OfficeMailList } from './docketed-message/list.tsx'
import { OfficeMailShow } from './docketed-message/show.tsx'
import { resources } from './resources.ts'
import { Waiting } from './kit/refusal-note.tsx'
import { LettersPage } from './letter/letters-page.tsx'
import { QueuePage } from './queue/queue-page.tsx'
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
import { SubscriptionList } from './brand-subscription/list.tsx'
import { SubscriptionShow } from './brand-subscription/show.tsx'
import { ServiceList } from './service-order/list.tsx'
import { ServiceShow } from './service-order/show.tsx'
import { WorkList } from './service-order/work-list.tsx'
import { WorkShow } from './service-order/work-show.tsx'
import { LoginPage } from './shell/login-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import { TaskList } from './task/list.tsx'
import { TaskShow } from './task/show.tsx'
import { TrademarkCreate } from './trademark/create.tsx'
import { TrademarkList } from './trademark/list.tsx'
import { TrademarkShow } from './trademark/show.tsx'
import { UseInCommerceCreate } from './use-in-commerce/create.tsx'
import { UseInCommerceList } from './use-in-commerce/list.tsx'
import { UseInCommerceShow } from './use-in-commerce/show.tsx'
import { UserList } from './user/list.tsx'
import { UserShow } from './user/show.tsx'

const dataProvider = createDataProvider(resources)
// The editor and the schema's language are large and few need them.
const ConsolePage = lazy(async () => ({ default: (await import('./data-console/console-page.tsx')).ConsolePage }))
// It brings the whole score along.
const HitsPage = lazy(async () => ({ default: (await import('./watch/hits-page.tsx')).HitsPage }))
const authProvider = createAuthProvider()

// The figures of every client of ours: fresh for a while, three more tries, doubling from one second up to thirty.
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < 3 && !((error as { status?: number }).status ?? 500).toString().startsWith('4'),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
})

const Loading = () => <Waiting lines={8} />

/** The staff area: react-admin's core with our own screens. */
export function App() {
  const language = useLanguage()
  const i18nProvider: I18nProvider = {
    translate: (key: string, values?: Record<string, string | number>) => frameworkText(key, values),
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  }
  return (
    <ToastProvider>
      <CoreAdmin
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        layout={Shell}
        loginPage={LoginPage}
        dashboard={QueuePage}
        catchAll={NotFoundPage}
        loading={Loading}
        requireAuth
        disableTelemetry
      >
        <Resource name="registration_request" list={RequestList} show={RequestShow} />
        <Resource name="discount_coupon" list={CouponList} show={CouponShow} create={CouponCreate} />
        <Resource name="service_fee" list={ServiceFeeList} show={ServiceFeeShow} create={ServiceFeeCreate} />
        <Resource name="fee_rule" list={FeeRuleList} show={FeeRuleShow} create={FeeRuleCreate} />
        <Resource name="exchange_rate" list={RateList} show={RateShow} />
        <Resource name="service_request" list={ServiceList} show={ServiceShow} />
        <Resource name="brand_monitoring_task" list={MonitoringTaskList} show={MonitoringTaskShow} />
        <Resource name="brand_subscription" list={SubscriptionList} show={SubscriptionShow} />
        <Resource name="service" list={WorkList} show={WorkShow} />
        <Resource name="trademark" list={TrademarkList} show={TrademarkShow} create={TrademarkCreate} />
        <Resource name="user" list={UserList} show={UserShow} />
        <Resource name="invoice" list={InvoiceList} show={InvoiceShow} />
        <Resource name="bank_entry" list={BankEntryList} show={BankEntryShow} />
        <Resource name="deadline" list={DeadlineList} />
        <Resource name="office_action" list={OfficeActionList} show={OfficeActionShow} />
        <Resource name="case_request" list={CaseRequestList} show={CaseRequestShow} />
        <Resource name="case" list={CaseList} show={CaseShow} />
        <Resource name="use_in_commerce_request" list={UseInCommerceList} show={UseInCommerceShow} />
        <Resource name="consultation" list={ConsultationList} show={ConsultationShow} />
        <Resource name="docketed_message" list={OfficeMailList} show={OfficeMailShow} />
        <Resource name="task" list={TaskList} show={TaskShow} />
        <CustomRoutes>
          <Route path="/queue" element={<QueuePage />} />
          <Route path="/office_action/create/:id" element={<OfficeActionCreate />} />
          <Route path="/use_in_commerce_request/create/:id" element={<UseInCommerceCreate />} />
          <Route path="/office_action/:id/examination" element={<OfficeActionExaminationPage />} />
          <Route path="/office_action/:id/docketing" element={<OfficeActionDocketing />} />
          <Route path="/office_action/:id/additional-info" element={<OfficeActionAdditionalInfo />} />
          <Route
            path="/trademark_monitoring_result"
            element={
              <Suspense fallback={<Loading />}>
                <HitsPage />
              </Suspense>
            }
          />
          <Route path="/revenue" element={<RevenuePage />} />
          <Route path="/letter" element={<LettersPage />} />
          <Route
            path="/data-console"
            element={
              <Suspense fallback={<Loading />}>
                <ConsolePage />
              </Suspense>
            }
          />
        </CustomRoutes>
      </CoreAdmin>
    </ToastProvider>
  )
}
