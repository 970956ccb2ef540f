import { useLanguage } from '../../i18n/text.ts'
import { PageLink } from './page-link.tsx'
import type { ContentLink } from './pages.server.ts'

/** Pages of text with what each says. */
export function PageList({ pages }: { pages: readonly ContentLink[] }) {
  const language = useLanguage()
  return (
    <ul className="mw-contentlist">
      {pages.map((page) => (
        <li key={page.address}>
          <PageLink page={page} />
          <p className="mw-small mw-muted" lang={page.language === language ? undefined : page.language}>
            {page.description}
          </p>
        </li>
      ))}
    </ul>
  )
}
