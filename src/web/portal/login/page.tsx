import { useLoaderData } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
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

const words = {
  refused: 'login.refused',
  'too-many': 'login.tooMany',
  failed: 'login.failed',
  'code-needed': 'login.codeNeeded',
  'code-refused': 'login.codeRefused',
  'not-linked': 'login.notLinked',
  callback: 'login.callback',
  denied: 'login.denied',
  'no-account': 'login.noAccount',
} as const

/** What happened a moment ago and led here. */
function Occasion({ data }: { data: LoginData }) {
  const t = useText('portal')
  if (data.error || (data.occasion !== 'erased' && !data.activated)) return null
  const said = {
    activated: [t('login.activatedTitle'), t('login.activated')],
    'password-set': [t('login.passwordSetTitle'), t('login.passwordSet')],
    erased: [t('login.erasedTitle'), t('login.erased')],
  }[data.occasion]
  return (
    <div className="mb-4" role="status">
      <Callout tone="leaf" title={said[0]}>
        <p>{said[1]}</p>
      </Callout>
    </div>
  )
}

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
        <Occasion data={data} />
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
            maxLength={texts.email.max}
            required
          />
          <PasswordField label={t('login.password')} autoComplete="current-password" />
          {data.code && (
            <TextField
              name="totp"
              label={t('login.code')}
              hint={t('login.codeHint')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              short
              required
            />
          )}
          <Button kind="primary" type="submit">
            {t('login.submit')}
          </Button>
        </form>
        <p className="mt-3 mw-small">
          <a href={path.forgotPassword({}, { language })}>{t('login.forgot')}</a>
        </p>
        {data.google && (
          <form className="mt-4 mw-stack" method="post" action="/api/auth/signin/google">
            <input type="hidden" name="csrfToken" value={data.csrfToken} />
            <input type="hidden" name="callbackUrl" value={data.callbackUrl} />
            <Button type="submit">{t('login.googleSubmit')}</Button>
          </form>
        )}
      </div>
      <aside className="mw-signin__aside">
        <h2 className="mw-h3">{t('login.newHere')}</h2>
        <p className="mw-small mw-muted mt-1">
          {data.error === 'refused'
            ? t('login.refusedHint')
            : t(data.mayOpenAccount ? 'login.newHereText' : 'login.newHereInvited')}
        </p>
        <p className="mt-2 mw-btngroup">
          {data.mayOpenAccount && (
            <ButtonLink small href={path.signUp({}, { language })}>
              {t('login.signUp')}
            </ButtonLink>
          )}
          <ButtonLink small kind="quiet" href={again}>
            {t('login.again')}
          </ButtonLink>
        </p>
      </aside>
    </div>
  )
}
