import { useLanguage, useText } from '../../i18n/text.ts'
import { addressIn } from '../../path.ts'
import '../content/content.css'
import { PageList } from '../content/page-list.tsx'
import type { ContentLink } from '../content/pages.server.ts'
import { SiteCrumbs } from '../site-crumbs.tsx'

/** The articles of the blog about one subject. */
export function Subject({ name, articles }: { name: string; articles: readonly ContentLink[] }) {
  const t = useText('content')
  const common = useText('common')
  const language = useLanguage()
  const title = t('blog.title', { name })
  return (
    <div className="mw-wrap mw-main">
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="description" content={t('blog.description', { name })} />
      <SiteCrumbs crumbs={[{ label: t('blog.name'), href: addressIn(language, '/blog') }, { label: name }]} />
      <h1 className="mw-display mt-2">{title}</h1>
      <p className="mw-lede mw-muted mt-2 mb-4">{t('blog.description', { name })}</p>
      <PageList pages={articles} />
    </div>
  )
}
