import { Form, useActionData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PasswordField, usePasswordError } from '../password-field.tsx'
import '../styles/sign-in.css'

export { action } from './load.server.ts'

export const handle = { namespaces: ['account', 'portal'] } satisfies PageHandle

export default function SetPasswordPage() {
  const t = useText('account')
  const portal = useText('portal')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const answer = useActionData<FormAnswer>()
  const error = usePasswordError(answer?.refusal.fields.password)
  const expired =
    answer !== undefined && (answer.refusal.code === 'link-expired' || answer.refusal.fields.token !== undefined)
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('setPassword.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      {expired ? (
        <div className="mw-stack" role="alert">
          <h1 className="mw-h1">{t('setPassword.expiredTitle')}</h1>
          <p className="mw-lede mw-muted">{t('setPassword.expired')}</p>
          <p>
            <ButtonLink kind="primary" href={path.forgotPassword({}, { language })}>
              {t('setPassword.again')}
            </ButtonLink>
          </p>
        </div>
      ) : (
        <div>
          <FormErrors refusal={answer?.refusal} errors={error ? { password: error } : {}} />
          <h1 className="mw-h1">{t('setPassword.title')}</h1>
          <p className="mw-lede mw-muted mt-1">{t('setPassword.lede')}</p>
          <Form className="mw-stack mw-stack--l mt-4" method="post" noValidate>
            <PasswordField
              label={t('setPassword.password')}
              hint={portal('activate.passwordHint')}
              error={error}
              autoComplete="new-password"
            />
            <ButtonGroup submit={t('setPassword.submit')} submitting={t('setPassword.submitting')} busy={busy} />
          </Form>
        </div>
      )}
    </div>
  )
}
