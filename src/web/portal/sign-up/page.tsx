import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmailSent } from '#ui/email-sent.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { SignUpData } from './load.server.ts'
import '../styles/sign-in.css'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['account'] } satisfies PageHandle

export default function SignUpPage() {
  const t = useText('account')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { isOpen } = useLoaderData<SignUpData>()
  const answer = useActionData<FormAnswer | { sent: string }>()
  const refused = answer && 'refusal' in answer ? answer : undefined
  const labels = { firstName: t('signUp.firstName'), lastName: t('signUp.lastName'), email: t('signUp.email') }
  const errors = useFieldErrors(refused?.refusal, labels)
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: refused?.typed[name]?.[0] ?? '',
  })
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t(isOpen ? 'signUp.metaTitle' : 'signUp.closedTitle')}</title>
      <meta name="robots" content="noindex" />
      {answer && 'sent' in answer ? (
        <div className="mw-stack" role="status">
          <EmailSent label={t('signUp.sentTitle')} />
          <h1 className="mw-h1">{t('signUp.sentTitle')}</h1>
          <p className="mw-lede">{t('signUp.sent', { email: answer.sent })}</p>
          <p className="mw-small mw-muted">{t('signUp.spam')}</p>
        </div>
      ) : !isOpen ? (
        <div className="mw-stack">
          <h1 className="mw-h1">{t('signUp.closedTitle')}</h1>
          <p className="mw-lede mw-muted">{t('signUp.closedText')}</p>
          <p className="mw-btngroup">
            <ButtonLink kind="primary" href={path.verification({}, { language })}>
              {t('signUp.toVerification')}
            </ButtonLink>
            <ButtonLink href={path.reportInfringement({}, { language })}>{t('signUp.toReport')}</ButtonLink>
          </p>
        </div>
      ) : (
        <div>
          <FormErrors refusal={refused?.refusal} errors={errors} />
          <h1 className="mw-h1">{t('signUp.title')}</h1>
          <p className="mw-lede mw-muted mt-1">{t('signUp.lede')}</p>
          <Form className="mw-stack mw-stack--l mt-4" method="post" noValidate>
            <div className="mw-pair">
              <TextField {...field('firstName')} autoComplete="given-name" maxLength={texts.personName.max} />
              <TextField {...field('lastName')} autoComplete="family-name" maxLength={texts.personName.max} />
            </div>
            <TextField {...field('email')} type="email" autoComplete="email" maxLength={texts.email.max} />
            <ButtonGroup submit={t('signUp.submit')} submitting={t('signUp.submitting')} busy={busy} />
          </Form>
        </div>
      )}
      <aside className="mw-signin__aside">
        <h2 className="mw-h3">{t('signUp.have')}</h2>
        <p className="mt-2">
          <ButtonLink small href={path.login({}, { language })}>
            {t('signUp.toLogin')}
          </ButtonLink>
        </p>
      </aside>
    </div>
  )
}
