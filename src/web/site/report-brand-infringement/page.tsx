import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { prefixOf } from '../../path.ts'
import { ContactFields } from '../../service/contact-fields.tsx'
import { MarkFields } from '../../service/mark-fields.tsx'
import type { OpeningData } from '../../service/opening.server.ts'
import { OwnMarksFields } from '../../service/own-marks-fields.tsx'
import { useServiceErrors } from '../../service/use-service-errors.ts'
import { longest } from './longest.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['service'] } satisfies PageHandle

/** Where somebody uses a mark that is not theirs: read by staff, who answer with what can be done and what it costs. */
export default function ReportInfringement() {
  const t = useText('service')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<OpeningData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('report-infringement')
  const key = useOnceKey(answer?.typed['key']?.[0])
  const errors = useServiceErrors(answer?.refusal, { where: t('report.where'), what: t('report.what') })
  const value = (name: string, first = '') => answer?.typed[name]?.[0] ?? first
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
            <a href={`${prefixOf(language)}/brand-protection-guide`}>{t('report.guide')}</a>
          </p>
        </div>
        <input type="hidden" name="key" value={key} />
        <TextArea
          name="where"
          label={t('report.where')}
          hint={t('report.whereHint')}
          maxLength={longest}
          rows={4}
          error={errors['where']}
          defaultValue={value('where')}
        />
        <TextArea
          name="what"
          label={t('report.what')}
          hint={t('report.whatHint')}
          optional={common('optional')}
          maxLength={longest}
          rows={5}
          error={errors['what']}
          defaultValue={value('what')}
        />
        <h2 className="mw-h3">{t('report.mark')}</h2>
        <OwnMarksFields
          marks={data.marks}
          ticked={answer ? (answer.typed['trademarks'] ?? []) : data.asked.marks}
          error={errors['trademarks']}
        />
        <MarkFields
          at={0}
          places={data.places}
          errors={errors}
          value={(field, first) => value(field, field === 'jurisdiction' ? data.asked.place : first)}
          withEnd={false}
        />
        <ContactFields contact={data.contact} errors={errors} value={value} />
        <p className="mw-small mw-muted">{t('report.next')}</p>
        <ButtonGroup ruled submit={t('report.submit')} submitting={t('report.submitting')} busy={busy} />
      </Form>
    </div>
  )
}
