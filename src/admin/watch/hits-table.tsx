import { Fragment } from 'react'
import { hitGroups } from '#domain/monitoring/precedence.ts'
import { riskToShow } from '#domain/verification/vocabulary.ts'
import { classNames } from '#ui/class-names.ts'
import { Mark } from '#ui/mark.tsx'
import { Verdict } from '#ui/verdict.tsx'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'
import { GroupRow } from '../kit/group-row.tsx'
import { formatCount } from '../kit/numbers.ts'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { shortDay } from '../kit/time.ts'
import type { Hit } from './hits.ts'
import type { HitCounts } from './read-hits.ts'
import { OppositionDay } from './opposition.tsx'

interface HitsTableProps {
  hits: readonly Hit[]
  /** Of all pages. */
  counts: HitCounts
  current: string | undefined
  onChoose: (hit: Hit) => void
}

/** The hits by group, each with its watched mark, the time to oppose and the risk. */
export function HitsTable({ hits, counts, current, onChoose }: HitsTableProps) {
  const t = useText()
  const language = useLanguage()
  const groups = hitGroups
    .map((name) => ({ name, hits: hits.filter((hit) => hit.standing_group === name) }))
    .filter((group) => group.hits.length > 0)
  return (
    <table className="wb-q wb-hits">
      <caption className="mw-vh">{t('lists.trademark_monitoring_result')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hits.found')}</th>
          <th scope="col">{t('hits.watched')}</th>
          <th scope="col">{t('hits.oppose')}</th>
          <th scope="col">{t('hits.likeness')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.name}>
            <GroupRow columns={4} title={t(`hits.group.${group.name}`)}>
              {t('hits.inGroup', { count: counts[group.name], number: formatCount(counts[group.name], language) })}
            </GroupRow>
            {group.hits.map((hit) => (
              <HitRow key={hit.id} hit={hit} here={hit.id === current} onChoose={onChoose} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function HitRow({ hit, here, onChoose }: { hit: Hit; here: boolean; onChoose: (hit: Hit) => void }) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const risk = riskToShow(hit.reasons.band)
  return (
    <tr
      id={hit.id}
      className={classNames(here && 'is-focus')}
      aria-current={here || undefined}
      onClick={() => onChoose(hit)}
    >
      <td className="c-mark">
        <button type="button" className="wb-hits__open" onClick={() => onChoose(hit)}>
          <Mark>{hit.mark_name}</Mark>
        </button>
        <span className="wb-places">
          <Place code={hit.jurisdiction} />
        </span>
        <small>
          {t(`hits.kind.${hit.type}`)}, {shortDay(hit.created_at, language)}
          <span className="wb-q__ref">{hit.application_number}</span>
        </small>
      </td>
      <td className="c-state">
        <Mark>{hit.trademark.name}</Mark>
        <span className="wb-places">
          <Place code={hit.trademark.jurisdiction} />
        </span>
        <small>{personName(hit.trademark.user)}</small>
      </td>
      <td className="c-due">
        <OppositionDay standing={hit.standing} />
      </td>
      <td className="c-next">
        <Verdict risk={risk}>{names(`risk.${risk}`)}</Verdict>
        <small className="mw-num">{hit.reasons.risk.toFixed(2)}</small>
      </td>
    </tr>
  )
}
