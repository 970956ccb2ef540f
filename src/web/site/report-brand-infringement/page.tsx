import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { SeenFields } from '../../case-request/seen-fields.tsx'
import { MachineTrap } from '../../form/machine-trap.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { addressIn } from '../../path.ts'
import { ContactFields } from '../../service/contact-fields.tsx'
import type { ReportData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['case', 'service'] } satisfies PageHandle

/** Where somebody uses a mark that is not theirs: read by staff, who answer with what can be done and what it costs. */
export default function ReportInfringement() {
  const t = useText('case')
  const service = useText('service')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ReportData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('report-infringement')
  const key = useOnceKey(answer?.typed['key']?.[0])
  const errors = useFieldErrors(answer?.refusal, {
    links: t('report.links'),
    message: t('report.message'),
    mark: service('mark'),
    jurisdiction: service('place'),
    number: service('number'),
    brandWebsite: t('report.website'),
    contactFirstName: service('firstName'),
    contactLastName: service('lastName'),
    contactEmail: service('email'),
  })
  const value = (name: string, first = '') => answer?.typed[name]?.[0] ?? first
  const control = (name: string) => ({ name, error: errors[name], defaultValue: value(name) })
  return (
    <div className="mw-wrap mw-main">
      <title>{`${t('report.title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('report.description')} />
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <div className="mw-stack">
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <h1 className="mw-h1">{t('report.title')}</h1>
          <p className="mw-lede mw-muted">{t('report.lede')}</p>
          <p>
            <a href={addressIn(language, '/brand-protection-guide')}>{t('report.guide')}</a>
          </p>
        </div>
        <input type="hidden" name="key" value={key} />
        <MachineTrap />
        <SeenFields errors={errors} value={value} />
        <h2 className="mw-h3">{t('report.mark')}</h2>
        <TextField {...control('mark')} label={service('mark')} maxLength={200} />
        <div className="mw-pair">
          <Select
            {...control('jurisdiction')}
            label={service('place')}
            empty={service('placeEmpty')}
            options={data.places.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField {...control('number')} label={service('number')} optional={common('optional')} maxLength={60} />
        </div>
        <TextField
          {...control('brandWebsite')}
          label={t('report.website')}
          optional={common('optional')}
          maxLength={500}
        />
        <ContactFields contact={data.contact} errors={errors} value={value} />
        <p className="mw-small mw-muted">{t('report.next')}</p>
        <ButtonGroup ruled submit={t('report.submit')} submitting={t('report.submitting')} busy={busy} />
      </Form>
    </div>
  )
}
