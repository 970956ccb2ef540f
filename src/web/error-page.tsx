import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { Brand } from '#ui/brand.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from './i18n/text.ts'
import { path } from './path.ts'

const kinds: Record<number, 'signIn' | 'refused' | 'notFound' | 'expired' | 'busy'> = {
  401: 'signIn',
  403: 'refused',
  404: 'notFound',
  410: 'expired',
  503: 'busy',
}

/** What a person sees instead of a page: what happened, what is kept, what to do. */
export function ErrorMatter({ status }: { status: number }) {
  const t = useText('common')
  const language = useLanguage()
  const { pathname } = useLocation()
  const kind = kinds[status] ?? 'broken'
  return (
    <div className="mw-wrap mw-wrap--reading mw-main">
      <div className="mw-stack py-6">
        <p className="mw-inid">({status})</p>
        <h1 className="mw-display">{t(`errorPage.${kind}Title`)}</h1>
        <p className="mw-lede mw-muted">{t(`errorPage.${kind}Text`)}</p>
        <p className="pt-2">
          {kind === 'signIn' ? (
            <ButtonLink kind="primary" href={path.login({}, { language, query: { callbackUrl: pathname } })}>
              {t('errorPage.signIn')}
            </ButtonLink>
          ) : (
            <ButtonLink href={path.home({}, { language })}>{t('errorPage.home')}</ButtonLink>
          )}
        </p>
      </div>
    </div>
  )
}

export function ErrorPage() {
  const error = useRouteError()
  const t = useText('common')
  const language = useLanguage()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <>
      <title>{t(`errorPage.${kinds[status] ?? 'broken'}Title`)}</title>
      <header className="mw-header">
        <div className="mw-wrap mw-header__in">
          <Brand href={path.home({}, { language })} name={t('brand')} label={t('brandHome')} />
        </div>
      </header>
      <main id="main">
        <ErrorMatter status={status} />
      </main>
    </>
  )
}
