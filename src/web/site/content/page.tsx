import { useLoaderData } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { addressIn } from '../../path.ts'
import { Aside } from './aside.tsx'
import './content.css'
import type { loader } from './load.server.ts'
import type { ContentData } from './load.server.ts'
import { PageList } from './page-list.tsx'
import { ContentText } from './text.tsx'

import { NotThere } from '../not-there.tsx'
import { PageData } from './structured.tsx'
import { SiteCrumbs } from '../site-crumbs.tsx'

export { loader } from './load.server.ts'

/** A text is read, not worked with: no script is sent with it. */
export const handle = { namespaces: [], still: true } satisfies PageHandle

function Sources({ page }: Pick<ContentData, 'page'>) {
  const t = useText('content')
  if (page.meta.sources.length === 0) return null
  return (
    <section aria-labelledby="sources">
      <h2 className="mw-h2" id="sources">
        {t('sources')}
      </h2>
      <ul className="mw-sources">
        {page.meta.sources.map(({ title, url, note }) => (
          <li key={title}>
            <span lang={page.inEnglish.includes(title) ? 'en' : undefined}>
              {url ? <a href={url}>{title}</a> : title}
            </span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ page }: Pick<ContentData, 'page'>) {
  const t = useText('content')
  if (page.related.length === 0) return null
  return (
    <nav aria-labelledby="related">
      <h2 className="mw-h3" id="related">
        {t('related')}
      </h2>
      <PageList pages={page.related} />
    </nav>
  )
}

function Content({ address, page, facts }: ContentData) {
  const t = useText('content')
  const names = useText('common')
  const language = useLanguage()
  const { meta } = page
  const only = page.language === language ? undefined : page.language
  return (
    <>
      <title>{`${meta.title} · ${names('brand')}`}</title>
      <meta name="description" content={meta.description} />
      <PageData address={address} page={page} facts={facts} />
      <div className="mw-wrap mw-content">
        {page.above.length > 0 && (
          <SiteCrumbs
            crumbs={[
              ...page.above.map(({ address, title }) => ({ label: title, href: addressIn(language, address) })),
              { label: meta.title },
            ]}
          />
        )}
        <div className="mw-content__in">
          <Aside page={page} />
          <article className="mw-content__text" lang={only}>
            {only && (
              <p className="mw-small mw-muted" lang={language}>
                {t('only', { language: names(`languages.${only}`) })}
              </p>
            )}
            <h1 className="mw-display">{meta.title}</h1>
            <p className="mw-lede">{meta.description}</p>
            <ContentText pieces={page.pieces} data={facts} />
            <Sources page={page} />
            <Related page={page} />
            <p className="mw-source">{t('read', { date: formatDate(meta.date, language) })}</p>
          </article>
        </div>
      </div>
    </>
  )
}

/** A page of `content/pages`, or that nothing is at this address. */
export default function ContentOrNothing() {
  const found = useLoaderData<typeof loader>()
  if (found) return <Content {...found} />
  return <NotThere />
}
