import { Entry } from '#ui/entry.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { Hit } from '../../../watch-hit/hit.tsx'
import type { ShownHit } from '../../../watch-hit/hit.server.ts'
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
