import { Form, useActionData, useLoaderData, useLocation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { ContactFields } from '../../service/contact-fields.tsx'
import type { MarksAnswer } from '../../service/marks-answer.server.ts'
import { MarkFields } from '../../service/mark-fields.tsx'
import { OwnMarksFields } from '../../service/own-marks-fields.tsx'
import { useOrdering } from '../../service/use-ordering.ts'
import { useServiceSteps } from '../../service/steps.ts'
import { useServiceErrors } from '../../service/use-service-errors.ts'
import type { ServiceFormData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['service', 'order'] } satisfies PageHandle

export default function OrderServicePage() {
  const t = useText('service')
  const order = useText('order')
  const common = useText('common')
  const data = useLoaderData<ServiceFormData>()
  const answer = useActionData<MarksAnswer>()
  const busy = useOrdering()
  const draft = useDraft('order-service', useLocation().search)
  const key = useOnceKey(answer?.typed['key']?.[0])
  const steps = useServiceSteps('what')
  const errors = useServiceErrors(answer?.refusal)
  const typed = answer?.typed
  const value = (name: string, first = '') => typed?.[name]?.[0] ?? first
  const ticked = typed ? (typed['trademarks'] ?? []) : data.asked.marks
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <Stepper label={order('steps.label')} steps={steps} />
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <div className="mw-stack">
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <h1 className="mw-h1 mt-2">{t('title')}</h1>
          <p className="mw-lede mw-muted">{t('lede')}</p>
        </div>
        <input type="hidden" name="key" value={key} />
        <Select
          name="service"
          label={t('what')}
          error={errors['service']}
          defaultValue={value('service', data.service)}
          options={data.services.map((one) => ({ value: one.value, label: t(`offering.${one.word}`) }))}
        />
        <OwnMarksFields
          offered={answer?.offered ?? data.offered}
          ticked={ticked}
          error={errors['trademarks']}
          anyService
        />
        <MarkFields
          at={0}
          places={data.places}
          errors={errors}
          value={(field, first) => value(field, field === 'jurisdiction' ? data.asked.place : first)}
          withEnd
        />
        <TextArea
          name="message"
          label={t('message')}
          optional={common('optional')}
          maxLength={2000}
          error={errors['message']}
          defaultValue={value('message')}
        />
        <ContactFields contact={data.contact} errors={errors} value={value} />
        <ButtonGroup ruled submit={t('submit')} submitting={t('submitting')} busy={busy} />
      </Form>
    </div>
  )
}
