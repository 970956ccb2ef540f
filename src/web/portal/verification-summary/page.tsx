import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Summary } from '../../verification-summary/summary.tsx'
import type { PortalSummaryData } from './load.server.ts'

export { action } from '../../verification-summary/repeat.server.ts'
export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'summary', 'checker', 'trademark'] } satisfies PageHandle

export default function PortalVerificationSummaryPage() {
  const t = useText('portal')
  const language = useLanguage()
  const { summary, backUrl } = useLoaderData<PortalSummaryData>()
  return (
    <Summary
      data={summary}
      back={{ href: backUrl, label: t('summaryBack') }}
      versionHref={(version) =>
        path.portalVerificationSummary({ id: summary.id, x: String(version) }, { language, query: { backUrl } })
      }
    />
  )
}
