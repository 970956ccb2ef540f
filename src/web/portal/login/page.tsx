import { useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PasswordField } from '../password-field.tsx'
import '../styles/sign-in.css'
import type { LoginData } from './load.server.ts'
import { useKeptEmail } from './use-kept-email.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

const words = { refused: 'login.refused', 'too-many': 'login.tooMany', failed: 'login.failed' } as const

/** The form goes to the sign-in call itself, natively: it works the same without scripts. */
export default function LoginPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<LoginData>()
  const form = useKeptEmail()
  const again = path.activateInitiate({}, { language })
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('login.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <div>
        {data.error && (
          <ErrorSummary title={t('login.refusedTitle')} note={t(words[data.error])} entries={[]} occasion={data} />
        )}
        {data.activated && (
          <div className="mb-4" role="status">
            <Callout tone="leaf" title={t('login.activatedTitle')}>
              <p>{t('login.activated')}</p>
            </Callout>
          </div>
        )}
        <h1 className="mw-h1">{t('login.title')}</h1>
        <p className="mw-lede mw-muted mt-1">{data.wanted && !data.error ? t('login.wanted') : t('login.lede')}</p>
        <form ref={form} className="mw-stack mw-stack--l mt-4" method="post" action="/api/auth/callback/credentials">
          <input type="hidden" name="csrfToken" value={data.csrfToken} />
          <input type="hidden" name="callbackUrl" value={data.callbackUrl} />
          <TextField
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            defaultValue={data.activated ?? ''}
            maxLength={254}
            required
          />
          <PasswordField label={t('login.password')} autoComplete="current-password" />
          <Button kind="primary" type="submit">
            {t('login.submit')}
          </Button>
        </form>
      </div>
      <aside className="mw-signin__aside">
        <h2 className="mw-h3">{t('login.newHere')}</h2>
        <p className="mw-small mw-muted mt-1">
          {data.error === 'refused' ? t('login.refusedHint') : t('login.newHereText')}
        </p>
        <p className="mt-2">
          <ButtonLink small href={again}>
            {t('login.again')}
          </ButtonLink>
        </p>
      </aside>
    </div>
  )
}
