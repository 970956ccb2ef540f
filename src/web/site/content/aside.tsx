import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { ContentPage } from './pages.server.ts'

/** Headings from which a list of them helps. */
const fewest = 3

/** Beside the text: what is in it, when its facts were read and how long it takes. */
export function Aside({ page }: { page: ContentPage }) {
  const t = useText('content')
  const language = useLanguage()
  const own = page.meta.sources.length > 0 ? [{ id: 'sources', text: t('sources') }] : []
  const headings = [...page.headings, ...own]
  if (page.headings.length < fewest) return null
  return (
    <aside className="mw-content__aside">
      <nav aria-labelledby="contents">
        <h2 id="contents">{t('contents')}</h2>
        <ol>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <dl>
        <div>
          <dt>{t('readOn')}</dt>
          <dd>{formatDate(page.meta.date, language)}</dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd>{t('minutes', { count: page.minutes })}</dd>
        </div>
      </dl>
    </aside>
  )
}
