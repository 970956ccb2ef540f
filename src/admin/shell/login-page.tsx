import { useCheckAuth, useLogin } from 'ra-core'
import { useEffect, useState, type FormEvent } from 'react'
import { AppError } from '#kernel/errors.ts'
import { Brand } from '#ui/brand.tsx'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { NotStaffError } from '../auth-provider.ts'
import { errorText, useText } from '../i18n/texts.ts'

const notStaff = 'not-staff'

const field = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** The sign-in screen has an address of its own; the work begins at the staff area's. */
function leaveLogin(): void {
  if (location.pathname !== '/admin') location.replace('/admin')
  else if (location.hash === '#/login') location.hash = '#/'
}

/** Sign-in of staff. Somebody with a customer's account is told so and shown the way to the portal. */
export function LoginPage() {
  const t = useText()
  const login = useLogin()
  const checkAuth = useCheckAuth()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('login.title')} · Markwright`
    document.getElementById('email')?.focus()
  }, [t])
  useEffect(() => {
    checkAuth({}, false).then(
      () => leaveLogin(),
      (cause: unknown) => {
        if (cause instanceof NotStaffError) setRefused(notStaff)
      },
    )
  }, [checkAuth])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await login({ email: field(values, 'email').trim(), password: field(values, 'password') })
      leaveLogin()
    } catch (cause) {
      setRefused(
        cause instanceof NotStaffError
          ? notStaff
          : errorText(`code.${cause instanceof AppError ? cause.code : 'unexpected'}`),
      )
      setBusy(false)
    }
  }
  return (
    <main className="wb-login" id="main">
      <Brand href="/" name="Markwright" />
      <form className="wb-login__form mw-stack" onSubmit={(event) => void submit(event)}>
        <h1 className="mw-h1">{t('login.title')}</h1>
        {refused === notStaff ? (
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
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" required />
        <TextField
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <ButtonGroup submit={t('login.submit')} submitting={t('login.submitting')} busy={busy} />
      </form>
      <p className="mw-source">
        {t('login.note')} <a href="/portal">{t('login.toPortal')}</a>
      </p>
    </main>
  )
}
