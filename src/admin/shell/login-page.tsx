import { useLogin } from 'ra-core'
import { useEffect, useState, type FormEvent } from 'react'
import { AppError } from '#kernel/errors.ts'
import { Brand } from '#ui/brand.tsx'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NotStaffError } from '../auth-provider.ts'
import { errorText, useText } from '../i18n/texts.ts'

/** Sign-in of staff. Somebody with a customer's account is told so and shown the way to the portal. */
export function LoginPage() {
  const t = useText()
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<'customer' | string | null>(null)
  useEffect(() => {
    document.title = `${t('login.title')} · Markwright`
  }, [t])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await login({ email: String(values.get('email') ?? '').trim(), password: String(values.get('password') ?? '') })
      // The sign-in screen has an address of its own; the work begins at the staff area's.
      if (location.pathname !== '/admin') location.replace(`/admin${location.hash === '#/login' ? '' : location.hash}`)
    } catch (cause) {
      setRefused(cause instanceof NotStaffError ? 'customer' : errorText(`code.${cause instanceof AppError ? cause.code : 'unexpected'}`))
      setBusy(false)
    }
  }
  return (
    <main className="wb-login" id="main">
      <Brand href="/" name="Markwright" />
      <form className="wb-login__form mw-stack" onSubmit={(event) => void submit(event)}>
        <h1 className="mw-h1">{t('login.title')}</h1>
        {refused === 'customer' ? (
          <Callout tone="amber" title={t('login.notStaff')}>
            <p>{t('login.notStaffText')}</p>
            <ButtonLink small href="/portal">
              {t('login.toPortal')}
            </ButtonLink>
          </Callout>
        ) : (
          refused && (
            <div role="alert">
              <Callout tone="seal">{refused}</Callout>
            </div>
          )
        )}
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" required autoFocus />
        <TextField name="password" type="password" label={t('login.password')} autoComplete="current-password" required />
        <ButtonGroup submit={t('login.submit')} submitting={t('login.submitting')} busy={busy} />
      </form>
      <p className="mw-source">
        {t('login.note')} <a href="/portal">{t('login.toPortal')}</a>
      </p>
    </main>
  )
}
