import { Entry } from '#ui/entry.tsx'
import { Timeline, type Moment } from '#ui/timeline.tsx'
import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { useEventName } from '../../event-name.ts'
import type { NextStep } from '../../next-steps.ts'
import type { TrademarkData } from './load.server.ts'

function useNextText(): (step: NextStep) => string | undefined {
  const t = useText('portal')
  return ({ kind, period, months, years, ...step }) => {
    const source = step.source ?? t('date.general')
    if (kind === 'opposition')
      return period
        ? t('next.oppositionText', { period: t(`date.${period.unit}`, { count: period.count }), source })
        : t('next.oppositionUnknown')
    if (kind === 'registration' && months)
      return t('next.registrationText', { from: months[0], to: months[1], count: months[1], source })
    if (kind === 'use') return t('next.useText', { source })
    if (kind === 'term' && years) {
      const event = t(years.from === 'filing' ? 'date.ofFiling' : 'date.ofRegistration')
      return t('next.termText', { years: t('date.years', { count: years.count }), event, source })
    }
    return undefined
  }
}

/** The day that counts in law, where it is another than the day it was written down. */
function useLegalDay(data: TrademarkData): (event: TrademarkData['events'][number]) => string | undefined {
  const t = useText('portal')
  return (event) => {
    if (event.name === 'Application filed' && data.filed && data.filed !== event.date)
      return `${t('mark.filed')}: ${data.filed}`
    if (event.name === 'ended' && data.ended.on && data.ended.on !== event.date)
      return `${t('mark.ended')}: ${data.ended.on}`
    if (event.name === 'Trademark registered' && data.registered && data.registered !== event.date)
      return `${t('mark.registered')}: ${data.registered}`
    return undefined
  }
}

/** What happened, newest last, and what is still to come with where it is known from. */
export function Events({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const language = useLanguage()
  const nameOf = useEventName()
  const textOf = useNextText()
  const legalDay = useLegalDay(data)
  const past: Moment[] = data.events.map((event, index) => ({
    key: event.id,
    state: index === data.events.length - 1 ? 'now' : 'done',
    when: event.date,
    dateTime: event.at,
    title: nameOf('mark', event.name),
    text: legalDay(event),
  }))
  const future: Moment[] = data.next.map((step) => ({
    key: step.kind,
    state: 'next',
    when: step.date ? formatDate(step.date, language) : t('next.next'),
    dateTime: step.date ?? undefined,
    title: t(`next.${step.kind}`),
    text: textOf(step),
  }))
  return (
    <Entry id="events" number={2} margin={t('mark.eventsMargin')}>
      <h2 className="mw-h3 mb-3" id="events-title">
        {t('mark.events')}
      </h2>
      <Timeline moments={[...past, ...future]} />
    </Entry>
  )
}
