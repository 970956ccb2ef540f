import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { PasswordField, usePasswordError } from '../password-field.tsx'
import '../styles/sign-in.css'
import { LinkForm } from './link-form.tsx'
import type { ActivateData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

function SignedIn({ email }: { email: string }) {
  const t = useText('portal')
  const language = useLanguage()
  return (
    <div className="mw-stack">
      <h1 className="mw-h1">{t('activate.signedInTitle')}</h1>
      <p className="mw-lede mw-muted">{t('activate.signedIn', { email })}</p>
      <p>
        <ButtonLink kind="primary" href={path.portal({}, { language })}>
          {t('activate.toPortal')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Expired({ refusal }: { refusal: FormAnswer['refusal'] }) {
  const t = useText('portal')
  const language = useLanguage()
  return (
    <>
      <ErrorSummary title={t('activate.expiredTitle')} note={t('activate.expired')} entries={[]} occasion={refusal} />
      <p className="mb-4">
        <ButtonLink small href={path.login({}, { language })}>
          {t('activate.toLogin')}
        </ButtonLink>
      </p>
      <LinkForm heading="mw-h2" />
    </>
  )
}

function ChoosePassword({ refusal }: { refusal: FormAnswer['refusal'] | undefined }) {
  const t = useText('portal')
  const busy = useNavigation().state !== 'idle'
  const error = usePasswordError(refusal?.fields.password)
  return (
    <>
      <FormErrors refusal={refusal} errors={error ? { password: error } : {}} />
      <h1 className="mw-h1">{t('activate.title')}</h1>
      <p className="mw-lede mw-muted mt-1">{t('activate.lede')}</p>
      <Form className="mw-stack mw-stack--l mt-4" method="post" noValidate>
        <PasswordField
          label={t('activate.password')}
          hint={t('activate.passwordHint')}
          error={error}
          autoComplete="new-password"
        />
        <ButtonGroup submit={t('activate.submit')} submitting={t('activate.submitting')} busy={busy} />
      </Form>
    </>
  )
}

export default function ActivatePage() {
  const t = useText('portal')
  const { signedIn } = useLoaderData<ActivateData>()
  const answer = useActionData<FormAnswer>()
  const expired = answer && ['link-expired', 'not-found'].includes(answer.refusal.code)
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('activate.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <div>
        {signedIn && <SignedIn email={signedIn} />}
        {!signedIn && expired && <Expired refusal={answer.refusal} />}
        {!signedIn && !expired && <ChoosePassword refusal={answer?.refusal} />}
      </div>
    </div>
  )
}
