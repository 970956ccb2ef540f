import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '#kernel/errors.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import { PasswordField } from '../password-field.tsx'
import type { FactorAnswer } from './action.server.ts'
import type { Me } from './load.server.ts'

interface SecondFactorProps {
  me: Me
  fields: FieldErrors
  intent: string
  factor: FactorAnswer | undefined
}

/** Turning the second factor on and off, and the recovery codes. */
export function SecondFactor({ me, fields, intent, factor }: SecondFactorProps) {
  const t = useText('account')
  return (
    <section aria-labelledby="factor-title" id="second-factor">
      <h2 className="mw-h2" id="factor-title">
        {t('security.factor')}
      </h2>
      <p className="mw-muted mt-1">{t(me.secondFactor ? 'security.factorOn' : 'security.factorOff')}</p>
      {factor && 'recoveryCodes' in factor && <RecoveryCodes codes={factor.recoveryCodes} />}
      {factor && 'enrolment' in factor && <Enrolment {...factor.enrolment} />}
      {intent === 'factor-confirm' && Object.keys(fields).length > 0 && <Again fields={fields} />}
      {!me.secondFactor && !factor && intent !== 'factor-confirm' && (
        <Begin fields={intent === 'factor-begin' ? fields : {}} />
      )}
      {me.secondFactor && <Manage fields={fields} />}
    </section>
  )
}

function Begin({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mt-3" method="post" noValidate>
      <AccountPassword fields={fields} />
      <div>
        <Button small type="submit" name="intent" value="factor-begin">
          {t('security.factorBegin')}
        </Button>
      </div>
    </Form>
  )
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText('account')
  return (
    <div className="mt-3" role="status">
      <Callout tone="amber" title={t('security.codesTitle')}>
        <p>{t('security.codesText')}</p>
        <ul className="mw-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}

function AccountPassword({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  const errors = useText('errors')
  const password = fields.password
  return (
    <PasswordField
      label={t('privacy.password')}
      error={password && errors(`field.${password}`, { label: t('privacy.password') })}
      autoComplete="current-password"
    />
  )
}

function CodeField({ label, fields }: { label: string; fields: FieldErrors }) {
  const errors = useText('errors')
  const code = fields.code
  return (
    <TextField
      name="code"
      label={label}
      error={code && errors(`field.${code}`, { label })}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      short
    />
  )
}

function Confirm({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mt-3" method="post" noValidate>
      <CodeField label={t('security.code')} fields={fields} />
      <div>
        <Button kind="primary" type="submit" name="intent" value="factor-confirm">
          {t('security.factorConfirm')}
        </Button>
      </div>
    </Form>
  )
}

function Enrolment({ secret, picture }: { secret: string; picture: string }) {
  const t = useText('account')
  return (
    <div className="mt-3">
      <p>{t('security.factorScan')}</p>
      <img className="mw-qr mt-2" src={picture} alt={t('security.factorPicture')} width={240} height={240} />
      <p className="mt-2">
        {t('security.factorSecret')}: <code className="mw-break">{secret}</code>
      </p>
      <Confirm fields={{}} />
    </div>
  )
}

/** After a refused code: the picture was scanned already, only the code is asked again. */
function Again({ fields }: { fields: FieldErrors }) {
  return <Confirm fields={fields} />
}

function Manage({ fields }: { fields: FieldErrors }) {
  const t = useText('account')
  const busy = useNavigation().state !== 'idle'
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form mt-3" method="post" noValidate>
      <AccountPassword fields={fields} />
      <CodeField label={t('security.codeOrRecovery')} fields={fields} />
      <div className="mw-btngroup">
        <Button small type="submit" name="intent" value="factor-codes" busy={busy}>
          {t('security.codesNew')}
        </Button>
        <Button small kind="quiet" type="submit" name="intent" value="factor-remove">
          {t('security.factorRemove')}
        </Button>
      </div>
    </Form>
  )
}
