import { Form, useActionData, useNavigation } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../styles/sign-in.css'

export { action } from './load.server.ts'

export const handle = { namespaces: ['account'] } satisfies PageHandle

export default function ForgotPasswordPage() {
  const t = useText('account')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const answer = useActionData<FormAnswer>()
  const errors = useFieldErrors(answer?.refusal, { email: t('forgot.email') })
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('forgot.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <div>
        <FormErrors refusal={answer?.refusal} errors={errors} />
        <h1 className="mw-h1">{t('forgot.title')}</h1>
        <p className="mw-lede mw-muted mt-1">{t('forgot.lede')}</p>
        <Form className="mw-stack mw-stack--l mt-4" method="post" noValidate>
          <TextField
            name="email"
            type="email"
            label={t('forgot.email')}
            error={errors.email}
            autoComplete="username"
            defaultValue={answer?.typed.email?.[0] ?? ''}
            maxLength={texts.email.max}
          />
          <ButtonGroup submit={t('forgot.submit')} submitting={t('forgot.submitting')} busy={busy} />
        </Form>
        <p className="mt-4">
          <ButtonLink small kind="quiet" href={path.login({}, { language })}>
            {t('forgot.back')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
