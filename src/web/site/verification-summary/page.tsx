import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { SummaryData } from '../../verification-summary/load.server.ts'
import { Summary } from '../../verification-summary/summary.tsx'

export { loader } from '../../verification-summary/load.server.ts'
export { action } from '../../verification-summary/repeat.server.ts'

export const handle = { namespaces: ['summary', 'checker', 'trademark'] } satisfies PageHandle

export default function VerificationSummaryPage() {
  const language = useLanguage()
  const data = useLoaderData<SummaryData>()
  return (
    <div className="mw-wrap pt-3">
      <Summary
        data={data}
        versionHref={(version) => path.verificationSummary({ id: data.id, second: String(version) }, { language })}
      />
    </div>
  )
}
