import { useEffect } from 'react'
import { Form, useLoaderData } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { clearDraft, useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import { useOnceKey } from '../../../form/use-once-key.ts'
import { useText } from '../../../i18n/text.ts'
import type { AddMarksData } from './load.server.ts'
import { useMarkLabels } from './use-mark-labels.ts'

interface OneMarkProps {
  refused: FormAnswer | undefined
  /** Which button was pressed and is being answered. */
  sent: unknown
}

/** One mark of one register; the next register of the same mark begins with its name. */
export function OneMark({ refused, sent }: OneMarkProps) {
  const t = useText('portal')
  const common = useText('common')
  const names = useText('trademark')
  const { places, types, added, after } = useLoaderData<AddMarksData>()
  const labels = useMarkLabels()
  const errors = useFieldErrors(refused?.refusal, labels)
  const typed = (name: keyof typeof labels, first = '') => refused?.typed[name]?.[0] ?? first
  const control = (name: keyof typeof labels, first = '') => ({
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: typed(name, first),
  })
  // What was typed before is added by now.
  useEffect(() => {
    if (after !== '') clearDraft('own-mark:')
  }, [after])
  const form = useDraft(`own-mark:${after}`)
  const key = useOnceKey(refused?.typed.key?.[0] ?? '')
  return (
    <Entry id="one" margin={t('add.oneMargin')}>
      <h2 className="mw-h3 mb-2" id="one-title">
        {t('add.one')}
      </h2>
      <Form method="post" className="mw-stack mw-stack--l" noValidate ref={form}>
        {refused && <FormErrors refusal={refused.refusal} errors={errors} />}
        <input type="hidden" name="key" value={key} />
        <div className="mw-pair">
          <TextField {...control('name', added)} maxLength={200} />
          <Select
            {...control('type', 'WORD')}
            options={types.map((type) => ({ value: type, label: names(`type.${type}`) }))}
          />
        </div>
        <div className="mw-pair">
          <Select
            {...control('jurisdiction')}
            empty={t('add.choose')}
            options={places.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField {...control('number')} maxLength={60} />
        </div>
        <div className="mw-pair">
          <TextField {...control('filingDate')} type="date" hint={t('add.datesHint')} />
          <TextField
            {...control('registrationDate')}
            type="date"
            hint={t('add.registeredHint')}
            optional={common('optional')}
          />
        </div>
        <TextArea
          {...control('goods')}
          hint={t('add.goodsHint')}
          className="mw-textarea--short"
          optional={common('optional')}
        />
        <div className="mw-cluster">
          <Button kind="primary" type="submit" name="intent" value="one" busy={sent === 'one'}>
            {t('add.submit')}
          </Button>
          <Button type="submit" name="intent" value="another" busy={sent === 'another'}>
            {t('add.another')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}
