import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { defaultLanguage, isLanguage, languages, localeOf, type Language } from '#kernel/languages.ts'
import { useLanguage, useText } from './i18n/text.ts'
import { addressIn, path } from './path.ts'
import type { RootData } from './root-data.ts'
import { routeTable } from './route-table.ts'
import { cardHeight, cardWidth } from './card-size.ts'

/** The languages that a page's own text exists in; a page that does not say is translated in all of them. */
function languagesOf(data: unknown): readonly Language[] {
  const told: unknown = typeof data === 'object' && data !== null && 'languages' in data ? data.languages : null
  return Array.isArray(told) ? told.filter((one): one is Language => isLanguage(String(one))) : languages
}

/**
 * What a search is told of a public page: its one address and those of its translations. A page that is not found, and one
 * of somebody, is told of nowhere.
 */
export function SearchHead() {
  const language = useLanguage()
  const t = useText('common')
  const { pathname } = useLocation()
  const root = useRouteLoaderData<RootData>('root')
  const page = useMatches().at(-1)
  if (!root || !page || !isPublicFile(page.id) || page.loaderData === null) return null
  const { base } = root
  const there = languagesOf(page.loaderData)
  const own = there.includes(language) ? language : (there[0] ?? defaultLanguage)
  const hereIn = (one: Language) => addressIn(one, pathname, base)
  const pictureIn = (one: Language) => addressIn(one, `/share-image${pathname === '/' ? '/index' : pathname}.png`, base)
  return (
    <>
      <link rel="canonical" href={hereIn(own)} />
      {there.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={hereIn(one)} />
      ))}
      {there.includes('en') && <link rel="alternate" hrefLang="en-GB" href={hereIn('en')} />}
      <link rel="alternate" hrefLang="x-default" href={hereIn(there.includes('en') ? 'en' : own)} />
      <link rel="alternate" type="application/rss+xml" href={path.blogFeed({}, { language, base })} />
      <meta property="og:url" content={hereIn(own)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('brand')} />
      {root.share && (
        <>
          <meta property="og:title" content={root.share.title} />
          <meta property="og:description" content={root.share.description} />
          <meta property="og:image" content={pictureIn(own)} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(cardWidth)} />
          <meta property="og:image:height" content={String(cardHeight)} />
          <meta property="og:image:alt" content={root.share.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta property="og:locale" content={localeOf[own].replace('-', '_')} />
    </>
  )
}

/** Whether the page of a route module, named as the router names it, is public. */
function isPublicFile(module: string): boolean {
  return routeTable.some(({ file, privacy }) => privacy === 'public' && file.replace(/\.tsx?$/, '') === module)
}
