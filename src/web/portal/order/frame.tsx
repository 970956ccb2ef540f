import type { ReactNode } from 'react'
import { Crumbs } from '#ui/crumbs.tsx'
import { Entry } from '#ui/entry.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

interface OrderHeadProps {
  /** What the last crumb says. */
  crumb: string
  /** The page's heading. */
  title: ReactNode
  number: string
  date: string
  status: ReactNode
  /** The one thing to do, where there is one. */
  children: ReactNode
}

/** The top of an order's page, of whatever was ordered: the way back, the name, when it was asked for and how it stands. */
export function OrderHead({ crumb, title, number, date, status, children }: OrderHeadProps) {
  const t = useText('portal')
  const common = useText('common')
  const language = useLanguage()
  return (
    <>
      <Crumbs
        label={common('crumbs')}
        crumbs={[{ label: t('orders.title'), href: path.orders({}, { language }) }, { label: crumb }]}
      />
      <div className="mw-split mt-3 mb-4">
        <div className="mw-stack mw-stack--s">
          {title}
          <p className="mw-small mw-muted">
            <span className="mw-num">{t('order.margin', { number })}</span>. {t('order.askedOn', { date })}.
          </p>
          <p>{status}</p>
        </div>
        {children}
      </div>
    </>
  )
}

interface OrderEventsProps {
  events: readonly { id: string; name: string; created_at: string; date: string }[]
  nameOf: (name: string) => string
}

/** What happened with an order, the last event marked. */
export function OrderEvents({ events, nameOf }: OrderEventsProps) {
  const t = useText('portal')
  return (
    <Entry id="events" margin={t('order.eventsMargin')}>
      <h2 className="mw-h3 mb-3" id="events-title">
        {t('order.events')}
      </h2>
      <Timeline
        moments={events.map((event, index) => ({
          key: event.id,
          state: index === events.length - 1 ? 'now' : 'done',
          when: event.date,
          dateTime: event.created_at,
          title: nameOf(event.name),
        }))}
      />
    </Entry>
  )
}
