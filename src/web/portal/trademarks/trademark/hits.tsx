import { Entry } from '#ui/entry.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { HitFacts } from './hit-facts.tsx'
import type { ShownHit } from './hits.server.ts'
import type { TrademarkData } from './load.server.ts'
import { useTellSeen } from './use-tell-seen.ts'

/** Marks of others that the watch found near this one, as our people rated them; what can be opposed soonest first. */
export function HitsEntry({ data: { id, mark, hits, today } }: { data: TrademarkData }) {
  const t = useText('portal')
  const language = useLanguage()
  const { later, earlier, more } = hits
  const all = [...later, ...earlier]
  const { section, fresh } = useTellSeen(all)
  if (all.length === 0) return null
  const listOf = (list: readonly ShownHit[]) => (
    <ul className="mw-hits">
      {list.map((hit) => (
        <li key={hit.id}>
          <Hit hit={hit} mark={mark} today={today} fresh={fresh.has(hit.id)} />
        </li>
      ))}
    </ul>
  )
  return (
    <Entry id="hits" margin={t('mark.hitsMargin')}>
      <div ref={section}>
        <h2 className="mw-h3 mb-2" id="hits-title">
          {t('mark.hits')}
        </h2>
        {listOf(later)}
        {earlier.length > 0 && (
          <>
            <h3 className="mw-h4 mt-3">{t('mark.hitsEarlier')}</h3>
            <p className="mw-small mw-muted mb-2">{t('mark.hitsEarlierText')}</p>
            {listOf(earlier)}
          </>
        )}
        {more > 0 && (
          <p className="mw-small mt-2">
            <a href={path.monitoringOf({ id }, { language })}>{t('mark.hitsMore', { count: more })}</a>
          </p>
        )}
      </div>
    </Entry>
  )
}

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
