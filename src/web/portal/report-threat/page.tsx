import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { SeenFields } from '../../case-request/seen-fields.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { ThreatData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'case'] } satisfies PageHandle

/** A customer reports who uses a brand or mark of theirs. */
export default function ReportThreat() {
  const t = useText('case')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ThreatData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('report-threat', data.asked)
  const key = useOnceKey(answer?.typed['key']?.[0])
  const errors = useFieldErrors(answer?.refusal, {
    links: t('report.links'),
    message: t('report.message'),
    trademarkId: t('threat.trademark'),
    brandId: t('threat.brand'),
    mark: t('threat.mark'),
  })
  const value = (name: string, first = '') => answer?.typed[name]?.[0] ?? first
  return (
    <>
      <title>{t('threat.metaTitle')}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: t('list.title'), href: path.cases({}, { language }) }, { label: t('threat.title') }]}
      />
      <h1 className="mw-h1 mt-2">{t('threat.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('report.lede')}</p>
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <FormErrors refusal={answer?.refusal} errors={errors} />
        <input type="hidden" name="key" value={key} />
        <SeenFields errors={errors} value={value} />
        <h2 className="mw-h3">{t('report.mark')}</h2>
        {data.marks.length > 0 && (
          <Select
            name="trademarkId"
            label={t('threat.trademark')}
            hint={data.moreMarks > 0 && t('threat.moreTrademarks', { count: data.moreMarks })}
            empty={t('threat.noTrademark')}
            options={data.marks}
            defaultValue={value('trademarkId', data.asked)}
            error={errors['trademarkId']}
          />
        )}
        {data.brands.length > 0 && (
          <Select
            name="brandId"
            label={t('threat.brand')}
            hint={data.moreBrands > 0 && t('threat.moreBrands', { count: data.moreBrands })}
            empty={t('threat.noBrand')}
            options={data.brands}
            defaultValue={value('brandId')}
            error={errors['brandId']}
          />
        )}
        <TextField
          name="mark"
          label={t('threat.mark')}
          hint={t('threat.markHint')}
          optional={data.marks.length + data.brands.length > 0 ? common('optional') : undefined}
          maxLength={200}
          defaultValue={value('mark')}
          error={errors['mark']}
        />
        <p className="mw-small mw-muted">{t('report.next')}</p>
        <ButtonGroup ruled submit={t('report.submit')} submitting={t('report.submitting')} busy={busy} />
      </Form>
    </>
  )
}
