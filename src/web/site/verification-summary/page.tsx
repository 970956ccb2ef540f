import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { SummaryData } from './load.server.ts'
import { Summary } from './summary.tsx'

export { loader } from './load.server.ts'
export { action } from './repeat.server.ts'

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
