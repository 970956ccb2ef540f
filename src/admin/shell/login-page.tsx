import { useCheckAuth, useLogin } from 'ra-core'
import { useEffect, useState, type FormEvent } from 'react'
import { AppError } from '#kernel/errors.ts'
import { Brand } from '#ui/brand.tsx'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CodeNeededError, NotStaffError, SecondFactorMissingError } from '../auth-provider.ts'
import { errorText, useText } from '../i18n/texts.ts'
import { Enrolment } from './enrolment.tsx'

/** Where the sign-in stands: the password, then the code where there is one, or setting up the second factor. */
type Step = 'password' | 'code' | 'enrolment' | 'not-staff'

const field = (values: FormData, name: string): string => {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** The sign-in screen has an address of its own; the work begins at the staff area's. */
function leaveLogin(): void {
  if (location.pathname !== '/admin') location.replace('/admin')
  else if (location.hash === '#/login') location.hash = '#/'
}

/** What a refused sign-in leads to, and what is said of it. */
function nextStep(cause: unknown, codeRefused: string): { step: Step; refused: string | null } {
  if (cause instanceof NotStaffError) return { step: 'not-staff', refused: null }
  if (cause instanceof SecondFactorMissingError) return { step: 'enrolment', refused: null }
  if (cause instanceof CodeNeededError) return { step: 'code', refused: cause.refused ? codeRefused : null }
  return { step: 'password', refused: errorText(`code.${cause instanceof AppError ? cause.code : 'unexpected'}`) }
}

/** Sign-in of staff. Somebody with a customer's account is told so and shown the way to the portal. */
export function LoginPage() {
  const t = useText()
  const login = useLogin()
  const checkAuth = useCheckAuth()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<Step>('password')
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${t('login.title')} · Markwright`
    document.getElementById('email')?.focus()
  }, [t])
  useEffect(() => {
    checkAuth({}, false).then(
      () => leaveLogin(),
      (cause: unknown) => {
        const next = nextStep(cause, '')
        if (next.step !== 'password') setStep(next.step)
      },
    )
  }, [checkAuth])
  useEffect(() => {
    if (step === 'code') document.getElementById('code')?.focus()
  }, [step])
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setBusy(true)
    try {
      await login({
        email: field(values, 'email').trim(),
        password: field(values, 'password'),
        code: field(values, 'code').trim(),
      })
      leaveLogin()
    } catch (cause) {
      const next = nextStep(cause, t('login.codeRefused'))
      setStep(next.step)
      setRefused(next.refused)
      setBusy(false)
    }
  }
  return (
    <main className="wb-login" id="main">
      <Brand href="/" name="Markwright" />
      {step === 'enrolment' ? (
        <Enrolment onDone={() => location.replace('/admin')} />
      ) : (
        <form className="wb-login__form mw-stack" onSubmit={(event) => void submit(event)}>
          <h1 className="mw-h1">{t('login.title')}</h1>
          {step === 'not-staff' && <NotStaff />}
          {refused && (
            <div role="alert">
              <Callout tone="seal">{refused}</Callout>
            </div>
          )}
          <TextField name="email" type="email" label={t('login.email')} autoComplete="username" required />
          <TextField
            name="password"
            type="password"
            label={t('login.password')}
            autoComplete="current-password"
            required
          />
          {step === 'code' && (
            <TextField
              name="code"
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
          <ButtonGroup submit={t('login.submit')} submitting={t('login.submitting')} busy={busy} />
        </form>
      )}
      <p className="mw-source">
        {t('login.note')} <a href="/portal">{t('login.toPortal')}</a>{' '}
        <a href="/portal/forgot-password">{t('login.forgot')}</a>
      </p>
    </main>
  )
}

function NotStaff() {
  const t = useText()
  return (
    <Callout tone="amber" title={t('login.notStaff')}>
      <p>{t('login.notStaffText')}</p>
      <ButtonLink small href="/portal">
        {t('login.toPortal')}
      </ButtonLink>
    </Callout>
  )
}
