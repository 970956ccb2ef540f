import type { LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'
import { readSummary, type SummaryData } from '../../verification-summary/load.server.ts'
import { ownPath } from '../../own-path.ts'

export interface PortalSummaryData {
  summary: SummaryData
  backUrl: string
}

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<PortalSummaryData> {
  const { language } = context.get(loadContext)
  const url = new URL(request.url)
  return {
    summary: await readSummary({ request, context }, params.id, params.x),
    backUrl: ownPath(url.searchParams.get('backUrl'), url.origin) ?? path.orders({}, { language }),
  }
}
