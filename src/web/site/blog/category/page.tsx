import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { NotThere } from '../../not-there.tsx'
import { Subject } from '../subject.tsx'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

/** A list is read, not worked with: no script is sent with it. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

/** The articles of the blog for an industry, or that there are none. */
export default function BlogCategory() {
  const names = useText('classes')
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  return <Subject name={names(`industry.${found.subject}`)} articles={found.articles} />
}
