import { useActionData, useLoaderData } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Status } from '#ui/status.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useText } from '../../i18n/text.ts'
import { MarkPlate, MatterMark } from '../../mark-plate.tsx'
import { officeActionTone } from '../../mark-tone.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { RegisterDate } from '../../docket/date-sum.tsx'
import '../../docket/dates.css'
import '../../draft.css'
import './office-action.css'
import { Letter } from './documents.tsx'
import { Issues } from './issues.tsx'
import type { OfficeActionData } from './load.server.ts'
import { Nothing } from './nothing.tsx'
import { Response } from './response.tsx'
import { Until } from './until.tsx'
import { Ways } from './ways.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['office-action', 'portal', 'trademark'] } satisfies PageHandle

function Head({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  return (
    <div className="mw-exhibit mt-3">
      <MarkPlate
        mark={<MatterMark>{data.mark}</MatterMark>}
        status={<Status tone={officeActionTone(data.status)}>{t(`status.${data.status}`)}</Status>}
        source={[
          data.place.name,
          data.number,
          data.classes.length > 0 && t('inClasses', { list: data.classes.join(', ') }),
        ]
          .filter(Boolean)
          .join(', ')}
      />
      <div className="mw-stack">
        <p className="mw-small mw-muted">{data.issuedOn && t('letterOf', { date: data.issuedOn })}</p>
        <h1 className="mw-h1">
          {data.issues.length === 0
            ? t('titlePlain', { place: data.place.name, mark: data.mark })
            : t('title', { place: data.place.name, mark: data.mark, count: data.issues.length })}
        </h1>
        {data.summary && <p className="mw-lines">{data.summary}</p>}
        {data.held && data.status !== 'Response submitted' && (
          <div>
            <p className="mw-small">{t('replyBy')}</p>
            <RegisterDate date={data.held} />
          </div>
        )}
        <p className="mw-small mw-muted">{t('onlyThis')}</p>
      </div>
    </div>
  )
}

/** An office action as its client reads it: what the office says, what can be done, until when, and the letter itself. */
export default function OfficeActionPage() {
  const t = useText('office-action')
  const data = useLoaderData<OfficeActionData>()
  const refused = useActionData<FormAnswer>()
  const errors = useFieldErrors(refused?.refusal, { solutionId: t('ways.title'), note: t('nothing.why') })
  return (
    <div className="mw-wrap mw-main mw-stack">
      <title>{t('metaTitle', { mark: data.mark })}</title>
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <Head data={data} />
      {data.status === 'Response submitted' && (
        <Callout tone="leaf">{t(data.hasDecided ? 'state.decided' : 'state.submitted')}</Callout>
      )}
      {data.status === 'Abandoned' && (
        <Callout tone="amber" title={t('state.abandoned')}>
          <p>{t('state.abandonedText')}</p>
        </Callout>
      )}
      <Response data={data} />
      {data.issues.length > 0 && <Issues data={data} />}
      {data.solutions.length > 0 && <Ways data={data} />}
      <Until data={data} />
      <Nothing data={data} />
      <Letter data={data} />
    </div>
  )
}
