import type { LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../load-context.ts'
import type { Found } from './find.ts'
import { findPages } from './pages.server.ts'

export interface SiteSearchData {
  question: string
  found: Found[]
}

/** Characters of a question that are looked at. */
const longest = 100

/** Looks for pages of the site; without a question there is only the field. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SiteSearchData> {
  const { language, i18n } = context.get(loadContext)
  const question = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longest)
  return { question, found: question === '' ? [] : await findPages(question, language, i18n) }
}
