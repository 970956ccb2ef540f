import type { Standing } from '#domain/monitoring/standing.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { distance, formatDate, todayHere } from '../kit/time.ts'

/** Until when a hit can be opposed, with the distance; or in a word why there is no such day. */
export function OppositionDay({ standing: { opposition } }: { standing: Standing }) {
  const t = useText()
  const language = useLanguage()
  if (opposition.kind !== 'until') return <small>{t(`hits.opposition.${opposition.kind}`)}</small>
  const until = t('hits.opposition.until', { date: formatDate(opposition.date, language) })
  if (opposition.date < todayHere()) return <small>{t('hits.opposition.over', { until })}</small>
  return (
    <>
      <b className="wb-due">{until}</b> <small>{distance(opposition.date, language)}</small>
    </>
  )
}

/** How the day is worked out, or why it is not known. */
export function OppositionSum({ standing: { opposition } }: { standing: Standing }) {
  const t = useText()
  const language = useLanguage()
  if (opposition.kind === 'none') return <p className="mw-source">{t('hits.noOpposition')}</p>
  if (opposition.kind === 'unknown') return <p className="mw-source">{t(`hits.unknownBecause.${opposition.reason}`)}</p>
  if (opposition.kind === 'needless') return <p className="mw-source">{t(`hits.needless.${opposition.because}`)}</p>
  const { published, period, source, confidence } = opposition
  return (
    <p className="mw-source">
      {t('hits.sum', {
        date: formatDate(published, language),
        period: t(`hits.${period.unit}`, { count: period.count }),
        source: source ?? t('hits.general'),
        confidence: t(`hits.confidence.${confidence}`),
      })}
    </p>
  )
}
