import { Form, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Callout } from '#ui/callout.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { useServiceSteps } from '../../service/steps.ts'
import type { ServiceFormData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['service', 'order'] } satisfies PageHandle

/** Names of the contract's fields, and the controls that stand for them. */
const controls = {
  serviceType: 'service',
  items: 'mark',
  'items.0.mark': 'mark',
  'items.0.jurisdiction': 'jurisdiction',
  'items.0.number': 'number',
  'items.0.classes': 'classes',
  'items.0.expires': 'expires',
} as const

export default function OrderServicePage() {
  const t = useText('service')
  const order = useText('order')
  const common = useText('common')
  const data = useLoaderData<ServiceFormData>()
  const answer = useActionData<FormAnswer | { quoted: string; email: string }>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('order-service', useLocation().search)
  const steps = useServiceSteps('what')
  const refusal = answer && 'refusal' in answer ? answer.refusal : undefined
  const typed = answer && 'typed' in answer ? answer.typed : undefined
  const errors = useFieldErrors(refusal, {
    serviceType: t('what'),
    items: t('mark'),
    'items.0.mark': t('mark'),
    'items.0.jurisdiction': t('place'),
    'items.0.number': t('number'),
    'items.0.classes': t('classes'),
    'items.0.expires': t('expires'),
    message: t('message'),
    contactEmail: t('email'),
    contactFirstName: t('firstName'),
    contactLastName: t('lastName'),
  })
  const value = (name: string, first = '') => typed?.[name]?.[0] ?? first
  const ticked = typed ? (typed['trademarks'] ?? []) : data.asked.marks
  if (answer && 'quoted' in answer)
    return (
      <div className="mw-wrap mw-main">
        <title>{t('meta.title')}</title>
        <h1 className="mw-h1">{t('askedTitle', { number: answer.quoted })}</h1>
        <p className="mw-lede mt-2">{t('askedText', { email: answer.email })}</p>
      </div>
    )
  return (
    <div className="mw-wrap pt-3 pb-12">
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <Stepper label={order('steps.label')} steps={steps} />
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <div className="mw-stack">
          <FormErrors refusal={refusal} errors={errors} ids={controls} />
          <h1 className="mw-h1 mt-2">{t('title')}</h1>
          <p className="mw-lede mw-muted">{t('lede')}</p>
        </div>
        <input type="hidden" name="key" value={value('key', data.key)} />
        <Select
          name="service"
          label={t('what')}
          error={errors.serviceType}
          defaultValue={value('service', data.asked.service)}
          options={data.services.map((one) => ({ value: one.value, label: t(`offering.${one.word}`) }))}
        />
        {data.marks.length > 0 && (
          <Fieldset id="trademarks" legend={t('yours')}>
            <p className="mw-small mw-muted mb-2">{t('yoursText')}</p>
            <Choices>
              {data.marks.map((mark) => (
                <Choice
                  key={mark.id}
                  name="trademarks"
                  value={mark.id}
                  defaultChecked={ticked.includes(mark.id)}
                  title={mark.name}
                  text={[mark.place.name, mark.number, mark.until && t('until', { date: mark.until })]
                    .filter(Boolean)
                    .join(', ')}
                />
              ))}
            </Choices>
          </Fieldset>
        )}
        {data.marks.length > 0 && <h2 className="mw-h3">{t('another')}</h2>}
        <TextField
          name="mark"
          label={t('mark')}
          error={errors['items.0.mark'] ?? errors.items}
          maxLength={200}
          defaultValue={value('mark')}
        />
        <div className="mw-pair">
          <Select
            name="jurisdiction"
            label={t('place')}
            empty={t('placeEmpty')}
            error={errors['items.0.jurisdiction']}
            defaultValue={value('jurisdiction', data.asked.place)}
            options={data.places.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField
            name="classes"
            label={t('classes')}
            inputMode="numeric"
            maxLength={2}
            error={errors['items.0.classes']}
            defaultValue={value('classes', '1')}
          />
        </div>
        <div className="mw-pair">
          <TextField
            name="number"
            label={t('number')}
            hint={t('numberHint')}
            optional={common('optional')}
            maxLength={60}
            error={errors['items.0.number']}
            defaultValue={value('number')}
          />
          <TextField
            name="expires"
            type="date"
            label={t('expires')}
            hint={t('expiresHint')}
            optional={common('optional')}
            error={errors['items.0.expires']}
            defaultValue={value('expires')}
          />
        </div>
        <TextArea
          name="message"
          label={t('message')}
          optional={common('optional')}
          maxLength={2000}
          error={errors.message}
          defaultValue={value('message')}
        />
        <Callout tone="plain" title={t('contact')}>
          <div className="mw-stack">
            <div className="mw-pair">
              <TextField
                name="contactFirstName"
                label={t('firstName')}
                autoComplete="given-name"
                maxLength={100}
                error={errors.contactFirstName}
                defaultValue={value('contactFirstName', data.contact.firstName)}
              />
              <TextField
                name="contactLastName"
                label={t('lastName')}
                autoComplete="family-name"
                maxLength={100}
                error={errors.contactLastName}
                defaultValue={value('contactLastName', data.contact.lastName)}
              />
            </div>
            <TextField
              name="contactEmail"
              type="email"
              label={t('email')}
              autoComplete="email"
              maxLength={254}
              error={errors.contactEmail}
              defaultValue={value('contactEmail', data.contact.email)}
            />
          </div>
        </Callout>
        <ButtonGroup ruled submit={t('submit')} submitting={t('submitting')} busy={busy} />
      </Form>
    </div>
  )
}
