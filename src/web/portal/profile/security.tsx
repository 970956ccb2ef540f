import { Form, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { FieldErrors } from '#kernel/errors.ts'
import { PasswordField, usePasswordError } from '../password-field.tsx'
import type { FactorAnswer } from './action.server.ts'
import type { Me, ShownSession } from './load.server.ts'
import { SecondFactor } from './second-factor.tsx'

interface SecurityProps {
  me: Me
  sessions: ShownSession[]
  google: boolean
  csrfToken: string
  /** Fields of the form that was refused, and which form it was. */
  fields: FieldErrors
  intent: string
  factor: FactorAnswer | undefined
}

export function Security({ me, sessions, google, csrfToken, fields, intent, factor }: SecurityProps) {
  const t = useText('account')
  return (
    <div className="mw-profile__sections">
      <section aria-labelledby="password-title">
        <h2 className="mw-h2" id="password-title">
          {t('security.password')}
        </h2>
        {me.hasPassword ? <PasswordForm fields={intent === 'password' ? fields : {}} /> : <WithoutPassword />}
      </section>
      <section aria-labelledby="sessions-title">
        <h2 className="mw-h2" id="sessions-title">
          {t('security.sessions')}
        </h2>
        <Sessions sessions={sessions} />
      </section>
      <SecondFactor me={me} fields={intent.startsWith('factor') ? fields : {}} intent={intent} factor={factor} />
      {(google || me.google !== null) && <Google me={me} csrfToken={csrfToken} />}
    </div>
  )
}

function WithoutPassword() {
  const t = useText('account')
  const language = useLanguage()
  return (
    <>
      <p className="mw-muted mt-1">{t('security.noPassword')}</p>
      <p className="mt-2">
        <ButtonLink small href={path.forgotPassword({}, { language })}>
          {t('forgot.submit')}
        </ButtonLink>
      </p>
    </>
  )
}

function PasswordForm({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  const portal = useText('portal')
  const errors = useText('errors')
  const busy = useNavigation().formData?.get('intent') === 'password'
  const error = usePasswordError(fields.newPassword)
  const current = fields.currentPassword
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mt-2" method="post" noValidate>
      <PasswordField
        name="currentPassword"
        label={t('security.current')}
        error={current && errors(`field.${current}`, { label: t('security.current') })}
        autoComplete="current-password"
      />
      <PasswordField
        name="newPassword"
        label={t('security.new')}
        hint={portal('activate.passwordHint')}
        error={error}
        autoComplete="new-password"
      />
      <ButtonGroup
        submit={t('security.change')}
        submitting={t('security.changing')}
        busy={busy}
        name="intent"
        value="password"
      />
    </Form>
  )
}

function useSessionColumns(): Column<ShownSession>[] {
  const t = useText('account')
  return [
    {
      key: 'device',
      title: t('security.device'),
      head: true,
      cell: (row) => (
        <span className="mw-cluster">
          {row.device ?? t('security.unknownDevice')} {row.here && <Status tone="leaf">{t('security.here')}</Status>}
        </span>
      ),
    },
    { key: 'address', title: t('security.address'), cell: (row) => row.address ?? '–' },
    { key: 'seen', title: t('security.seen'), cell: (row) => row.seen },
    { key: 'since', title: t('security.since'), cell: (row) => row.since },
    {
      key: 'end',
      title: t('security.end'),
      right: true,
      cell: (row) =>
        !row.here && (
          <Form method="post">
            <input type="hidden" name="session" value={row.id} />
            <Button small kind="quiet" type="submit" name="intent" value="end">
              {t('security.end')}
            </Button>
          </Form>
        ),
    },
  ]
}

function Sessions({ sessions }: { sessions: ShownSession[] }) {
  const t = useText('account')
  const columns = useSessionColumns()
  return (
    <>
      <Table caption={t('security.sessions')} columns={columns} rows={sessions} rowKey={(row) => row.id} />
      <Form className="mw-btngroup mt-3" method="post">
        {sessions.length > 1 && (
          <Button small type="submit" name="intent" value="end-others">
            {t('security.endOthers')}
          </Button>
        )}
        <Button small kind={sessions.length > 1 ? 'quiet' : 'secondary'} type="submit" name="intent" value="end-all">
          {t('security.endAll')}
        </Button>
      </Form>
    </>
  )
}

function Google({ me, csrfToken }: { me: Me; csrfToken: string }) {
  const t = useText('account')
  const language = useLanguage()
  return (
    <section aria-labelledby="google-title">
      <h2 className="mw-h2" id="google-title">
        {t('security.google')}
      </h2>
      <p className="mw-muted mt-1">
        {me.google ? t('security.googleOn', { email: me.google }) : t('security.googleOff')}
      </p>
      {!me.google && (
        <form className="mt-2" method="post" action="/api/auth/signin/google">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="callbackUrl" value={path.profile({}, { language, query: { tab: 'security' } })} />
          <Button small type="submit">
            {t('security.googleLink')}
          </Button>
        </form>
      )}
    </section>
  )
}
