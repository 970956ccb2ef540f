import { proofNotify } from '#contract/use-proof.ts'
import type { GapKind } from '#domain/use-proof/standing.ts'
import type { UseGapRow } from '#operations/staff/use-gap.ts'
import { Mark } from '#ui/mark.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Initials } from '../kit/initials.tsx'
import { ListPage } from '../kit/list-page.tsx'
import { usePlaceFilter } from '../kit/mark-columns.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { dayOf, distance, formatDate } from '../kit/time.ts'
import { vaultPath } from '../paths.ts'

const tones: Record<GapKind, Tone> = { missing: 'seal', asked: 'amber', ends: 'amber' }

/** Marks that have nothing to show of their use, or will have nothing within the year; what matters first stands first. */
export function UseGapList() {
  const t = useText()
  const language = useLanguage()
  const place = usePlaceFilter()
  return (
    <ListPage<UseGapRow>
      table="use_gap"
      title="lists.use_gap"
      href={(row) => vaultPath(row.trademark.id)}
      above={<p className="mw-small mw-muted wb-pad">{t('useGap.why')}</p>}
      bulk={{
        noun: 'trademark',
        idOf: (row) => row.trademark.id,
        nameOf: (row) => `${row.trademark.name}, ${row.trademark.jurisdiction}`,
        notify: proofNotify,
      }}
      filters={[
        { name: 'kind', label: t('useGap.what'), nameOf: (value) => t(`useGap.kind.${value as GapKind}`) },
        { name: 'told', label: t('useGap.told'), nameOf: (value) => t(`useGap.isTold.${value as 'yes' | 'no'}`) },
        place,
      ]}
      columns={[
        {
          key: 'mark',
          title: t('field.mark'),
          head: true,
          render: (row) => <Mark size="s">{row.trademark.name}</Mark>,
        },
        { key: 'place', title: t('field.place'), render: (row) => <Place code={row.trademark.jurisdiction} /> },
        { key: 'classes', title: t('useGap.classes'), render: (row) => row.classes.join(', ') },
        {
          key: 'kind',
          title: t('useGap.what'),
          render: (row) => <Status tone={tones[row.kind]}>{t(`useGap.kind.${row.kind}`)}</Status>,
        },
        {
          key: 'day',
          title: t('useGap.day'),
          render: (row) => (
            <>
              {formatDate(row.day, language)} <small className="mw-muted">{distance(row.day, language)}</small>
            </>
          ),
        },
        { key: 'owner', title: t('field.owner'), render: (row) => personName(row.trademark.user) },
        {
          key: 'told',
          title: t('useGap.told'),
          render: (row) => (row.told_at === null ? t('useGap.isTold.no') : formatDate(dayOf(row.told_at), language)),
        },
        {
          key: 'who',
          title: t('field.assigned'),
          render: (row) => <Initials person={row.trademark.assigned_admin} />,
        },
      ]}
    />
  )
}
