import { daysBetween, distanceOf, formatDate } from '#kernel/dates.ts'
import { Deadline } from '#ui/deadline.tsx'
import { type Fact, Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import type { ShownHit } from './hit.server.ts'

/** So few days are left that it is time to decide. */
const shortDays = 30

const confidence = { high: 'confidenceHigh', medium: 'confidenceMedium', low: 'confidenceLow' } as const

/** Until when a found mark can be opposed, as a sum; or why that is not known. */
function Opposition({ hit: { standing }, today }: { hit: ShownHit; today: string }) {
  const t = useText('portal')
  const language = useLanguage()
  const { opposition } = standing
  if (opposition.kind === 'needless') return t(`hit.needless.${opposition.because}`)
  if (opposition.kind === 'none') return t('hit.noOpposition')
  if (opposition.kind === 'unknown')
    return (
      <>
        {t('hit.oppositionUnknown')} <span className="mw-muted">{t(`hit.why.${opposition.reason}`)}</span>
      </>
    )
  const { date, published, period, source } = opposition
  const days = daysBetween(today, date)
  const until = t('hit.until', { date: formatDate(date, language) })
  const sum = [
    `${t('hit.published', { date: formatDate(published, language) })} + ${t(`date.${period.unit}`, { count: period.count })}.`,
    `${t('date.rule', { source: source ?? t('date.general') })}.`,
    `${t(`date.${confidence[opposition.confidence]}`)}.`,
    t('hit.unmoved'),
  ]
  return (
    <>
      {days < 0 ? (
        `${until}, ${t('hit.over')}`
      ) : (
        <Deadline
          state={days <= shortDays ? 'due' : 'far'}
          dateTime={date}
          date={until}
          words={distanceOf(days, language)}
        />
      )}
      <span className="mw-source mw-hit__sum">{sum.join(' ')}</span>
    </>
  )
}

/** How a found mark stands to one's own: the time to oppose, the territory, its age, its state at the office. */
export function HitFacts({ hit, today }: { hit: ShownHit; today: string }) {
  const t = useText('portal')
  const { reach, seniority } = hit.standing
  const facts: Fact[] = [
    { key: 'opposition', label: t('hit.opposition'), value: <Opposition hit={hit} today={today} /> },
    { key: 'reach', label: t('hit.reach'), value: t(`hit.reaches.${reach}`) },
    ...(seniority === 'later' ? [] : [{ key: 'age', label: t('hit.age'), value: t(`hit.ages.${seniority}`) }]),
    {
      key: 'state',
      label: t('hit.state'),
      value: [t(`hit.states.${hit.state}`), hit.changed && t('hit.changed', { date: hit.changed })]
        .filter(Boolean)
        .join('. '),
    },
  ]
  return <Facts tight facts={facts} />
}
