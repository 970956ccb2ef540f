import { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CoreAdmin, CustomRoutes, Resource, type I18nProvider } from 'ra-core'
import { Route } from 'react-router-dom'
import { ToastProvider } from '#ui/toast.tsx'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { frameworkText, useLanguage } from './i18n/texts.ts'
import { OfficeActionAdditionalInfo } from './office-action/additional-info.tsx'
import { OfficeActionCreate } from './office-action/create.tsx'
import { OfficeActionDocketing } from './office-action/docketing.tsx'
import { OfficeActionExaminationPage } from './office-action/examination.tsx'
import { OppositionCreate } from './opposition/create.tsx'
import { resources } from './resources.ts'
import { screens } from './screens.ts'
import { Waiting } from './kit/refusal-note.tsx'
import { QueuePage } from './queue/queue-page.tsx'
import { LoginPage } from './shell/login-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { Shell } from './shell/shell.tsx'
import { TicketAddress } from './support/address.tsx'
import { UseInCommerceCreate } from './use-in-commerce/create.tsx'
import { HitCreate } from './watch/hit-create.tsx'
import { HitShow } from './watch/hit-show.tsx'

const dataProvider = createDataProvider(resources)
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
        {screens.map(({ name, list, show, create }) =>
          list ? <Resource key={name} name={name} list={list} show={show} create={create} /> : null,
        )}
        <CustomRoutes>
          <Route path="/queue" element={<QueuePage />} />
          <Route path="/office_action/create/:id" element={<OfficeActionCreate />} />
          <Route path="/opposition/create/:id" element={<OppositionCreate />} />
          <Route path="/trademark_monitoring_result/create/:id" element={<HitCreate />} />
          <Route path="/trademark_monitoring_result/:id/show" element={<HitShow />} />
          <Route path="/support_ticket/:id" element={<TicketAddress />} />
          <Route path="/use_in_commerce_request/create/:id" element={<UseInCommerceCreate />} />
          <Route path="/office_action/:id/examination" element={<OfficeActionExaminationPage />} />
          <Route path="/office_action/:id/docketing" element={<OfficeActionDocketing />} />
          <Route path="/office_action/:id/additional-info" element={<OfficeActionAdditionalInfo />} />
          {screens.map(({ name, page: Page }) =>
            Page ? (
              <Route
                key={name}
                path={`/${name}`}
                element={
                  <Suspense fallback={<Loading />}>
                    <Page />
                  </Suspense>
                }
              />
            ) : null,
          )}
        </CustomRoutes>
      </CoreAdmin>
    </ToastProvider>
  )
}
