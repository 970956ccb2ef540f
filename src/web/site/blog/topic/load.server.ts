import type { LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../../load-context.ts'
import { topics } from '../../content/topics.ts'
import { subjectPage } from '../subject.server.ts'

/** The articles of the blog about a topic. */
export function loader({ params, context }: LoaderFunctionArgs) {
  return subjectPage(
    topics.find((one) => one === params['topic']),
    params['article'],
    context.get(loadContext),
  )
}
