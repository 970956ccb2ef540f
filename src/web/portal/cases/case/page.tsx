import { useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Entry } from '#ui/entry.tsx'
import { Facts } from '#ui/facts.tsx'
import { Status } from '#ui/status.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { FormAnswer } from '../../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../../form-errors.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { caseTone } from '../../../mark-tone.ts'
import { path } from '../../../path.ts'
import '../../styles/register.css'
import { DocumentsPart } from '../../documents.tsx'
import { Dismiss } from './dismiss.tsx'
import type { CaseData } from './load.server.ts'
import { numberOf } from './numbers.ts'
import { Exhibits } from './exhibits.tsx'
import { Places } from './places.tsx'
import { Sent } from './sent.tsx'
import { useStepName } from './step-name.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'case'] } satisfies PageHandle

function Parties({ data }: { data: CaseData }) {
  const t = useText('case')
  const { counterparty: other, right } = data
  return (
    <Entry id="parties" number={numberOf(data, 'parties')} margin={t('case.partiesMargin')}>
      <h2 className="mw-h3 mb-2" id="parties-title">
        {t('case.parties')}
      </h2>
      <Facts
        facts={[
          {
            key: 'other',
            label: t('case.other'),
            value: other === null ? t('case.unknownOther') : [other.name, ...other.aliases].join(', '),
          },
          ...(other && other.websites.length > 0
            ? [{ key: 'websites', label: t('case.websites'), value: other.websites.join(', ') }]
            : []),
          ...(other
            ? [
                {
                  key: 'whitelist',
                  label: t('case.whitelist'),
                  value: t(other.whitelisted ? 'case.onIt' : 'case.notOnIt'),
                },
              ]
            : []),
          {
            key: 'right',
            label: t('case.right'),
            value:
              right === null ? (
                t('case.noRight')
              ) : (
                <a href={right.href}>{[right.name, right.place, right.number].filter(Boolean).join(', ')}</a>
              ),
            source:
              right === null
                ? undefined
                : right.isRegistered
                  ? right.until && t('case.until', { date: right.until })
                  : t('case.notRegistered'),
          },
        ]}
      />
    </Entry>
  )
}

function Events({ data }: { data: CaseData }) {
  const t = useText('case')
  const nameOf = useStepName()
  return (
    <Entry id="events" number={numberOf(data, 'events')} margin={t('case.eventsMargin')}>
      <h2 className="mw-h3 mb-2" id="events-title">
        {t('case.events')}
      </h2>
      <Timeline
        moments={data.events.map((event, at) => ({
          key: event.id,
          state: at === 0 ? 'now' : 'done',
          when: event.when,
          dateTime: event.at,
          title: nameOf(event.name),
        }))}
      />
    </Entry>
  )
}

/** A case as its client reads it: where it stands, where it happens, who it is, and what was done. */
export default function CasePage() {
  const t = useText('case')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<CaseData>()
  const refused = useActionData<FormAnswer>()
  const errors = useFieldErrors(refused?.refusal, { reason: t('case.dismissReason') })
  const name = data.counterparty?.name ?? t('case.unknownOther')
  return (
    <>
      <title>{`${data.brand}, ${t('list.metaTitle')}`}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: t('list.title'), href: path.cases({}, { language }) }, { label: name }]}
      />
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <p className="mt-2">
        <Status tone={caseTone(data.status)}>{t(`status.${data.status}`)}</Status>
      </p>
      <h1 className="mw-h1">{t('case.title', { brand: data.brand, other: name })}</h1>
      <p className="mw-muted mt-1 mb-4">
        {t(`case.now.${data.status}`)} {t('case.opened', { date: data.opened })}
      </p>
      {data.status === 'Closed' && data.outcome && (
        <Callout tone="leaf" title={t(`outcome.${data.outcome}`)}>
          {data.outcomeNote && <p className="mw-lines">{data.outcomeNote}</p>}
        </Callout>
      )}
      {data.status === 'Dismissed' && data.dismissReason && (
        <Callout tone="plain" title={t('case.dismissed')}>
          <p className="mw-lines">{data.dismissReason}</p>
        </Callout>
      )}
      {data.solutionsHref && (
        <p className="mb-4">
          <ButtonLink kind={data.status === 'Kicked off' ? 'primary' : 'secondary'} href={data.solutionsHref}>
            {t('case.toSolutions')}
          </ButtonLink>
        </p>
      )}
      {(data.note ?? data.relevance) && (
        <Entry id="note" number={numberOf(data, 'note')} margin={t('case.noteMargin')}>
          <h2 className="mw-h3 mb-2" id="note-title">
            {t('case.note')}
          </h2>
          {data.relevance && <p className="mb-2">{t(`relevance.${data.relevance}`)}</p>}
          {data.note && <p className="mw-lines">{data.note}</p>}
        </Entry>
      )}
      <Places data={data} />
      <Parties data={data} />
      <Exhibits data={data} />
      <Sent data={data} />
      {data.documents.length > 0 && <DocumentsPart documents={data.documents} number={numberOf(data, 'documents')} />}
      <Events data={data} />
      {data.can.dismiss && <Dismiss data={data} refused={refused} />}
    </>
  )
}
