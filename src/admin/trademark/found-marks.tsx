import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Place } from '../kit/place.tsx'
import { hitCreatePath, hitPath } from '../paths.ts'

/** The marks that were found near this one, the newest first, and the way to enter another. */
export function FoundMarks({ row }: { row: TrademarkFile }) {
  const t = useText()
  return (
    <div className="mw-stack mw-stack--s">
      <ul className="wb-docs">
        {row.monitoring_results.map((hit) => (
          <li key={hit.id}>
            <a href={hitPath(hit.id)}>{hit.mark_name}</a>
            <small>
              <Place code={hit.jurisdiction} /> {hit.application_number}{' '}
              {hit.relevance === null ? t('hitForm.unrated') : t(`hits.relevance.${hit.relevance}`)}
            </small>
          </li>
        ))}
      </ul>
      <CutNote shown={row.monitoring_results.length} all={row.monitoring_results_aggregate} />
      <div>
        <ButtonLink small href={hitCreatePath(row.id)}>
          {t('hitForm.new')}
        </ButtonLink>
      </div>
    </div>
  )
}
