import { ErrorMatter } from '../../error-page.tsx'
import { useText } from '../../i18n/text.ts'

export { loader } from './load.server.ts'

export default function NotFoundPage() {
  const t = useText('common')
  return (
    <>
      <title>{t('errorPage.notFoundTitle')}</title>
      <ErrorMatter status={404} />
    </>
  )
}
