import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import { useText } from '../../../i18n/text.ts'
import { PasswordField } from '../../password-field.tsx'
import type { TrademarkData } from './load.server.ts'

type Answer = FormAnswer | { registryCode: string }

/** Codes with which the owner enters Amazon's register of brands; each is shown after the password again. */
export function RegistryCodeEntry({ codes }: { codes: TrademarkData['registryCodes'] }) {
  const t = useText('portal')
  const answer = useActionData<Answer>()
  const busy = useNavigation().formData?.get('intent') === 'registry-code'
  const shown = answer && 'registryCode' in answer ? answer.registryCode : null
  const refused = answer && 'refusal' in answer ? answer : undefined
  const labels = { password: t('registry.password'), code: t('registry.code') }
  const errors = useFieldErrors(refused?.refusal, labels)
  const [newest] = codes
  if (!newest) return null
  return (
    <Entry id="registry-code" margin={t('registry.margin')}>
      <h2 className="mw-h3 mb-2" id="registry-code-title">
        {t('registry.title')}
      </h2>
      <p>{t('registry.text', { day: newest.came })}</p>
      {newest.seen.length > 0 && (
        <p className="mw-small mw-muted mb-3">{t('registry.seen', { when: newest.seen.join(', ') })}</p>
      )}
      {shown !== null && (
        <Callout tone="amber" title={t('registry.shown')}>
          <p>
            <code className="mw-break">{shown}</code>
          </p>
          <p>{t('registry.keep')}</p>
        </Callout>
      )}
      <div className="mt-3">
        <FormErrors refusal={refused?.refusal} errors={errors} />
      </div>
      {/* Once it was shown the password is not left in its field. */}
      <Form key={shown === null ? 'ask' : 'shown'} className="mw-stack mt-3" method="post" noValidate>
        <input type="hidden" name="codeId" value={newest.id} />
        <PasswordField label={labels.password} error={errors.password} autoComplete="current-password" />
        <TextField
          name="code"
          label={labels.code}
          hint={t('registry.codeHint')}
          error={errors.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          short
        />
        <div>
          <Button type="submit" name="intent" value="registry-code" busy={busy}>
            {t('registry.show')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}
