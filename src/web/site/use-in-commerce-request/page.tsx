import { useActionData, useLoaderData } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { RegisterDate } from '../../docket/date-sum.tsx'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { MarkPlate, MatterMark } from '../../mark-plate.tsx'
import { toneOfUse } from '../../mark-tone.ts'
import '../../docket/dates.css'
import '../../draft.css'
import './use-in-commerce.css'
import { Classes } from './classes.tsx'
import { classControls, controlOf } from './controls.ts'
import { LetGo } from './let-go.tsx'
import type { UseInCommerceData } from './load.server.ts'
import { Price } from './price.tsx'
import { Sign } from './sign.tsx'
import { Specimens } from './specimens.tsx'
import { Thread } from './thread.tsx'
import { Until } from './until.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['use-in-commerce', 'use-proof', 'portal', 'service'] } satisfies PageHandle

function Head({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  return (
    <div className="mw-exhibit mt-3">
      <MarkPlate
        mark={<MatterMark>{data.mark}</MatterMark>}
        status={<Status tone={toneOfUse(data.status)}>{t(`status.${data.status}`)}</Status>}
        source={[data.place.name, data.number].filter(Boolean).join(', ')}
      />
      <div className="mw-stack">
        {data.issuedOn && <p className="mw-small mw-muted">{t('allowedOn', { date: data.issuedOn })}</p>}
        <h1 className="mw-h1">{t('title', { what: t(`type.${data.type}`), mark: data.mark })}</h1>
        <p className="mw-muted">{t(data.isStatement ? 'lede.statement' : 'lede.declaration')}</p>
        {data.held && data.submittedOn === null && (
          <div>
            <p className="mw-small">{t('fileBy')}</p>
            <RegisterDate date={data.held} />
          </div>
        )}
        <p className="mw-small mw-muted">{t('onlyThis')}</p>
      </div>
    </div>
  )
}

/** Where it stands, when that is no step of the client. */
function Standing({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  if (data.status === 'Submitted')
    return (
      <Callout tone="leaf">
        <p>{t('state.submitted', { date: data.submittedOn ?? '' })}</p>
        {data.nextAt && (
          <p>
            <a href={data.nextAt}>{t('state.next')}</a>
          </p>
        )}
      </Callout>
    )
  if (data.status === 'Abandoned')
    return (
      <Callout tone="amber" title={t('state.abandoned')}>
        <p>{t('state.abandonedText')}</p>
      </Callout>
    )
  if (data.reopened !== null)
    return (
      <Callout tone="amber" title={t('state.reopened')}>
        <p className="mw-lines">{data.reopened}</p>
      </Callout>
    )
  return data.isLate && data.lateUntil ? (
    <Callout tone="amber">{t('state.late', { date: data.lateUntil })}</Callout>
  ) : null
}

function Documents({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  if (data.documents.length === 0) return null
  return (
    <Entry id="documents" number={8} margin={t('documents.margin')}>
      <h2 className="mw-h2 mb-2" id="documents-title">
        {t('documents.title')}
      </h2>
      <ul className="mw-ruled">
        {data.documents.map((document) => (
          <li key={document.id}>
            <a href={document.href}>{document.name}</a>{' '}
            <span className="mw-source">
              {t(document.type === 'filing-receipt' ? 'documents.receipt' : 'documents.other')}
            </span>
          </li>
        ))}
      </ul>
    </Entry>
  )
}

/** Use of a mark, stated or declared: what for, with what proof, what it costs, until when, and the signature. */
export default function UseInCommercePage() {
  const t = useText('use-in-commerce')
  const data = useLoaderData<UseInCommerceData>()
  const refused = useActionData<FormAnswer>()
  const intent = refused?.typed.intent?.[0]
  const ids = data.classes.map(({ id }) => id)
  const refusal = refused && {
    ...refused.refusal,
    fields: Object.fromEntries(
      Object.entries(refused.refusal.fields).map(([field, code]) => [controlOf(field, ids), code]),
    ),
  }
  const ofClasses = Object.fromEntries(
    data.classes.flatMap(({ id }) => {
      const names = classControls(id)
      return [
        [names.items, t('classes.goods')],
        [names.decision, t('classes.title')],
        [names.firstUseAnywhere, t('classes.anywhere')],
        [names.firstUseInUs, t('classes.us')],
        [names.website, t('classes.website')],
      ]
    }),
  )
  const errors = useFieldErrors(refusal, {
    ...ofClasses,
    file: t('specimens.file'),
    url: t('specimens.url'),
    captureDate: t('specimens.captureDate'),
    signedBy: t('sign.name'),
    declared: t('sign.legend'),
    content: t('thread.text'),
  })
  const classId = refused?.typed.classId?.[0]
  const targets = Object.fromEntries(
    ['file', 'url', 'captureDate'].map((name) => [name, classId === undefined ? name : `${name}-${classId}`]),
  )
  return (
    <div className="mw-wrap mw-main mw-stack">
      <title>{t('metaTitle', { what: t(`type.${data.type}`), mark: data.mark })}</title>
      <FormErrors refusal={refusal} errors={errors} ids={targets} />
      <Head data={data} />
      <Standing data={data} />
      <Classes key={data.version} data={data} errors={errors} typed={intent === 'save' ? refused?.typed : undefined} />
      <Specimens data={data} errors={errors} typed={refused?.typed} />
      <Price data={data} />
      <Until data={data} />
      <Sign data={data} errors={intent === 'approve' ? errors : {}} />
      <Thread data={data} error={intent === 'comment' ? errors.content : undefined} />
      <LetGo data={data} />
      <Documents data={data} />
    </div>
  )
}
