import { ErrorMatter } from '../error-page.tsx'
import { useText } from '../i18n/text.ts'
import { SearchForm } from './search/search-form.tsx'

/** What stands at a public address that nothing is at. */
export function NotThere() {
  const t = useText('common')
  return (
    <>
      <title>{t('errorPage.notFoundTitle')}</title>
      <ErrorMatter status={404} />
      <div className="mw-wrap mw-wrap--reading pb-12">
        <SearchForm />
      </div>
    </>
  )
}
