import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '#ui/tabs.tsx'
import { withdrawalOf } from '#operations/withdrawal.ts'
import type { RequestRow } from '#operations/staff/request.ts'
import { useText } from '../i18n/texts.ts'
import { HoldNote } from '../invoice/hold-note.tsx'
import { Waiting } from '../kit/refusal-note.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { requestPath } from '../paths.ts'
import { tabOf, type RequestTab } from '../queue/next-action.ts'
import { Page } from '../kit/page.tsx'
import { DraftingTab } from './drafting-tab.tsx'
import { FilingTab } from './filing-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { OrderTab } from './order-tab.tsx'
import { RequestBar, RequestTitle, useSubtitle } from './request-bar.tsx'

// The grounds of places and the texts about them bring their lists of words along.
const VerificationTab = lazy(async () => ({
  default: (await import('./verification/verification-tab.tsx')).VerificationTab,
}))

const tabs: readonly RequestTab[] = ['verification', 'order', 'drafting', 'filing', 'history']

/** Everything about one request, by stage; it opens at the stage where it stands. */
export function RequestShow() {
  return (
    <ShowPage<RequestRow> table="registration_request">{(row) => <RequestScreen row={row} key={row.id} />}</ShowPage>
  )
}

function RequestScreen({ row }: { row: RequestRow }) {
  const t = useText()
  const [parameters, setParameters] = useSearchParams()
  // The stage at which the matter was opened: a step that moves it on does not pull the screen away.
  const [first] = useState(() => tabOf(row.status))
  const current = tabs.find((tab) => tab === parameters.get('tab')) ?? first
  useKeys(tabs.map((tab, index) => ({ key: String(index + 1), run: () => setParameters({ tab }, { replace: true }) })))
  return (
    <Page
      title={`${row.value}, ${row.public_id}`}
      heading={<RequestTitle row={row} />}
      sub={useSubtitle(row)}
      actions={<RequestBar row={row} tab={current} />}
    >
      <HoldNote
        withdrawal={withdrawalOf(row)}
        isOver={row.status_group === 'Closed'}
        invoice={row.product?.invoices.find((one) => !one.cancelled_at)}
      />
      <div className="wb-tabs">
        <Tabs
          label={t('request.tabs')}
          current={current}
          tabs={tabs.map((tab) => ({ key: tab, label: t(`tab.${tab}`), href: requestPath(row.id, tab) }))}
        />
      </div>
      {current === 'verification' && (
        <Suspense fallback={<Waiting lines={8} />}>
          <VerificationTab row={row} />
        </Suspense>
      )}
      {current === 'order' && <OrderTab row={row} />}
      {current === 'drafting' && <DraftingTab row={row} />}
      {current === 'filing' && <FilingTab row={row} />}
      {current === 'history' && <HistoryTab row={row} />}
    </Page>
  )
}
