import { useLoaderData, useRouteLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Entry } from '#ui/entry.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { formatDate } from '#kernel/dates.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { distanceOf } from '#kernel/dates.ts'
import { useEventName } from '../event-name.ts'
import type { PortalData } from '../layout.server.ts'
import '../../docket/dates.css'
import '../styles/home.css'
import '../styles/register.css'
import { CoverageEntry } from './coverage-entry.tsx'
import { DatesEntry } from './dates-entry.tsx'
import type { HomeData } from './load.server.ts'
import { OppositionsEntry } from '../oppositions-entry.tsx'
import { Strip } from './strip.tsx'
import { TodoEntry } from './todo-entry.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'opposition'] } satisfies PageHandle

function Head({ data }: { data: HomeData }) {
  const t = useText('portal')
  const language = useLanguage()
  const [first] = data.dates
  const waiting = data.waiting > 0 ? t('home.waiting', { count: data.waiting }) : t('home.nothing')
  const date = first
    ? t('home.firstDate', {
        date: formatDate(first.date, language),
        distance: distanceOf(first.days, language),
      })
    : t('home.noDate')
  return (
    <div className="mw-split mb-4">
      <div>
        <h1 className="mw-h1">{t('home.title')}</h1>
        <p className="mw-lede mt-1">
          {waiting} {date}
        </p>
      </div>
      <ButtonLink small href={path.verification({}, { language })}>
        {t('frame.check')}
      </ButtonLink>
    </div>
  )
}

function Events({ data }: { data: HomeData }) {
  const t = useText('portal')
  const nameOf = useEventName()
  return (
    <Entry id="events" number={4} margin={t('home.eventsMargin')}>
      <h2 className="mw-h3 mb-3" id="events-title">
        {t('home.events')}
      </h2>
      <Timeline
        moments={data.events.map((event) => ({
          key: event.id,
          state: 'done',
          when: event.date,
          dateTime: event.at,
          title: nameOf(event.kind, event.name),
          text: <a href={event.href}>{event.subject}</a>,
        }))}
      />
    </Entry>
  )
}

function Empty() {
  const t = useText('portal')
  const language = useLanguage()
  const name = useRouteLoaderData<PortalData>('portal')?.name ?? ''
  return (
    <EmptyState title={t('home.emptyTitle', { name })} text={t('home.emptyText')}>
      <ButtonLink kind="primary" href={path.verification({}, { language })}>
        {t('home.emptyAction')}
      </ButtonLink>
    </EmptyState>
  )
}

export default function HomePage() {
  const t = useText('portal')
  const data = useLoaderData<HomeData>()
  const counts = useRouteLoaderData<PortalData>('portal')?.counts
  return (
    <>
      <title>{t('home.metaTitle')}</title>
      {data.empty ? (
        <>
          <h1 className="mw-h1 mb-4">{t('home.title')}</h1>
          <Empty />
        </>
      ) : (
        <>
          <Head data={data} />
          {counts && <Strip counts={counts} />}
          <TodoEntry todos={data.todos} waiting={data.waiting} />
          <OppositionsEntry rows={data.oppositions} total={data.opposed} />
          <DatesEntry dates={data.dates} missed={data.missed} today={data.today} />
          {data.coverage && <CoverageEntry coverage={data.coverage} brands={data.brands} more={data.moreBrands} />}
          {data.events.length > 0 && <Events data={data} />}
        </>
      )}
    </>
  )
}
