import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { NotThere } from '../../not-there.tsx'
import { Subject } from '../subject.tsx'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

/** A list is read, not worked with: no script is sent with it. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

/** The articles of the blog about a topic, or that there are none. */
export default function BlogTopic() {
  const names = useText('content')
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  return <Subject name={names(`blog.topic.${found.subject}`)} articles={found.articles} />
}
