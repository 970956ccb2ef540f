import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../content/content.css'

/** The field that looks for pages of the site; it works without scripts. */
export function SearchForm({ question = '' }: { question?: string }) {
  const t = useText('common')
  const language = useLanguage()
  return (
    <form className="mw-contentcheck" role="search" method="get" action={path.siteSearch({}, { language })}>
      <label className="mw-h4" htmlFor="site-search">
        {t('search.label')}
      </label>
      <input
        className="mw-input"
        id="site-search"
        name="q"
        type="search"
        maxLength={100}
        required
        defaultValue={question}
        autoComplete="off"
      />
      <button className="mw-btn mw-btn--primary" type="submit">
        {t('search.submit')}
      </button>
    </form>
  )
}
