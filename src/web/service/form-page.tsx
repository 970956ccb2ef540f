import { Form, useActionData, useLoaderData, useLocation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { MachineTrap } from '../form/machine-trap.tsx'
import { useOnceKey } from '../form/use-once-key.ts'
import { FormErrors } from '../form-errors.tsx'
import type { PageHandle } from '../i18n/seed.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { addressIn } from '../path.ts'
import { ContactFields } from './contact-fields.tsx'
import { formKinds } from './form-kinds.ts'
import type { ServiceFormData } from './form.server.ts'
import type { MarksAnswer } from './marks-answer.server.ts'
import { MarkFields } from './mark-fields.tsx'
import { OwnMarksFields } from './own-marks-fields.tsx'
import { useOrdering } from './use-ordering.ts'
import { useServiceSteps } from './steps.ts'
import { useServiceErrors } from './use-service-errors.ts'

export const handle = { namespaces: ['service', 'order'] } satisfies PageHandle

/** Asks for what a renewal or a transfer is about; the next page shows its price. */
export function ServiceFormPage() {
  const t = useText('service')
  const order = useText('order')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ServiceFormData>()
  const answer = useActionData<MarksAnswer>()
  const busy = useOrdering()
  const { kind } = data
  const draft = useDraft(`service-${kind}`, useLocation().search)
  const key = useOnceKey(answer?.typed['key']?.[0])
  const steps = useServiceSteps('what')
  const errors = useServiceErrors(answer?.refusal)
  const value = (name: string, first = '') => answer?.typed[name]?.[0] ?? first
  const ticked = answer ? (answer.typed['trademarks'] ?? []) : data.asked.marks
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{`${t(`form.${kind}.title`)} · ${common('brand')}`}</title>
      <meta name="description" content={t(`form.${kind}.description`)} />
      <Stepper label={order('steps.label')} steps={steps} />
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <div className="mw-stack">
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <h1 className="mw-h1 mt-2">{t(`form.${kind}.title`)}</h1>
          <p className="mw-lede mw-muted">{t(`form.${kind}.lede`)}</p>
          <p>
            <a href={addressIn(language, formKinds[kind].about)}>{t(`form.${kind}.about`)}</a>
          </p>
        </div>
        <input type="hidden" name="key" value={key} />
        <MachineTrap />
        <OwnMarksFields offered={answer?.offered ?? data.offered} ticked={ticked} error={errors['trademarks']} />
        <MarkFields
          at={0}
          places={data.places}
          errors={errors}
          value={(field, first) => value(field, field === 'jurisdiction' ? data.asked.place : first)}
          withEnd={kind === 'renewal'}
        />
        <TextArea
          name="message"
          label={t(`form.${kind}.message`)}
          hint={t(`form.${kind}.messageHint`)}
          optional={common('optional')}
          maxLength={2000}
          rows={4}
          error={errors['message']}
          defaultValue={value('message')}
        />
        <ContactFields contact={data.contact} errors={errors} value={value} />
        <ButtonGroup ruled submit={t('submit')} submitting={t('submitting')} busy={busy} />
        <p className="mw-small mw-muted">{t('form.later')}</p>
      </Form>
    </div>
  )
}
