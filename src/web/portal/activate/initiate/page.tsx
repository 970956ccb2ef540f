import { useActionData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { EmailSent } from '#ui/email-sent.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import '../../styles/sign-in.css'
import { LinkForm } from '../link-form.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

export default function InitiatePage() {
  const t = useText('portal')
  const language = useLanguage()
  const answer = useActionData<FormAnswer | { sent: string }>()
  const refused = answer && 'refusal' in answer ? answer : undefined
  const errors = useFieldErrors(refused?.refusal, { email: t('initiate.email') })
  return (
    <div className="mw-wrap mw-main mw-signin">
      <title>{t('initiate.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <div>
        {answer && 'sent' in answer ? (
          <div className="mw-stack" role="status">
            <EmailSent label={t('initiate.sentTitle')} />
            <h1 className="mw-h1">{t('initiate.sentTitle')}</h1>
            <p className="mw-lede">{t('initiate.sent', { email: answer.sent })}</p>
            <p className="mw-small mw-muted">{t('initiate.spam')}</p>
          </div>
        ) : (
          <>
            <FormErrors refusal={refused?.refusal} errors={errors} />
            <LinkForm heading="mw-h1" error={errors.email} email={refused?.typed.email?.[0]} />
          </>
        )}
        <p className="mt-4">
          <ButtonLink small kind="quiet" href={path.login({}, { language })}>
            {t('initiate.back')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
