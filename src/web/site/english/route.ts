import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../load-context.ts'
import { path } from '../../path.ts'

/** English has no prefix of its own: what is asked for under /en is the page at the root, with its query. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  const { base } = context.get(loadContext)
  return redirect(new URL(`${path.home()}${new URL(request.url).search}`, base).href, 301)
}
