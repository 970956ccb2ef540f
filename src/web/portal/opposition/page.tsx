import { useActionData, useLoaderData } from 'react-router'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { Timeline } from '#ui/timeline.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { DateFrom, DateSum, RegisterDate } from '../../docket/date-sum.tsx'
import { dateTexts } from '../../docket/dates.ts'
import '../../docket/dates.css'
import '../../draft.css'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { MarkPlate, MatterMark } from '../../mark-plate.tsx'
import { oppositionTone } from '../../mark-tone.ts'
import { DocumentsPart } from '../documents.tsx'
import '../styles/register.css'
import { Opponent } from './opponent.tsx'
import type { OppositionData } from './load.server.ts'
import { Ways } from './ways.tsx'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'opposition', 'office-action'] } satisfies PageHandle

function Head({ data }: { data: OppositionData }) {
  const t = useText('opposition')
  const [first] = data.dates
  return (
    <div className="mw-exhibit mt-3">
      <MarkPlate
        mark={<MatterMark>{data.mark}</MatterMark>}
        status={<Status tone={oppositionTone(data.status)}>{t(`status.${data.status}`)}</Status>}
        source={[data.place.name, data.number].filter(Boolean).join(', ')}
      />
      <div className="mw-stack">
        <p className="mw-small mw-muted">{t('noticed', { date: data.noticed })}</p>
        <h1 className="mw-h1">{t('title', { opponent: data.opponent, mark: data.mark, place: data.place.name })}</h1>
        {data.summary && <p className="mw-lines">{data.summary}</p>}
        {first && (
          <div>
            <p className="mw-small">{t('next')}</p>
            <RegisterDate date={first} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The last days, each with where it comes from. */
function Dates({ data }: { data: OppositionData }) {
  const t = useText('opposition')
  const portal = useText('portal')
  if (data.dates.length === 0) return null
  return (
    <Entry id="dates" number={3} margin={t('dates.margin')}>
      <h2 className="mw-h2 mb-2" id="dates-title">
        {t('dates.title')}
      </h2>
      <ul className="mw-dates">
        {data.dates.map((date) => (
          <li key={date.kind}>
            <RegisterDate date={date} />
            <div>
              <h3>{portal(`date.kind.${dateTexts(date.kind)}`)}</h3>
              <p>{portal(`date.text.${dateTexts(date.kind)}`)}</p>
            </div>
            <DateFrom date={date} />
            <DateSum date={date} from={t('dates.fromNotice')} />
          </li>
        ))}
      </ul>
    </Entry>
  )
}

/** What happened at the office, each with its day. */
function Proceedings({ data }: { data: OppositionData }) {
  const t = useText('opposition')
  if (data.events.length === 0) return null
  const last = data.events.length - 1
  return (
    <Entry id="events" number={4} margin={t('events.margin')}>
      <h2 className="mw-h2 mb-3" id="events-title">
        {t('events.title')}
      </h2>
      <Timeline
        moments={data.events.map((event, at) => ({
          key: event.id,
          state: at === last && data.outcome === null ? 'now' : 'done',
          when: event.date,
          dateTime: event.on,
          title: t(`event.${event.kind}`),
        }))}
      />
    </Entry>
  )
}

/** An opposition against a mark as its owner reads it: who opposes and on what, what can be done, until when, what happened. */
export default function OppositionPage() {
  const t = useText('opposition')
  const data = useLoaderData<OppositionData>()
  const refused = useActionData<FormAnswer>()
  const errors = useFieldErrors(refused?.refusal, { wayId: t('ways.title'), note: t('withdraw.why') })
  return (
    <>
      <title>{t('metaTitle', { mark: data.mark })}</title>
      <a className="mw-small" href={data.markHref}>
        {t('back')}
      </a>
      <FormErrors refusal={refused?.refusal} errors={errors} />
      <Head data={data} />
      {data.outcome && (
        <Callout tone={data.outcome.kind === 'upheld' ? 'amber' : 'leaf'} title={t(`event.${data.outcome.kind}`)}>
          <p>{t('ended', { date: data.outcome.on })}</p>
        </Callout>
      )}
      {data.status === 'Withdrawal instructed' && <Callout tone="amber">{t('withdraw.instructed')}</Callout>}
      <Opponent data={data} />
      <Ways data={data} />
      <Dates data={data} />
      <Proceedings data={data} />
      <DocumentsPart documents={data.documents} number={5} />
    </>
  )
}
