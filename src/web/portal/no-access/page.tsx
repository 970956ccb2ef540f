import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../styles/sign-in.css'
import type { NoAccessData } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['account'] } satisfies PageHandle

export default function NoAccessPage() {
  const t = useText('account')
  const language = useLanguage()
  const { user } = useLoaderData<NoAccessData>()
  const [href, label] = user?.staff
    ? ['/admin', t('noAccess.toAdmin')]
    : user
      ? [path.portal({}, { language }), t('noAccess.toPortal')]
      : [path.login({}, { language }), t('noAccess.toLogin')]
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('noAccess.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className="mw-stack">
        <h1 className="mw-h1">{t('noAccess.title')}</h1>
        <p className="mw-lede mw-muted">{user ? t('noAccess.text', { email: user.email }) : t('noAccess.visitor')}</p>
        <p>
          <ButtonLink kind="primary" href={href}>
            {label}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
