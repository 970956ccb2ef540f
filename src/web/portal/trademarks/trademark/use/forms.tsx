import { Form, useActionData, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Field } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FormAnswer } from '../../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../../form-errors.tsx'
import { useText } from '../../../../i18n/text.ts'
import type { UseProofsData } from './load.server.ts'
import { idsOf, SaidFields } from './said-fields.tsx'

/** What was refused of the form with this intent, and of no other one on the page. */
export function useOwnRefusal(intent: string, proofId?: string) {
  const t = useText('use-proof')
  const answer = useActionData<FormAnswer>()
  const typed = answer?.typed
  const mine = typed?.intent?.[0] === intent && (proofId === undefined || typed.proofId?.[0] === proofId)
  const own = mine ? answer : undefined
  const errors = useFieldErrors(own?.refusal, {
    file: t('form.file'),
    url: t('form.url'),
    kind: t('form.kind'),
    usedFrom: t('form.usedFrom'),
    usedUntil: t('form.usedUntil'),
    market: t('form.market'),
    classes: t('form.classes'),
    items: t('form.itemsLegend'),
    note: t('form.note'),
    trademarkIds: t('form.furtherShort'),
  })
  return { refusal: own?.refusal, typed: own?.typed, errors }
}

/** A file of the owner's: a photo, an invoice, a catalogue. */
export function AddForm({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const busy = useNavigation().formData?.get('intent') === 'add'
  const { refusal, typed, errors } = useOwnRefusal('add')
  return (
    <Entry id="add" number={3} margin={t('add.margin')}>
      <h2 className="mw-h3 mb-2" id="add-title">
        {t('add.title')}
      </h2>
      <Form
        key={data.proofs.length}
        method="post"
        encType="multipart/form-data"
        className="mw-stack mw-stack--l mw-owner"
        noValidate
      >
        <FormErrors refusal={refusal} errors={errors} ids={idsOf('add')} />
        <Field id="file-add" label={t('form.file')} hint={t('form.fileHint')} error={errors.file}>
          <input
            id="file-add"
            name="file"
            className="mw-input"
            type="file"
            accept="image/png,image/jpeg,application/pdf"
            aria-invalid={errors.file ? true : undefined}
            aria-describedby={errors.file ? 'file-add-error file-add-hint' : 'file-add-hint'}
          />
        </Field>
        <SaidFields data={data} own="add" errors={errors} typed={typed} proof={null} />
        <div>
          <Button kind="primary" type="submit" name="intent" value="add" busy={busy}>
            {t('add.submit')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

/** A page of the web, as its server gives it now. */
export function CaptureForm({ data }: { data: UseProofsData }) {
  const t = useText('use-proof')
  const busy = useNavigation().formData?.get('intent') === 'capture'
  const { refusal, typed, errors } = useOwnRefusal('capture')
  return (
    <Entry id="capture" number={4} margin={t('capture.margin')}>
      <h2 className="mw-h3" id="capture-title">
        {t('capture.title')}
      </h2>
      <p className="mw-muted mt-1 mb-2">{t('capture.text')}</p>
      <Form key={data.proofs.length} method="post" className="mw-stack mw-stack--l mw-owner" noValidate>
        <FormErrors refusal={refusal} errors={errors} ids={idsOf('capture')} />
        {refusal?.code === 'rules-unmet' && <p className="mw-error">{t('capture.noPage')}</p>}
        <TextField
          name="url"
          id="url-capture"
          label={t('form.url')}
          hint={t('form.urlHint')}
          inputMode="url"
          maxLength={500}
          defaultValue={typed?.url?.[0] ?? ''}
          error={errors.url}
        />
        <SaidFields data={data} own="capture" errors={errors} typed={typed} proof={null} captured />
        <div>
          <Button type="submit" name="intent" value="capture" busy={busy}>
            {t('capture.submit')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}
