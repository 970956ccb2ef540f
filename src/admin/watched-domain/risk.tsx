import { domainRisk, type DomainRiskLevel } from '#domain/monitoring/domain-risk.ts'
import type { WatchedDomainRow } from '#operations/staff/watched-domain.ts'
import { Status, type Tone } from '#ui/status.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatInstant, todayHere } from '../kit/time.ts'

const tones: Record<DomainRiskLevel, Tone> = {
  high: 'seal',
  medium: 'amber',
  low: 'leaf',
  unknown: 'muted',
  gone: 'muted',
}

/** How much of a risk a watched domain is, on which recorded grounds, what is not known, and when that was asked. */
export function Risk({ row }: { row: WatchedDomainRow }) {
  const t = useText()
  const language = useLanguage()
  const [answer = null] = row.lookups
  const { level, grounds, unknown } = domainRisk(
    { score: Number(row.score), reasons: row.reasons, answer },
    todayHere(),
  )
  return (
    <div>
      <Status tone={tones[level]}>{t(`domainDesk.level.${level}`)}</Status>
      <small>
        {' '}
        {[
          grounds.map((ground) => t(`domainDesk.ground.${ground}`)).join(', '),
          answer === null
            ? t('domainDesk.never')
            : unknown.length > 0 &&
              t('domainDesk.unknownParts', { parts: unknown.map((part) => t(`domainDesk.part.${part}`)).join(', ') }),
        ]
          .filter(Boolean)
          .join('. ')}
      </small>
      {answer && (
        <small className="mw-muted">
          {' '}
          {t(answer.is_stand_in ? 'domainDesk.askedStandIn' : 'domainDesk.asked', {
            date: formatInstant(answer.asked_at, language),
          })}
        </small>
      )}
    </div>
  )
}
