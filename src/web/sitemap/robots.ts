import type { LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../load-context.ts'

/** Beginnings of addresses below which nothing is public. */
const closed = ['/api/', '/v1/', '/admin', '/portal', '/files/', '/support', '/appearance']

/** What crawlers are asked to leave alone, and where the list of pages is. What is private says so itself as well. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { base } = context.get(loadContext)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${base}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
