import { Entry } from '#ui/entry.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../../../i18n/text.ts'
import type { TrademarkData } from './load.server.ts'
import { useTellSeen } from './use-tell-seen.ts'

/** Marks of others that the watch found near this one, as our people rated them. */
export function HitsEntry({ data: { mark, hits } }: { data: TrademarkData }) {
  const t = useText('portal')
  const common = useText('common')
  const { list, fresh } = useTellSeen(hits)
  if (hits.length === 0) return null
  return (
    <Entry id="hits" margin={t('mark.hitsMargin')}>
      <h2 className="mw-h3 mb-2" id="hits-title">
        {t('mark.hits')}
      </h2>
      <ul className="mw-stack mw-list" ref={list}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <p className="mw-cluster">
              <Mark>{hit.mark}</Mark>
              {fresh.has(hit.id) && <Status tone="registry">{t('mark.hitNew')}</Status>}
            </p>
            <Letters
              small
              own={mark}
              earlier={hit.mark}
              ownLabel={common('yours')}
              earlierLabel={common('earlierMark')}
            />
            <p className="mw-small">
              {[hit.place.name, hit.number, hit.filed && t('mark.hitFiled', { date: hit.filed })]
                .filter(Boolean)
                .join(', ')}
              {hit.classes !== '' && `, ${t('mark.classes')}: ${hit.classes}`}
            </p>
            <p className="mw-small mw-muted">{t(`mark.relevance.${hit.relevance}`)}</p>
            {hit.link && (
              <p className="mw-small">
                <a href={hit.link} rel="noreferrer">
                  {t('mark.ipo')}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Entry>
  )
}
