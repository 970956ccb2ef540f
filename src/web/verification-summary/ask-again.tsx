import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import type { FormAnswer } from '../answers.server.ts'
import { FormErrors, useFieldErrors } from '../form-errors.tsx'
import { useText } from '../i18n/text.ts'

/** The way back to the lawyers when something changed: other goods, another place, a new spelling. */
export function AskAgain() {
  const t = useText('summary')
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const errors = useFieldErrors(answer?.refusal, { note: t('repeat.note') })
  return (
    <div className="mw-noprint">
      <Entry id="repeat" margin={t('repeat.margin')}>
        <h2 className="mw-h2" id="repeat-title">
          {t('repeat.title')}
        </h2>
        <p className="mw-prose mw-muted mt-1 mb-3">{t('repeat.text')}</p>
        <Form method="post" noValidate className="mw-stack" preventScrollReset>
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <TextArea
            name="note"
            label={t('repeat.note')}
            hint={t('repeat.hint')}
            error={errors.note}
            defaultValue={answer?.typed.note?.[0] ?? ''}
            maxLength={2000}
            rows={3}
            required
          />
          <Button type="submit" busy={busy}>
            {t('repeat.send')}
          </Button>
        </Form>
      </Entry>
    </div>
  )
}

/** Said while the lawyers read again. */
export function AskedAgain() {
  const t = useText('summary')
  return (
    <Callout title={t('repeat.waiting')}>
      <p>{t('repeat.waitingText')}</p>
    </Callout>
  )
}
