import type { LoaderFunctionArgs } from 'react-router'
import { loadContext } from '../../load-context.ts'
import { addressIn, path } from '../../path.ts'
import { datedArticles } from '../content/pages.server.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** The articles of the blog and the academy for readers of feeds, the newest first, as RSS 2.0. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { base, language, i18n } = context.get(loadContext)
  const t = i18n.getFixedT(language, 'content')
  const items = datedArticles(language).map(({ address, title, description, date, topics }) => {
    const url = addressIn(language, address, base)
    const subjects = topics.map((topic) => `<category>${escaped(t(`blog.topic.${topic}`))}</category>`).join('')
    return `<item><title>${escaped(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><description>${escaped(description)}</description>${subjects}<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate></item>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(t('blog.feed'))}</title>
<link>${addressIn(language, '/blog', base)}</link>
<description>${escaped(t('blog.about'))}</description>
<language>${language}</language>
<atom:link href="${path.blogFeed({}, { language, base })}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
