import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PageList } from '../content/page-list.tsx'
import { mostFound } from './most-found.ts'
import type { SiteSearchData } from './load.server.ts'
import { SearchForm } from './search-form.tsx'

export { loader } from './load.server.ts'

/** A plain form and its answer: no script is sent with it. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

/** Looks for a page of the site by what it says. */
export default function SiteSearch() {
  const t = useText('common')
  const language = useLanguage()
  const { question, found } = useLoaderData<SiteSearchData>()
  const isCut = found.length === mostFound
  return (
    <div className="mw-wrap mw-main mw-stack mw-stack--l">
      <title>{`${t('search.title')} · ${t('brand')}`}</title>
      <meta name="description" content={t('search.description')} />
      {question !== '' && <meta name="robots" content="noindex" />}
      <h1 className="mw-display">{t('search.title')}</h1>
      <SearchForm question={question} />
      {question !== '' && (
        <section aria-labelledby="found">
          <h2 className="mw-h3 mb-2" id="found">
            {found.length === 0
              ? t('search.nothing', { question })
              : t(isCut ? 'search.best' : 'search.found', { count: found.length, question })}
          </h2>
          <PageList pages={found} />
        </section>
      )}
      <p>
        {t('search.names')} <a href={path.trademarkSearch({}, { language })}>{t('nav.check')}</a>
      </p>
    </div>
  )
}
