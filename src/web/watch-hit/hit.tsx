import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../i18n/text.ts'
import { HitFacts } from './hit-facts.tsx'
import './hit.css'
import type { ShownHit } from './hit.server.ts'

/** A found mark beside one's own, letter by letter, with how it stands in law. */
export function Hit({ hit, mark, today, fresh }: { hit: ShownHit; mark: string; today: string; fresh: boolean }) {
  const t = useText('portal')
  const common = useText('common')
  // Where nothing can be opposed any more, there is no such time to be short of.
  const closed = hit.time === 'closed'
  return (
    <div className="mw-stack mw-stack--s">
      <p className="mw-cluster">
        <Mark size="m">{hit.mark}</Mark>
        {fresh && <Status tone="registry">{t(hit.changed ? 'mark.hitChanged' : 'mark.hitNew')}</Status>}
      </p>
      <Letters small own={mark} earlier={hit.mark} ownLabel={common('yours')} earlierLabel={common('earlierMark')} />
      <p className="mw-small">
        {[
          hit.place.name,
          hit.number,
          hit.filed && t('mark.hitFiled', { date: hit.filed }),
          hit.classes && `${t('mark.classes')}: ${hit.classes}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>{t(hit.relevance === 'high' && closed ? 'mark.relevance.highLate' : `mark.relevance.${hit.relevance}`)}</p>
      <HitFacts hit={hit} today={today} />
      {hit.link && (
        <p className="mw-small">
          <a href={hit.link} rel="noreferrer">
            {t('mark.ipo')}
          </a>
        </p>
      )}
    </div>
  )
}
