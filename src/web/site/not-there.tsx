import { ErrorMatter } from '../error-page.tsx'
import { useText } from '../i18n/text.ts'

/** What stands at a public address that nothing is at. */
export function NotThere() {
  const t = useText('common')
  return (
    <>
      <title>{t('errorPage.notFoundTitle')}</title>
      <ErrorMatter status={404} />
    </>
  )
}
