import { buttonClass } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { eventName } from '../kit/event-name.ts'
import { Kbd } from '../kit/kbd.tsx'
import { PeekPanel } from '../kit/peek-panel.tsx'
import { personName } from '../kit/person.ts'
import { Places } from '../kit/place.tsx'
import { StatusTag } from '../kit/status-tag.tsx'
import { dayOf, formatDate, shortDay } from '../kit/time.ts'
import type { Matter } from './matters.ts'
import { When } from './queue-table.tsx'

/** The matter beside the queue: its facts and what happened last. On phones it lies over the queue. */
export function Peek({ matter, open, onClose }: { matter: Matter; open: boolean; onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const ours = matter.action.mover === 'staff'
  return (
    <PeekPanel
      label={`${matter.mark} ${matter.reference}`}
      mark={matter.mark}
      over={[t(`kind.${matter.kind}`), matter.reference].filter(Boolean).join(', ')}
      open={open}
      onClose={onClose}
    >
      <StatusTag status={matter.status} />
      <div>
        <a
          className={buttonClass({ kind: ours ? 'primary' : 'secondary', small: true, block: true })}
          href={matter.actionHref}
        >
          {ours ? t(`action.${matter.action.key}`) : t('queue.open')}
          {ours && <Kbd keys="↵" />}
        </a>
        {!ours && <p className="mw-source">{t(`action.${matter.action.key}`)}</p>}
      </div>
      <section>
        <h3>{t('queue.facts')}</h3>
        <dl>
          <dt>{t('queue.column.due')}</dt>
          <dd>
            <When matter={matter} />
          </dd>
          <dt>{t('field.client')}</dt>
          <dd>{matter.client}</dd>
          <dt>{t('field.places')}</dt>
          <dd>
            <Places codes={matter.places} most={20} />
          </dd>
          <dt>{t('queue.column.who')}</dt>
          <dd>{matter.who ? personName(matter.who) : t('nobody')}</dd>
          {matter.words && (
            <>
              <dt>{t('field.words')}</dt>
              <dd>{matter.words}</dd>
            </>
          )}
        </dl>
      </section>
      <section>
        <h3>{t('queue.lastEvents')}</h3>
        <ul className="wb-log">
          {matter.events.map((event) => (
            <li key={event.id}>
              <time dateTime={event.created_at} title={formatDate(dayOf(event.created_at), language)}>
                {shortDay(event.created_at, language)}
              </time>
              <span>
                {eventName(t, event.name)}
                {event.user && <small>{personName(event.user)}</small>}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </PeekPanel>
  )
}
