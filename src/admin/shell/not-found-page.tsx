import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'

export function NotFoundPage() {
  const t = useText()
  return (
    <Page title={t('read.missing')}>
      <div className="wb-pad">
        <EmptyState title={t('read.missing')} text={t('read.missingText')}>
          <ButtonLink href="#/">{t('views.work')}</ButtonLink>
        </EmptyState>
      </div>
    </Page>
  )
}
