import { ButtonLink } from '#ui/button.tsx'
import { EmailSent } from '#ui/email-sent.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../styles/sign-in.css'

export const handle = { namespaces: ['account'] } satisfies PageHandle

export default function SuccessForgotPasswordPage() {
  const t = useText('account')
  const language = useLanguage()
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('forgot.doneMeta')}</title>
      <meta name="robots" content="noindex" />
      <div className="mw-stack">
        <EmailSent label={t('forgot.doneTitle')} />
        <h1 className="mw-h1">{t('forgot.doneTitle')}</h1>
        <p className="mw-lede">{t('forgot.done')}</p>
        <p className="mw-small mw-muted">{t('forgot.spam')}</p>
        <p className="mw-btngroup">
          <ButtonLink small href={path.forgotPassword({}, { language })}>
            {t('forgot.again')}
          </ButtonLink>
          <ButtonLink small kind="quiet" href={path.login({}, { language })}>
            {t('forgot.back')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
