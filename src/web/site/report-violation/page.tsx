import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ButtonGroup } from '#ui/button-group.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { SeenFields } from '../../case-request/seen-fields.tsx'
import { MachineTrap } from '../../form/machine-trap.tsx'
import { useOnceKey } from '../../form/use-once-key.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import type { ViolationData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['case'] } satisfies PageHandle

/** Where somebody uses a mark that was registered through us. */
export default function ReportViolation() {
  const t = useText('case')
  const data = useLoaderData<ViolationData>()
  const answer = useActionData<FormAnswer>()
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft('report-violation')
  const key = useOnceKey(answer?.typed['key']?.[0])
  const errors = useFieldErrors(answer?.refusal, {
    links: t('report.links'),
    message: t('report.message'),
    jurisdiction: t('shown.place'),
  })
  const value = (name: string) => answer?.typed[name]?.[0] ?? ''
  return (
    <div className="mw-wrap mw-main">
      <title>{t('violation.metaTitle')}</title>
      <Form ref={draft} method="post" className="mw-stack mw-stack--l max-w-[44rem]" noValidate>
        <div className="mw-stack">
          <FormErrors refusal={answer?.refusal} errors={errors} />
          <h1 className="mw-h1">{t('violation.title', { mark: data.mark, place: data.place.name })}</h1>
          <p className="mw-lede mw-muted">{t('report.lede')}</p>
        </div>
        <input type="hidden" name="key" value={key} />
        <MachineTrap />
        <SeenFields errors={errors} value={value} />
        <p className="mw-small mw-muted">{t('report.next')}</p>
        <ButtonGroup ruled submit={t('report.submit')} submitting={t('report.submitting')} busy={busy} />
      </Form>
    </div>
  )
}
