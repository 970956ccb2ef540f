import { Form, useActionData, useNavigation } from 'react-router'
import { markTypes } from '#domain/catalog/mark-types.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../answers.server.ts'
import { FormErrors, useFieldErrors } from '../form-errors.tsx'
import { useText } from '../i18n/text.ts'
import type { SummaryData } from './load.server.ts'

/** The way back to the lawyers when something changed: other goods, another place, a new spelling or another kind of mark. */
export function AskAgain({ data }: { data: SummaryData }) {
  const t = useText('summary')
  const names = useText('trademark')
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const errors = useFieldErrors(answer?.refusal, {
    note: t('repeat.note'),
    value: t('repeat.value'),
    type: t('repeat.type'),
  })
  const isSign = errors.value !== undefined || errors.type !== undefined
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
          <details className="mw-more" open={isSign}>
            <summary>{t('repeat.sign')}</summary>
            <div className="mw-stack mt-2">
              <TextField
                name="value"
                label={t('repeat.value')}
                defaultValue={answer?.typed.value?.[0] ?? data.mark}
                maxLength={200}
                error={errors.value}
              />
              <Select
                name="type"
                label={t('repeat.type')}
                defaultValue={answer?.typed.type?.[0] ?? data.type}
                options={markTypes.map((value) => ({ value, label: names(`type.${value}`) }))}
                error={errors.type}
              />
            </div>
          </details>
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
