import type { LoaderFunctionArgs } from 'react-router'
import { languages, type Language } from '#kernel/languages.ts'
import { loadContext } from '../load-context.ts'
import { addressIn } from '../path.ts'
import { publicAddresses } from './addresses.server.ts'

/** Every public page with its translations, as sitemaps.org and hreflang have it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { base } = context.get(loadContext)
  const full = (address: string, language: Language) => addressIn(language, address, base)
  const entries = publicAddresses().flatMap((page) => {
    const links = page.languages.map(
      (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${full(page.address, one)}"/>`,
    )
    const standard = full(page.address, page.languages.includes('en') ? 'en' : (page.languages[0] ?? 'en'))
    const all = [...links, `<xhtml:link rel="alternate" hreflang="x-default" href="${standard}"/>`].join('')
    return languages
      .filter((one) => page.languages.includes(one))
      .map((one) => `<url><loc>${full(page.address, one)}</loc>${all}</url>`)
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
