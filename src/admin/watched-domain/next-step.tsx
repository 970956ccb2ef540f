import { sightingLookup } from '#contract/domain-lookup.ts'
import type { WatchedDomainRow } from '#operations/staff/watched-domain.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { brandSearchPath, casePath } from '../paths.ts'

/** What can be done about a watched domain: ask again, open a case where there is none, follow its complaint where there is one. */
export function NextStep({ row }: { row: WatchedDomainRow }) {
  const t = useText()
  const language = useLanguage()
  const ask = useSend(sightingLookup, { done: t('domainFacts.kept') })
  const complaint = row.case?.notices[0]
  const ended = complaint?.carried_out_on ?? complaint?.decided_on
  return (
    <div className="mw-stack mw-stack--s">
      {row.case ? (
        <a href={casePath(row.case.id)}>
          {t('domainDesk.case')}: {t(`case.status.${row.case.status}`)}
        </a>
      ) : (
        // A search that was put aside makes no cases before it is taken up again.
        row.brand_monitoring_task?.status !== 'Dismissed' && (
          <a href={brandSearchPath(row.brand_monitoring_task_id, row.id)}>{t('domainDesk.openCase')}</a>
        )
      )}
      {complaint && (
        <small>
          {t(`notice.kind.${complaint.kind}`)}: {t(`notice.status.${complaint.status}`)}
          {complaint.remedy && `, ${t(`complaint.outcome.remedyOf.${complaint.remedy}`)}`}
          {ended && `, ${formatDate(ended, language)}`}
        </small>
      )}
      <div>
        <Button
          small
          busy={ask.busy}
          aria-label={`${t(row.lookups.length > 0 ? 'domainFacts.again' : 'domainFacts.ask')}: ${row.host}`}
          onClick={() => void ask.send({ params: { id: row.id } })}
        >
          {t(row.lookups.length > 0 ? 'domainFacts.again' : 'domainFacts.ask')}
        </Button>
      </div>
    </div>
  )
}
