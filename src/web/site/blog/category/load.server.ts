import type { LoaderFunctionArgs } from 'react-router'
import { industryFrom } from '#domain/catalog/industries.ts'
import { loadContext } from '../../../load-context.ts'
import { subjectPage } from '../subject.server.ts'

/** The articles of the blog for an industry. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return subjectPage(industryFrom(params['industry'] ?? '') ?? undefined, params['article'], context.get(loadContext))
}
